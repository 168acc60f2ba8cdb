import Foundation
import ShopRoutes
import Switchyard
import Testing

/// The generated API as an app uses it.
struct ShopTests {
    @Test("a URL is matched, identified and explained")
    func matching() throws {
        let detail = Routes.detail(id: 42, ref: "mail")
        #expect(detail.path == "/items/42?ref=mail")
        #expect(Routes.match("shop://items/42?ref=mail") == detail)
        #expect(Routes.match("shop://items/42?ref=mail"[...]) == detail)
        #expect(Routes.identify("shop://items/42") == .detail)
        #expect(Routes.identify("xshop://items/42".dropFirst()) == .detail)
        #expect(Routes.identify("shop://items/x") == nil)
        #expect(try Routes(url: "https://shop.example.com/items/42") == .detail(id: 42))
        #expect(try Routes(url: "https://shop.example.com/items/42"[...]) == .detail(id: 42))
        let error = #expect(throws: RouteError.self) { try Routes(url: "https://shop.example.com/items/x") }
        #expect(error?.reason == .invalidParameter(name: "id", value: "x", expected: "Int"))
        #expect(error?.url == "https://shop.example.com/items/x")
        #expect(Routes.match("shop://items/42", limit: 14) == nil)
        #expect(Routes.match("shop://items/42", limit: 15) == .detail(id: 42))
        #expect(Routes.identify("shop://items/42", limit: 14) == nil)
        #expect(throws: RouteError(.tooLong, url: "/items/42")) { try Routes(url: "/items/42", limit: 8) }
    }

    @Test("a value beside the URL takes no part in equality, hash or path")
    func with() {
        let (one, other) = (Routes.Detail(id: 1, preview: ItemPreview(name: "a")), Routes.Detail(id: 1))
        #expect(one == other)
        #expect(one.hashValue == other.hashValue)
        #expect(one.path == "/items/1")
        #expect(one != Routes.Detail(id: 2))
    }

    @Test("the switch is exhaustive and nested")
    func switching() {
        func name(_ url: String) -> String {
            switch Routes.match(url) {
            case .home?: return "home"
            case .detail(let item)?: return "item \(item.id)"
            case .shop(.cart)?: return "cart"
            case .shop(.checkout(let checkout))?: return "step \(checkout.step)"
            case .some(let other): return other.id.rawValue
            case nil: return "nothing"
            }
        }
        #expect(name("shop:") == "home")
        #expect(name("/i/7") == "item 7")
        #expect(name("https://shop.example.com/shop/cart") == "cart")
        #expect(name("/shop/checkout/2") == "step 2")
        #expect(name("/help/returns") == "help.article")
        #expect(name("shop://shop/cart") == "nothing")
    }

    @Test("a type of the author's that does not parse is no match")
    func ownType() throws {
        #expect(Routes.match("/stock/AB-1234") == .stock(sku: try #require(StockKeepingUnit(routeText: "AB-1234"))))
        #expect(Routes.match("/stock/tea") == nil)
        #expect(Routes.identify("/stock/tea") == nil)
        #expect(
            throws: RouteError(
                .invalidParameter(name: "sku", value: "tea", expected: "SKU"), url: "/stock/tea",
                nearest: "/stock/{sku: SKU}")
        ) {
            try Routes(url: "/stock/tea")
        }
    }

    @Test(
        "where a type of the author's does not parse, the next candidate is asked",
        arguments: ["%41BC", "ABC", "É%20!"])
    func fallingThrough(_ text: String) {
        #expect(Every.identify("/say/\(text)") == .shout)
        #expect(Every.identify("/say/\(text)x") == .word)
        #expect(Every.identify("/say/007") == .whole)
        #expect(Every.match("/say/\(text)")?.id == .shout)
        #expect(Every.match("/say/\(text)x")?.id == .word)
    }

    @Test("what else the URL says stays readable")
    func resolve() throws {
        let match = try Routes.resolve("shop://search?q=tea&page=x&campaign=7&flag&tag=a&campaign=8&utm-source=%FF")
        #expect(match.route == .search(q: "tea", tag: ["a"]))
        #expect(match.url == "shop://search?q=tea&page=x&campaign=7&flag&tag=a&campaign=8&utm-source=%FF")
        #expect(match.origins == [.app])
        #expect(
            match.query.map { "\($0.key)=\($0.value)" } == [
                "q=tea", "page=x", "campaign=7", "flag=", "tag=a", "campaign=8", "utm-source=\u{FFFD}",
            ])
        #expect(
            match.ignored.map(\.reason) == [
                .invalidParameter(name: "page", value: "x", expected: "Int"),
                .invalidParameter(name: "source", value: "\u{FFFD}", expected: "String"),
            ])
        #expect(try Routes.resolve("/items/42").origins == [.app, .web])
        #expect(try Routes.resolve("https://a.shop.example.com:8443/items/42"[...]).origins == [.web])
        #expect(throws: RouteError(.foreignOrigin, url: "ftp://x")) { try Routes.resolve("ftp://x") }
    }

    @Test("a group matches its own routes alone, and leaves to others what is theirs")
    func group() throws {
        #expect(Routes.Shop.match("/shop/cart") == .cart)
        #expect(Routes.Shop.identify("/shop/cart") == .shopCart)
        #expect(Routes.Shop.match("/items/42") == nil)
        #expect(Routes.Shop.identify("/items/42") == nil)
        #expect(throws: RouteError(.noMatch, url: "/items/42")) { try Routes.Shop(url: "/items/42") }
        #expect(try Routes.Help(url: "/help/a") == .article(slug: "a"))
    }

    @Test("every route has a pattern, parameters, documentation and a place in the manifest")
    func patterns() throws {
        #expect(Routes.allPatterns.map(\.id) == Routes.ID.allCases)
        #expect(Routes.ID.detail.pattern == "/items/{id: Int}")
        #expect(Routes.ID.shopCheckout.pattern == "/shop/checkout/{step: Int}")
        #expect(Routes.ID.shopCart.rawValue == "shop.cart")
        let detail = try #require(Routes.allPatterns.first { $0.id == .detail })
        #expect(detail.documentation == "One item.")
        #expect(detail.file == "Shop.routes")
        #expect(detail.line > 1)
        #expect(detail.parameters.map(\.name) == ["id", "ref", "section"])
        #expect(detail.parameters.map(\.type) == ["Int", "String", "String"])
        #expect(detail.parameters.map(\.source) == [.path, .query, .fragment])
        #expect(detail.parameters.map(\.isRequired) == [true, false, false])
        #expect(Routes.Shop.allPatterns.map(\.id) == [.shopCart, .shopCheckout])
        #expect(Routes.Help.allPatterns.map(\.file) == ["help.routes", "help.routes"])
    }

    @Test("structs know their table, number and variants")
    func structs() {
        #expect(Routes.Detail.Variant.allCases == [.control, .compact])
        #expect(Routes.Origin.allCases == [.app, .web])
        #expect(Routes.Photo.Ext.allCasesByText == ["png", "jpg"])
        #expect(Routes.detail(id: 1).id == .detail)
        #expect(Routes.shop(.cart).id == .shopCart)
    }
}

extension Routes.Photo.Ext {
    fileprivate static var allCasesByText: [String] {
        ["png", "gif", "jpg"].compactMap { Self(routeText: $0)?.routeText }
    }
}
