extension DifferenceTests {
    /// Origins, options and what wins.
    static let addresses = #"""
        routes 1
        origin app shop:
        origin web https://x.example
        a /a
        b /b on web
        ->
        routes 1
        origin web https://x.example
        a /a
        b /b
        =>
        Old.routes:4:1: error: 'a': "shop://a" no longer matches any route
        ----
        routes 1
        origin app shop:
        origin web https://x.example
        a /a on web
        b /b
        ->
        routes 1
        origin app shop:
        origin web https://x.example
        a /a on app
        b /b on web
        =>
        Old.routes:4:1: error: 'a': "https://x.example/a" no longer matches any route
        Old.routes:5:1: error: 'b': "shop://b" no longer matches any route
        ----
        routes 1
        origin web https://x.example https://*.x.example
        a /a
        ->
        routes 1
        origin web https://x.example
        origin beta https://beta.x.example
        a /a
        =>
        Old.routes:3:1: error: 'a': "https://www.x.example/a" no longer matches any route
        ----
        routes 1
        origin web https://x.example
        a /a/{x}
        ->
        routes 1
        origin site https://x.example
        a /a/{x}
        =>
        ----
        routes 1
        a /a
        b /b
        ->
        routes 1
        origin app shop:
        a /a
        b /b
        =>
        Old.routes:1:1: error: 'Routes' took every address and now takes those of its origins: "https://example.com/a" no longer matches any route
        ----
        routes 1
        origin app shop:
        a /a
        ->
        routes 1
        a /a
        =>
        ----
        routes 1
        option case insensitive
        a /About/{x}
        ->
        routes 1
        a /About/{x}
        =>
        Old.routes:3:1: error: 'a': "/about/a" no longer matches any route
        ----
        routes 1
        a /About
        ->
        routes 1
        option case insensitive
        a /about
        =>
        ----
        routes 1
        a /a/{x}
        b /b
        ->
        routes 1
        option slashes strict
        a /a/{x}
        b /b
        =>
        Old.routes:1:1: error: 'option slashes' was lenient and is now strict: "/a/a/" no longer matches any route
        ----
        routes 1
        a /a
        ->
        routes 1
        option slashes strict
        a /a
        b /a/
        =>
        Old.routes:2:1: error: 'a': "/a/" now reaches 'b'
        New.routes:4:1: note: 'b' is declared here
        ----
        routes 1
        option slashes strict
        a /a
        b /a/
        ->
        routes 1
        a /a
        =>
        Old.routes:4:1: error: 'b': "/a/" now reaches 'a'
        New.routes:2:1: note: 'a' is declared here
        ----
        routes 1
        a /s ?q: String
        ->
        routes 1
        option plus space
        a /s ?q: String
        =>
        Old.routes:1:1: error: 'option plus' was literal and is now space: "/s?q=a+b" has another value of 'q'
        ----
        routes 1
        option plus space
        a /s ?n: Int
        ->
        routes 1
        a /s ?n: Int
        =>
        ----
        routes 1
        a /{x}
        b /{x: Int}
        ->
        routes 1
        a /{x}
        =>
        Old.routes:3:1: error: 'b': "/7" now reaches 'a'
        New.routes:2:1: note: 'a' is declared here
        ----
        routes 1
        a /{x}/1
        b /2/{y} over a
        ->
        routes 1
        a /{x}/1 over b
        b /2/{y}
        =>
        Old.routes:3:1: error: 'b': "/2/1" now reaches 'a'
        New.routes:2:1: note: 'a' is declared here
        ----
        routes 1
        group shop /shop {
            item /{id: Int}
        }
        ->
        routes 1
        group store /shop {
            item /{id: Int}
        }
        =>
        Old.routes:3:5: error: 'shop.item': "/shop/7" now reaches 'store.item'
        New.routes:3:5: note: 'store.item' is declared here
        ----
        routes 1
        a /a/{x}
        b /b/{x: Int}
        ->
        routes 1
        b /a/{x: Int}
        c /{y...}
        =>
        Old.routes:2:1: error: 'a': "/a/7" now reaches 'b'
        New.routes:2:1: note: 'b' is declared here
        Old.routes:2:1: error: 'a': "/a/a" now reaches 'c'
        New.routes:3:1: note: 'c' is declared here
        Old.routes:3:1: error: 'b': "/b/7" now reaches 'c'
        New.routes:3:1: note: 'c' is declared here
        ----
        routes 1
        a /a
        ->
        routes 1
        option slashes strict
        a /a/
        =>
        Old.routes:1:1: error: 'option slashes' was lenient and is now strict: "/a" no longer matches any route
        """#
}
