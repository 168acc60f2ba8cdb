import Switchyard
import Testing

/// What handlers are given and what becomes of their results.
struct HandlerTests {
    @Test func areGivenTheRoute() async throws {
        let router = Router(Rooms.self)
        router.on(Rooms.Door.self) { door, context in
            DoorScreen(number: door.number, key: door.key?.shape, note: context.query.map(\.value).joined())
        }
        let typed: DoorScreen = try await router.open(Rooms.Door(number: 7, key: DoorKey(shape: "star")))
        #expect(typed == DoorScreen(number: 7, key: "star"))
        let value = try await router.open(.door(number: 8, key: DoorKey(shape: "moon")), as: DoorScreen.self)
        #expect(value == DoorScreen(number: 8, key: "moon"))
        let read = try await router.open("rooms://door/9?ref=a&other=b", as: DoorScreen.self)
        #expect(read == DoorScreen(number: 9, note: "ab"))
        #expect(try router.openSync(Rooms.Door(number: 1)) == DoorScreen(number: 1))
        #expect(try router.openSync(.door(number: 2), as: DoorScreen.self).number == 2)
        #expect(try router.openSync("/d/3", as: DoorScreen.self).number == 3)
    }

    @Test func mayBeOfAnyShape() async throws {
        let router = Router(Rooms.self)
        let journal = Journal()
        router.on(Rooms.Lobby.self) { _, _ in journal.note("lobby") }
        router.on(Rooms.Count.self) { count, _ in
            guard count.to >= 0 else { throw CountFault() }
            return count.to
        }
        router.on(Rooms.Slow.self) { slow, _ in
            await Task.yield()
            return slow.name
        }
        router.on(Rooms.Cellar.Vault.Gold.self) { gold, _ in gold.bars }
        for name in ["outer", "inner", "own"] { router.guard(name) { _, _ in .allow } }
        try await router.open(Rooms.Lobby())
        try await router.open(.lobby)
        try await router.open("rooms:")
        #expect(journal.all == ["lobby", "lobby", "lobby"])
        #expect(try await router.open(Rooms.Slow(name: "a")) == "a")
        #expect(try await router.open(.cellar(.vault(.gold(bars: 3))), as: Int.self) == 3)
        await #expect(throws: CountFault.self) { try await router.open(Rooms.Count(to: -1)) }
        #expect(throws: CountFault.self) { try router.openSync(Rooms.Count(to: -1)) }
    }

    @Test func resultsAreOfTheTypeAskedFor() async throws {
        let router = Router(Rooms.self)
        router.on(Rooms.Count.self) { count, _ in count.to }
        #expect(try await router.open("/count/3", as: Int.self) == 3)
        #expect(try await router.open("/count/3", as: (any Sendable).self) as? Int == 3)
        let found = await reason { _ = try await router.open("/count/3", as: String.self) }
        #expect(found == .outputMismatch(expected: "String", found: "Int"))
        try await router.open("/count/3")
    }

    @Test func areReplacedAndTakenBack() async {
        let router = Router(Rooms.self)
        #expect(await reason { try await router.open(.count(to: 1)) } == .noHandler)
        router.on(Rooms.Count.self) { count, _ in count.to }
        router.on(Rooms.Count.self) { count, _ in count.to + 1 }
        #expect((try? router.openSync(Rooms.Count(to: 1))) == 2)
        #expect(router.remove(Rooms.Count.self))
        #expect(!router.remove(Rooms.Count.self))
        #expect(await reason { try await router.open("/count/1") } == .noHandler)
        router.on(Rooms.Count.self) { count, _ in count.to }
        router.on(Rooms.Paint.self, variant: .red) { _, _ in "red" }
        router.fallback { _, _, _ in }
        router.removeAll()
        #expect(!router.canOpen(.count(to: 1)))
        #expect(!router.canOpen(.paint))
    }

    @Test func canOpenAsksForARouteAndAHandler() {
        let router = Router(Rooms.self)
        router.on(Rooms.Count.self) { count, _ in count.to }
        router.on(Rooms.Wall.self) { _, _ in }
        #expect(router.canOpen("rooms://count/1"))
        #expect(router.canOpen(Rooms.Count(to: 1)))
        #expect(router.canOpen("/wall"), "guards are not asked")
        #expect(!router.canOpen("/count/x"))
        #expect(!router.canOpen("/nothing"))
        #expect(!router.canOpen("https://elsewhere.example/count/1"))
        #expect(!router.canOpen("/door/1"))
    }

    @Test func limitHolds() async {
        let router = Router(Rooms.self, limit: 20)
        router.on(Rooms.Count.self) { count, _ in count.to }
        #expect(router.canOpen("/count/1"))
        #expect(await reason { try await router.open("/count/1?a=0123456789012345") } == .tooLong)
    }

    @Test func cancellationReachesThem() async throws {
        let router = Router(Rooms.self)
        router.on(Rooms.Slow.self) { slow, _ in
            while !Task.isCancelled { await Task.yield() }
            throw CancellationError()
        }
        let opening = Task { try await router.open(Rooms.Slow(name: "a")) }
        opening.cancel()
        await #expect(throws: CancellationError.self) { try await opening.value }
    }

    @Test func mayOpenAndChange() async throws {
        let router = Router(Rooms.self)
        router.on(Rooms.Count.self) { [unowned router] count, _ in
            router.remove(Rooms.Count.self)
            router.on(Rooms.Count.self) { count, _ in count.to * 10 }
            return try router.openSync(Rooms.Count(to: count.to))
        }
        #expect(try await router.open(Rooms.Count(to: 4)) == 40)
    }

    struct CountFault: Error {}
}
