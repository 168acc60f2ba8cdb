extension CheckingModels {
    static let blocks = #"""
        routes 1
        /// Docs of shop.
        group shop /shop {
            cart /cart
            group deep {
                a /a
            }
            last /last
        }
        between /b
        group empty /e {
        }
        group noPrefix {
            x /x
        }
        =>
        internal Routes
        shop Shop 0..<3 docs ["Docs of shop."]
          0 shop.cart cart Cart shopCart /'shop'/'cart' [2] "/shop/cart"
          deep Deep 1..<2
            1 shop.deep.a a A shopDeepA /'shop'/'a' [2] "/shop/a"
          2 shop.last last Last shopLast /'shop'/'last' [2] "/shop/last"
        3 between between Between between /'b' [1] "/b"
        empty Empty 4..<4
        noPrefix NoPrefix 4..<5
          4 noPrefix.x x X noPrefixX /'x' [1] "/x"
        ----
        routes 1
        detail /items/{id: Int}/{name} ?ref: String?
        alias /i/{name}/{id: Int} -> detail
        files /f[/{file...}]
        alias /g[/{file...}] -> files
        group g /{x: Int} {
            y /y
            alias /why -> y
            alias /other/{z} -> h.z
            group h /{z} {
                z /z
            }
        }
        =>
        internal Routes
        0 detail detail Detail detail /'items'/{0}/{1} [3] "/items/{id: Int}/{name}" | id: Int | name: String | ?ref: String?
        1 files files Files files /'f'/{0} [1, 2] "/f[/{file...}]" | file: String...? | throws
        g G 2..<4
          2 g.y y Y gY /{0}/'y' [2] "/{x: Int}/y" | x: Int
          h H 3..<4
            3 g.h.z z Z gHZ /{0}/{1}/'z' [3] "/{x: Int}/{z}/z" | x: Int | z: String
        alias /'i'/{1}/{0} [3] "/i/{name}/{id: Int}" -> detail
        alias /'g'/{0} [1, 2] "/g[/{file...}]" -> files
        alias /{0}/'why' [2] "/{x: Int}/why" -> g.y
        alias /{0}/'other'/{1} [3] "/{x: Int}/other/{z}" -> g.h.z
        ----
        routes 1
        include "help.routes" at /help as help @signedIn on web
        guard signedIn
        origin web https://a.example
        home /
        == help.routes
        routes 1 part
        import Models
        enum Topic: a, b
        /// FAQ
        faq / @member
        topic /{topic: Topic}
        include "sub/more.routes" at /more as more
        rewrite "a" -> "/help"
        guard member
        == sub/more.routes
        routes 1 part
        more /
        alias /m -> faq
        =>
        internal Routes
        import Models
        origin web: https://a.example
        enum Topic: a, b
        guards signedIn member
        help Help 0..<3
          0 help.faq faq Faq helpFaq /'help' [1] "/help" | @signedIn | @member | on [0] docs ["FAQ"]
          1 help.topic topic Topic helpTopic /'help'/{0} [2] "/help/{topic: Topic}" | topic: enum Topic(a, b) | @signedIn | on [0]
          more More 2..<3
            2 help.more.more more More helpMoreMore /'help'/'more' [2] "/help/more" | @signedIn | on [0]
        3 home home Home home  [0] "/" | on [0]
        alias /'help'/'more'/'m' [3] "/help/more/m" -> help.faq
        rewrite a -> /help
        ----
        routes 1
        include "a.routes" at /one as one
        include "a.routes" at /two as two
        == a.routes
        routes 1 part
        enum Sort: a
        x /x/{by: Sort}
        rewrite "a" -> "/x"
        =>
        internal Routes
        enum Sort: a
        one One 0..<1
          0 one.x x X oneX /'one'/'x'/{0} [3] "/one/x/{by: Sort}" | by: enum Sort(a)
        two Two 1..<2
          1 two.x x X twoX /'two'/'x'/{0} [3] "/two/x/{by: Sort}" | by: enum Sort(a)
        rewrite a -> /x
        ----
        routes 1
        rewrite "(?:https://)?www\.example\.org/search/(.*)" -> "/search?q=$$1"
        rewrite "say \"(?<what>\w+)\"" -> "/\"${what}/$0/$#scheme\$"
        home /
        =>
        internal Routes
        0 home home Home home  [0] "/"
        rewrite (?:https://)?www\.example\.org/search/(.*) -> /search?q=$$1
        rewrite say "(?<what>\w+)" -> /"${what}/$0/$#scheme\$
        """#
}
