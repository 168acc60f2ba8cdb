import Switchyard
import Testing

struct ObserverTests {
    @Test func hearOfEverythingInOrder() async throws {
        let (router, journal) = journaled()
        router.on(Rooms.Paint.self) { _, _ in
            journal.note("handler")
            return ""
        }
        try await router.open(Rooms.Paint())
        try router.openSync(.paint)
        let once = ["should /paint", "will /paint plain", "handler", "did /paint"]
        #expect(journal.all == once + once)
    }

    @Test func hearOfFailures() async {
        let (router, journal) = journaled()
        router.on(Rooms.Slow.self) { _, _ async in "" }
        router.on(Rooms.Count.self) { _, _ in throw HandlerTests.CountFault() }
        _ = await reason { try await router.open("/nothing") }
        _ = await reason { try await router.open("/door/1") }
        _ = await reason { try router.openSync("/slow/a") }
        _ = await reason { try await router.open("/count/1") }
        #expect(
            journal.all == [
                "failed - noMatch", "should /door/1", "failed /door/1 noHandler", "should /slow/a",
                "failed /slow/a asyncHandler", "should /count/1", "will /count/1", "failed /count/1 CountFault()",
            ])
    }

    @Test func areToldInTheOrderTheyWereAdded() async throws {
        let router = Router(Rooms.self)
        let journal = Journal()
        router.on(Rooms.Lobby.self) { _, _ in }
        let first = router.observe { _ in journal.note("first") }
        router.observe { _ in journal.note("second") }
        try await router.open(.lobby)
        router.remove(first)
        router.observe { _ in journal.note("third") }
        router.remove(first)
        try await router.open(.lobby)
        let both = Array(repeating: ["first", "second"], count: 3).flatMap { $0 }
        #expect(journal.all == both + Array(repeating: ["second", "third"], count: 3).flatMap { $0 })
    }

    @Test func canOpenIsSilent() {
        let (router, journal) = journaled()
        #expect(!router.canOpen("/nothing"))
        #expect(!router.canOpen(.lobby))
        #expect(journal.all.isEmpty)
    }

    @Test("the fallback sees the URL as it came in, once, where no route takes it")
    func fallback() async {
        let (router, journal) = journaled()
        router.fallback { url, error, context in
            journal.note("fallback \(url) \(error.reason) \(context[Int.self] ?? 0)")
        }
        for url in ["/nothing", "https://elsewhere.example/", "/a\tb"] {
            _ = await reason { try await router.open(url, context: [1]) }
        }
        for url in ["/count/x", "/count/1", "/wall"] { _ = await reason { try await router.open(url) } }
        _ = await reason { try router.openSync("/Nothing") }
        #expect(
            journal.all.filter { $0.hasPrefix("fallback") } == [
                "fallback /nothing noMatch 1", "fallback https://elsewhere.example/ foreignOrigin 1",
                "fallback /a\tb malformed 1", "fallback /Nothing noMatch 0",
            ])
    }

    @Test func fallbackMayWaitAndThrow() async {
        let router = Router(Rooms.self)
        router.fallback { url, _, _ in
            await Task.yield()
            throw HandlerTests.CountFault()
        }
        await #expect(throws: HandlerTests.CountFault.self) { try await router.open("/nothing") }
        #expect(throws: RouteError(.asyncHandler)) { try router.openSync("/nothing") }
    }
}
