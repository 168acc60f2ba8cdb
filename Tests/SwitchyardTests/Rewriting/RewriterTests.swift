import Switchyard
import Testing

@Suite struct RewriterTests {
    private func rule(_ match: String, _ template: String, next: Bool = false) -> RewriteRule {
        RewriteRule(match: match, to: template, next: next)
    }

    @Test func theFirstRuleThatMatchesWinsOnce() throws {
        let rewriter = try Rewriter([rule("a", "b"), rule("b", "c"), rule(".", "d")])
        #expect(rewriter.rewrite("a") == "b")
        #expect(rewriter.rewrite("b") == "c")
        #expect(rewriter.rewrite("x") == "d")
    }

    @Test func aRuleWithTheSameMatchIsReplacedInItsPlace() throws {
        var rewriter = try Rewriter([rule("a", "1"), rule("b", "2")])
        try rewriter.add(rule("a", "3"))
        #expect(rewriter.rules.map(\.template) == ["3", "2"])
        #expect(rewriter.rewrite("ab") == "3")
        rewriter.remove(match: "a")
        #expect(rewriter.rewrite("ab") == "2")
        rewriter.removeAll()
        #expect(rewriter.rules.isEmpty)
        #expect(rewriter.rewrite("ab") == "ab")
    }

    @Test func aRefusedRuleLeavesTheRulesAsTheyAre() throws {
        var rewriter = try Rewriter([rule("a", "1")])
        let before = rewriter
        #expect(throws: RewriteError.self) { try rewriter.add(rule("a", "$2")) }
        #expect(rewriter.rules == before.rules)
    }

    @Test func nextLetsTheFollowingRulesSeeTheResult() throws {
        let rewriter = try Rewriter([rule("^a", "b", next: true), rule("^(a)", "never"), rule("^b", "c")])
        #expect(rewriter.rewrite("a") == "c")
    }

    @Test func aCycleGivesTheURLBackAndIsToldAsALoop() throws {
        let rewriter = try Rewriter([rule("^/a$", "/b", next: true), rule("^/b$", "/a", next: true)])
        #expect(rewriter.rewrite("/a") == "/a")
        let run = RewriteRun("/a", through: [rewriter], limit: 100)
        #expect(run.outcome == .loop)
        #expect(run.steps.map(\.to) == ["/b", "/a"])
    }

    @Test func aRuleThatChangesNothingIsNoCycle() throws {
        let rewriter = try Rewriter([rule("^https?:(.*)", "https:$1", next: true), rule("/old$", "/new")])
        #expect(rewriter.rewrite("https://h/old") == "/new")
    }

    @Test func stepsAreBounded() throws {
        let many = try Rewriter((0..<100).map { rule("^/\($0)$", "/\($0 + 1)", next: true) })
        #expect(RewriteRun("/0", through: [many], limit: 100).outcome == .loop)
        #expect(RewriteRun("/50", through: [many], limit: 100).outcome == .rewritten("/100"))
    }

    @Test func limitsHoldBeforeAndAfter() throws {
        let doubling = try Rewriter((1...60).map { rule("x{\($0)}", "$url$url", next: true) })
        #expect(RewriteRun("xx", through: [doubling], limit: 1_000).outcome == .tooLong)
        #expect(RewriteRun("xxxx", through: [doubling], limit: 3).outcome == .tooLong)
        #expect(doubling.rewrite("x", limit: 10) == "x")
    }

    @Test func severalListsAreOneInOrder() throws {
        let first = try Rewriter([rule("^a", "b", next: true)])
        let second = try Rewriter([rule("^b", "c")])
        let third = try Rewriter([rule("^c", "never")])
        let run = RewriteRun("a", through: [first, Rewriter(), second, third], limit: 100)
        #expect(run.outcome == .rewritten("c"))
        #expect(run.steps.map(\.rule.match) == ["^a", "^b"])
        #expect(RewriteRun("z", through: [first, second], limit: 100).outcome == .unchanged)
    }

    @Test(arguments: [
        ("", "x", "an empty regular expression rewrites nothing (column 1 of \"match\": \"\")"),
        ("a", "é$1", "there is no group 1; the expression has 0 of them (column 2 of \"to\": \"é$1\")"),
        ("(a)", "${2}", "there is no group 2; the expression has 1 of them (column 1 of \"to\": \"${2}\")"),
        ("a", "${x}", "there is no group named 'x' (column 1 of \"to\": \"${x}\")"),
        ("a", "$hosts", "unknown variable '$hosts' (column 1 of \"to\": \"$hosts\")"),
        ("a", "x$", "a '$' stands before a group or a variable; write '\\$' for a dollar (column 2 of \"to\": \"x$\")"),
        ("a", "${", "this '${' is not closed; add '}' (column 1 of \"to\": \"${\")"),
    ])
    func refusals(match: String, template: String, message: String) {
        let error = #expect(throws: RewriteError.self) { try Rewriter([rule(match, template)]) }
        #expect(error?.description == message)
    }

    @Test(arguments: ["(", #"(a)\1"#, "(?=a)", "a{1001}", "(?<n>a)(?<n>b)"])
    func refusedExpressions(pattern: String) {
        let error = #expect(throws: RewriteError.self) { try Rewriter([rule(pattern, "x")]) }
        #expect(error?.part == .match)
    }

    @Test(arguments: [1, 2, 10, 1_000])
    func anIndexFindsWhatTryingEachRuleFinds(count: Int) throws {
        let literals = ["old", "shop", "HOST", "/x/", "example.org/", "a", "", "café", "longer-literal-text"]
        let rules = (0..<count).map { index -> RewriteRule in
            let literal = literals[index % literals.count]
            return rule("(?i)\(literal)\(index / literals.count)(/|$)", "/r\(index)")
        }
        let rewriter = try Rewriter(rules)
        let single = try rules.map { try Rewriter([$0]) }
        for number in stride(from: 0, to: count / literals.count + 2, by: max(1, count / 100)) {
            for literal in literals {
                let url = "https://EXAMPLE.org/\(literal)\(number)/OLD\(number)"
                let expected = single.lazy.map { $0.rewrite(url) }.first { $0 != url } ?? url
                #expect(rewriter.rewrite(url) == expected)
            }
        }
    }
}
