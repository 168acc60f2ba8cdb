import ShopRoutes
import Switchyard
import Testing

/// The rules that a manifest declares, read from its compiled table.
@Suite struct ManifestRewriteTests {
    @Test func aTableHasItsRules() async throws {
        let rewriter = try #require(Rewriter.manifest(Routes._data))
        #expect(rewriter.rules.map(\.to) == ["/search?q=$$1"])
        #expect(rewriter.rewrite("https://www.example.org/search/a b") == "/search?q=a%20b")
        await withTaskGroup(of: Rewriter?.self) { group in
            for _ in 0..<8 { group.addTask { Rewriter.manifest(Routes._data) } }
            for await other in group { #expect(other == rewriter) }
        }
    }

    @Test func aTableWithoutRulesRewritesNothing() {
        #expect(Rewriter.manifest("") == nil)
        #expect(testTable("home /").rewriter.rules.isEmpty)
    }

    @Test func rulesKeepTheirOrderAndTheLastOfTwoCounts() {
        let table = testTable(
            """
            a /a/{x}
            rewrite "^/b/(?<rest>.*)$" -> "/a/${rest}"
            rewrite "^/\\"(.*)$" -> "/a/$#1"
            """)
        #expect(table.rewriter.rules.map(\.match) == ["^/b/(?<rest>.*)$", "^/\"(.*)$"])
        #expect(table.rewrite("/\"%41", [table.rewriter]).result == .rewritten("/a/A"))
        #expect(table.rewrite("/a/1", [table.rewriter]).result == .unchanged)
    }

    @Test(arguments: [
        ("/old/1", "/items/1"), ("shop://old/1", "/items/1"), ("https://shop.example/old/1", "/items/1"),
        ("https://evil.example/old/1", nil), ("mall://old/1", nil), ("https://shop.example@evil.example/old/1", nil),
        ("https:///old/1", nil), ("/old/1\n", nil), ("https://shop.example:99999/old/1", nil),
    ])
    func aPatternTakesOnlyTheTablesOrigins(url: String, result: String?) throws {
        let table = testTable("origin app shop:\norigin web https://shop.example\nitem /items/{id: Int}")
        let rewriter = try Rewriter([RewriteRule(from: "/old/{id: Int}", to: "/items/$id")])
        #expect(table.rewrite(url, [rewriter]).result == result.map { .rewritten($0) } ?? .unchanged)
    }
}
