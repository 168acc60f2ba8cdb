import Foundation
import ShopRoutes
import Switchyard
import SwitchyardFoundation
import Testing

/// What a route is written as.
struct BuildingTests {
    @Test(
        "everything outside 'unreserved' is escaped, in upper case",
        arguments: [
            (Every.text(a: "azAZ09-._~"), "/text/azAZ09-._~"),
            (.text(a: "a b"), "/text/a%20b"),
            (.text(a: "a/b"), "/text/a%2Fb"),
            (.text(a: "+/?#%&="), "/text/%2B%2F%3F%23%25%26%3D"),
            (.text(a: "!$'()*,;:@"), "/text/%21%24%27%28%29%2A%2C%3B%3A%40"),
            (.text(a: "\"<>[]\\^`{|}"), "/text/%22%3C%3E%5B%5D%5C%5E%60%7B%7C%7D"),
            (.text(a: "%2F"), "/text/%252F"),
            (.text(a: "\n\u{7f}"), "/text/%0A%7F"),
            (.text(a: "日é🦊"), "/text/%E6%97%A5%C3%A9%F0%9F%A6%8A"),
            (.far(a: "x"), "/%E6%97%A5%E6%9C%AC/x"),
            (.affix(a: "ann"), "/affix/%40ann"),
            (.photo(a: "a.b", ext: .jpg), "/photo/a.b.jpg"),
            (.tail(a: "x"), "/tail/x"),
            (.tail(a: "x", b: "y"), "/tail/x/y"),
            (.tail(a: "x", b: "y", c: -3), "/tail/x/y/-3"),
            (.tail(a: "x", b: nil, c: 3), "/tail/x"),
            (.numbers(i: -7, u: .max, t: -128), "/numbers/-7/18446744073709551615/-128"),
            (.numbers(i: .min, u: 0, t: 127), "/numbers/-9223372036854775808/0/127"),
            (.decimal(d: 1.5, f: -0.25), "/decimal/1.5/-0.25"),
            (.decimal(d: 1e300, f: 1e-7), "/decimal/1e%2B300/1e-07"),
            (.flag(b: true, c: .green), "/flag/true/g%20r%2B%C3%BC"),
            (.box(.open(n: 4)), "/box/4"),
            (.box(.lid(n: 4, a: "x")), "/box/4/lid/x"),
            (.query(q: "a"), "/query?q=a"),
            (.query(q: ""), "/query?q="),
            (.query(q: "+ &=#?/"), "/query?q=%2B%20%26%3D%23%3F%2F"),
            (.query(q: "a", o: "", l: ["x", "", "x"]), "/query?q=a&o=&l=x&l=&l=x"),
            (.query(q: "a", d: "x y", n: 1, f: false), "/query?q=a"),
            (.query(q: "a", d: "z", n: 2, f: true), "/query?q=a&d=z&n=2&f=true"),
            (.query(q: "a", c: .red, odd: "v"), "/query?q=a&c=red&a%2Bb%26c=v"),
            (.query(q: "a", e: .infinity), "/query?q=a"),
            (.query(q: "a", e: 0.5), "/query?q=a&e=0.5"),
            (.query(q: "a", part: ""), "/query?q=a#"),
            (.query(q: "a", part: "p #/?"), "/query?q=a#p%20%23%2F%3F"),
            (.switches(on: false, many: [3, -1]), "/switches?on=false&many=3&many=-1"),
            (.fixed(q: "x"), "/fixed?mode=m%26m&q=x"),
        ])
    func path(_ route: Every, _ path: String) {
        #expect(route.path == path)
        #expect(route.description == path)
    }

    @Test(
        "a text that no URL can carry is written with an escaped NUL before its segment",
        arguments: [
            (Every.text(a: ""), "/text/%00"),
            (.text(a: "."), "/text/%00."),
            (.text(a: ".."), "/text/%00.."),
            (.text(a: "a\0b"), "/text/%00a%00b"),
            (.texts(a: "", b: "x"), "/texts/%00/x"),
            (.between(a: ".."), "/between/%00../end"),
            (.affix(a: ""), "/affix/%00%40"),
            (.dotted(a: "."), "/dotted/%00.."),
            (.photo(a: "", ext: .png), "/photo/%00.png"),
            (.tail(a: "x", b: ""), "/tail/x/%00"),
            (.decimal(d: .nan, f: 1), "/decimal/%00nan/1.0"),
            (.decimal(d: 1, f: -.infinity), "/decimal/1.0/%00-inf"),
            (.first(a: ""), "/%00"),
        ])
    func unsendable(_ route: Every, _ path: String) {
        #expect(route.path == path)
        #expect(Every.match(path) == nil)
        #expect(throws: RouteError(.invalidEncoding, url: path)) { try Every(url: path) }
        #expect(Every.match(route.url(.app)) == nil)
    }

    @Test(
        "dots inside a text stay",
        arguments: [
            (Every.text(a: "..."), "/text/..."), (.text(a: ".a"), "/text/.a"), (.affix(a: ".."), "/affix/%40.."),
            (.dotted(a: "a"), "/dotted/.a"), (.dotted(a: ".."), "/dotted/..."),
            (.photo(a: ".", ext: .png), "/photo/..png"),
        ])
    func dots(_ route: Every, _ path: String) {
        #expect(route.path == path)
        #expect(Every.match(path) == route)
    }

    @Test(
        "a custom scheme's first segment is the host, unless it is empty or escaped",
        arguments: [
            (Every.text(a: "x"), "every://text/x", "https://every.example/text/x"),
            (.query(q: "a"), "every://query?q=a", "https://every.example/query?q=a"),
            (.first(a: "x_1~.-"), "every://x_1~.-", "https://every.example/x_1~.-"),
            (.first(a: "a b"), "every:///a%20b", "https://every.example/a%20b"),
            (.first(a: "a:80"), "every:///a%3A80", "https://every.example/a%3A80"),
            (.first(a: "a@b"), "every:///a%40b", "https://every.example/a%40b"),
            (.far(a: "x"), "every:///%E6%97%A5%E6%9C%AC/x", "https://every.example/%E6%97%A5%E6%9C%AC/x"),
        ])
    func origins(_ route: Every, _ app: String, _ web: String) {
        #expect(route.url(.app) == app)
        #expect(route.url(.web) == web)
        #expect(URL(route, on: .app).absoluteString == app)
        #expect(URL(route, on: .web).absoluteString == web)
    }

    @Test("a route that is not on an origin is written for the first one that it is on")
    func otherOrigin() {
        #expect(Every.box(.lid(n: 1, a: "x")).url(.app) == "https://every.example/box/1/lid/x")
        #expect(Every.Box.Lid(n: 1, a: "x").url(.app) == "https://every.example/box/1/lid/x")
        #expect(Routes.shop(.cart).url(.app) == "https://shop.example.com/shop/cart")
    }

    @Test("the front page")
    func home() {
        #expect(Routes.home.path == "/")
        #expect(Routes.home.url(.app) == "shop:///")
        #expect(Routes.home.url(.web) == "https://shop.example.com/")
        #expect(Routes.match("shop:///") == .home)
    }

    @Test("table, group and struct build alike")
    func structs() {
        #expect(Routes.Detail(id: 42, ref: "mail").path == Routes.detail(id: 42, ref: "mail").path)
        #expect(Routes.Detail(id: 42).url(.app) == "shop://items/42")
        #expect(URL(Routes.Detail(id: 42), on: .web).absoluteString == "https://shop.example.com/items/42")
        #expect(Routes.Shop.Checkout(step: 2).path == "/shop/checkout/2")
        #expect(Routes.Shop.checkout(step: 2).path == "/shop/checkout/2")
        #expect(Routes.shop(.checkout(step: 2)).path == "/shop/checkout/2")
        #expect(Routes.Home().path == "/")
    }

    @Test("a value outside its constraint is refused by builder and initializer")
    func constraints() throws {
        let error = RouteError(.invalidParameter(name: "year", value: "1867", expected: "Int(1900...2100)"))
        #expect(throws: error) { try Routes.month(year: 1867) }
        #expect(throws: error) { try Routes.Month(year: 1867) }
        #expect(throws: RouteError(.invalidParameter(name: "month", value: "13", expected: "Int(1...12)"))) {
            try Routes.month(year: 2024, month: 13)
        }
        #expect(throws: RouteError(.invalidParameter(name: "code", value: "x", expected: #"/[A-Z]{2}\d{6}/"#))) {
            try Routes.order(code: "x")
        }
        #expect(throws: RouteError.self) { try Routes.files(file: []) }
        #expect(throws: RouteError.self) { try Every.counts(n: []) }
        #expect(throws: RouteError.self) { try Every.maybe(parts: []) }
        #expect(throws: RouteError.self) { try Every.bound(s: "abcdef", i: 1) }
        #expect(throws: RouteError.self) { try Every.bound(s: "a", i: 1, m: "x") }
        #expect(throws: RouteError.self) { try Every.code(c: "A") }
        #expect(try Routes.month(year: 2024, month: 12).path == "/news/2024/12")
        #expect(
            try Every.bound(s: "日本語日本", i: 9, m: "xy").path
                == "/bound/%E6%97%A5%E6%9C%AC%E8%AA%9E%E6%97%A5%E6%9C%AC/9?m=xy")
        #expect(try Every.code(c: "a/%").path == "/code/a%2F%25")
        #expect(try Every.maybe().path == "/maybe")
    }

    @Test("a path longer than the writer's first buffer")
    func long() throws {
        let texts = (0..<300).map { "segment \($0) é" }
        let route = try Every.rest(parts: texts)
        #expect(Every.match(route.path) == route)
        #expect(route.path.utf8.count > 4_096)
        let one = Every.text(a: String(repeating: "/", count: 2_000))
        #expect(one.path == "/text/" + String(repeating: "%2F", count: 2_000))
        #expect(Every.match(one.url(.app)) == one)
    }
}
