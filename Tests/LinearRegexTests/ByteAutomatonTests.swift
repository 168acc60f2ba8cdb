import LinearRegex
import Testing

/// The laws of automata, over random languages.
struct ByteAutomatonTests {
    static let texts = allTexts(of: ["a", "b", "é"], upTo: 4)

    static func automaton(_ expressions: ByteExpression...) throws -> ByteAutomaton {
        try #require(ByteAutomaton.build(expressions, stateLimit: 10_000))
    }

    @Test(arguments: 0..<10)
    func saysWhichLanguagesATextBelongsTo(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<12 {
            let expressions = (0..<3).map { _ in ByteExpression.random(depth: 3, using: &generator) }
            let automaton = try #require(ByteAutomaton.build(expressions, stateLimit: 10_000))
            for text in Self.texts {
                let expected = expressions.indices.filter { expressions[$0].holds(text) }
                #expect(automaton.accepts(text) == expected, "\(expressions) on \(text)")
            }
        }
    }

    @Test(arguments: 0..<10)
    func keepsTheLawsOfSets(seed: Int) throws {
        var generator = SeededGenerator(seed: 100 + UInt64(seed))
        for _ in 0..<12 {
            let (left, right) = (
                ByteExpression.random(depth: 3, using: &generator), ByteExpression.random(depth: 3, using: &generator)
            )
            let (first, second) = (try Self.automaton(left), try Self.automaton(right))
            let both = try #require(first.intersection(second, stateLimit: 10_000))
            let either = try #require(first.union(second, stateLimit: 10_000))
            let rest = try #require(first.subtracting(second, stateLimit: 10_000))
            let pair = try #require(first.combined(with: second, languageCount: 1, stateLimit: 10_000))
            for text in Self.texts {
                let (isLeft, isRight) = (!first.accepts(text).isEmpty, !second.accepts(text).isEmpty)
                #expect(!both.accepts(text).isEmpty == (isLeft && isRight))
                #expect(!rest.accepts(text).isEmpty == (isLeft && !isRight))
            }
            // The least automaton of a language is one and the same, however it was come by.
            #expect(try either == Self.automaton(.choice([left, right])))
            #expect(try pair == Self.automaton(left, right))
            #expect(rest.union(both, stateLimit: 10_000) == first)
            #expect(first.subtracting(rest, stateLimit: 10_000) == both)
            #expect(both.isEmpty == pair.isDisjoint(0, 1))
            #expect(rest.isEmpty == pair.isSubset(0, of: 1))
            #expect((first == second) == pair.isEqual(0, 1))
            #expect(pair.relabeled { $0.contains(0) ? [0] : [] } == first)
            #expect(try Self.automaton(left.reversed.reversed) == first)
        }
    }

    @Test(arguments: 0..<5)
    func reverses(seed: Int) throws {
        var generator = SeededGenerator(seed: 200 + UInt64(seed))
        for _ in 0..<12 {
            let expression = ByteExpression.random(depth: 3, using: &generator)
            let (forward, backward) = (try Self.automaton(expression), try Self.automaton(expression.reversed))
            for text in Self.texts {
                #expect(forward.accepts(text) == backward.accepts(text.reversed()))
            }
        }
    }

    @Test(arguments: 0..<5)
    func findsAShortestText(seed: Int) throws {
        var generator = SeededGenerator(seed: 300 + UInt64(seed))
        for _ in 0..<20 {
            let expressions = (0..<2).map { _ in ByteExpression.random(depth: 3, using: &generator) }
            let automaton = try #require(ByteAutomaton.build(expressions, stateLimit: 10_000))
            for wanted in [[0], [1], [0, 1]] {
                let found = automaton.shortestWitness { $0 == wanted }
                if let found { #expect(automaton.accepts(found.utf8) == wanted) }
                let shortest = Self.texts.filter { automaton.accepts($0) == wanted }.map(\.count).min()
                if let shortest { #expect(try #require(found).utf8.count <= shortest) }
            }
        }
    }

    @Test(arguments: [
        ("\\w+", "a"), ("[^a-z]", "0"), ("[^a-z0-9]", "A"), ("[^\\w]", "-"), ("[^\\x00-\\x7F]", "à"),
        ("[A-Z]{2}\\d{3}", "AA000"),
        ("[\\x01-\\x1F]|xyz", "xyz"), ("[\\x01-\\x03]", "\u{1}"), ("a?", ""), ("(?:aa|b[^b])c", "aac"),
    ])
    func prefersReadableTexts(pattern: String, text: String) throws {
        let automaton = try Self.automaton(try ByteExpression(fullMatch: .parse(pattern)))
        #expect(automaton.shortestText == text)
    }

    @Test func isMinimalAndNumberedBreadthFirst() throws {
        let automaton = try Self.automaton(.literal("ab"), .star(.literal("b")))
        #expect(automaton.classCount == 3)
        #expect(automaton.classes[97] == 1 && automaton.classes[98] == 2 && automaton.classes[0] == 0)
        #expect(automaton.transitions == [-1, 1, 2, -1, -1, 3, -1, -1, 2, -1, -1, -1])
        #expect(automaton.accepts == [[1], [], [1], [0]])
        #expect(automaton.start == 0)
        #expect(automaton.step(0, 97) == 1)
        #expect(automaton.step(1, 97) == nil)
    }

    @Test func knowsTheEmptyLanguage() throws {
        let automaton = try Self.automaton(.sequence([.literal("a"), .nothing]))
        #expect(automaton.isEmpty)
        #expect(automaton.stateCount == 1)
        #expect(automaton.shortestText == nil)
        #expect(!automaton.accepts("a"))
    }

    @Test func countsPreciselyUpToItsLimit() throws {
        // One state a count, and the start: 101 in all.
        let expression = ByteExpression.repetition(.literal("a"), minimum: 100, maximum: 100)
        #expect(ByteAutomaton.build(expression, stateLimit: 101)?.stateCount == 101)
        #expect(ByteAutomaton.build(expression, stateLimit: 100) == nil)
    }

    @Test func givesUpOnWhatGrowsExponentially() throws {
        let expression = try ByteExpression(fullMatch: .parse("[ab]*a[ab]{30}"))
        #expect(ByteAutomaton.build(expression, stateLimit: 5_000) == nil)
        // The other way round, one state a letter.
        #expect(ByteAutomaton.build(expression.reversed, stateLimit: 5_000)?.stateCount == 32)
    }

    @Test func stopsBeforeANondeterministicAutomatonOfUnreasonableSize() {
        var expression = ByteExpression.anyScalar
        for _ in 0..<6 { expression = .repetition(expression, minimum: 1_000, maximum: 1_000) }
        #expect(ByteAutomaton.build(expression, stateLimit: .max) == nil)
        expression = .empty
        for _ in 0..<6 { expression = .repetition(expression, minimum: 1_000, maximum: 1_000) }
        #expect(ByteAutomaton.build(expression, stateLimit: .max)?.accepts == [[0]])
    }
}
