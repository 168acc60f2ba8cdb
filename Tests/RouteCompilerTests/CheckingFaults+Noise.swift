extension CheckingFaults {
    static let noise = #"""
        routes 1
        enum Sort newest
        home / ?by: Sort = newest
        =>
        Shop.routes:2:11: error: expected ':' and the cases, as in 'enum Sort: first, second', found 'newest'
        ----
        routes 1
        guard signed in
        home / @signed
        =>
        Shop.routes:2:14: error: expected the end of the line, found 'in'
        ----
        routes 1
        origin web
        home / on web
        =>
        Shop.routes:2:11: error: expected an address such as 'shop:' or 'https://example.com', found the end of the line
        ----
        routes 1
        detail /items/{id
        alias /i -> detail
        map /m over detail
        =>
        Shop.routes:2:15: error: this '{' is not closed
        ----
        routes 1
        group shop /shop variants {
            cart /cart
            pay /cart
        }
        alias /c -> shop.cart
        =>
        Shop.routes:2:18: error: expected '{', '@guard' or 'on origin', found 'variants'
        ----
        routes 1
        a /x ?mode = map
        b /x
        =>
        Shop.routes:2:14: error: expected a fixed value in quotes, found 'map'
        ----
        routes 1
        type SKU Models.SKU
        home /{id: SKU} -> SKU
        =>
        Shop.routes:2:10: error: expected '=' and a Swift type, as in 'type SKU = Module.Name', found 'Models.SKU'
        """#
}
