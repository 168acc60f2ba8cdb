/// The order in which the runtime asks the patterns that a path fits: one that beats another comes first.
struct PatternOrder {
    /// For each pattern its rank; a smaller one wins.
    let ranks: [Int]

    /// Ranks in which every winner comes before its losers (Kahn's topological sorting, in order of declaration where
    /// nothing else decides). Patterns in a circle, which the proofs refuse, come last.
    ///
    /// - Parameter winners: For each pattern those that beat it.
    init(winners: [[Int]]) {
        var losers = [[Int]](repeating: [], count: winners.count)
        for (loser, list) in winners.enumerated() {
            for winner in list { losers[winner].append(loser) }
        }
        var remaining = winners.map(\.count)
        var ranks = [Int](repeating: -1, count: winners.count)
        var ready = winners.indices.filter { remaining[$0] == 0 }
        var next = 0
        while next < ready.count {
            let pattern = ready[next]
            ranks[pattern] = next
            next += 1
            for loser in losers[pattern] {
                remaining[loser] -= 1
                if remaining[loser] == 0 { ready.append(loser) }
            }
        }
        for pattern in ranks.indices where ranks[pattern] < 0 {
            ranks[pattern] = next
            next += 1
        }
        self.ranks = ranks
    }
}
