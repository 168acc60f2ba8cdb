import LinearRegex
import Testing

/// Nothing that comes from outside traps, and what is refused is refused within the pattern.
struct RandomInputTests {
    static let syntax = [
        "a", "b", "é", "\\", "(", ")", "(?", "(?:", "(?<n>", "(?i)", "[", "]", "^", "-", "$", ".", "*", "+", "?", "{",
        "}", "2",
        ",", "|", "\\d", "\\b", "\\Q", "\\E", "\\x", "\\u{", "&&", "\0", "{1000}", "😀",
    ]

    @Test(arguments: 0..<8)
    func survivesRandomPatterns(seed: Int) throws {
        var generator = SeededGenerator(seed: 3_000 + UInt64(seed))
        var parsed = 0
        for round in 0..<1_000 {
            let pattern =
                round % 4 == 0
                ? String(decoding: randomBytes(using: &generator), as: UTF8.self)
                : generator.text(of: Self.syntax, below: 14)
            do {
                let regex = try LinearRegex(pattern)
                parsed += 1
                let bytes = randomBytes(using: &generator)
                bytes.withUnsafeBufferPointer { text in
                    let match = regex.firstMatch(in: text, from: generator.below(text.count + 1))
                    for range in match?.groups.compactMap({ $0 }) ?? [] {
                        #expect(range.upperBound <= text.count)
                    }
                    _ = regex.wholeMatch(in: text)
                }
                if let expression = try? ByteExpression(fullMatch: .parse(pattern)) {
                    _ = ByteAutomaton.build(expression, stateLimit: 200)
                }
            } catch {
                #expect((0...pattern.unicodeScalars.count).contains(error.column))
                #expect(!error.message.isEmpty)
            }
        }
        #expect(parsed > 50)
    }

    private func randomBytes(using generator: inout SeededGenerator) -> [UInt8] {
        (0..<generator.below(40)).map { _ in UInt8.random(in: 0...255, using: &generator) }
    }
}
