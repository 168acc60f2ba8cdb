import LinearRegex
import Testing

struct ByteExpressionTests {
    /// Scalars about which an encoding or a set can change.
    static let edges: [UInt32] = [
        0, 1, 0x40, 0x41, 0x5A, 0x5B, 0x61, 0x7A, 0x7F, 0x80, 0x81, 0xBF, 0xC0, 0xFF, 0x100, 0x7BF, 0x7FF, 0x800, 0x801,
        0xFFF,
        0x1000, 0x2028, 0xD7FF, 0xE000, 0xFFFD, 0xFFFF, 0x10000, 0x1F600, 0x3FFFF, 0x40000, 0xFFFFF, 0x100000, 0x10FFFE,
        0x10FFFF,
    ]

    static func encoded(_ value: UInt32) -> [UInt8] {
        Unicode.Scalar(value).map { Array(String(Character($0)).utf8) } ?? []
    }

    @Test(arguments: 0..<8)
    func writesSetsAsUTF8(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<20 {
            let ranges = (0..<1 + generator.below(3)).map { _ in
                let (first, second) = (generator.pick(Self.edges), generator.pick(Self.edges))
                return min(first, second)...max(first, second)
            }
            let set = ScalarSet(ranges)
            let automaton = try #require(ByteAutomaton.build(ByteExpression(set), stateLimit: 1_000))
            for value in Self.edges {
                let isMember = ranges.contains { $0.contains(value) }
                #expect(set.contains(value) == isMember)
                #expect(set.inverted.contains(value) == !isMember)
                #expect(automaton.accepts(Self.encoded(value)) == (isMember ? [0] : []), "\(ranges) with \(value)")
            }
        }
    }

    @Test func anyScalarIsWellFormedUTF8() throws {
        let automaton = try #require(ByteAutomaton.build(.anyScalar, stateLimit: 100))
        for value in Self.edges { #expect(automaton.accepts(Self.encoded(value)) == (value == 0 ? [] : [0])) }
        let illFormed: [[UInt8]] = [
            [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80],
            [0xF0, 0x8F, 0xBF, 0xBF],
            [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF], [0x61, 0x62],
        ]
        for bytes in illFormed { #expect(automaton.accepts(bytes) == []) }
    }

    @Test func foldsLiterals() throws {
        let automaton = try #require(
            ByteAutomaton.build(.literal("Ab-é", foldingASCIICase: true), stateLimit: 100))
        #expect(automaton.accepts("aB-é"))
        #expect(!automaton.accepts("aB-É"))
    }

    @Test(arguments: [
        ("^abc$", "abc"), ("(?m)^abc$", "abc"), ("(^a|b)c$", "bc"), ("a(b$|c)", "ab"), ("(?:^a)?b", "ab"),
        ("^^a$$", "a"),
        ("(?i)aB", "Ab"), ("[^/]+", "é😀"), ("(?s).", "\n"), ("a*?", "aa"), ("(?<n>a)(b)", "ab"), ("", ""),
        ("\\x00?a", "a"),
    ])
    func takesWholeValues(pattern: String, text: String) throws {
        let expression = try ByteExpression(fullMatch: .parse(pattern))
        let automaton = try #require(ByteAutomaton.build(expression, stateLimit: 1_000))
        #expect(automaton.accepts(text))
        #expect(!automaton.accepts(text + "\0"))
    }

    @Test(arguments: ["(?s).+", "[^a]|a[^b]*", "(?s).{2,}"])
    func staysWithinNonEmptyTexts(pattern: String) throws {
        let expression = try ByteExpression(fullMatch: .parse(pattern))
        let automaton = try #require(ByteAutomaton.build([expression, .nonEmptyText], stateLimit: 1_000))
        #expect(automaton.isSubset(0, of: 1))
        #expect(automaton.isEqual(0, 1) == (pattern == "(?s).+"))
    }
}
