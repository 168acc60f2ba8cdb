import ShopRoutes
import Switchyard
import Testing

/// What older routers offer, row by row.
struct OldRouterTests {
    private let router = Router(Rooms.self)

    /// Made anew by a factory, or shared.
    private final class Controller: Sendable {
        let number: Int

        init(number: Int) { self.number = number }
    }

    // MARK: ABRouter

    @Test("one route to a class, a factory block, a shared instance or an action block")
    func handlersOfAnyOutput() async throws {
        let shared = Controller(number: 7)
        let journal = Journal()
        router.on(Rooms.Door.self) { door, _ in DoorScreen(number: door.number) }
        router.on(Rooms.Count.self) { _, _ in shared.number }
        router.on(Rooms.Lobby.self) { _, _ in journal.note("action") }
        #expect(try await router.open("/door/1", as: DoorScreen.self) == DoorScreen(number: 1))
        #expect(try await router.open("/count/1", as: Int.self) == 7)
        try await router.open("/")
        #expect(journal.all == ["action"])
    }

    @Test("required path and optional query parameters in one dictionary")
    func typedProperties() async throws {
        router.on(Rooms.Door.self) { door, context in
            let unknown = context.query.filter { $0.key != "ref" }.map { "\($0.key)=\($0.value)" }
            return DoorScreen(number: door.number, note: "\(door.ref ?? "-") \(unknown.joined(separator: " "))")
        }
        let screen = try await router.open("/door/7?campaign=a%20b&ref=mail&x=%26", as: DoorScreen.self)
        #expect(screen == DoorScreen(number: 7, note: "mail campaign=a b x=&"))
        #expect(try await router.open("/door/8", as: DoorScreen.self) == DoorScreen(number: 8, note: "- "))
    }

    @Test(
        "options A, B, C, D, All, a default; the first that has a handler wins, a mask never falls back to the default")
    func optionMasks() async throws {
        router.on(Rooms.Paint.self, variant: .red) { _, _ in "red" }
        router.on(Rooms.Paint.self, variant: .blue) { _, _ in "blue" }
        router.on(Rooms.Paint.self) { _, _ in "default" }
        #expect(try await router.open(Rooms.Paint(), variants: [.red, .blue]) == "red")
        #expect(try await router.open(Rooms.Paint(), variants: Rooms.Paint.Variant.allCases) == "red")
        #expect(await reason { try await router.open(Rooms.Paint(), variants: [.plain]) } == .noHandler)
        #expect(try await router.open(Rooms.Paint()) == "default")
    }

    @Test("canMapController, canMapAction; removing one option's handler")
    func removingOneOption() {
        router.on(Rooms.Paint.self, variant: .red) { _, _ in "red" }
        router.on(Rooms.Paint.self, variant: .blue) { _, _ in "blue" }
        #expect(router.canOpen(Rooms.Paint(), variants: [.red]))
        router.remove(Rooms.Paint.self, variant: .red)
        #expect(!router.canOpen(Rooms.Paint(), variants: [.red]))
        #expect(router.canOpen(Rooms.Paint(), variants: [.blue]))
    }

    @Test("the app's own scheme is dropped")
    func ownScheme() async throws {
        router.on(Rooms.Count.self) { count, _ in count.to }
        for url in ["rooms://count/3", "rooms:/count/3", "/count/3", "https://rooms.example/count/3"] {
            #expect(try await router.open(url, as: Int.self) == 3)
        }
        #expect(await reason { try await router.open("other://count/3") } == .foreignOrigin)
    }

    @Test("metadata: matched URL, pattern, option; a query key cannot forge it")
    func metadata() async throws {
        router.on(Rooms.Paint.self) { _, context in
            "\(context.url ?? "-") \(Rooms.ID.paint.pattern) \(context.variant ?? "-")"
        }
        let url = "rooms://paint?url=x&variant=blue&pattern=y"
        #expect(try await router.open(url, as: String.self) == "\(url) /paint plain")
        #expect(try await router.open(Rooms.Paint()) == "- /paint plain")
    }

    // MARK: FFRouter

    @Test("plain, object and callback handlers")
    func handlerKinds() async throws {
        let journal = Journal()
        router.on(Rooms.Lobby.self) { _, _ in journal.note("plain") }
        router.on(Rooms.Count.self) { count, _ in count.to }
        router.on(Rooms.Slow.self) { slow, _ in
            await Task.yield()
            return slow.name
        }
        try router.openSync("/")
        #expect(try router.openSync("/count/3", as: Int.self) == 3)
        #expect(try await router.open("/slow/a", as: String.self) == "a")
        #expect(journal.all == ["plain"])
    }

    @Test("wildcards")
    func wildcards() async throws {
        router.on(Rooms.Anything.self) { anything, _ in anything.rest }
        #expect(try await router.open("rooms://any/a/b%2Fc/d", as: [String].self) == ["a", "b/c", "d"])
    }

    @Test("values of any type beside the URL")
    func valuesBesideTheURL() async throws {
        router.on(Rooms.Door.self) { door, _ in DoorScreen(number: door.number, key: door.key?.shape) }
        let door = Rooms.Door(number: 1, key: DoorKey(shape: "star"))
        #expect(try await router.open(door).key == "star")
        #expect(try await router.open("/door/1?key=star", as: DoorScreen.self).key == nil)
    }

    @Test("handler for unregistered URLs; canRoute; unregister one, all; log switch")
    func unregisteredURLs() async {
        let journal = Journal()
        let log = LogObserver { line, _ in journal.note(line) }
        router.observe(log)
        router.fallback { url, _, _ in journal.note("fallback \(url)") }
        router.on(Rooms.Lobby.self) { _, _ in }
        router.on(Rooms.Wall.self) { _, _ in }
        #expect(router.canOpen("/wall"))
        router.remove(Rooms.Wall.self)
        #expect(!router.canOpen("/wall"))
        #expect(router.canOpen("/"))
        _ = await reason { try await router.open("/nothing") }
        log.level = .everything
        _ = await reason { try await router.open("/") }
        #expect(
            journal.all == [
                "fallback /nothing", "asked for lobby / for /", "opens lobby / for /", "opened lobby / for /",
            ])
        router.removeAll()
        #expect(!router.canOpen("/"))
    }

    @Test("rewrite rules by regular expression, many at once, remove one, all")
    func rewriteRules() async throws {
        router.on(Rooms.Sign.self) { sign, context in "\(sign.next ?? "") \(context.url ?? "")" }
        router.rewriter = try Rewriter([
            RewriteRule(match: #"^https://search\.example/(.*)"#, to: "/sign?next=$$1"),
            RewriteRule(match: #"^https://gone\.example"#, to: "/sign?next=gone"),
        ])
        let found = try await router.open("https://search.example/a b&c", as: String.self)
        #expect(found == "a b&c https://search.example/a b&c")
        #expect(router.canOpen("https://gone.example"))
        router.rewriter.remove(match: #"^https://gone\.example"#)
        #expect(!router.canOpen("https://gone.example"))
        #expect(router.canOpen("https://search.example/a"))
        router.rewriter.removeAll()
        #expect(!router.canOpen("https://search.example/a"))
    }

    // MARK: RouterMan

    @Test("regular-expression patterns over path and query, several per target, full match, priorities")
    func patterns() async throws {
        router.on(Rooms.Code.self) { code, _ in code.code }
        router.on(Rooms.Door.self) { door, _ in DoorScreen(number: door.number) }
        #expect(try await router.open("/codes/AB12", as: String.self) == "AB12")
        #expect(!router.canOpen("/codes/AB12x"))
        #expect(!router.canOpen("/codes/xAB12"))
        #expect(try await router.open("/d/4", as: DoorScreen.self).number == 4, "by an alias")
        #expect(Routes.match("/search?mode=map") == .map, "placed over the search")
    }

    @Test("controller, storyboard and action types")
    func actions() async throws {
        let journal = Journal()
        router.on(Rooms.Lobby.self) { _, _ in journal.note("action") }
        let nothing: Void = try await router.open(Rooms.Lobby())
        #expect(nothing == ())
        #expect(journal.all == ["action"])
    }

    @Test("should (may answer later), will and did show, global and per type")
    func asksAndTells() async throws {
        let journal = Journal()
        router.on(Rooms.Wall.self) { _, _ in journal.note("shows") }
        router.guard { route, _ in
            await Task.yield()
            journal.note("should any")
            return .allow
        }
        router.guard("own") { route, _ in
            await Task.yield()
            journal.note("should wall")
            return .allow
        }
        router.observe { event in
            switch event {
            case .willOpen(.wall, _): journal.note("will")
            case .didOpen(.wall, _): journal.note("did")
            default: break
            }
        }
        try await router.open("/wall")
        #expect(journal.all == ["should any", "should wall", "will", "shows", "did"])
    }

    // MARK: RaRouter

    @Test("do, getResult, viewController; typed module tables; per-module registration run once")
    func typedTables() async throws {
        struct RoomHandlers: RoomsHandlers {
            func lobby(_ route: Rooms.Lobby, _ context: RouteContext) {}
            func door(_ route: Rooms.Door, _ context: RouteContext) -> DoorScreen { DoorScreen(number: route.number) }
            func paint(plain route: Rooms.Paint, _ context: RouteContext) -> String { "plain" }
            func paint(red route: Rooms.Paint, _ context: RouteContext) -> String { "red" }
            func paint(blue route: Rooms.Paint, _ context: RouteContext) -> String { "blue" }
            func count(_ route: Rooms.Count, _ context: RouteContext) -> Int { route.to }
            func slow(_ route: Rooms.Slow, _ context: RouteContext) async throws -> String {
                MainActor.assertIsolated()
                await Task.yield()
                return route.name
            }
            func sign(_ route: Rooms.Sign, _ context: RouteContext) -> String { route.next ?? "" }
            func wall(_ route: Rooms.Wall, _ context: RouteContext) throws { throw HandlerTests.CountFault() }
            func anything(_ route: Rooms.Anything, _ context: RouteContext) -> [String] { route.rest }
            func code(_ route: Rooms.Code, _ context: RouteContext) -> String { route.code }
            func cellarVaultGold(_ route: Rooms.Cellar.Vault.Gold, _ context: RouteContext) -> Int { route.bars }
        }
        let rooms = await MainActor.run { Router(Rooms.self, handlers: RoomHandlers()) }
        for guardName in ["outer", "inner", "own"] { rooms.guard(guardName) { _, _ in .allow } }
        try await rooms.open(.lobby)
        #expect(try await rooms.open(Rooms.Count(to: 3)) == 3)
        #expect(try await rooms.open("/door/7", as: DoorScreen.self).number == 7)
        #expect(try await rooms.open(Rooms.Slow(name: "a")) == "a")
        #expect(try await rooms.open(Rooms.Paint()) == "plain")
        #expect(try await rooms.open(Rooms.Paint(), variants: [.blue]) == "blue")
        #expect(try await rooms.open(.cellar(.vault(.gold(bars: 5))), as: Int.self) == 5)
        await #expect(throws: HandlerTests.CountFault.self) { try await rooms.open("/wall") }
        #expect(throws: RouteError(.wrongIsolation)) { try rooms.openSync(.lobby) }
        try await MainActor.run {
            try rooms.openSync(.lobby)
            #expect(throws: RouteError(.asyncHandler)) { try rooms.openSync(Rooms.Slow(name: "a")) }
        }
        rooms.on(Rooms.Count.self) { _, _ in 0 }
        #expect(try await rooms.open(Rooms.Count(to: 3)) == 0)
    }

    @Test("errors for missing handler, wrong parameter, wrong result type, nil result")
    func errors() async {
        router.on(Rooms.Count.self) { count, _ in count.to }
        #expect(await reason { try await router.open("/door/1") } == .noHandler)
        let wrong = await reason { try await router.open("/count/x") }
        #expect(wrong == .invalidParameter(name: "to", value: "x", expected: "Int"))
        let mismatch = await reason { _ = try await router.open("/count/1", as: DoorScreen.self) }
        #expect(mismatch == .outputMismatch(expected: "DoorScreen", found: "Int"))
        router.on(Rooms.Lobby.self) { _, _ in }
        let nothing = await reason { _ = try await router.open("/", as: DoorScreen.self) }
        #expect(nothing == .outputMismatch(expected: "DoorScreen", found: "()"))
    }

    // MARK: HHRouter

    @Test("canRoute tells nothing, controller or block")
    func canRoute() {
        router.on(Rooms.Count.self) { count, _ in count.to }
        #expect(Rooms.identify("/count/3") == .count)
        #expect(Rooms.identify("/nothing") == nil)
        #expect(router.canOpen("/count/3"))
        #expect(!router.canOpen("/door/3"))
    }
}
