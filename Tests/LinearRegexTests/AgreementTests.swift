import Testing

@testable import LinearRegex

/// The ways to run a pattern say the same: the simulation, the lazy automaton and the prebuilt one.
struct AgreementTests {
    static let pieces = ["a", "b", "A", "1", "_", "-", "é", "日", "\n"]

    private func forEachPair(seed: Int, _ body: (String, LinearRegex, String) throws -> Void) throws {
        var generator = SeededGenerator(seed: 2_000 + UInt64(seed))
        var patterns = RandomPattern(
            isASCII: true, loops: .all, literals: ["a", "b", "A", "1", "é", "日"], seed: 600 + seed)
        for _ in 0..<150 {
            let pattern = patterns.next()
            let regex = try LinearRegex(pattern)
            for _ in 0..<8 { try body(pattern, regex, generator.text(of: Self.pieces, below: 9)) }
        }
    }

    @Test(arguments: 0..<4)
    func lazyAutomatonAgreesWithSimulation(seed: Int) throws {
        try forEachPair(seed: seed) { pattern, regex, text in
            let program = try RegexProgram(.parse(pattern))
            guard var automaton = LazyAutomaton(program) else { return }
            var simulation = Simulation(program)
            text.withBytes { bytes in
                let text = RegexText(bytes)
                for start in [0, bytes.count / 2] {
                    let slots = simulation.run(text, from: start, to: text.count, isSearch: true, isWhole: false)
                    let known = automaton.matchEnd(in: text, from: start, isEarly: false)
                    if known == .unknown { continue }
                    #expect(known == slots.map { .match(end: Int($0[1])) } ?? .noMatch, "\(pattern) on \(bytes)")
                }
            }
            #expect(text.withBytes { regex.isMatch(in: $0) } == (regex.firstMatch(in: text) != nil))
        }
    }

    @Test(arguments: 0..<4)
    func prebuiltAutomatonAgreesWithSimulation(seed: Int) throws {
        var compared = 0
        try forEachPair(seed: seed) { pattern, regex, text in
            guard let expression = try? ByteExpression(fullMatch: .parse(pattern)) else { return }
            let automaton = try #require(ByteAutomaton.build(expression, stateLimit: 20_000))
            #expect(automaton.accepts(text) == (regex.wholeMatch(in: text) != nil), "\(pattern) on \(text)")
            compared += 1
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
            let outcome = (text + tail).withBytes { automaton.matchEnd(in: RegexText($0), from: 0, isEarly: false) }
            #expect(outcome == (length == 2_000 ? .match(end: 2_018) : .unknown))
        }
        #expect("xabc".withBytes { automaton.matchEnd(in: RegexText($0), from: 0, isEarly: false) } == .noMatch)
    }

    @Test(arguments: 0..<4)
    func requiredLiteralsAreInEveryMatch(seed: Int) throws {
        try forEachPair(seed: 50 + seed) { pattern, regex, text in
            guard let match = regex.firstMatch(in: text) else { return }
            let matched = String(decoding: Array(text.utf8)[match.range], as: UTF8.self)
            let required = String(decoding: regex.requiredLiteral.bytes, as: UTF8.self)
            let prefix = String(decoding: regex.prefixLiteral.bytes, as: UTF8.self)
            let folded = regex.requiredLiteral.ignoresASCIICase ? matched.lowercased() : matched
            #expect(required.isEmpty || folded.contains(required), "\(pattern) on \(text)")
            let foldedStart = regex.prefixLiteral.ignoresASCIICase ? matched.lowercased() : matched
            #expect(foldedStart.hasPrefix(prefix), "\(pattern) on \(text)")
            if regex.isAnchoredAtStart { #expect(match.range.lowerBound == 0) }
        }
    }
}
