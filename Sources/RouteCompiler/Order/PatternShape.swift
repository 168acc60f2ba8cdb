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
    package var conditions: [(key: ExactText, language: Int)]
    /// The kinds of address that its URLs may have.
    package var addresses: Set<Int>

    /// - Parameter member: The manifest's number among those that the addresses are of.
    package init(
        _ pattern: CheckedPattern, of manifest: CheckedManifest, _ pool: LanguagePool, _ space: AddressSpace,
        member: Int = 0
    ) {
        let route = manifest.routes[pattern.route]
        self.route = route.number
        segments = pattern.segments.map {
            pool.segment($0, of: route, foldsCase: manifest.options.caseInsensitive)
        }
        lengths = pattern.lengths
        endsInCatchAll = pattern.endsInCatchAll(route)
        conditions = route.fixedQuery.map { (ExactText($0.key), pool.fixedValue($0.value)) }
        for parameter in route.parameters where parameter.presence == .required {
            if case .query(let key) = parameter.source {
                conditions.append((ExactText(key), pool.queryValue(parameter.type)))
            }
        }
        addresses = space.kinds(of: route, manifest: member)
    }

    /// Whether it is known of every URL if the pattern takes it: not where it has a type of the author's.
    func isCertain(_ pool: LanguagePool) -> Bool {
        (segments + conditions.map(\.language)).allSatisfy { pool.languages[$0].ownTypes.isEmpty }
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
