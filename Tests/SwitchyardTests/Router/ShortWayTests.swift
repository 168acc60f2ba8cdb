import Switchyard
import Testing

/// A router without observers opens most routes in a shorter way, and nobody can tell.
struct ShortWayTests {
    private struct Fault: Error {}

    private final class Screens {
        let title = "screen"
    }

    /// A router with handlers of all kinds, each of which tells what it sees.
    ///
    /// - Parameter isWatched: Whether an observer takes the router off the short way.
    private func router(_ isWatched: Bool, _ journal: Journal) throws -> Router<Rooms> {
        let router = Router(Rooms.self, limit: 60)
        @Sendable func note(_ route: some Route, _ context: RouteContext) {
            journal.note(
                "\(route.path) \(context.url ?? "-") \(context.matchedURL ?? "-") \(context.variant ?? "-") "
                    + "\(context.query.map(\.key)) \(context[Int.self] ?? 0) \(context.redirectCount) "
                    + (context.isSync ? "sync" : "async"))
        }
        router.on(Rooms.Door.self) { door, context in
            note(door, context)
            return DoorScreen(number: door.number)
        }
        router.on(Rooms.Paint.self) { paint, context in
            note(paint, context)
            return "paint"
        }
        router.on(Rooms.Count.self) { count, context in
            note(count, context)
            if count.to == 3 { throw Fault() }
            if count.to == 4 { throw RouteError(.noMatch) }
            return count.to
        }
        router.on(Rooms.Slow.self) { slow, context in
            note(slow, context)
            await Task.yield()
            return slow.name
        }
        router.on(Rooms.Sign.self) { @MainActor sign, context in
            note(sign, context)
            return Screens().title
        }
        router.on(Rooms.Wall.self) { wall, context in note(wall, context) }
        router.guard("own") { _, _ in .redirect(.count(to: 5)) }
        router.on(Rooms.Anything.self) { anything, context in
            note(anything, context)
            return anything.rest
        }
        router.fallback { url, error, _ in journal.note("fallback \(url) \(error.reason)") }
        router.rewriter = try Rewriter([
            RewriteRule(match: "^/in", to: "/count/7?more=b"), RewriteRule(match: "^/loop$", to: "/pool", next: true),
            RewriteRule(match: "^/pool$", to: "/loop", next: true),
            RewriteRule(match: "^/wide$", to: "/any/0123456789012345678901234567890123456789012345678901234567890"),
        ])
        if isWatched { router.observe { _ in } }
        return router
    }

    /// What both ways come to, which has to be the same.
    private func compare(_ open: (Router<Rooms>) async throws -> Any) async throws -> [String] {
        var outcomes: [[String]] = []
        for isWatched in [false, true] {
            let journal = Journal()
            let router = try router(isWatched, journal)
            var outcome: String
            do {
                outcome = "\(try await open(router))"
            } catch {
                outcome = "\(error) \((error as? RouteError)?.url ?? "-")"
            }
            outcomes.append(journal.all + [outcome])
        }
        #expect(outcomes[0] == outcomes[1])
        return outcomes[0]
    }

    static let openedURLs = [
        "/", "/door/1", "rooms://door/1?ref=a&x=y", "https://rooms.example/door/1", "/d/2", "/door/x", "/paint",
        "/count/2",
        "/count/3", "/count/4", "/slow/a", "/sign?next=b", "/wall", "/any/a/b%20c", "/codes/AB1",
        "/cellar/vault/gold/3",
        "/in?y=z", "https://old.example/number/2", "/loop", "/wide", "/nowhere", "https://elsewhere.example/",
        "a\u{1}b",
        "/any/0123456789012345678901234567890123456789012345678901234567890",
    ]

    @Test(arguments: openedURLs)
    func urls(_ url: String) async throws {
        _ = try await compare { try await $0.open(url, context: [1, 2]) }
        _ = try await compare { try $0.openSync(url, context: [1, 2]) }
        _ = try await compare { try await $0.open(url, as: String.self) }
        _ = try await compare { try $0.openSync(url, as: String.self) }
    }

    @MainActor @Test(arguments: openedURLs)
    func urlsOnTheMainActor(_ url: String) throws {
        let outcomes = try [false, true].map { isWatched in
            let journal = Journal()
            let router = try router(isWatched, journal)
            let outcome = Result { try router.openSync(url, as: String.self) }
            return journal.all + ["\(outcome)"]
        }
        #expect(outcomes[0] == outcomes[1])
    }

    static let openedRoutes = openedURLs.compactMap { Rooms.match($0) }

    @Test(arguments: openedRoutes)
    func values(_ route: Rooms) async throws {
        _ = try await compare { try await $0.open(route, context: [1]) }
        _ = try await compare { try $0.openSync(route, context: [1]) }
        _ = try await compare { try await $0.open(route, as: [String].self) }
        _ = try await compare { try $0.openSync(route, as: [String].self) }
    }

    @Test func structs() async throws {
        let door = try await compare { try await $0.open(Rooms.Door(number: 1), context: [1]) }
        #expect(door.first == "/door/1 - - - [] 1 0 async")
        let paint = try await compare { try $0.openSync(Rooms.Paint()) }
        #expect(paint == ["/paint - - plain [] 0 0 sync", "paint"])
        _ = try await compare { try await $0.open(Rooms.Paint(), variants: [.red]) }
        _ = try await compare { try $0.openSync(Rooms.Paint(), variants: [.red]) }
        _ = try await compare { try await $0.open(Rooms.Count(to: 3)) }
        _ = try await compare { try await $0.open(Rooms.Slow(name: "a")) }
        _ = try await compare { try $0.openSync(Rooms.Slow(name: "a")) }
        _ = try await compare { try $0.openSync(Rooms.Sign()) }
        _ = try await compare { try $0.openSync(Rooms.Lobby()) }
        _ = try await compare { try $0.openSync(Rooms.Wall()) }
    }

    @Test func whatIsAddedLaterHasASay() throws {
        let journal = Journal()
        let router = try router(false, journal)
        try router.openSync("/count/1")
        router.guard { _, _ in .refuse }
        #expect(throws: RouteError(.refused(guard: "*"), url: "/count/1")) { try router.openSync("/count/1") }

        let painted = try self.router(false, journal)
        painted.on(Rooms.Paint.self, variant: .red) { _, _ in "red" }
        #expect(try painted.openSync(Rooms.Paint()) == "paint")
        painted.force(.red, for: Rooms.Paint.self)
        #expect(try painted.openSync(Rooms.Paint()) == "red")
        #expect(try painted.openSync("/paint", as: String.self) == "red")
        painted.force(nil, for: Rooms.Paint.self)
        let observation = painted.observe { journal.note($0.line) }
        try painted.openSync(.paint)
        #expect(journal.all.suffix(3).last == "did /paint")
        painted.remove(observation)
        painted.remove(Rooms.Paint.self)
        #expect(throws: RouteError(.noHandler)) { try painted.openSync(.paint) }
    }
}
