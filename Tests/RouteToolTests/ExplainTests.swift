import Foundation
import Testing

@testable import RouteTool

@Suite("explain")
struct ExplainTests {
    let tool: ToolRun

    init() throws {
        tool = try ToolRun()
        try tool.write(
            """
            routes 1
            namespace Store
            origin app shop:
            enum Sort: newest, price = "price-asc"
            home /
            detail /items/{id: Int} ?ref: String? &page: Int = 1 &tag: [String] &sort: Sort?
            price /prices/{value: Double}/{exact: Bool}/{big: UInt64}
            file /files/{file...}
            alias /i/{id: Int} -> detail
            rewrite "^https://www\\.example\\.org/search/(.*)" -> "/items/1?ref=$$1"
            group shop /shop {
                cart /cart
            }
            """, to: "Shop.routes")
        try tool.write("routes 1\nnamespace Account\nprofile /profile/{user}\n", to: "Account.routes")
        try tool.write("routes 1 part\nhelp /help\n", to: "help.routes")
    }

    @Test(
        "One object for each URL",
        arguments: [
            ("/", #"{"url":"/","route":"home","parameters":{},"path":"/"}"#),
            ("", #"{"url":"","route":"home","parameters":{},"path":"/"}"#),
            (
                "/items/42?ref=mail",
                #"{"url":"/items/42?ref=mail","route":"detail","parameters":{"id":42,"ref":"mail","page":1},"#
                    + #""path":"/items/42?ref=mail"}"#
            ),
            (
                "shop://i/007?tag=a&tag=b&sort=price-asc&page=2",
                #"{"url":"shop://i/007?tag=a&tag=b&sort=price-asc&page=2","route":"detail","#
                    + #""parameters":{"id":7,"page":2,"tag":["a","b"],"sort":"price-asc"},"#
                    + #""path":"/items/7?page=2&tag=a&tag=b&sort=price-asc"}"#
            ),
            (
                "/items/1?sort=oldest",
                #"{"url":"/items/1?sort=oldest","route":"detail","parameters":{"id":1,"page":1},"path":"/items/1","#
                    + #""ignored":[{"name":"sort","value":"oldest","expected":"Sort"}]}"#
            ),
            (
                "/prices/1.50/true/18446744073709551615",
                #"{"url":"/prices/1.50/true/18446744073709551615","route":"price","#
                    + #""parameters":{"value":1.5,"exact":true,"big":18446744073709551615},"#
                    + #""path":"/prices/1.5/true/18446744073709551615"}"#
            ),
            (
                "https://www.example.org/search/a b",
                #"{"url":"https://www.example.org/search/a b","route":"detail","#
                    + #""parameters":{"id":1,"ref":"a b","page":1},"path":"/items/1?ref=a%20b","#
                    + #""rewritten":"/items/1?ref=a%20b"}"#
            ),
            (
                "/files/a/b%20c",
                #"{"url":"/files/a/b%20c","route":"file","parameters":{"file":["a","b c"]},"path":"/files/a/b%20c"}"#
            ),
            ("/shop/cart/", #"{"url":"/shop/cart/","route":"shop.cart","parameters":{},"path":"/shop/cart"}"#),
        ])
    func found(url: String, json: String) {
        #expect(tool("explain", "--manifest", "@/Shop.routes", "--json", url) == .success)
        #expect(tool.output == json + "\n")
        #expect(tool.diagnostics == "")
    }

    @Test(
        "A URL without a route says why",
        arguments: [
            ("/items/x", "invalidParameter", #"'id' must be Int, but is \"x\" (nearest route: /items/{id: Int})"#),
            ("http://a.example/items/1", "foreignOrigin", "the URL's scheme or host is none of the manifest's origins"),
        ])
    func notFound(url: String, error: String, message: String) {
        #expect(tool("explain", "--manifest", "@/Shop.routes", "--json", url) == .findings)
        #expect(tool.output == #"{"url":"\#(url)","error":"\#(error)","message":"\#(message)"}"# + "\n")
    }

    @Test("Lines for a person")
    func text() {
        #expect(tool("explain", "--manifest", "@/Shop.routes", "/items/42?ref=a%20b&sort=x", "/items/x") == .findings)
        #expect(
            tool.output.replacingOccurrences(of: tool.folder.path, with: "@") == """
                /items/42?ref=a%20b&sort=x
                  detail  /items/{id: Int}  (@/Shop.routes:6)
                  id: 42
                  ref: "a b"
                  page: 1
                  ignored: 'sort' must be Sort, but is "x"
                  path: /items/42?ref=a%20b
                /items/x
                  no route: 'id' must be Int, but is "x" (nearest route: /items/{id: Int})

                """)
    }

    @Test("'-' reads URLs from standard input, in their place among the others")
    func input() {
        let status = tool.run(
            ["explain", "--json", "--manifest", "@/Shop.routes", "/", "-", "/shop/cart"], input: ["/items/1", "/none"])
        #expect(status == .findings)
        let urls = tool.output.split(separator: "\n").map { $0.prefix { $0 != "," } }
        #expect(urls == [#"{"url":"/""#, #"{"url":"/items/1""#, #"{"url":"/none""#, #"{"url":"/shop/cart""#])
    }

    @Test("Of several manifests the first that takes the URL answers, and parts are passed over")
    func several() {
        let manifests = [
            "--manifest", "@/Shop.routes", "--manifest", "@/help.routes", "--manifest", "@/Account.routes",
        ]
        #expect(tool.run(["explain", "--json"] + manifests + ["/profile/me"]) == .success)
        #expect(
            tool.output == #"{"url":"/profile/me","namespace":"Account","route":"profile","#
                + #""parameters":{"user":"me"},"path":"/profile/me"}"# + "\n")
        #expect(tool.run(["explain"] + manifests + ["/"]) == .success)
        #expect(tool.output.contains("\n  Store.home  /  ("))
        #expect(tool.run(["explain", "--json"] + manifests + ["http://a.example/none"]) == .findings)
        #expect(tool.output.contains(#""error":"noMatch""#))
    }

    @Test("A part alone explains nothing, nor does a manifest with errors")
    func noTable() throws {
        #expect(tool("explain", "--manifest", "@/help.routes", "/help") == .findings)
        #expect(
            tool.diagnostics == "@/help.routes:1:1: error: this is a part; give the manifest that includes it\n")
        try tool.write("routes 1\nbad /{a: Itn}\n", to: "Bad.routes")
        #expect(tool("explain", "--manifest", "@/Bad.routes", "/") == .findings)
        #expect(tool.diagnostics.hasPrefix("@/Bad.routes:2:10: error: unknown type 'Itn'"))
        #expect(tool.output == "")
    }
}
