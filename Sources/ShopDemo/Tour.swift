import ShopRoutes
import Switchyard
import SwitchyardFoundation

/// A day in a shop's app: links come in, links go out.
enum Tour {
    static func run() {
        print("\(Routes.allPatterns.count) routes from Shop.routes")
        section("Links of the app's own scheme")
        read("shop://items/42?ref=mail", "shop:///items/42#reviews", "shop:items/0042", "shop://help/returns", "shop:")
        section("Links of the web")
        read(
            "https://shop.example.com/items/42", "HTTPS://SHOP.EXAMPLE.COM:443/items/42?campaign=7",
            "https://de.shop.example.com:8443/search?q=tea&tag=green", "https://shop.example.com/search?mode=map",
            "https://shop.example.com/shop/checkout/2")
        section("Links that were typed or pasted")
        read(
            "/it%65ms/42", "//items//42/", "/users/../items/./42", "/files/a%2Fb/c", "/i/42", "/alert/100%",
            "/search?q=1%2B1&page=first")
        section("Links that lead nowhere, and why")
        read(
            "/items/green-tea", "/items", "/news/1867", "/p/12.gif", "/orders/ab123456", "/stock/tea", "/search",
            "shop://shop/cart", "https://shop.example.com@evil.example/items/42", "mailto:shop@example.com",
            "/items/42\t", "/p/%ff.png")
        section("Links that the app makes")
        build()
    }

    private static func section(_ title: String) { print("\n\(title)") }

    private static func read(_ urls: String...) {
        for url in urls { Explanation.summarize(url) }
    }

    private static func build() {
        let item = Routes.detail(id: 42, ref: "mail & more", preview: ItemPreview(name: "Green tea"))
        line(".detail(id: 42, ref: \"mail & more\").path", item.path)
        line(".detail(id: 42, ref: \"mail & more\").url(.web)", item.url(.web))
        line(".detail(id: 42, ref: \"mail & more\").url(.app)", item.url(.app))
        line(".search(q: \"tea\", page: 1, sort: .price).path", Routes.search(q: "tea", page: 1, sort: .price).path)
        line(".alert(message: \"50% off / today?\").path", Routes.alert(message: "50% off / today?").path)
        line(".shop(.cart).url(.app), which is on web alone", Routes.shop(.cart).url(.app))
        do throws(RouteError) {
            line("try .month(year: 2026, month: 11).path", try Routes.month(year: 2026, month: 11).path)
            line("try .month(year: 1867).path", try Routes.month(year: 1867).path)
        } catch {
            line("try .month(year: 1867).path", "✗ \(error.sentence)")
        }
    }

    private static func line(_ code: String, _ value: String) { print("  \(code.padded(to: 57)) \(value)") }
}
