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

    struct Pair {
        /// The smaller number.
        var first: Int
        var second: Int
        var relation: Relation
    }

    /// The pairs that meet, by number.
    private(set) var pairs: [Pair] = []
    /// For each pattern those that beat it, by lying inside or by `over`.
    private(set) var winners: [[Int]]
    /// For each pattern those that take all of its URLs, and more; without those of types whose values are not known.
    private var containers: [[Int]]
    private var isCertain: [Bool]
    /// Where too many patterns fit the same paths: two of them.
    let excess: (first: Int, second: Int)?

    init(_ manifest: CheckedManifest, _ shapes: [PatternShape], pool: LanguagePool) {
        let meeting = MeetingPairs(shapes.indices, shapes, pool: pool)
        excess = meeting.excess
        winners = [[Int]](repeating: [], count: shapes.count)
        containers = winners
        isCertain = shapes.map { $0.isCertain(pool) }
        for (first, second) in meeting.pairs {
            let relation = PatternRelations.relation(shapes[first], shapes[second], pool: pool)
            guard relation != .disjoint else { continue }
            let pair = Pair(first: first, second: second, relation: relation)
            pairs.append(pair)
            note(pair, manifest, shapes)
        }
    }

    private mutating func note(_ pair: Pair, _ manifest: CheckedManifest, _ shapes: [PatternShape]) {
        let (one, other) = (shapes[pair.first].route, shapes[pair.second].route)
        if pair.relation == .inside, isCertain[pair.second] { containers[pair.first].append(pair.second) }
        if pair.relation == .contains, isCertain[pair.first] { containers[pair.second].append(pair.first) }
        if manifest.isOwnAlias(pair.second, of: pair.first) {
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

    /// Patterns without those that others among them contain.
    func widest(_ patterns: [Int]) -> [Int] {
        let set = Set(patterns)
        return patterns.filter { pattern in !containers[pattern].contains(where: set.contains) }
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

    /// Whether a pattern is an alias and another one the canonical pattern of the same route.
    func isOwnAlias(_ pattern: Int, of other: Int) -> Bool {
        patterns[pattern].isAlias && !patterns[other].isAlias && patterns[pattern].route == patterns[other].route
    }
}
