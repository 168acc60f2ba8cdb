import Foundation
import Switchyard
import SwitchyardFoundation
import Testing

@testable import GoldenRoutes

/// URLs that a golden reads though it would build them otherwise.
@Suite struct ReadingTests {
    @Test(arguments: ReadURL.all)
    func reads(_ row: ReadURL) {
        expectRoute(row.route, row.url)
    }

    private func expectRoute<Table: RouteTable>(_ route: Table, _ url: String) {
        #expect(Table.match(url) == route)
        #expect(Table.match(url)?.path == route.path)
        #expect(Table.identify(url) == route.id)
    }

    @Test func readsFoundationURLs() throws {
        let url = try #require(URL(string: "https://de.shop.example.com:8443/items/42"))
        #expect(Origins.match(url) == .item(id: 42))
        #expect(Origins.identify(url) == .item)
    }

    @Test func reportsWhatItIgnores() throws {
        let match = try Queries.resolve("/optional?number=x&flag=true&more=1")
        #expect(match.route == .optional(flag: true))
        #expect(match.ignored.map(\.reason) == [.invalidParameter(name: "number", value: "x", expected: "Int")])
        #expect(match.query.map(\.key) == ["number", "flag", "more"])
    }

    @Test func namesTheOrigins() throws {
        #expect(try Origins.resolve("shop://items/1").origins == [.app])
        #expect(try Origins.resolve("http://localhost:8080/items/1").origins == [.local])
        #expect(try Origins.resolve("/checkout").origins == [.app, .web, .local])
    }
}

/// A URL and the route that it leads to.
struct ReadURL: Sendable, CustomTestStringConvertible {
    let url: String
    let route: any RouteTable

    var testDescription: String { "\(type(of: route)) \(url)" }

    private init(_ url: String, _ route: any RouteTable) {
        self.url = url
        self.route = route
    }

    static let all = [
        ReadURL("//users//ann/", Plain.user(name: "ann")),
        ReadURL("/items/007", Plain.item(id: 7)),
        ReadURL("any://items/7", Plain.item(id: 7)),
        ReadURL("https://anywhere.example/items/7", Plain.item(id: 7)),
        ReadURL("/required?count=1&q=a&q=b", Queries.required(q: "a", count: 1)),
        ReadURL("/required?q=a+b&count=1", Queries.required(q: "a+b", count: 1)),
        ReadURL("/optional?text", Queries.optional(text: "")),
        ReadURL("/defaulted?page=x", Queries.defaulted()),
        ReadURL("/defaulted?page=1&isOn", Queries.defaulted(page: 1)),
        ReadURL("/flags?isOn&isOff", Queries.flags(isOn: true, isOff: true)),
        ReadURL("/fixed?page=2&mode=list", Queries.list(page: 2)),
        ReadURL("/repeated?tag=a&x=1&tag=b", Queries.repeated(tag: ["a", "b"])),
        ReadURL("/mixed/1?ref=r#x", Queries.mixed(id: 1, ref: "r")),
        ReadURL("/sorted/newest?then=x&first=x", Choices.sorted(by: .newest)),
        ReadURL("/shop/", Groups.Shop.front),
        ReadURL("/shop/tills/3/lines/4", Groups.Shop.Till.line(number: 3, index: 4)),
        ReadURL("shop://items/42", Origins.item(id: 42)),
        ReadURL("SHOP:/items/42", Origins.item(id: 42)),
        ReadURL("https://shop.example.com:443/items/42", Origins.item(id: 42)),
        ReadURL("https://a.b.shop.example.com:8443/checkout", Origins.checkout),
        ReadURL("http://localhost:8080/debug", Origins.debug),
        ReadURL("/i/42", Includes.detail(id: 42)),
        ReadURL("/products/42/show?ref=x", Includes.detail(id: 42, ref: "x")),
        ReadURL("/questions", Includes.help(.index)),
        ReadURL("/ABOUT/us", Folding.about),
        ReadURL("/search/Aa?q=a+b", Folding.search(text: "Aa", q: "a b")),
        ReadURL("/größe/1", Texts.größe(größe: 1)),
        ReadURL("/users/123E4567-E89B-12D3-A456-426614174000", Identifiers.profile(id: sample)),
        ReadURL("/pairs/x/x", Clauses.twin(second: "x")),
        ReadURL("/things/red", OwnTypes.tinted(color: .red)),
    ]

    private static let sample = UUID(uuidString: "123e4567-e89b-12d3-a456-426614174000") ?? UUID()
}
