import LinearRegex

extension ByteAutomaton {
    /// Whether there is exactly one text of any language.
    var hasOneText: Bool {
        let sizes = byteCounts
        var state = start
        while accepts[state].isEmpty {
            let next = targets(of: state)
            guard next.count == 1, let (byteClass, target) = next.first, sizes[byteClass] == 1 else { return false }
            state = target
        }
        return targets(of: state).isEmpty
    }

    private var byteCounts: [Int] {
        classes.reduce(into: [Int](repeating: 0, count: classCount)) { $0[Int($1)] += 1 }
    }

    private func targets(of state: Int) -> [(byteClass: Int, state: Int)] {
        (0..<classCount).compactMap { byteClass in
            let target = transitions[state * classCount + byteClass]
            return target < 0 ? nil : (byteClass, Int(target))
        }
    }

    /// How the texts that a literal stands for whose letters count in either case lie to those of the automaton.
    func relation(ofAnyCaseOf text: String) -> LanguageRelation {
        let (all, some) = accepts(anyCaseOf: text)
        return LanguageRelation(
            meets: !some.isEmpty, isInside: !all.isEmpty, contains: holdsNothing(butAnyCaseOf: text))
    }

    /// Whether every text of the automaton is a literal with its letters in either case.
    private func holdsNothing(butAnyCaseOf text: String) -> Bool {
        let sizes = byteCounts
        var states: Set<Int> = [start]
        for byte in text.utf8 {
            let bytes = ByteAutomaton.cases(of: byte)
            var next: Set<Int> = []
            for state in states {
                let targets = bytes.compactMap { step(state, $0) }
                // Every way on leads to a text.
                let ways = self.targets(of: state).reduce(0) { $0 + sizes[$1.byteClass] }
                guard accepts[state].isEmpty, ways == targets.count else { return false }
                next.formUnion(targets)
            }
            states = next
        }
        return states.allSatisfy { targets(of: $0).isEmpty }
    }

    private static func cases(of byte: UInt8) -> [UInt8] {
        (byte | 0x20) &- 97 < 26 ? [byte | 0x20, byte & ~0x20] : [byte]
    }

    /// The languages that a text belongs to whose ASCII letters are each in either case.
    ///
    /// - Returns: Those of all such texts, and those of some of them.
    func accepts(anyCaseOf text: String) -> (all: Set<Int>, some: Set<Int>) {
        var states: Set<Int?> = [start]
        for byte in text.utf8 {
            let bytes = ByteAutomaton.cases(of: byte)
            states = Set(states.flatMap { state in bytes.map { byte in state.flatMap { step($0, byte) } } })
        }
        let sets = states.map { state in Set(state.map { accepts[$0] } ?? []) }
        return (
            sets.dropFirst().reduce(sets.first ?? []) { $0.intersection($1) },
            sets.reduce([]) { $0.union($1) }
        )
    }
}
