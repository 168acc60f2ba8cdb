import Switchyard
import Testing

/// Rewrites on the way to a route.
struct RouterRewriteTests {
    @Test("the router's rules come before the manifest's, and observers hear of the result")
    func order() async throws {
        let (router, journal) = journaled()
        router.on(Rooms.Count.self) { count, _ in count.to }
        #expect(try await router.open("https://old.example/number/3", as: Int.self) == 3)
        router.rewriter = try Rewriter([RewriteRule(match: "number/3$", to: "/count/4")])
        #expect(try await router.open("https://old.example/number/3", as: Int.self) == 4)
        #expect(try await router.open("https://old.example/number/5", as: Int.self) == 5)
        #expect(
            journal.all.filter { $0.hasPrefix("rewritten") } == [
                "rewritten https://old.example/number/3 → /count/3",
                "rewritten https://old.example/number/3 → /count/4",
                "rewritten https://old.example/number/5 → /count/5",
            ])
        #expect(journal.all.first == "rewritten https://old.example/number/3 → /count/3")
    }

    @Test func theResultIsMatchedLikeAnyURL() async throws {
        let (router, journal) = journaled()
        router.fallback { url, error, context in journal.note("fallback \(url)") }
        router.rewriter = try Rewriter([
            RewriteRule(match: "^/away$", to: "https://elsewhere.example/"),
            RewriteRule(match: "^/wrong$", to: "/count/x"),
        ])
        #expect(await reason { try await router.open("/away") } == .foreignOrigin)
        #expect(throws: RouteError(.foreignOrigin, url: "/away")) { try router.openSync("/away") }
        #expect(journal.all.filter { $0.hasPrefix("fallback") } == ["fallback /away", "fallback /away"])
        let wrong = await reason { try await router.open("/wrong") }
        #expect(wrong == .invalidParameter(name: "to", value: "x", expected: "Int"))
    }

    @Test func loopsAndLimits() async throws {
        let router = Router(Rooms.self, limit: 40)
        router.rewriter = try Rewriter([
            RewriteRule(match: "^/a$", to: "/b", next: true), RewriteRule(match: "^/b$", to: "/a", next: true),
            RewriteRule(match: "^/long$", to: "/count/0123456789012345678901234567890123456789"),
        ])
        #expect(await reason { try await router.open("/a") } == .rewriteLoop)
        #expect(await reason { try await router.open("/long") } == .tooLong)
        #expect(!router.canOpen("/a"))
    }

    @Test func handlersSeeBothURLs() async throws {
        let router = Router(Rooms.self)
        router.on(Rooms.Sign.self) { _, context in
            "\(context.url ?? "") \(context.matchedURL ?? "") \(context.query.map(\.key))"
        }
        router.rewriter = try Rewriter([RewriteRule(match: "^/in", to: "/sign?next=a&more=b")])
        let text = try await router.open("/in?x=1", as: String.self)
        #expect(text == #"/in?x=1 /sign?next=a&more=b ["next", "more"]"#)
    }
}
