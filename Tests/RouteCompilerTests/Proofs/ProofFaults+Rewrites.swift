extension ProofFaults {
    /// Rewrites that lead nowhere.
    static let rewrites = #"""
        routes 1
        items /items/{id: Int}
        search /search ?q: String &page: Int = 1
        rewrite "a(.*)" -> "/item/$1"
        rewrite "b(.*)" -> "/items/$$1"
        rewrite "c(.*)" -> "/search?p=$$1"
        rewrite "d(.*)" -> "/items/x$$1"
        rewrite "e(.*)" -> "/search?$1"
        rewrite "f" -> "/items/1/2"
        rewrite "g(\d)" -> "/items/$12"
        rewrite "h(.*)" -> "$url"
        rewrite "i" -> "/search?q=&x"
        rewrite "j" -> "/search"
        =>
        Shop.routes:4:21: error: no route takes what this rewrites to, such as "/item/a"; did you mean 'items'?
        Shop.routes:6:21: error: no route takes what this rewrites to, such as "/search?p=a"; 'q' is missing (nearest route: /search)
        Shop.routes:7:21: error: no route takes what this rewrites to, such as "/items/xa"; 'id' must be Int, but is "xa" (nearest route: /items/{id: Int})
        Shop.routes:9:17: error: no route takes what this rewrites to, such as "/items/1/2"; the nearest route is '/items/{id: Int}'
        Shop.routes:13:17: error: no route takes what this rewrites to, such as "/search"; 'q' is missing (nearest route: /search)
        ----
        routes 1
        origin app shop:
        origin web https://shop.example
        item /items/{id: Int} on app
        other /x/{y} ?mode = "a b" on web
        rewrite "a" -> "https://shop.example/items/1"
        rewrite "b" -> "shop://items/1"
        rewrite "c" -> "shop:items/1"
        rewrite "d" -> "mall://items/1"
        rewrite "e(.*)" -> "https://$1/x/1"
        rewrite "f(.*)" -> "https://other.example/x/$1"
        rewrite "g" -> "https://shop.example/x/y?mode=a%20b"
        rewrite "h" -> "https://shop.example/x/y?mode=a+b"
        rewrite "i" -> "http://shop.example/x/y?mode=a%20b"
        rewrite "j" -> "https://shop.example/x/y?mode=b&mode=a%20b"
        rewrite "k" -> "https://shop.example/x//y/?mode=a%20b#frag"
        rewrite "l(.)" -> "shop://items/../items/$$1"
        =>
        Shop.routes:6:17: error: no route takes what this rewrites to, such as "https://shop.example/items/1"; the nearest route is '/items/{id: Int}'
        Shop.routes:9:17: error: no route takes what this rewrites to, such as "mall://items/1"; its address is none of the manifest's origins
        Shop.routes:11:21: error: no route takes what this rewrites to, such as "https://other.example/x/a"; its address is none of the manifest's origins
        Shop.routes:13:17: error: no route takes what this rewrites to, such as "https://shop.example/x/y?mode=a+b"; 'mode' must be "a b", but is "a+b" (nearest route: /x/{y})
        Shop.routes:14:17: error: no route takes what this rewrites to, such as "http://shop.example/x/y?mode=a%20b"; its address is none of the manifest's origins
        Shop.routes:15:17: error: no route takes what this rewrites to, such as "https://shop.example/x/y?mode=b&mode=a%20b"; 'mode' must be "a b", but is "b" (nearest route: /x/{y})
        """#
}
