import Foundation
import ShopRoutes
import Switchyard
import SwitchyardFoundation
import Testing

/// `URL` and `UUID`.
struct FoundationTests {
    @Test(
        "a URL is read as its text is",
        arguments: [
            "shop://items/42?ref=a%20b#top", "https://shop.example.com/items/42", "HTTPS://SHOP.example.com:443/i/7",
            "shop:items/42", "shop:///", "/items/42", "https://shop.example.com/items/x", "ftp://shop.example.com/",
            "https://shop.example.com/files/a%2Fb/../c", "https://shop.example.com@evil.example/",
        ])
    func url(_ text: String) throws {
        let url = try #require(URL(string: text))
        #expect(Routes.match(url) == Routes.match(text))
        #expect(Routes.identify(url) == Routes.identify(text))
        #expect((try? Routes(url: url)) == (try? Routes(url: text)))
        #expect((try? Routes.resolve(url)) == (try? Routes.resolve(text)))
    }

    @Test("errors and limits are the text's")
    func errors() throws {
        let url = try #require(URL(string: "shop://items/x"))
        #expect(
            throws: RouteError(
                .invalidParameter(name: "id", value: "x", expected: "Int"), url: "shop://items/x",
                nearest: "/items/{id: Int}")
        ) {
            try Routes(url: url)
        }
        #expect(throws: RouteError(.tooLong, url: "shop://items/x")) { try Routes(url: url, limit: 13) }
        #expect(throws: RouteError(.tooLong, url: "shop://items/x")) { try Routes.resolve(url, limit: 13) }
        let item = try #require(URL(string: "shop://items/42"))
        #expect(Routes.match(item, limit: 14) == nil)
        #expect(Routes.identify(item, limit: 15) == .detail)
    }

    @Test("a relative URL is resolved against its base")
    func relative() throws {
        let base = try #require(URL(string: "https://shop.example.com/users/me"))
        let url = try #require(URL(string: "../items/42?ref=a", relativeTo: base))
        #expect(Routes.match(url) == .detail(id: 42, ref: "a"))
    }

    @Test("a UUID is written in lower case and read in either")
    func uuid() throws {
        let id = try #require(UUID(uuidString: "6F9619FF-8B86-D011-B42D-00CF4FC964FF"))
        #expect(Routes.profile(id: id).path == "/users/6f9619ff-8b86-d011-b42d-00cf4fc964ff")
        #expect(Routes.match("/users/6F9619FF-8B86-D011-B42D-00CF4FC964FF") == .profile(id: id))
        #expect(Routes.match("/users/6f9619ff-8b86-d011-b42d-00cf4fc964ff") == .profile(id: id))
        #expect(Routes.match("/users/%36f9619ff-8b86-d011-b42d-00cf4fc964ff") == .profile(id: id))
        #expect(UUID(routeText: id.routeText) == id)
    }

    @Test(
        "a text of another form is no UUID",
        arguments: [
            "", "6f9619ff", "6f9619ff8b86d011b42d00cf4fc964ff", "6f9619ff-8b86-d011-b42d-00cf4fc964f",
            "6f9619ff-8b86-d011-b42d-00cf4fc964fff", "6f9619fg-8b86-d011-b42d-00cf4fc964ff",
            "6f9619ff-8b86-d011-b42d00cf4fc964ff-", "6f9619ff--8b86-d011-b42d-0cf4fc964ff",
            "{6f9619ff-8b86-d011-b42d-00cf4fc964ff}",
            "６f9619ff-8b86-d011-b42d-00cf4fc964ff",
        ])
    func noUUID(_ text: String) { #expect(UUID(routeText: text) == nil) }

    @Test("URL's own reading of a text does not change what is matched")
    func foundationEscapes() throws {
        // Foundation escapes what a URL may not have, and decoding takes that back.
        let url = try #require(URL(string: "https://shop.example.com/alert/日 本?title=ä ö"))
        #expect(Routes.match(url) == .alert(message: "日 本", title: "ä ö"))
    }
}
