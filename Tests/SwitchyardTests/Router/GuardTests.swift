import Switchyard
import Testing

struct GuardTests {
    @Test("the router's guards come first, then the groups', then the route's")
    func order() async throws {
        let (router, journal) = journaled()
        router.on(Rooms.Cellar.Vault.Gold.self) { gold, _ in
            journal.note("handler")
            return gold.bars
        }
        for name in ["own", "inner", "outer"] {
            router.guard(name) { route, context in
                journal.note(name)
                return .allow
            }
        }
        router.guard { _, _ in
            journal.note("first")
            return .allow
        }
        router.guard { _, _ async in
            journal.note("second")
            return .allow
        }
        #expect(try await router.open(Rooms.Cellar.Vault.Gold(bars: 2)) == 2)
        let path = "/cellar/vault/gold/2"
        #expect(
            journal.all == [
                "should \(path)", "first", "second", "outer", "inner", "own", "will \(path)", "handler", "did \(path)",
            ])
    }

    @Test func withoutClosureRefuses() async {
        let (router, journal) = journaled()
        router.on(Rooms.Wall.self) { _, _ in journal.note("handler") }
        #expect(await reason { try await router.open("/wall") } == .refused(guard: "own"))
        #expect(journal.all == ["should /wall", "failed /wall refused(guard: \"own\")"])
    }

    @Test func refuseWithAReason() async throws {
        let router = Router(Rooms.self)
        router.on(Rooms.Wall.self) { _, _ in }
        #expect(router.guard("own") { _, _ in .refuse("wet paint") })
        do {
            try await router.open("rooms://wall?x=1")
            Issue.record("the wall opens")
        } catch let error as RouteError {
            #expect(error.description == "the guard 'own' refused the route (wet paint): rooms://wall?x=1")
        }
        router.guard { _, _ in .refuse }
        #expect(await reason { try await router.open(.lobby) } == .refused(guard: "*"))
        #expect(!router.guard("nobody") { _, _ in .allow })
    }

    @Test("a redirect leads through the other route's own guards, and back")
    func redirects() async throws {
        let (router, journal) = journaled()
        router.on(Rooms.Wall.self) { _, _ in }
        router.on(Rooms.Sign.self) { sign, context in "\(sign.next ?? "") \(context.redirectCount)" }
        router.guard("own") { route, context in
            context[DoorKey.self] != nil ? .allow : .redirect(.sign(next: route.path))
        }
        try await router.open(.wall)
        #expect(
            journal.all == [
                "should /wall", "should /sign?next=%2Fwall", "will /sign?next=%2Fwall", "did /sign?next=%2Fwall",
            ])
        #expect(try await router.open("/wall", as: String.self) == "/wall 1")
        try await router.open(.wall, context: [DoorKey(shape: "star")])
        // Whoever wants nothing takes what the other route yields for that.
        try await router.open(Rooms.Wall(), context: [])
        let found = await reason { try await router.open("/wall", as: Int.self) }
        #expect(found == .outputMismatch(expected: "Int", found: "String"))
    }

    @Test func redirectsEnd() async throws {
        let router = Router(Rooms.self)
        router.on(Rooms.Count.self) { count, _ in count.to }
        router.guard { route, _ in
            guard case .count(let count) = route, count.to > 0 else { return .allow }
            return .redirect(.count(to: count.to - 1))
        }
        #expect(try await router.open("/count/8", as: Int.self) == 0)
        #expect(await reason { try await router.open("/count/9") } == .redirectLoop)
        #expect(throws: RouteError(.redirectLoop)) { try router.openSync(Rooms.Count(to: 9)) }
    }

    @Test func seeValuesBesideTheURL() async throws {
        let router = Router(Rooms.self)
        router.on(Rooms.Door.self) { door, _ in DoorScreen(number: door.number) }
        router.guard { route, _ in
            guard case .door(let door) = route, door.key != nil else { return .refuse("no key") }
            return .allow
        }
        #expect(try await router.open(Rooms.Door(number: 1, key: DoorKey(shape: "star"))).number == 1)
        #expect(await reason { try await router.open("/door/1") } == .refused(guard: "*"))
    }

    @Test func mayThrow() async {
        let router = Router(Rooms.self)
        router.guard("own") { _, _ in throw HandlerTests.CountFault() }
        await #expect(throws: HandlerTests.CountFault.self) { try await router.open(.wall) }
    }

    @Test func mayAnswerLater() async throws {
        let router = Router(Rooms.self)
        router.on(Rooms.Wall.self) { _, _ in }
        router.guard("own") { _, _ in
            await Task.yield()
            return .allow
        }
        try await router.open(.wall)
        #expect(throws: RouteError(.asyncHandler)) { try router.openSync(.wall) }
    }
}
