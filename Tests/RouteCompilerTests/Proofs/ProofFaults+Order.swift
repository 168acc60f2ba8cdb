extension ProofFaults {
    /// An `over` that does nothing, and circles.
    static let order = #"""
        routes 1
        a /c/{x: Int}
        b /c/{x: UUID} over a
        =>
        Shop.routes:3:21: error: 'b' and 'a' share no URL, so 'over a' does nothing; leave it out
        Shop.routes:2:1: note: 'a' is declared here
        ----
        routes 1
        a /e/{x: Int} over b
        b /e/{x}
        =>
        Shop.routes:2:20: error: 'a' is more specific than 'b' already, so 'over b' changes nothing; leave it out
        Shop.routes:3:1: note: 'b' is declared here
        ----
        routes 1
        g /i/{x}/1
        h /i/2/{y} over g
        k /i/2/1
        =>
        Shop.routes:3:17: error: every URL that 'h' and 'g' share goes to 'k', so 'over g' changes nothing; leave it out
        Shop.routes:2:1: note: 'g' is declared here
        ----
        routes 1
        a /g/{x}/1 over b
        b /g/{x}/{y} over a
        =>
        Shop.routes:2:1: error: these beat each other in a circle: 'a' lies inside 'b', 'b' is over 'a'; leave out one 'over'
        Shop.routes:3:1: note: 'b' is declared here
        Shop.routes:2:17: error: 'a' is more specific than 'b' already, so 'over b' changes nothing; leave it out
        Shop.routes:3:1: note: 'b' is declared here
        ----
        routes 1
        a /{x}/1 over b
        b /2/{y} over a
        =>
        Shop.routes:2:1: error: these beat each other in a circle: 'a' is over 'b', 'b' is over 'a'; leave out one 'over'
        Shop.routes:3:1: note: 'b' is declared here
        ----
        routes 1
        a /{x}/b/{z} over b
        b /a/{y}/{z} over c
        c /{x}/{y}/c over a
        =>
        Shop.routes:2:1: error: these beat each other in a circle: 'a' is over 'b', 'b' is over 'c', 'c' is over 'a'; leave out one 'over'
        Shop.routes:3:1: note: 'b' is declared here
        Shop.routes:4:1: note: 'c' is declared here
        ----
        routes 1
        a /{x}/b over b
        b /a/{y} over c
        c /a/{y...}
        d /a/b/{z...}
        =>
        Shop.routes:2:1: error: 'a' and 'c' both match "/a/b", and neither is more specific
        Shop.routes:2:1: note: only 'a' matches "/b/b"
        Shop.routes:4:1: note: 'c' is declared here; only it matches "/a/c/a"
        Shop.routes:2:1: note: add 'over c' to 'a', or the reverse, to choose
        Shop.routes:3:15: error: 'b' is more specific than 'c' already, so 'over c' changes nothing; leave it out
        Shop.routes:4:1: note: 'c' is declared here
        ----
        routes 1
        c /{p...}
        x /docs/{q...}
        alias /docs/api/{p...} -> c
        =>
        Shop.routes:2:1: error: these beat each other in a circle: 'c' comes before the alias '/docs/api/{p...}', the alias '/docs/api/{p...}' lies inside 'x', 'x' lies inside 'c'; leave out the alias
        Shop.routes:4:1: note: the alias '/docs/api/{p...}' is declared here
        Shop.routes:3:1: note: 'x' is declared here
        ----
        routes 1
        group g /g {
            b /{x}/1 over h.c
        }
        group h /g {
            c /2/{y} over g.b
        }
        =>
        Shop.routes:3:5: error: these beat each other in a circle: 'g.b' is over 'h.c', 'h.c' is over 'g.b'; leave out one 'over'
        Shop.routes:6:5: note: 'h.c' is declared here
        """#
}
