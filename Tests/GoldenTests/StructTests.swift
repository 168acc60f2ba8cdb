import Foundation
import Switchyard
import Testing

@testable import GoldenRoutes

/// The structs behind the cases.
@Suite struct StructTests {
    @Test func leavesValuesBesideTheURLOutOfEquality() throws {
        let preview = ItemPreview(pixels: [1, 2])
        let detail = Clauses.Detail(id: 1, ref: "r", preview: preview, cache: ["x"])
        #expect(detail == Clauses.Detail(id: 1, ref: "r"))
        #expect(detail.hashValue == Clauses.Detail(id: 1, ref: "r").hashValue)
        #expect(detail != Clauses.Detail(id: 2, ref: "r", preview: preview))
        #expect(detail.path == "/items/1?ref=r")
        #expect(detail.preview?.pixels == [1, 2])

        let decoded = try JSONDecoder().decode(Clauses.Detail.self, from: JSONEncoder().encode(detail))
        #expect(decoded == detail)
        #expect(decoded.preview == nil)
        #expect(decoded.cache == nil)
        guard case .detail(let read)? = Clauses.match(detail.path) else {
            Issue.record("the path leads elsewhere")
            return
        }
        #expect(read.preview == nil)
    }

    @Test func buildsAsTheTableDoes() throws {
        #expect(Clauses.Home().path == "/")
        #expect(Plain.Home().path == "/")
        #expect(try Constraints.Month(year: 2000, month: 1).path == "/news/2000/1")
        #expect(Groups.Shop.Till.Line(number: 1, index: 2).path == "/shop/tills/1/lines/2")
    }

    @Test func changesItsPathWithItsProperties() {
        var detail = Clauses.Detail(id: 1)
        detail.id = 2
        detail.ref = "r"
        #expect(detail.path == "/items/2?ref=r")
        #expect(Clauses.detail(detail) == .detail(id: 2, ref: "r"))
    }

    @Test func decodesOnlyItsOwn() throws {
        let data = try JSONEncoder().encode(Clauses.Pair(first: "x"))
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Clauses.Twin.self, from: data) }
        // '/pairs/x/x' goes to 'twin', but the name that was encoded with it says 'pair'.
        #expect(try JSONDecoder().decode(Clauses.Pair.self, from: data).first == "x")
        #expect(try JSONDecoder().decode(Clauses.self, from: data) == .pair(first: "x"))
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(Groups.Shop.self, from: JSONEncoder().encode(Groups.home))
        }
    }

    @Test func writesURLs() {
        #expect(Origins.item(id: 42).url(.app) == "shop://items/42")
        #expect(Origins.item(id: 42).url(.web) == "https://shop.example.com/items/42")
        #expect(Origins.item(id: 42).url(.local) == "http://localhost:8080/items/42")
        #expect(Origins.Item(id: 42).url(.web) == "https://shop.example.com/items/42")
        #expect(Origins.home.url(.app) == "shop:///")
        #expect(Origins.home.url(.web) == "https://shop.example.com/")
        // Not on the origin that is asked for: the first that the route is on.
        #expect(Origins.checkout.url(.app) == "https://shop.example.com/checkout")
        #expect(Origins.scan(code: "a/b").url(.web) == "shop://scan/a%2Fb")
        #expect(Origins.debug.url(.web) == "shop://debug")
        #expect(Origins.account(.password).url(.app) == "https://shop.example.com/account/password")
        #expect(Origins.Account.profile.url(.local) == "shop://account")
    }
}
