extension PatternShape {
    /// Whether every URL of this pattern is one of the other's.
    ///
    /// - Returns: Nil where deciding would take too many states.
    package func isInside(_ other: PatternShape, pool: LanguagePool) -> Bool? {
        if origins & ~other.origins != 0 { return false }
        if endsInCatchAll, !other.endsInCatchAll { return false }
        for condition in other.conditions {
            guard let own = conditions.first(where: { $0.key == condition.key }) else { return false }
            guard let relation = pool.relation(own.language, condition.language) else { return nil }
            if !relation.isInside { return false }
        }
        var lengths = Set(self.lengths)
        // Behind both catch-alls' starts every longer path is like the one before.
        if endsInCatchAll { lengths.formUnion(segments.count...max(segments.count, other.segments.count)) }
        for length in lengths {
            guard other.takes(length: length) else { return false }
            for index in 0..<length {
                guard let relation = pool.relation(language(at: index), other.language(at: index)) else {
                    return nil
                }
                if !relation.isInside { return false }
            }
        }
        return true
    }
}
