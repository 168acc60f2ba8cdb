extension CheckingModels {
    static let declarations = #"""
        routes 1
        home /
        =>
        internal Routes
        0 home home Home home  [0] "/"
        ----
        routes 1
        namespace Shop
        access public
        import ShopModels
        import Other
        import ShopModels
        option slashes strict
        option case insensitive
        option plus space
        option query strict
        option handlers free
        origin app shop: shop-beta:
        origin web HTTPS://Shop.example.com https://*.shop.example.com:8443 http://localhost:80 https://a_b.example:443
        enum Sort: newest, price = "price-asc"
        guard signedIn, adult
        home /
        =>
        public Shop
        import ShopModels
        import Other
        strict slashes
        case insensitive
        plus is space
        strict query
        free handlers
        origin app: shop: shop-beta:
        origin web: https://shop.example.com https://*.shop.example.com:8443 http://localhost https://a_b.example
        enum Sort: newest, price=price-asc
        guards signedIn adult
        0 home home Home home / [1] "/" | on [0, 1]
        ----
        routes 1
        option slashes lenient
        option case sensitive
        option plus literal
        option query lenient
        option handlers main
        access package
        home /
        =>
        package Routes
        0 home home Home home  [0] "/"
        """#
}
