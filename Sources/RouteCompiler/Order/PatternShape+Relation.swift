extension PatternShape {
    /// Whether every URL of this pattern is one of the other's.
    ///
    /// - Returns: Nil where deciding would take too many states.
    package func isInside(_ other: PatternShape, pool: LanguagePool) -> Bool? {
        if !addresses.isSubset(of: other.addresses) || (endsInCatchAll && !other.endsInCatchAll) { return false }
        var lengths = Set(self.lengths)
        // Behind both catch-alls' starts every longer path is like the one before.
        if endsInCatchAll { lengths.formUnion(segments.count...max(segments.count, other.segments.count)) }
        guard lengths.allSatisfy(other.takes) else { return false }
        var isDecided = true
        for condition in other.conditions {
            guard let own = conditions.first(where: { $0.key == condition.key }) else { return false }
            guard let relation = pool.relation(own.language, condition.language) else {
                isDecided = false
                continue
            }
            if !relation.isInside { return false }
        }
        for length in lengths {
            for index in 0..<length {
                guard let relation = pool.relation(language(at: index), other.language(at: index)) else {
                    isDecided = false
                    continue
                }
                if !relation.isInside { return false }
            }
        }
        return isDecided ? true : nil
    }

    /// Whether there is a URL that both patterns take. A path without scheme is on every origin.
    ///
    /// - Returns: Nil where deciding would take too many states.
    func meets(_ other: PatternShape, pool: LanguagePool) -> Bool? {
        var isDecided = true
        for condition in conditions {
            for second in other.conditions where second.key == condition.key {
                guard let relation = pool.relation(condition.language, second.language) else {
                    isDecided = false
                    continue
                }
                if !relation.meets { return false }
            }
        }
        // Two catch-alls meet in a path as long as the longer pattern, if in any.
        let common = Set(lengths + other.lengths).filter { takes(length: $0) && other.takes(length: $0) }
        var mayMeet = false
        for length in common {
            switch meets(other, length: length, pool: pool) {
            case true?: if isDecided { return true } else { mayMeet = true }
            case nil: mayMeet = true
            case false?: continue
            }
        }
        return mayMeet ? nil : false
    }

    private func meets(_ other: PatternShape, length: Int, pool: LanguagePool) -> Bool? {
        var isDecided = true
        for index in 0..<length {
            guard let relation = pool.relation(language(at: index), other.language(at: index)) else {
                isDecided = false
                continue
            }
            if !relation.meets { return false }
        }
        return isDecided ? true : nil
    }
}
