import ShopRoutes
import Switchyard

/// A shop's day: links come in, links go out.
enum Tour {
    static func run() {
        section("Deep links of the app's own scheme")
        show("shop://items/42?ref=mail", "shop:///items/42#reviews", "shop:items/0042", "shop://shop/cart", "shop:")
        section("Universal links")
        show(
            "https://shop.example.com/items/42", "HTTPS://SHOP.EXAMPLE.COM:443/items/42",
            "https://de.shop.example.com:8443/search?q=tea&tag=green&tag=loose&sort=price-asc",
            "https://shop.example.com/search?mode=map", "https://shop.example.com/shop/checkout/2",
            "https://shop.example.com/help/returns")
        section("The same path, written otherwise")
        show(
            "/it%65ms/42", "//items//42/", "/users/../items/./42", "/files/a%2Fb/c", "/search?q=1%2B1&page=first",
            "/i/42")
        section("Wrong links, and why")
        show(
            "/items/green-tea", "/items", "/news/1867", "/p/12.gif", "/orders/ab123456", "/stock/tea", "/search",
            "https://shop.example.com@evil.example/items/42", "mailto:shop@example.com", "/items/42\u{0}", "/p/%ff.png")
        section("Building")
        build()
        section("Every route")
        for route in Routes.allPatterns { print("  \(route.id.rawValue.padded(to: 15)) \(route.pattern)") }
    }

    private static func section(_ title: String) { print("\n\(title)") }

    private static func show(_ urls: String...) {
        for url in urls {
            print("  ", terminator: "")
            Explanation.show(url)
        }
    }

    private static func build() {
        let item = Routes.detail(id: 42, ref: "mail & more", preview: ItemPreview(name: "Green tea"))
        line("path", item.path)
        line("url(.web)", item.url(.web))
        line("url(.app)", item.url(.app))
        line("a text with everything", Routes.alert(message: "50% off / today?").url(.app))
        line("defaults are left out", Routes.search(q: "tea", page: 1, sort: .price).path)
        line("back again", Routes.match(item.url(.web)) == item ? "the same route" : "another route")
        line("name, for metrics", Routes.identify(item.url(.web))?.rawValue ?? "none")
        do {
            line("a constraint", try Routes.order(code: "AB123456").path)
            line("a broken constraint", try Routes.month(year: 1867).path)
        } catch {
            line("a broken constraint", error.description)
        }
    }

    private static func line(_ name: String, _ value: String) { print("  \(name.padded(to: 24)) \(value)") }
}
