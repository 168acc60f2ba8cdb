import Switchyard
import Testing

/// Where handlers run.
struct IsolationTests {
    @MainActor private final class Screen {
        var title = ""
    }

    private actor Clerk {
        var count = 0

        func register(_ router: Router<Rooms>) {
            router.on(Rooms.Count.self) { count, _ in
                self.assertIsolated()
                self.count += count.to
                return self.count
            }
        }

        func open(_ router: Router<Rooms>) throws -> Int { try router.openSync(Rooms.Count(to: 1)) }

        func openLater(_ router: Router<Rooms>) async throws -> Int { try await router.open(Rooms.Count(to: 1)) }
    }

    @MainActor private func mainRouter(_ screen: Screen) -> Router<Rooms> {
        let router = Router(Rooms.self)
        router.on(Rooms.Count.self) { count, _ in
            MainActor.assertIsolated()
            screen.title = "\(count.to)"
            return count.to
        }
        router.on(Rooms.Slow.self) { slow, _ in
            screen.title = slow.name
            await Task.yield()
            MainActor.assertIsolated()
            return slow.name
        }
        router.guard("own") { _, _ in
            MainActor.assertIsolated()
            return screen.title.isEmpty ? .refuse : .allow
        }
        router.on(Rooms.Wall.self) { _, _ in screen.title = "wall" }
        return router
    }

    @MainActor @Test func mainActorCallers() async throws {
        let screen = Screen()
        let router = mainRouter(screen)
        #expect(try router.openSync(Rooms.Count(to: 2)) == 2)
        #expect(screen.title == "2")
        try await router.open(.slow(name: "a"))
        #expect(screen.title == "a")
        try router.openSync(.wall)
        #expect(screen.title == "wall")
    }

    @Test func callersElsewhere() async throws {
        let screen = Screen()
        let router = await mainRouter(screen)
        #expect(throws: RouteError(.wrongIsolation)) { try router.openSync(Rooms.Count(to: 2)) }
        #expect(try await router.open(Rooms.Count(to: 2)) == 2)
        try await router.open("/wall")
        #expect(await screen.title == "wall")
        #expect(try await router.open(Rooms.Slow(name: "a")) == "a")
        let clerk = Clerk()
        await #expect(throws: RouteError(.wrongIsolation)) { try await clerk.open(router) }
        #expect(try await clerk.openLater(router) == 1)
    }

    @Test func otherActors() async throws {
        let router = Router(Rooms.self)
        let clerk = Clerk()
        await clerk.register(router)
        #expect(try await clerk.open(router) == 1)
        #expect(try await clerk.openLater(router) == 2)
        #expect(try await router.open(Rooms.Count(to: 5)) == 7)
        #expect(throws: RouteError(.wrongIsolation)) { try router.openSync(Rooms.Count(to: 5)) }
        await #expect(throws: RouteError(.wrongIsolation)) { try await Clerk().open(router) }
    }

    @Test("a handler that belongs to no actor runs on the caller's")
    func nobodys() async throws {
        let router = Router(Rooms.self)
        router.on(Rooms.Count.self) { count, _ in count.to }
        #expect(try router.openSync(Rooms.Count(to: 1)) == 1)
        #expect(try await Clerk().open(router) == 1)
        #expect(try await MainActor.run { try router.openSync(Rooms.Count(to: 1)) } == 1)
        router.on(Rooms.Lobby.self) { _, _ in MainActor.assertIsolated() }
        try await openOnMain(router)
    }

    @MainActor private func openOnMain(_ router: Router<Rooms>) async throws {
        try router.openSync(.lobby)
        try await router.open(.lobby)
        try await router.open(Rooms.Lobby())
        try await router.open("/")
    }
}
