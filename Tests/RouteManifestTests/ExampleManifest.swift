/// The manifest with which the description of the language begins.
enum ExampleManifest {
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

    /// What it includes.
    static let help = """
        routes 1 part

        /// All questions.
        overview  /
        topic     /topics/{name}
        """
}
