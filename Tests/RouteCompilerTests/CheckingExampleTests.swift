import RouteCompiler
import RouteManifest
import Testing

/// The manifest with which the description of the language begins.
struct CheckingExampleTests {
    static let shop = #"""
        routes 1                                   // language version, first statement

        namespace Routes                           // generated type; default Routes
        access    public                           // internal (default), package or public
        import    ShopModels                       // import emitted into the generated file
        option    slashes lenient                  // lenient (default) or strict
        option    case sensitive                   // sensitive (default) or insensitive (ASCII literals only)
        option    plus literal                     // literal (default) or space: how `+` in a query value reads
        option    query lenient                    // lenient (default) or strict: an optional value that does not parse
        option    handlers main                    // main (default) or free: isolation of the handlers protocol

        origin app  shop:                          // custom scheme: the URL's host is the first path segment
        origin web  https://shop.example.com https://*.shop.example.com:8443

        enum  Sort: newest, price = "price-asc"    // generated, RouteParameter
        type  SKU = ShopModels.SKU                 // the author's own RouteParameter type
        guard signedIn, adult                      // names usable as @signedIn, @adult

        /// The front page.
        home      /
        me        /users/me
        profile   /users/{id: UUID}
        /// One item.
        detail    /items/{id: Int}  ?ref: String?  #section: String?  -> ItemScreen
                  variants control, compact
                  with preview: ItemPreview?
        search    /search  ?q: String &page: Int = 1 &tag: [String] &sort: Sort? &"utm-source" as source: String?
        map       /search  ?mode = "map" over search      // a fixed query value takes part in the match
        photo     /p/{id: Int}.{ext: png|jpg}      // several parameters in one segment; a choice
        order     /orders/{code: /[A-Z]{2}\d{6}/}  // a regular expression
        month     /news/{year: Int(1900...2100)}[/{month: Int(1...12)}]
        files     /files/{file...}                 // catch-all, [String], last, at least one segment
        alert     /alert/{message}  ?title: String?

        group shop /shop @signedIn on web {
            cart      /cart
            checkout  /checkout/{step: Int}
        }
        include "help.routes" at /help as help     // help.routes begins `routes 1 part`

        alias   /i/{id: Int} -> detail             // inbound only; building always uses the canonical pattern
        rewrite "(?:https://)?www\.example\.org/search/(.*)" -> "/search?q=$$1"
        legacy  /item.php  ?id: Int  deprecated "use detail"
        """#

    static let help = """
        routes 1 part

        /// All questions.
        overview  /
        topic     /topics/{name}
        """

    @Test func passesWithoutAWord() {
        let (manifest, output) = check(Self.shop, files: ["help.routes": Self.help])
        #expect(output == "")
        #expect(
            manifest.routes.map(\.id) == [
                "home", "me", "profile", "detail", "search", "map", "photo", "order", "month", "files", "alert",
                "shop.cart", "shop.checkout", "help.overview", "help.topic", "legacy",
            ])
        #expect(manifest.patterns.count == 17)
        #expect(manifest.rewrites.count == 1)
    }

    @Test func whatIsKnownOfIt() throws {
        let manifest = check(Self.shop, files: ["help.routes": Self.help]).manifest
        let detail = try #require(manifest.routes.first { $0.id == "detail" })
        #expect(detail.documentation == ["One item."])
        #expect(detail.parameters.map(\.name) == ["id", "ref", "section"])
        #expect(detail.with.map(\.name) == ["preview"])
        #expect(detail.variants == ["control", "compact"])
        #expect(detail.output == "ItemScreen")
        let cart = try #require(manifest.routes.first { $0.id == "shop.cart" })
        #expect(cart.guards == ["signedIn"])
        #expect(cart.origins == [1])
        #expect(cart.patternText == "/shop/cart")
        let overview = try #require(manifest.routes.first { $0.id == "help.overview" })
        #expect(overview.patternText == "/help")
        let map = try #require(manifest.routes.first { $0.id == "map" })
        #expect(map.over.map { manifest.routes[$0.value].id } == ["search"])
        let month = try #require(manifest.patterns.first { manifest.routes[$0.route].id == "month" })
        #expect(month.lengths == [2, 3])
        #expect(manifest.routes.filter(\.isThrowing).map(\.id) == ["order", "month", "files"])
    }
}
