import LinearRegex
import Switchyard
import Testing

/// A list finds what trying its rules one by one finds.
@Suite struct RuleIndexTests {
    /// The result of the first rule that takes a URL, each tried alone.
    private func oneByOne(_ rules: [Rewriter], _ url: String) -> String {
        for rule in rules {
            let outcome = RewriteChain.rewrite(url, [rule], limit: 9_999)
            if !outcome.steps.isEmpty { return rule.rewrite(url) }
        }
        return url
    }

    @Test(arguments: 0..<8)
    func randomRules(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let pieces = [
            "a", "b", "ab", "abc", "(?i:AbC)", "x", "/", "é", "(a|b)", "[ab]", ".", "b+", "abcd", "ABCD", "^", "$",
        ]
        func random(_ count: Int) -> String {
            (0..<1 + generator.below(count)).map { _ in pieces[generator.below(pieces.count)] }.joined()
        }
        var rewriter = Rewriter()
        for number in 0..<130 { try? rewriter.add(RewriteRule(match: random(4), to: "/\(number)")) }
        let alone = try rewriter.rules.map { try Rewriter([$0]) }
        #expect(alone.count > 60)
        let letters = ["a", "b", "ab", "ABC", "abc", "x", "/", "é", "abcd", "aBCd"]
        for _ in 0..<60 {
            let url = (0..<generator.below(9)).map { _ in letters[generator.below(letters.count)] }.joined()
            #expect(rewriter.rewrite(url) == oneByOne(alone, url))
        }
    }

    @Test func aThousandRulesKeepTheirOrder() throws {
        var rules = (0..<1_000).map { RewriteRule(match: "^https://shop\\.example/p\($0)/(.*)", to: "/\($0)/$1") }
        rules.insert(RewriteRule(match: "p7\\d*/x$", to: "/first"), at: 500)
        let rewriter = try Rewriter(rules)
        #expect(rewriter.rewrite("https://shop.example/p7/x") == "/7/x")
        #expect(rewriter.rewrite("https://shop.example/p700/x") == "/first")
        #expect(rewriter.rewrite("https://shop.example/p700/y") == "/700/y")
        #expect(rewriter.rewrite("https://shop.example/p1000/y") == "https://shop.example/p1000/y")
    }
}
