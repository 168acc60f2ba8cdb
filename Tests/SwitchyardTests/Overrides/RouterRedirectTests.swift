import Foundation
import Switchyard
import SwitchyardFoundation
import Testing

/// Routes that a document closes or redirects, and URLs that it rewrites.
struct RouterRedirectTests {
    private let router = Router(NewApp.self)
    private let log = EventLog()

    init() {
        router.on(NewApp.Detail.self) { "detail \($0.id) \($1.variant ?? "-")" }
        router.on(NewApp.Alert.self) { [log] alert, context in
            log.add("alert \(alert.message) \(context.variant ?? "-")")
        }
        router.on(NewApp.Legacy.self) { [log] legacy, _ in log.add("legacy \(legacy.id)") }
        router.on(NewApp.Home.self) { [log] _, _ in log.add("home") }
    }

    private func apply(_ routes: String) throws {
        let document = #"{"version": 1, "routes": {\#(routes)}}"#
        router.apply(try Overrides(json: Data(document.utf8), for: NewApp.self, unknown: .refuse))
    }

    // MARK: Closed and redirected routes

    @Test("a closed route")
    func disabled() async throws {
        try apply(#""legacy": {"disabled": true}"#)
        #expect(!router.canOpen("/old/1"))
        #expect(!router.canOpen(NewApp.Legacy(id: 1)))
        let error = await #expect(throws: RouteError.self) { try await router.open("/old/1") }
        #expect(error?.reason == .disabled)
        #expect(error?.url == "/old/1")
        #expect(throws: RouteError.self) { try router.openSync(.legacy(id: 1)) }
        #expect(log.all.isEmpty)
        router.apply(nil)
        #expect(router.canOpen("/old/1"))
    }

    @Test("another one in its place")
    func instead() async throws {
        try apply(#""legacy": {"disabled": true, "instead": "/alert/gone?x=1"}"#)
        #expect(!router.canOpen("/old/1"))
        try await router.open("/old/1")
        try router.openSync(.legacy(id: 2))
        #expect(log.all == ["alert gone -", "alert gone -"])
    }

    @Test("a redirect, to a route with an experiment of its own")
    func redirect() async throws {
        router.observe { [log] event in
            if case .exposed(let exposure) = event { log.add("exposed \(exposure.variant) \(exposure.route.rawValue)") }
        }
        router.unit = "u"
        let allMini = #""detail": {"experiment": {"key": "cards", "weights": {"mini": 1}}}"#
        try apply(allMini + #", "alert": {"redirect": "/items/42"}, "legacy": {"redirect": "/alert/x"}"#)
        #expect(router.canOpen("/old/1") && router.canOpen("/alert/a"))
        #expect(try await router.open("/old/1", as: String.self) == "detail 42 mini")
        #expect(log.all == ["exposed mini detail"])
        let mismatch = await #expect(throws: RouteError.self) { try await router.open("/alert/a", as: Int.self) }
        #expect(mismatch?.reason == .outputMismatch(expected: "Int", found: "String"))
        router.remove(NewApp.Detail.self)
        #expect(!router.canOpen("/old/1"))
        try apply(#""alert": {"redirect": "/items/42"}, "detail": {"disabled": true}"#)
        #expect(!router.canOpen("/alert/a"))
        let closed = await #expect(throws: RouteError.self) { try await router.open("/alert/a") }
        #expect(closed?.reason == .disabled)
    }

    @Test("the target's guards are asked, not the redirected route's")
    func guards() async throws {
        router.guard("open") { [log] route, _ in
            log.add("asked for \(route)")
            return .allow
        }
        router.on(NewApp.Guarded.self) { _, _ in }
        try apply(#""legacy": {"redirect": "/guarded"}"#)
        try await router.open("/old/1")
        #expect(log.all == ["asked for /guarded"])
        try apply(#""guarded": {"redirect": "/"}"#)
        try await router.open("/guarded")
        #expect(log.all == ["asked for /guarded", "home"])
    }

    @Test("a guard and a document that send to and fro end in 'redirectLoop'")
    func loop() async throws {
        router.guard("open") { _, _ in .redirect(.legacy(id: 1)) }
        try apply(#""legacy": {"redirect": "/guarded"}"#)
        let error = await #expect(throws: RouteError.self) { try await router.open("/old/1") }
        #expect(error?.reason == .redirectLoop)
    }

    @Test("a chain as long as a document may have is followed")
    func chain() async throws {
        router.on(NewApp.Hop8.self) { [log] _, context in log.add("hop8 \(context.redirectCount)") }
        try apply((0..<8).map { #""hop\#($0)": {"redirect": "/hops/\#($0 + 1)"}"# }.joined(separator: ","))
        #expect(router.canOpen("/hops/0"))
        try await router.open("/hops/0")
        #expect(log.all == ["hop8 8"])
    }

    // MARK: Rewrites

    @Test("the document's rules come before the app's, on the text as it came; the result is matched like any URL")
    func rewrites() async throws {
        router.observe { [log] event in
            if case .rewritten(let from, let to) = event { log.add("\(from) → \(to)") }
        }
        router.rewriter = try Rewriter([
            RewriteRule(match: "^https://blog[.]example/(.*)", to: "/alert/app-$1"),
            RewriteRule(match: "^https://news[.]example/(.*)", to: "/alert/app-$1"),
        ])
        let document =
            #"{"version": 1, "rewrites": [{"match": "^https://blog[.]example/(.*)", "to": "/alert/document-$1"}, {"match": "^/away/(.*)", "to": "https://$1"}]}"#
        router.apply(try Overrides(json: Data(document.utf8), for: NewApp.self))
        #expect(router.canOpen("https://blog.example/x"))
        #expect(log.all.isEmpty)
        try await router.open("https://blog.example/x")
        try router.openSync("https://news.example/y")
        let error = await #expect(throws: RouteError.self) { try await router.open("/away/evil.example") }
        #expect(error?.reason == .foreignOrigin)
        #expect(error?.url == "/away/evil.example")
        router.apply(nil)
        try await router.open("https://blog.example/z")
        #expect(
            log.all == [
                "https://blog.example/x → /alert/document-x", "alert document-x -",
                "https://news.example/y → /alert/app-y", "alert app-y -",
                "/away/evil.example → https://evil.example",
                "https://blog.example/z → /alert/app-z", "alert app-z -",
            ])
    }

    @Test("rules that lead in a circle, across the document's and the app's, and results that are too long")
    func rewriteLimits() async throws {
        router.rewriter = try Rewriter([RewriteRule(match: "^/b", to: "/a", next: true)])
        let document =
            #"{"version": 1, "rewrites": [{"match": "^/a", "to": "/b", "next": true}, {"match": "^/long/(.*)", "to": "/alert/$1$1$1"}]}"#
        router.apply(try Overrides(json: Data(document.utf8), for: NewApp.self))
        let loop = await #expect(throws: RouteError.self) { try await router.open("/a") }
        #expect(loop?.reason == .rewriteLoop)
        let long = "/long/" + String(repeating: "a", count: 4_000)
        let tooLong = await #expect(throws: RouteError.self) { try await router.open(long) }
        #expect(tooLong?.reason == .tooLong)
        #expect(tooLong?.url == long)
    }
}
