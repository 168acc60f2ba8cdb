extension ProofFaults {
    /// Routes that overlap with neither inside the other, each with the URLs that show it.
    static let overlaps = #"""
        routes 1
        byDay /news/{day: Int}/{x}
        byTopic /news/{topic}/x
        =>
        Shop.routes:2:1: error: 'byDay' and 'byTopic' both match "/news/7/x", and neither is more specific
        Shop.routes:2:1: note: only 'byDay' matches "/news/7/y"
        Shop.routes:3:1: note: 'byTopic' is declared here; only it matches "/news/a/x"
        Shop.routes:2:1: note: add 'over byTopic' to 'byDay', or the reverse, to choose
        ----
        routes 1
        q1 /q ?a: Int
        q2 /q ?b: Int
        =>
        Shop.routes:2:1: error: 'q1' and 'q2' both match "/q?a=7&b=7", and neither is more specific
        Shop.routes:2:1: note: only 'q1' matches "/q?a=7"
        Shop.routes:3:1: note: 'q2' is declared here; only it matches "/q?b=7"
        Shop.routes:2:1: note: add 'over q2' to 'q1', or the reverse, to choose
        ----
        routes 1
        a /r/{a: /[a-m]+/}
        b /r/{a: /[g-z]+/}
        =>
        Shop.routes:2:1: error: 'a' and 'b' both match "/r/g", and neither is more specific
        Shop.routes:2:1: note: only 'a' matches "/r/a"
        Shop.routes:3:1: note: 'b' is declared here; only it matches "/r/n"
        Shop.routes:2:1: note: add 'over b' to 'a', or the reverse, to choose
        ----
        routes 1
        a /x/{n: Int(0...99)}
        b /x/{n: Int(50...150)}
        =>
        Shop.routes:2:1: error: 'a' and 'b' both match "/x/77", and neither is more specific
        Shop.routes:2:1: note: only 'a' matches "/x/7"
        Shop.routes:3:1: note: 'b' is declared here; only it matches "/x/117"
        Shop.routes:2:1: note: add 'over b' to 'a', or the reverse, to choose
        ----
        routes 1
        a /x/{c: png|jpg}
        b /x/{c: jpg|gif}
        =>
        Shop.routes:2:1: error: 'a' and 'b' both match "/x/jpg", and neither is more specific
        Shop.routes:2:1: note: only 'a' matches "/x/png"
        Shop.routes:3:1: note: 'b' is declared here; only it matches "/x/gif"
        Shop.routes:2:1: note: add 'over b' to 'a', or the reverse, to choose
        ----
        routes 1
        a /x/{n: String(1...4)}
        b /x/{n: /[0-9]{3,9}/}
        =>
        Shop.routes:2:1: error: 'a' and 'b' both match "/x/777", and neither is more specific
        Shop.routes:2:1: note: only 'a' matches "/x/a"
        Shop.routes:3:1: note: 'b' is declared here; only it matches "/x/77777"
        Shop.routes:2:1: note: add 'over b' to 'a', or the reverse, to choose
        ----
        routes 1
        a /x/{n: UInt}
        b /x/{n: Int}
        =>
        Shop.routes:2:1: error: 'a' and 'b' both match "/x/7", and neither is more specific
        Shop.routes:2:1: note: only 'a' matches "/x/9777777777777777777"
        Shop.routes:3:1: note: 'b' is declared here; only it matches "/x/-7"
        Shop.routes:2:1: note: add 'over b' to 'a', or the reverse, to choose
        ----
        routes 1
        a /x/{n: Int}
        b /x/{n: /\d+/}
        =>
        Shop.routes:2:1: error: 'a' and 'b' both match "/x/7", and neither is more specific
        Shop.routes:2:1: note: only 'a' matches "/x/-7"
        Shop.routes:3:1: note: 'b' is declared here; only it matches "/x/9777777777777777777"
        Shop.routes:2:1: note: add 'over b' to 'a', or the reverse, to choose
        ----
        routes 1
        a /f/v{name}
        b /f/{name}.png
        =>
        Shop.routes:2:1: error: 'a' and 'b' both match "/f/v.png", and neither is more specific
        Shop.routes:2:1: note: only 'a' matches "/f/va"
        Shop.routes:3:1: note: 'b' is declared here; only it matches "/f/a.png"
        Shop.routes:2:1: note: add 'over b' to 'a', or the reverse, to choose
        ----
        routes 1
        a /n/{y: Int}[/{m: Int}]
        b /n/{y}[/{m: Int}]
        c /n/{x}/{y}
        =>
        Shop.routes:2:1: error: 'a' and 'c' both match "/n/7/7", and neither is more specific
        Shop.routes:2:1: note: only 'a' matches "/n/7"
        Shop.routes:4:1: note: 'c' is declared here; only it matches "/n/a/a"
        Shop.routes:2:1: note: add 'over c' to 'a', or the reverse, to choose
        Shop.routes:3:1: error: 'b' and 'c' both match "/n/a/7", and neither is more specific
        Shop.routes:3:1: note: only 'b' matches "/n/a"
        Shop.routes:4:1: note: 'c' is declared here; only it matches "/n/a/a"
        Shop.routes:3:1: note: add 'over c' to 'b', or the reverse, to choose
        ----
        routes 1
        a /t[/{x: Int}]
        b /t[/{x: UUID}]
        =>
        Shop.routes:2:1: error: 'a' and 'b' both match "/t", and neither is more specific
        Shop.routes:2:1: note: only 'a' matches "/t/7"
        Shop.routes:3:1: note: 'b' is declared here; only it matches "/t/aaaaaaaa-aaaa-aaaa-aaaa-aaaaaaaaaaaa"
        Shop.routes:2:1: note: add 'over b' to 'a', or the reverse, to choose
        ----
        routes 1
        a /a/{x...}
        b /{x}/b
        =>
        Shop.routes:2:1: error: 'a' and 'b' both match "/a/b", and neither is more specific
        Shop.routes:2:1: note: only 'a' matches "/a/c"
        Shop.routes:3:1: note: 'b' is declared here; only it matches "/b/b"
        Shop.routes:2:1: note: add 'over b' to 'a', or the reverse, to choose
        ----
        routes 1
        a /{x...} ?k: Int
        b /{x...} ?m: Int
        c /{x} ?k: Int &m: Int
        =>
        Shop.routes:2:1: error: 'a' and 'b' both match "/a/a?k=7&m=7", and neither is more specific
        Shop.routes:2:1: note: only 'a' matches "/a?k=7"
        Shop.routes:3:1: note: 'b' is declared here; only it matches "/a?m=7"
        Shop.routes:2:1: note: add 'over b' to 'a', or the reverse, to choose
        ----
        routes 1
        a /x ?on: Bool
        b /x ?on = ""
        =>
        Shop.routes:2:1: error: 'a' and 'b' both match "/x?on", and neither is more specific
        Shop.routes:2:1: note: only 'a' matches "/x?on=true"
        Shop.routes:3:1: note: 'b' is declared here; only it matches "/x?on="
        Shop.routes:2:1: note: add 'over b' to 'a', or the reverse, to choose
        ----
        routes 1
        a /x ?k = "1"
        b /x ?m = "1"
        =>
        Shop.routes:2:1: error: 'a' and 'b' both match "/x?k=1&m=1", and neither is more specific
        Shop.routes:2:1: note: only 'a' matches "/x?k=1"
        Shop.routes:3:1: note: 'b' is declared here; only it matches "/x?m=1"
        Shop.routes:2:1: note: add 'over b' to 'a', or the reverse, to choose
        ----
        routes 1
        origin app shop:
        origin web https://x.example
        a /a on app
        b /a on web
        =>
        Shop.routes:4:1: error: 'a' and 'b' both match "/a", and neither is more specific
        Shop.routes:4:1: note: only 'a' matches "shop://a"
        Shop.routes:5:1: note: 'b' is declared here; only it matches "https://x.example/a"
        Shop.routes:4:1: note: add 'over b' to 'a', or the reverse, to choose
        ----
        routes 1
        origin app shop:
        origin web https://x.example:8443 https://*.y.example
        a /{x} on app
        b /{x} on web
        =>
        Shop.routes:4:1: error: 'a' and 'b' both match "/a", and neither is more specific
        Shop.routes:4:1: note: only 'a' matches "shop://a"
        Shop.routes:5:1: note: 'b' is declared here; only it matches "https://x.example:8443/a"
        Shop.routes:4:1: note: add 'over b' to 'a', or the reverse, to choose
        ----
        routes 1
        origin all https://*.x.example https://x.example
        origin shop https://shop.x.example
        a /{n} on all
        b /{n: Int} on shop
        c /{n...} on shop
        =>
        Shop.routes:4:1: error: 'a' and 'c' both match "/a", and neither is more specific
        Shop.routes:4:1: note: only 'a' matches "https://x.example/a"
        Shop.routes:6:1: note: 'c' is declared here; only it matches "/a/a"
        Shop.routes:4:1: note: add 'over c' to 'a', or the reverse, to choose
        ----
        routes 1
        type S = M.S
        type T = M.T
        a /x/{s: S}
        b /x/{t: T}
        =>
        Shop.routes:4:1: error: 'a' and 'b' both match "/x/a" where their types take it, and neither is more specific
        Shop.routes:5:1: note: 'b' is declared here
        Shop.routes:4:1: note: add 'over b' to 'a', or the reverse, to choose
        ----
        routes 1
        type S = M.S
        a /x/{s: S}/{y}
        b /x/{t}/{n: Int}
        =>
        Shop.routes:3:1: error: 'a' and 'b' both match "/x/a/7" where their types take it, and neither is more specific
        Shop.routes:3:1: note: only 'a' matches "/x/a/a"
        Shop.routes:4:1: note: 'b' is declared here
        Shop.routes:3:1: note: add 'over b' to 'a', or the reverse, to choose
        ----
        routes 1
        option case insensitive
        a /About/{x}
        b /{y}/Us
        =>
        Shop.routes:3:1: error: 'a' and 'b' both match "/About/Us", and neither is more specific
        Shop.routes:3:1: note: only 'a' matches "/About/a"
        Shop.routes:4:1: note: 'b' is declared here; only it matches "/b/Us"
        Shop.routes:3:1: note: add 'over b' to 'a', or the reverse, to choose
        ----
        routes 1
        option case insensitive
        a /Abc
        b /{x: /[a-z]+/}
        =>
        Shop.routes:3:1: error: 'a' and 'b' both match "/abc", and neither is more specific
        Shop.routes:3:1: note: only 'a' matches "/abC"
        Shop.routes:4:1: note: 'b' is declared here; only it matches "/b"
        Shop.routes:3:1: note: add 'over b' to 'a', or the reverse, to choose
        ----
        routes 1
        option slashes strict
        a /a/{x}/
        b /a/b/{y}
        c /a//{y}
        e /{w}/b/
        =>
        Shop.routes:3:1: error: 'a' and 'e' both match "/a/b/", and neither is more specific
        Shop.routes:3:1: note: only 'a' matches "/a/c/"
        Shop.routes:6:1: note: 'e' is declared here; only it matches "/b/b/"
        Shop.routes:3:1: note: add 'over e' to 'a', or the reverse, to choose
        ----
        routes 1
        a /x/{d: Double}
        b /x/{e: /1e999|x/}
        =>
        Shop.routes:2:1: error: 'a' and 'b' overlap, and neither is more specific
        Shop.routes:2:1: note: only 'a' matches "/x/7"
        Shop.routes:3:1: note: 'b' is declared here; only it matches "/x/x"
        Shop.routes:2:1: note: add 'over b' to 'a', or the reverse, to choose
        ----
        routes 1
        a /{x}/%E2%9C%93
        b /a%20b/{y}
        =>
        Shop.routes:2:1: error: 'a' and 'b' both match "/a%20b/%E2%9C%93", and neither is more specific
        Shop.routes:2:1: note: only 'a' matches "/b/%E2%9C%93"
        Shop.routes:3:1: note: 'b' is declared here; only it matches "/a%20b/a"
        Shop.routes:2:1: note: add 'over b' to 'a', or the reverse, to choose
        ----
        routes 1
        g1 /o
        group shop /shop {
            item /{id: Int}/{tab}
            note /{name}/notes
        }
        =>
        Shop.routes:4:5: error: 'shop.item' and 'shop.note' both match "/shop/7/notes", and neither is more specific
        Shop.routes:4:5: note: only 'shop.item' matches "/shop/7/o"
        Shop.routes:5:5: note: 'shop.note' is declared here; only it matches "/shop/a/notes"
        Shop.routes:4:5: note: add 'over shop.note' to 'shop.item', or the reverse, to choose
        ----
        routes 1
        a /a/{x: Int}/{y}
        b /b/{y}/c
        alias /b/{x: Int}/{y} -> a
        =>
        Shop.routes:4:1: error: the alias '/b/{x: Int}/{y}' and 'b' both match "/b/7/c", and neither is more specific
        Shop.routes:4:1: note: only the alias '/b/{x: Int}/{y}' matches "/b/7/d"
        Shop.routes:3:1: note: 'b' is declared here; only it matches "/b/a/c"
        Shop.routes:4:1: note: add 'over b' to 'a', or the reverse, to choose
        ----
        routes 1
        a /a/{x}/{y}
        alias /b/{x}/1/{y} -> a
        alias /b/2/{y}/{x} -> a
        =>
        Shop.routes:4:1: error: the alias '/b/2/{y}/{x}' and the alias '/b/{x}/1/{y}' both match "/b/2/1/a", and neither is more specific
        Shop.routes:4:1: note: only the alias '/b/2/{y}/{x}' matches "/b/2/a/a"
        Shop.routes:3:1: note: the alias '/b/{x}/1/{y}' is declared here; only it matches "/b/a/1/a"
        Shop.routes:4:1: note: make one of the two more specific, or leave it out
        """#
}
