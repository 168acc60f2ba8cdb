extension CheckingModels {
    static let clauses = #"""
        routes 1
        enum Sort: newest, price = "price-asc"
        type SKU = Models.SKU
        search /search ?q: String &page: Int = 007 &tag: [String] &sort: Sort? &"utm-source" as source: String?
        defaults /d ?a: Int8 = -0 &b: Double = 1 &c: Float = -1.50e2 &d: Bool = false &e: String = "a b" &f: UUID = "123E4567-E89B-12D3-A456-426614174000" &g: Sort = price &h: x|y = y &i: SKU = "k" &j: /[a-z]+/ = "abc" &k: String(1...2) = "é" &l: UInt64(5...) = 18446744073709551615
        map /search ?mode = "map" &"x y" = "" over search
        flags /f ?on: Bool
        order /o #z: Int? ?b: Int &a: [Int] -> Void with v: V?
        =>
        internal Routes
        enum Sort: newest, price=price-asc
        0 search search Search search /'search' [1] "/search" | ?q: String | ?page: Int = 7 | ?tag: String[] | ?sort: enum Sort(newest, price=price-asc)? | ?utm-source as source: String?
        1 defaults defaults Defaults defaults /'d' [1] "/d" | ?a: Int8 = 0 | ?b: Double = 1.0 | ?c: Float = -150.0 | ?d: Bool = false | ?e: String = a b | ?f: UUID = 123e4567-e89b-12d3-a456-426614174000 | ?g: enum Sort(newest, price=price-asc) = price-asc | ?h: H(x, y) = y | ?i: own SKU(Models.SKU) = k | ?j: /[a-z]+/ = abc | ?k: String(1...2) = é | ?l: UInt64(5...18446744073709551615) = 18446744073709551615 | throws
        2 map map Map map /'search' [1] "/search" | mode="map" | x y="" | over 0
        3 flags flags Flags flags /'f' [1] "/f" | ?on: Bool
        4 order order Order order /'o' [1] "/o" | ?b: Int | ?a: Int[] | #z: Int? | with v: V
        ----
        routes 1
        guard signedIn, adult
        origin app shop:
        origin web https://a.example
        /// The item.
        detail /items/{id: Int} -> async Models.Screen<Int>? @adult @signedIn @adult variants control, compact with a: [Int]?, b: B? on web, app over other deprecated "use \"x\""
        other /items/{id} on app
        =>
        internal Routes
        origin app: shop:
        origin web: https://a.example
        guards signedIn adult
        0 detail detail Detail detail /'items'/{0} [2] "/items/{id: Int}" | id: Int | with a: [Int] | with b: B | -> async Models.Screen<Int>? | @adult | @signedIn | variants control compact | on [0, 1] | over 1 | deprecated "use "x"" docs ["The item."]
        1 other other Other other /'items'/{0} [2] "/items/{id}" | id: String | on [0]
        ----
        routes 1
        group shop /shop @signedIn on web, app {
            cart /cart
            pay /pay @adult @signedIn on app
            group inner on app {
                x /x
            }
        }
        home /
        guard signedIn, adult
        origin app shop:
        origin web https://a.example
        origin late https://b.example
        =>
        internal Routes
        origin app: shop:
        origin web: https://a.example
        origin late: https://b.example
        guards signedIn adult
        shop Shop 0..<3
          0 shop.cart cart Cart shopCart /'shop'/'cart' [2] "/shop/cart" | @signedIn | on [0, 1]
          1 shop.pay pay Pay shopPay /'shop'/'pay' [2] "/shop/pay" | @signedIn | @adult | on [0]
          inner Inner 2..<3
            2 shop.inner.x x X shopInnerX /'shop'/'x' [2] "/shop/x" | @signedIn | on [0]
        3 home home Home home  [0] "/" | on [0, 1, 2]
        ----
        routes 1
        a /x/{i: Int}/{s} over group2.b
        group group2 /x {
            b /{s}/{i: Int}
            c /{s}/x over b, a, group2.b
        }
        =>
        internal Routes
        0 a a A a /'x'/{0}/{1} [3] "/x/{i: Int}/{s}" | i: Int | s: String | over 1
        group2 Group2 1..<3
          1 group2.b b B group2B /'x'/{0}/{1} [3] "/x/{s}/{i: Int}" | s: String | i: Int
          2 group2.c c C group2C /'x'/{0}/'x' [3] "/x/{s}/x" | s: String | over 1 | over 0
        """#
}
