/// A pattern as the proofs see it: languages by number.
package struct PatternShape: Sendable {
    package var route: Int
    /// One a segment.
    package var segments: [Int]
    /// How many segments a path may have.
    package var lengths: [Int]
    /// Whether the last segment takes one segment or more.
    package var endsInCatchAll: Bool
    /// The required and fixed query values: key and language.
    package var conditions: [(key: String, language: Int)]
    /// Bit i: on origin i.
    package var origins: Int

    package init(_ pattern: CheckedPattern, _ route: CheckedRoute, pool: LanguagePool) {
        self.route = route.number
        segments = pattern.segments.map { pool.segment($0, of: route) }
        lengths = pattern.lengths
        endsInCatchAll = pattern.endsInCatchAll(route)
        conditions = route.fixedQuery.map { ($0.key, pool.fixedValue($0.value)) }
        for parameter in route.parameters where parameter.presence == .required {
            if case .query(let key) = parameter.source {
                conditions.append((key, pool.queryValue(parameter.type)))
            }
        }
        origins = route.origins.reduce(0) { $0 | 1 << $1 }
    }

    /// The language of the segment at an index of a path with that many segments.
    func language(at index: Int) -> Int { segments[min(index, segments.count - 1)] }

    /// Whether paths of a length can match.
    func takes(length: Int) -> Bool {
        lengths.contains(length) || (endsInCatchAll && length >= segments.count)
    }
}

extension CheckedPattern {
    package func endsInCatchAll(_ route: CheckedRoute) -> Bool {
        guard case .parameter(let index)? = segments.last?.pieces.first else { return false }
        let presence = route.parameters[index].presence
        return presence == .catchAll || presence == .optionalCatchAll
    }
}
