import ShopRoutes
import Switchyard
import Testing

/// Routers of several modules as one.
struct RoutersTests {
    private let rooms = Router(Rooms.self)
    private let shop = Router(Routes.self)

    @Test func theFirstThatTakesAURLOpensIt() async throws {
        let app = Routers(rooms, shop)
        rooms.on(Rooms.Count.self) { count, _ in count.to }
        rooms.on(Rooms.Lobby.self) { _, _ in }
        shop.on(Routes.Detail.self) { detail, _ in ItemScreen(title: "\(detail.id)") }
        #expect(try await app.open("/count/3", as: Int.self) == 3)
        #expect(try await app.open("shop://items/4", as: ItemScreen.self).title == "4")
        #expect(try app.openSync("/i/5", as: ItemScreen.self).title == "5")
        try await app.open("/")
        try app.openSync("rooms:")
        #expect(await reason { try await app.open("shop:") } == .noHandler)
        #expect(app.canOpen("/items/4"))
        #expect(!app.canOpen("/alert/a"), "taken, but without a handler")
        #expect(!app.canOpen("/nothing"))
        #expect(!Routers().canOpen("/"))
        #expect(await reason { try await Routers().open("/") } == .noMatch)
    }

    @Test func theNearestErrorIsThrown() async {
        let app = Routers(rooms, shop)
        let wrong = await reason { try await app.open("/items/x") }
        #expect(wrong == .invalidParameter(name: "id", value: "x", expected: "Int"))
        #expect(await reason { try await app.open("/nothing") } == .noMatch)
        #expect(await reason { try await app.open("shop://nothing") } == .foreignOrigin)
        #expect(throws: RouteError(.noMatch, url: "/nothing")) { try app.openSync("/nothing") }
    }

    @Test func oneFallbackRunsOnce() async {
        let journal = Journal()
        let app = Routers([rooms, shop])
        shop.fallback { url, _, _ in journal.note("shop \(url)") }
        _ = await reason { try await app.open("/nothing") }
        rooms.fallback { url, _, _ in journal.note("rooms \(url)") }
        _ = await reason { try await app.open("/nothing") }
        _ = await reason { try await app.open("shop://items/4") }
        #expect(journal.all == ["shop /nothing", "rooms /nothing"])
    }

    @Test func anEventIsPrintedInALine() async throws {
        let journal = Journal()
        rooms.on(Rooms.Count.self) { count, _ in count.to }
        rooms.observe { journal.note("\($0)") }
        try await rooms.open("/count/3")
        #expect(journal.all.allSatisfy { $0.utf8.count < 100 && $0.contains("url: /count/3") })
        #expect(journal.all.count == 3)
    }

    @Test func aMalformedURLReachesTheFallback() async {
        let journal = Journal()
        shop.fallback { url, error, _ in journal.note("\(url) \(error.reason)") }
        _ = await reason { try await Routers(rooms, shop).open("/a\\b") }
        #expect(journal.all == ["/a\\b malformed"])
    }
}
