extension ProofFaults {
    /// Routes that take the same URLs though they are written differently.
    static let duplicates = #"""
        routes 1
        a /s/{x: Int(0...9)}
        b /s/{x: /0*[0-9]|-0+/}
        =>
        Shop.routes:3:1: error: 'b' takes the same URLs as 'a'
        Shop.routes:2:1: note: 'a' is declared here
        ----
        routes 1
        a /x/{f: Double}
        b /x/{f: Float}
        =>
        Shop.routes:3:1: error: 'b' takes the same URLs as 'a'
        Shop.routes:2:1: note: 'a' is declared here
        ----
        routes 1
        enum E: png, jpg
        a /x/{f: png|jpg}
        b /x/{f: E}
        =>
        Shop.routes:4:1: error: 'b' takes the same URLs as 'a'
        Shop.routes:3:1: note: 'a' is declared here
        ----
        routes 1
        a /x/{f: Bool}
        b /x/{f: true|false}
        =>
        Shop.routes:3:1: error: 'b' takes the same URLs as 'a'
        Shop.routes:2:1: note: 'a' is declared here
        ----
        routes 1
        a /x/{i: Int}
        b /x/{i: Int64}
        c /x/{i: /-?\d+/}
        =>
        Shop.routes:3:1: error: 'b' takes the same URLs as 'a'
        Shop.routes:2:1: note: 'a' is declared here
        ----
        routes 1
        a /x ?n: Int32
        b /x ?n: Int(-2147483648...2147483647)
        =>
        Shop.routes:3:1: error: 'b' takes the same URLs as 'a'
        Shop.routes:2:1: note: 'a' is declared here
        ----
        routes 1
        type S = M.S
        type T = M.S
        a /x/{s: S}
        b /x/{t: T}
        =>
        Shop.routes:5:1: error: 'b' takes the same URLs as 'a'
        Shop.routes:4:1: note: 'a' is declared here
        ----
        routes 1
        a /x/{a: Int}
        b /y/{b: Int8}
        c /w/{c: Int(-128...127)}
        alias /z/{b: Int8} -> b
        alias /z/{c: Int(-128...127)} -> c
        =>
        Shop.routes:6:1: error: the alias '/z/{c: Int(-128...127)}' takes the same URLs as the alias '/z/{b: Int8}'
        Shop.routes:5:1: note: the alias '/z/{b: Int8}' is declared here
        """#
}
