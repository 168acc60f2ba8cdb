extension ProofFaults {
    /// Segments whose text can be cut in two ways.
    static let segments = #"""
        routes 1
        a /x/{a}-{b}
        =>
        Shop.routes:2:7: error: the segment '{a}-{b}' can be split in two ways: "a--a" behind "a" or behind "a-"; put a literal between that no value holds, or narrow a type
        ----
        routes 1
        a /x/{a: UUID}{b: Int}{c}
        =>
        Shop.routes:2:16: error: the segment '{a: UUID}{b: Int}{c}' can be split in two ways: "aaaaaaaa-aaaa-aaaa-aaaa-aaaaaaaaaaaa00a" behind "aaaaaaaa-aaaa-aaaa-aaaa-aaaaaaaaaaaa0" or behind "aaaaaaaa-aaaa-aaaa-aaaa-aaaaaaaaaaaa00"; put a literal between that no value holds, or narrow a type
        ----
        routes 1
        a /f/{x: String(2...3)}{y: Int}
        =>
        Shop.routes:2:7: error: the segment '{x: String(2...3)}{y: Int}' can be split in two ways: "aa00" behind "aa" or behind "aa0"; put a literal between that no value holds, or narrow a type
        ----
        routes 1
        a /f/{x: /[a-z]+/}b{y: /[a-z]+/}
        b /g/{x}
        alias /f/{x: /[a-z]+/}c{y: /[a-z]+/} -> a
        =>
        Shop.routes:2:7: error: the segment '{x: /[a-z]+/}b{y: /[a-z]+/}' can be split in two ways: "abba" behind "a" or behind "ab"; put a literal between that no value holds, or narrow a type
        Shop.routes:4:1: error: the segment '{x: /[a-z]+/}c{y: /[a-z]+/}' can be split in two ways: "acca" behind "a" or behind "ac"; put a literal between that no value holds, or narrow a type
        ----
        routes 1
        group g /{a}.{b} {
            a /x
            b /y
        }
        =>
        Shop.routes:2:11: error: the segment '{a}.{b}' can be split in two ways: "a..a" behind "a" or behind "a."; put a literal between that no value holds, or narrow a type
        """#
}
