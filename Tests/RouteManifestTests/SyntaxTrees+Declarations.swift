extension SyntaxTrees {
    static let declarations = #"""
        routes 1
        namespace Shop
        access    public
        import    ShopModels
        import    Other
        option    slashes lenient
        option    case sensitive
        guard signedIn, adult
        guard other
        =>
        namespace Shop@2:11
        access public@3:11
        import ShopModels@4:11
        import Other@5:11
        option slashes@6:11 lenient@6:19
        option case@7:11 sensitive@7:16
        guard signedIn@8:7
        guard adult@8:17
        guard other@9:7
        ----
        routes 1
        origin app  shop:
        origin web  https://shop.example.com https://*.shop.example.com:8443 // two
        =>
        origin app@2:8 shop:@2:13
        origin web@3:8 https://shop.example.com@3:13, https://*.shop.example.com:8443@3:38
        ----
        routes 1
        enum Sort: newest, price = "price-asc", `in` , Upper="U"
        =>
        enum Sort@2:6 newest@2:12 price@2:20="price-asc"@2:29 in@2:41 Upper@2:48="U"@2:55
        ----
        routes 1
        type SKU = ShopModels.SKU
        type Page = Paged< Item , Int >
        =>
        type SKU@2:6 = ShopModels.SKU@2:12
        type Page@3:6 = Paged<Item, Int>@3:13
        """#
}
