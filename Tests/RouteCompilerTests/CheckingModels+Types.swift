extension CheckingModels {
    static let types = #"""
        routes 1
        a /a/{x}/{y: String}
        b /b/{a: Int}/{b: Int8}/{c: Int16}/{d: Int32}/{e: Int64}
        c /c/{a: UInt}/{b: UInt8}/{c: UInt16}/{d: UInt32}/{e: UInt64}
        d /d/{a: Double}/{b: Float}/{c: Bool}/{d: UUID}
        =>
        internal Routes
        0 a a A a /'a'/{0}/{1} [3] "/a/{x}/{y: String}" | x: String | y: String
        1 b b B b /'b'/{0}/{1}/{2}/{3}/{4} [6] "/b/{a: Int}/{b: Int8}/{c: Int16}/{d: Int32}/{e: Int64}" | a: Int | b: Int8 | c: Int16 | d: Int32 | e: Int64
        2 c c C c /'c'/{0}/{1}/{2}/{3}/{4} [6] "/c/{a: UInt}/{b: UInt8}/{c: UInt16}/{d: UInt32}/{e: UInt64}" | a: UInt | b: UInt8 | c: UInt16 | d: UInt32 | e: UInt64
        3 d d D d /'d'/{0}/{1}/{2}/{3} [5] "/d/{a: Double}/{b: Float}/{c: Bool}/{d: UUID}" | a: Double | b: Float | c: Bool | d: UUID
        ----
        routes 1
        a /a/{x: Int(1...12)}/{y: Int8(..<0)}/{z: UInt8(200...)}
        b /b/{x: Int(-5 ..< -3)}/{y: UInt64(...18446744073709551615)}
        c /c/{x: String(1...64)}/{y: String(2...)}/{z: String(..<9)}
        =>
        internal Routes
        0 a a A a /'a'/{0}/{1}/{2} [4] "/a/{x: Int(1...12)}/{y: Int8(..<0)}/{z: UInt8(200...)}" | x: Int(1...12) | y: Int8(-128...-1) | z: UInt8(200...255) | throws
        1 b b B b /'b'/{0}/{1} [3] "/b/{x: Int(-5 ..< -3)}/{y: UInt64(...18446744073709551615)}" | x: Int(-5...-4) | y: UInt64(0...18446744073709551615) | throws
        2 c c C c /'c'/{0}/{1}/{2} [4] "/c/{x: String(1...64)}/{y: String(2...)}/{z: String(..<9)}" | x: String(1...64) | y: String(2...) | z: String(0...8) | throws
        ----
        routes 1
        enum Sort: newest, price = "price-asc"
        type SKU = Models.SKU<Int>
        a /a/{x: Sort}/{y: SKU}/{ext: png|jpg}/{code: /[A-Z]{2}\/?/}
        b /b/{x: Sort...}
        c /c/{x: a|b...}
        d /d/{x: /a/...}
        =>
        internal Routes
        enum Sort: newest, price=price-asc
        0 a a A a /'a'/{0}/{1}/{2}/{3} [5] "/a/{x: Sort}/{y: SKU}/{ext: png|jpg}/{code: /[A-Z]{2}\/?/}" | x: enum Sort(newest, price=price-asc) | y: own SKU(Models.SKU<Int>) | ext: Ext(png, jpg) | code: /[A-Z]{2}\/?/ | throws
        1 b b B b /'b'/{0} [2] "/b/{x: Sort...}" | x: enum Sort(newest, price=price-asc)... | throws
        2 c c C c /'c'/{0} [2] "/c/{x: a|b...}" | x: X(a, b)... | throws
        3 d d D d /'d'/{0} [2] "/d/{x: /a/...}" | x: /a/... | throws
        ----
        routes 1
        a /{x: UInt8(0...255)} ?y: String(0...5)
        =>
        internal Routes
        0 a a A a /{0} [1] "/{x: UInt8(0...255)}" | x: UInt8(0...255) | ?y: String(0...5) | throws
        """#
}
