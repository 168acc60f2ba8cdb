import Testing

@testable import LinearRegex

/// The ways to run a pattern say the same: the simulation, the lazy automaton and the prebuilt one.
struct AgreementTests {
    static let pieces = ["a", "b", "A", "1", "_", "-", "é", "日", "\n"]

    private func forEachPattern(seed: Int, _ body: (String, LinearRegex, [String]) throws -> Void) throws {
        var generator = SeededGenerator(seed: 2_000 + UInt64(seed))
        var patterns = RandomPattern(
            isASCII: true, loops: .all, literals: ["a", "b", "A", "1", "é", "日"], seed: 600 + seed)
        for _ in 0..<150 {
            let pattern = patterns.next()
            let regex = try LinearRegex(pattern)
            try body(pattern, regex, (0..<8).map { _ in generator.text(of: Self.pieces, below: 9) })
        }
    }

    @Test(arguments: 0..<4)
    func lazyAutomatonAgreesWithSimulation(seed: Int) throws {
        try forEachPattern(seed: seed) { pattern, regex, texts in
            let program = try RegexProgram(.parse(pattern))
            guard var automaton = LazyAutomaton(program) else { return }
            let simulation = Simulation(program)
            for text in texts {
                text.withBytes { bytes in
                    let text = RegexText(bytes)
                    for start in [0, bytes.count / 2] {
                        let slots = simulation.run(text, from: start, to: text.count, isSearch: true, isWhole: false)
                        let comment: Comment = "\(pattern) on \(bytes)"
                        switch automaton.findMatch(in: text, from: start, isEarly: false) {
                        case .unknown: break
                        case .noMatch: #expect(slots == nil, comment)
                        case .match(let range):
                            #expect(slots.map { Int($0[1]) } == range.upperBound, comment)
                            #expect(slots.map { range.contains(Int($0[0])) || $0[0] == $0[1] } == true, comment)
                        }
                    }
                }
                #expect(text.withBytes { regex.isMatch(in: $0) } == (regex.firstMatch(in: text) != nil))
            }
        }
    }

    @Test(arguments: 0..<4)
    func prebuiltAutomatonAgreesWithSimulation(seed: Int) throws {
        var compared = 0
        try forEachPattern(seed: seed) { pattern, regex, texts in
            guard let expression = try? ByteExpression(fullMatch: .parse(pattern)) else { return }
            let automaton = try #require(ByteAutomaton.build(expression, stateLimit: 20_000))
            for text in texts {
                #expect(automaton.accepts(text) == (regex.wholeMatch(in: text) != nil), "\(pattern) on \(text)")
                compared += 1
            }
        }
        #expect(compared > 500)
    }

    @Test func lazyAutomatonStartsAfreshWhenFull() throws {
        // Every window of 16 letters is a state of its own: more than are kept.
        let program = try RegexProgram(.parse("[ab]*a[ab]{16}c"))
        var automaton = try #require(LazyAutomaton(program))
        var generator = SeededGenerator(seed: 7)
        let tail = "a" + String(repeating: "b", count: 16) + "c"
        for length in [2_000, 60_000] {
            let text = (0..<length).map { _ in generator.pick(["a", "b"]) }.joined()
            let outcome = (text + tail).withBytes { automaton.findMatch(in: RegexText($0), from: 0, isEarly: false) }
            #expect(outcome == (length == 2_000 ? .match(within: 0..<2_018) : .unknown))
        }
        #expect("xabc".withBytes { automaton.findMatch(in: RegexText($0), from: 0, isEarly: false) } == .noMatch)
    }

    @Test(arguments: 0..<4)
    func requiredLiteralsAreInEveryMatch(seed: Int) throws {
        try forEachPattern(seed: 50 + seed) { pattern, regex, texts in
            for text in texts {
                guard let match = regex.firstMatch(in: text) else { continue }
                let matched = String(decoding: Array(text.utf8)[match.range], as: UTF8.self)
                for literal in [regex.requiredLiteral, regex.prefixLiteral] {
                    let expected = String(decoding: literal.bytes, as: UTF8.self)
                    let folded = literal.ignoresASCIICase ? matched.lowercased() : matched
                    #expect(expected.isEmpty || folded.contains(expected), "\(pattern) on \(text)")
                    #expect(literal != regex.prefixLiteral || folded.hasPrefix(expected), "\(pattern) on \(text)")
                }
                if regex.isAnchoredAtStart { #expect(match.range.lowerBound == 0) }
            }
        }
    }
}
