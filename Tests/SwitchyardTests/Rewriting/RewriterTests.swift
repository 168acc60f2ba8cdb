import Switchyard
import Testing

/// The order of rules, `next`, circles, limits, and changing a list.
@Suite struct RewriterTests {
    private func rules(_ list: (String, String, Bool)...) throws -> Rewriter {
        try Rewriter(list.map { RewriteRule(match: $0.0, to: $0.1, next: $0.2) })
    }

    @Test func theFirstThatMatchesWinsOnce() throws {
        let rewriter = try rules(("^/a", "/b", false), ("^/a$", "/c", false), ("^/b", "/d", false))
        #expect(rewriter.rewrite("/a") == "/b")
        #expect(rewriter.rewrite("/b") == "/d")
    }

    @Test func nextLetsTheFollowingRulesSeeTheResult() throws {
        let rewriter = try rules(
            ("b", "/c$url", false), ("^/a$", "/b", true), ("^/b$", "/c$url", true), ("^/c", "/d$0", true))
        #expect(rewriter.rewrite("/a") == "/d/c")
        #expect(RewriteChain.rewrite("/a", [rewriter], limit: 99).steps.map(\.result) == ["/b", "/c/a", "/d/c"])
    }

    @Test func aRuleMayLeaveAURLAsItIs() throws {
        let rewriter = try rules(("^/keep", "$url", false), ("^/(.*)", "/x/$1", false))
        #expect(rewriter.rewrite("/keep/1") == "/keep/1")
        let outcome = RewriteChain.rewrite("/keep/1", [rewriter], limit: 99)
        #expect(outcome.result == .unchanged)
        #expect(outcome.steps.count == 1)
    }

    @Test func anExpressionAndAPatternOfOneTextAreTwoRules() throws {
        var rewriter = try Rewriter([RewriteRule(match: "/old", to: "/a")])
        try rewriter.add(RewriteRule(from: "/old", to: "/b"))
        #expect(rewriter.rules.map(\.to) == ["/a", "/b"])
        #expect(rewriter.remove(match: "/old")?.to == "/a")
        #expect(rewriter.rewrite("/old") == "/b")
        #expect(rewriter.remove(match: "/old")?.to == "/b")
        #expect(rewriter.remove(match: "/old") == nil)
    }

    @Test func aCircleGivesTheURLBack() throws {
        let rewriter = try rules(("^/a$", "/b", true), ("^/b$", "/c", true), ("^/c$", "/a", false))
        #expect(rewriter.rewrite("/a") == "/a")
        let outcome = RewriteChain.rewrite("/a", [rewriter], limit: 99)
        #expect(outcome.result == .loop)
        #expect(outcome.steps.map(\.rule.match) == ["^/a$", "^/b$", "^/c$"])
        #expect(rewriter.rewrite("/b") == "/a")
    }

    @Test func rulesThatGoOnAndOnEnd() throws {
        let rewriter = try Rewriter((0..<300).map { RewriteRule(match: "^/\($0)$", to: "/\($0 + 1)", next: true) })
        #expect(RewriteChain.rewrite("/0", [rewriter], limit: 99).result == .loop)
        #expect(RewriteChain.rewrite("/250", [rewriter], limit: 99).result == .rewritten("/300"))
        let doubling = try Rewriter((0..<90).map { RewriteRule(match: "(a+)|\($0)", to: "$0$0", next: true) })
        #expect(RewriteChain.rewrite("a", [doubling], limit: 8_192).result == .tooLong)
        #expect(doubling.rewrite("a") == "a")
    }

    @Test func limitsHoldBeforeAndAfter() throws {
        let rewriter = try rules(("^/(.*)$", "/$1$1", false))
        #expect(RewriteChain.rewrite("/abc", [rewriter], limit: 7).result == .rewritten("/abcabc"))
        #expect(RewriteChain.rewrite("/abc", [rewriter], limit: 6).result == .tooLong)
        #expect(RewriteChain.rewrite("/abc", [], limit: 3).result == .tooLong)
    }

    @Test func listsAreOneList() throws {
        let first = try rules(("^/a", "/b", true), ("^/x", "/y", false))
        let second = try rules(("^/b", "/c", true))
        let third = try rules(("^/c", "/d", false), ("^/y", "/never", false))
        func run(_ url: String) -> RewriteOutcome { RewriteChain.rewrite(url, [first, second, third], limit: 99) }
        #expect(run("/a").result == .rewritten("/d"))
        #expect(run("/a").steps.map(\.rule.to) == ["/b", "/c", "/d"])
        #expect(run("/x").result == .rewritten("/y"))
        #expect(run("/z") == RewriteOutcome(result: .unchanged))
    }

    @Test func aMatchOfNoCharactersNeverRewrites() throws {
        for match in ["x*", "^", "$", "(?:)", "\\b"] {
            #expect(try rules((match, "/x", false)).rewrite("/abc") == "/abc")
        }
        #expect(try rules((".*", "/x", false)).rewrite("") == "")
    }

    @Test func rulesAreReplacedAddedAndRemoved() throws {
        var rewriter = try rules(("a", "/1", false), ("b", "/2", false), ("c", "/3", false))
        let copy = rewriter
        try rewriter.add(RewriteRule(match: "b", to: "/4"))
        #expect(rewriter.rules.map(\.to) == ["/1", "/4", "/3"])
        #expect(rewriter.remove(match: "a")?.to == "/1")
        #expect(rewriter.remove(match: "a") == nil)
        try rewriter.add(RewriteRule(match: "a", to: "/5"))
        try rewriter.add(RewriteRule(match: "c", to: "/6"))
        #expect(rewriter.rules.map(\.to) == ["/4", "/6", "/5"])
        #expect(rewriter.rewrite("ca") == "/6")
        #expect(copy.rules.map(\.to) == ["/1", "/2", "/3"])
        #expect(copy.rewrite("b") == "/2")
        rewriter.removeAll()
        #expect(rewriter == Rewriter())
        #expect(rewriter.rewrite("a") == "a")
    }

    @Test func aWrongRuleChangesNothing() throws {
        var rewriter = try rules(("a", "/1", false))
        #expect(throws: RewriteError.self) { try rewriter.add(RewriteRule(match: "a", to: "$9")) }
        #expect(rewriter.rewrite("a") == "/1")
    }

    @Test func aRewriterServesManyThreads() async throws {
        let rewriter = try Rewriter((0..<200).map { RewriteRule(match: "^/old/\($0)/(.*)$", to: "/new/\($0)/$1") })
        await withTaskGroup(of: Bool.self) { group in
            for task in 0..<8 {
                group.addTask {
                    (0..<200).allSatisfy { rewriter.rewrite("/old/\($0)/\(task)") == "/new/\($0)/\(task)" }
                }
            }
            for await isRight in group { #expect(isRight) }
        }
    }
}
