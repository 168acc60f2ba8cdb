extension ProofFaults {
    /// Routes and types that no URL reaches.
    static let reach = #"""
        routes 1
        a /a/{x: png|jpg}
        a1 /a/png
        a2 /a/jpg
        =>
        Shop.routes:2:1: error: 'a' can never be reached: every URL that it matches goes to 'a1', 'a2'
        Shop.routes:3:1: note: 'a1' is declared here
        Shop.routes:4:1: note: 'a2' is declared here
        ----
        routes 1
        a /x/{n: Int(0...19)}
        b /x/{n: Int(0...9)}
        c /x/{n: Int(10...19)}
        =>
        Shop.routes:2:1: error: 'a' can never be reached: every URL that it matches goes to 'b', 'c'
        Shop.routes:3:1: note: 'b' is declared here
        Shop.routes:4:1: note: 'c' is declared here
        ----
        routes 1
        a /x/{y: a|b}/{z: a|b}
        b /x/a/{z}
        c /x/b/{z: a|b} over a
        d /x/b/{z}
        =>
        Shop.routes:2:1: error: 'a' and 'b' both match "/x/a/a", and neither is more specific
        Shop.routes:2:1: note: only 'a' matches "/x/b/a"
        Shop.routes:3:1: note: 'b' is declared here; only it matches "/x/a/c"
        Shop.routes:2:1: note: add 'over b' to 'a', or the reverse, to choose
        Shop.routes:4:22: error: 'c' is more specific than 'a' already, so 'over a' changes nothing; leave it out
        Shop.routes:2:1: note: 'a' is declared here
        ----
        routes 1
        a /e/{x: Int} ?q: String
        b /e/{x} over a
        =>
        Shop.routes:2:1: error: these beat each other in a circle: 'a' lies inside 'b', 'b' is over 'a'; leave out one 'over'
        Shop.routes:3:1: note: 'b' is declared here
        ----
        routes 1
        home /{x...}
        a /a/{y...}
        alias /b/{x...} -> home
        =>
        Shop.routes:4:1: error: the alias '/b/{x...}' can never be reached: every URL that it matches goes to 'home'
        Shop.routes:2:1: note: 'home' is declared here
        ----
        routes 1
        n /x/{n: a1|a2|a3|a4|a5|a6|a7|a8|a9|b1|b2}
        a1 /x/a1
        a2 /x/a2
        a3 /x/a3
        a4 /x/a4
        a5 /x/a5
        a6 /x/a6
        a7 /x/a7
        a8 /x/a8
        a9 /x/a9
        b1 /x/b1
        b2 /x/b2
        =>
        Shop.routes:2:1: error: 'n' can never be reached: every URL that it matches goes to one of 11 others
        Shop.routes:3:1: note: 'a1' is declared here
        ----
        routes 1
        a /x/{y: /\.{1,2}/}
        =>
        Shop.routes:2:7: error: no URL can carry a value of 'y'; its type '/\.{1,2}/' leaves nothing
        ----
        routes 1
        a /x ?y: /[^\x01-\x{10FFFF}]/
        =>
        Shop.routes:2:7: error: no URL can carry a value of 'y'; its type '/[^\x01-\x{10FFFF}]/' leaves nothing
        ----
        routes 1
        group g /{y: /\./} {
            a /a
            b /b
        }
        =>
        Shop.routes:2:11: error: no URL can carry a value of 'y'; its type '/\./' leaves nothing
        """#
}
