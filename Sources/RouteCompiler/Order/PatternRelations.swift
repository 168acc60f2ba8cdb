import RouteManifest

/// Who beats whom among the patterns of a manifest, pair by pair. Only patterns that one path may fit are compared.
struct PatternRelations {
    enum Relation {
        case disjoint
        case equal
        /// The first lies strictly inside the second.
        case inside
        /// The second lies strictly inside the first.
        case contains
        /// They meet, and neither lies inside the other.
        case overlapping
        /// Deciding would take too many states.
        case undecided
    }

    /// By pair, the smaller pattern first, in that order.
    private(set) var pairs: [(first: Int, second: Int, relation: Relation)] = []
    /// For each pattern those that beat it, by lying inside or by `over`.
    private(set) var winners: [[Int]]
    /// Past the limit of comparisons: the patterns of the group that led there.
    private(set) var excess: [Int]?

    /// How many pairs are compared at most.
    static let pairLimit = 500_000

    init(_ manifest: CheckedManifest, _ shapes: [PatternShape], groups: [[Int]], pool: LanguagePool) {
        winners = [[Int]](repeating: [], count: shapes.count)
        var seen: Set<Int> = []
        for group in groups {
            if seen.count + group.count * (group.count - 1) / 2 > PatternRelations.pairLimit {
                excess = group
                break
            }
            for (position, one) in group.enumerated() {
                for other in group[(position + 1)...] {
                    let (first, second) = one < other ? (one, other) : (other, one)
                    guard seen.insert(first * shapes.count + second).inserted else { continue }
                    pairs.append(
                        (first, second, PatternRelations.relation(shapes[first], shapes[second], pool: pool)))
                }
            }
        }
        pairs.sort { ($0.first, $0.second) < ($1.first, $1.second) }
        for pair in pairs { note(pair, manifest, shapes) }
    }

    private mutating func note(
        _ pair: (first: Int, second: Int, relation: Relation), _ manifest: CheckedManifest, _ shapes: [PatternShape]
    ) {
        guard pair.relation != .disjoint else { return }
        let (one, other) = (shapes[pair.first].route, shapes[pair.second].route)
        if one == other, !manifest.patterns[pair.first].isAlias {
            // A path that an alias shares with its own target is read by the canonical pattern.
            winners[pair.second].append(pair.first)
        } else if manifest.isOver(one, other) {
            winners[pair.second].append(pair.first)
        } else if manifest.isOver(other, one) {
            winners[pair.first].append(pair.second)
        } else if pair.relation == .inside {
            winners[pair.second].append(pair.first)
        } else if pair.relation == .contains {
            winners[pair.first].append(pair.second)
        }
    }

    static func relation(_ first: PatternShape, _ second: PatternShape, pool: LanguagePool) -> Relation {
        guard let meets = first.meets(second, pool: pool) else { return .undecided }
        if !meets { return .disjoint }
        guard let isInside = first.isInside(second, pool: pool), let contains = second.isInside(first, pool: pool)
        else { return .undecided }
        switch (isInside, contains) {
        case (true, true): return .equal
        case (true, false): return .inside
        case (false, true): return .contains
        case (false, false): return .overlapping
        }
    }
}

extension CheckedManifest {
    /// Whether a route is placed over another by hand.
    func isOver(_ route: Int, _ other: Int) -> Bool {
        routes[route].over.contains { $0.value == other }
    }
}

extension PatternShape {
    /// Whether there is a URL that both patterns take. A path without scheme is on every origin.
    ///
    /// - Returns: Nil where deciding would take too many states.
    func meets(_ other: PatternShape, pool: LanguagePool) -> Bool? {
        for condition in conditions {
            for second in other.conditions where second.key == condition.key {
                guard let relation = pool.relation(condition.language, second.language) else { return nil }
                if !relation.meets { return false }
            }
        }
        // Two catch-alls meet in a path as long as the longer pattern, if in any.
        let lengths = Set(self.lengths + other.lengths)
        nextLength: for length in lengths where takes(length: length) && other.takes(length: length) {
            for index in 0..<length {
                guard let relation = pool.relation(language(at: index), other.language(at: index)) else {
                    return nil
                }
                if !relation.meets { continue nextLength }
            }
            return true
        }
        return false
    }
}
