import LinearRegex
import Testing

/// Patterns that make a backtracking engine run away take work in proportion to the text: counted, not timed.
struct HostilePatternTests {
    @Test(arguments: [
        ("(a*)*b", "a"), ("(a|aa)+$", "a"), ("(.*)(.*)(.*)x", "a"), ("(a?){25}a{25}b", "a"),
        ("((a{0,9}){0,9}){0,9}b", "a"),
        ("(?:(?:(?:a*)*)*)*b", "a"), ("(.*?,){11}P", "1,"), ("^(([a-z])+.)+[A-Z]([a-z])+$", "a"),
        ("(\\w+\\s?)+$", "a-"),
        ("(?m)(a*$)*x", "a\n"), ("[ab]*a[ab]{12}c", "aabab"), ("(x+x+)+y", "x"),
    ])
    func takesLinearWork(pattern: String, piece: String) throws {
        let regex = try LinearRegex(pattern)
        func work(_ length: Int) -> Int {
            let scratch = regex.makeScratch()
            let text = String(String(repeating: piece, count: length / piece.utf8.count + 1).prefix(length)) + "!"
            text.withBytes { _ = regex.firstMatch(in: $0, using: scratch) }
            text.withBytes { _ = regex.wholeMatch(in: $0, using: scratch) }
            return scratch.steps
        }
        let (short, long) = (work(400), work(1_600))
        #expect(short > 0)
        #expect(long <= short * 4 + 4_000)
        #expect(long <= 1_602 * RegexLimits.programSize * 3)
    }

    @Test func looksAtATextOnceWhenItsAutomatonIsKnown() throws {
        let regex = try LinearRegex("https?://[a-z]+\\.example/(\\d+)x")
        let scratch = regex.makeScratch()
        let text = String(repeating: "https://shop.example/123 ", count: 40)
        text.withBytes { #expect(regex.firstMatch(in: $0, using: scratch) == nil) }
        let built = scratch.steps
        text.withBytes { #expect(regex.firstMatch(in: $0, using: scratch) == nil) }
        #expect(scratch.steps == built)
    }

    @Test func acceptsNestedGroupsUpToTheLimit() throws {
        let pattern = String(repeating: "(?:a|", count: 100) + "b" + String(repeating: ")", count: 100)
        #expect(try LinearRegex(pattern).firstMatch(in: "xb")?.range == 1..<2)
        let expression = try ByteExpression(fullMatch: .parse(pattern))
        #expect(ByteAutomaton.build(expression, stateLimit: 10)?.stateCount == 2)
    }
}
