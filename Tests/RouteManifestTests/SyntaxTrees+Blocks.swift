extension SyntaxTrees {
    static let blocks = #"""
        routes 1
        group shop /shop @signedIn on web {
            cart      /cart
            checkout  /checkout/{step: Int}
        }
        home /
        =>
        group shop@2:7 /'shop'@2:12 from "/shop" guards signedIn@2:19 on web@2:31
          route cart@3:5 /'cart'@3:15 from "/cart"
          route checkout@4:5 /'checkout'/{step@4:26: Int}@4:15 from "/checkout/{step: Int}"
        end
        route home@6:1 @6:6 from "/"
        ----
        routes 1
        group shop {
            group inner /{id: Int} @a @b {
            } // end
        }
        group short /s { a /a }
        group nested { group in2 /i { b /b ?q: String } }
        group empty on a, b { }
        =>
        group shop@2:7
          group inner@3:11 /{id@3:19: Int}@3:17 from "/{id: Int}" guards a@3:29, b@3:32
          end
        end
        group short@6:7 /'s'@6:13 from "/s"
          route a@6:18 /'a'@6:20 from "/a"
        end
        group nested@7:7
          group in2@7:22 /'i'@7:26 from "/i"
            route b@7:31 /'b'@7:33 from "/b" | ?q@7:37: String
          end
        end
        group empty@8:7 on a@8:16, b@8:19
        end
        ----
        routes 1
        include "help.routes" at /help as help
        include "a/b \"c\".routes" as other @signedIn on web
        group g {
            include "x.routes" at /{id: Int} as x
        }
        =>
        include help.routes@2:10 /'help'@2:26 from "/help" as help@2:35
        include a/b "c".routes@3:10 as other@3:31 guards signedIn@3:38 on web@3:50
        group g@4:7
          include x.routes@5:14 /{id@5:29: Int}@5:27 from "/{id: Int}" as x@5:41
        end
        ----
        routes 1
        alias /i/{id: Int} -> detail
        alias /s -> shop.cart
        rewrite "(?:https://)?www\.example\.org/search/(.*)" -> "/search?q=$$1"
        rewrite "say \"(\w+)\"" -> "/\"$1"
        =>
        alias @2:1 /'i'/{id@2:11: Int}@2:7 from "/i/{id: Int}" -> detail@2:23
        alias @3:1 /'s'@3:7 from "/s" -> shop.cart@3:13
        rewrite @4:1 (?:https://)?www\.example\.org/search/(.*)@4:10 -> /search?q=$$1@4:58
        rewrite @5:1 say "(\w+)"@5:10 -> /"$1@5:29
        """#
}
