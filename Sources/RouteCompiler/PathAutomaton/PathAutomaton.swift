package import LinearRegex

/// The automaton that reads a path segment by segment. A state is a set of positions in patterns (subset
/// construction; Rabin and Scott, 1959).
package struct PathAutomaton: Sendable {
    /// A position in a pattern: how many of its segments have been read.
    package struct Position: Hashable, Sendable, Comparable {
        package var pattern: Int
        package var depth: Int

        package static func < (first: Position, second: Position) -> Bool {
            (first.pattern, first.depth) < (second.pattern, second.depth)
        }
    }

    package struct State: Sendable {
        package var positions: [Position]
        /// The states that literal segments lead to, in the order of their texts.
        package var literals: [(text: String, target: Int)] = []
        /// The number of the automaton that sorts all other segments, and for each of its states the state that a
        /// text which ends there leads to.
        package var classifier: (automaton: Int, targets: [Int?])?
        /// Where any segment leads that nothing above takes.
        package var any: Int?
        /// The patterns that a path which ends here fits, with how many of their segments it has.
        package var candidates: [Position] = []
    }

    /// State 0 is where reading begins.
    package var states: [State]
}

/// The path automata of a manifest: one, or several where a single one would be too large.
package struct PathAutomata: Sendable {
    package var automata: [PathAutomaton]
    /// The classifiers that the states name.
    package var classifiers: [ByteAutomaton]
    /// Languages that the automata do not sort by exactly, so that their texts are checked when a path has ended.
    package var unsorted: Set<Int>

    package init(_ shapes: [PatternShape], pool: LanguagePool) {
        var classifiers = SegmentClassifiers(pool: pool)
        automata = PathAutomata.build(Array(shapes.indices), shapes, &classifiers)
        self.classifiers = classifiers.automata
        unsorted = classifiers.unsorted
    }

    /// What each automaton may take for each position of its patterns, and some more.
    private static let costPerPosition = 10
    private static let spareCost = 8_000

    private static func build(
        _ patterns: [Int], _ shapes: [PatternShape], _ classifiers: inout SegmentClassifiers
    ) -> [PathAutomaton] {
        let positions = patterns.reduce(0) { $0 + shapes[$1].segments.count + 1 }
        // A single pattern always fits: it has a state for each set of its own few positions.
        let limit = patterns.count == 1 ? Int.max : positions * costPerPosition + spareCost
        var construction = PathAutomatonConstruction(patterns, shapes, costLimit: limit)
        if let automaton = construction.run(&classifiers) { return [automaton] }
        let middle = patterns.count / 2
        return build(Array(patterns[..<middle]), shapes, &classifiers)
            + build(Array(patterns[middle...]), shapes, &classifiers)
    }
}

extension Array where Element: Hashable {
    /// Each element once, where it first stands.
    package func uniqued() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
