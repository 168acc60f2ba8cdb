import Switchyard
import Testing

/// Nothing that comes from outside traps, and what is refused is refused within its text.
@Suite struct RandomRuleTests {
    static let pieces = [
        "a", "é", "\\", "(", ")", "(?<n>", "[", "]", "$", "$1", "${n}", "$$", "$#", "$url", "{", "}", "{a: Int}", "{b}",
        "{c...}", "(1...9)", "*", "?", "/", "[/", "#", "%", "%C3", "%A9", "\0", "\n", "😀", "https://", ":", "@", "|",
    ]

    @Test(arguments: 0..<8)
    func survivesRandomRules(seed: UInt64) {
        var generator = SeededGenerator(seed: 900 + seed)
        func text() -> String {
            if generator.oneIn(4) {
                let bytes = (0..<generator.below(20)).map { _ in UInt8.random(in: 0...255, using: &generator) }
                return String(decoding: bytes, as: UTF8.self)
            }
            return (0..<generator.below(8)).map { _ in generator.pick(Self.pieces) }.joined()
        }
        var accepted = 0
        for _ in 0..<1_500 {
            let isPattern = generator.oneIn(2)
            let (match, to) = (isPattern ? "/" + text() : text(), generator.oneIn(3) ? "/x" : text())
            let rule = isPattern ? RewriteRule(from: match, to: to) : RewriteRule(match: match, to: to, next: true)
            do throws(RewriteError) {
                let rewriter = try Rewriter([rule, RewriteRule(match: ".$", to: "$url$path$query", next: true)])
                accepted += 1
                for _ in 0..<3 { _ = rewriter.rewrite(text()) }
            } catch {
                #expect((1...error.text.unicodeScalars.count + 1).contains(error.column))
                #expect(!error.message.isEmpty)
            }
        }
        #expect(accepted > 100)
    }
}
