import Testing

/// Rule 2: schemes, hosts and ports.
struct OriginTests {
    static let table = testTable(
        """
        origin app shop:
        origin web https://shop.example.com https://*.shop.example.com:8443
        origin old http://legacy.example.com:8080
        home    /
        detail  /items/{id: Int}  ?ref: String?
        cart    /cart
        page    /p/{name}
        """)

    @Test(
        "the host of a custom scheme is the first segment",
        arguments: Reading.rows(
            """
            shop://items/42             → detail id=42
            shop:///items/42            → detail id=42
            shop:/items/42              → detail id=42
            shop:items/42               → detail id=42
            shop:////items/42           → detail id=42
            SHOP://items/42             → detail id=42
            Shop:items/42               → detail id=42
            shop:                       → home
            shop:/                      → home
            shop://                     → home
            shop:///                    → home
            shop:?ref=1                 → home
            shop:#top                   → home
            shop://?ref=1               → home
            shop://#top                 → home
            shop://cart                 → cart
            shop://cart/                → cart
            shop://cart?x=1             → cart
            shop://cart#x               → cart
            shop://items                → ✗ missing id
            shop://items/42?ref=a       → detail id=42 ref=a
            shop://it%65ms/42           → detail id=42
            shop:it%65ms/42             → detail id=42
            shop://items:8080/42        → detail id=42
            shop://cart:8080            → cart
            shop://cart:                → cart
            shop://user@items/42        → detail id=42
            shop://user:pass@items/42   → detail id=42
            shop://a@b@items:1/42       → detail id=42
            shop://cart:80?x=1          → cart
            shop://./items/42           → detail id=42
            shop://x/../items/42        → detail id=42
            shop://x:1/../items/42      → detail id=42
            shop://..:1/items/42        → detail id=42
            shop://p/日本               → page name=日本
            shop://日本                 → ✗ noMatch
            shop://%FF/items            → ✗ invalidEncoding
            shop://%FF:1/items          → ✗ invalidEncoding
            shop://items:x/42           → ✗ malformed
            """))
    func customScheme(_ row: Reading) { #expect(Self.table.reading(row.url) == row.result) }

    @Test(
        "scheme and host compare without case, and a default port equals none",
        arguments: Reading.rows(
            """
            https://shop.example.com/items/42               → detail id=42
            HTTPS://SHOP.Example.COM/items/42               → detail id=42
            https://shop.example.com:443/items/42           → detail id=42
            https://shop.example.com:0443/items/42          → detail id=42
            https://shop.example.com:/items/42              → detail id=42
            https://shop.example.com                        → home
            https://shop.example.com/                       → home
            https://shop.example.com//                      → home
            https://shop.example.com?ref=1                  → home
            https://shop.example.com#x                      → home
            https://shop.example.com:443                    → home
            https://shop.example.com/Cart                   → ✗ noMatch
            https://shop.example.com:80/cart                → ✗ foreignOrigin
            https://shop.example.com:8443/cart              → ✗ foreignOrigin
            http://shop.example.com/cart                    → ✗ foreignOrigin
            http://shop.example.com:443/cart                → ✗ foreignOrigin
            http://legacy.example.com:8080/cart             → cart
            http://LEGACY.example.com:08080/cart            → cart
            http://legacy.example.com/cart                  → ✗ foreignOrigin
            http://legacy.example.com:80/cart               → ✗ foreignOrigin
            https://legacy.example.com:8080/cart            → ✗ foreignOrigin
            """))
    func web(_ row: Reading) { #expect(Self.table.reading(row.url) == row.result) }

    @Test(
        "a wildcard stands for one label or more",
        arguments: Reading.rows(
            """
            https://a.shop.example.com:8443/cart            → cart
            https://a.b.c.shop.example.com:8443/cart        → cart
            https://A.Shop.Example.Com:8443/cart            → cart
            https://a.shop.example.com/cart                 → ✗ foreignOrigin
            https://a.shop.example.com:443/cart             → ✗ foreignOrigin
            https://shop.example.com:8443/cart              → ✗ foreignOrigin
            https://.shop.example.com:8443/cart             → ✗ foreignOrigin
            https://a..shop.example.com:8443/cart           → ✗ foreignOrigin
            https://.a.shop.example.com:8443/cart           → ✗ foreignOrigin
            https://ashop.example.com:8443/cart             → ✗ foreignOrigin
            https://a.shop.example.com.evil.example:8443/   → ✗ foreignOrigin
            """))
    func wildcard(_ row: Reading) { #expect(Self.table.reading(row.url) == row.result) }

    @Test(
        "user info is no host, and another scheme or host is foreign",
        arguments: Reading.rows(
            """
            https://shop.example.com@evil.example/          → ✗ foreignOrigin
            https://shop.example.com:443@evil.example/      → ✗ foreignOrigin
            https://shop.example.com%40evil.example/        → ✗ foreignOrigin
            https://shop.example.com@evil.example:443/cart  → ✗ foreignOrigin
            https://evil.example/@shop.example.com/cart     → ✗ foreignOrigin
            https://evil.example?@shop.example.com/cart     → ✗ foreignOrigin
            https://evil.example#@shop.example.com/cart     → ✗ foreignOrigin
            https://evil.example@shop.example.com/cart      → cart
            https://user:pass@shop.example.com:443/cart     → cart
            https://user:@shop.example.com/cart             → cart
            https://a@b@shop.example.com/cart               → cart
            https://@shop.example.com/cart                  → cart
            https://shop.example.com.evil.example/          → ✗ foreignOrigin
            https://shop.example.com./cart                  → ✗ foreignOrigin
            https://shop%2Eexample.com/cart                 → ✗ foreignOrigin
            https://shop.example.com /cart                  → ✗ foreignOrigin
            https://[::1]/cart                              → ✗ foreignOrigin
            https://[::1]:443/cart                          → ✗ foreignOrigin
            https://[::1/cart                               → ✗ foreignOrigin
            https://                                        → ✗ foreignOrigin
            https:                                          → ✗ foreignOrigin
            https:cart                                      → ✗ foreignOrigin
            https:/cart                                     → ✗ foreignOrigin
            https:///cart                                   → ✗ foreignOrigin
            ftp://shop.example.com/cart                     → ✗ foreignOrigin
            shopx://cart                                    → ✗ foreignOrigin
            sho://cart                                      → ✗ foreignOrigin
            s+h-o.p1:cart                                   → ✗ foreignOrigin
            mailto:someone@shop.example.com                 → ✗ foreignOrigin
            javascript:alert(1)                             → ✗ foreignOrigin
            p:a                                             → ✗ foreignOrigin
            """))
    func foreign(_ row: Reading) { #expect(Self.table.reading(row.url) == row.result) }

    static let withoutOrigins = testTable(
        """
        home    /
        detail  /items/{id: Int}
        cart    /cart
        """)

    @Test(
        "a manifest without origins accepts any",
        arguments: Reading.rows(
            """
            /items/42                             → detail id=42
            https://anything.example/items/42     → detail id=42
            HTTP://anything.example:8080/items/42 → detail id=42
            https://user@anything.example/cart    → cart
            https://anything.example              → home
            https://items/42                      → ✗ noMatch
            https:///items/42                     → detail id=42
            https:items/42                        → detail id=42
            https://日本.example/cart             → ✗ malformed
            https://anything.example:x/cart       → ✗ malformed
            any://items/42                        → detail id=42
            any:///items/42                       → detail id=42
            any:/items/42                         → detail id=42
            any:items/42                          → detail id=42
            any://user@items:80/42                → detail id=42
            any://cart                            → cart
            any:                                  → home
            httpx://items/42                      → detail id=42
            file:///items/42                      → detail id=42
            """))
    func anyOrigin(_ row: Reading) { #expect(Self.withoutOrigins.reading(row.url) == row.result) }

    static let customSchemeAlone = testTable(
        """
        origin app  shop: store:
        origin beta shop-beta:
        cart /cart
        """)

    @Test(
        "several custom schemes, and no web address at all",
        arguments: Reading.rows(
            """
            shop:cart                             → cart
            store://cart                          → cart
            shop-beta:///cart                     → cart
            /cart                                 → cart
            http://cart                           → ✗ foreignOrigin
            https:cart                            → ✗ foreignOrigin
            https://shöp.example/cart             → ✗ malformed
            """))
    func customSchemes(_ row: Reading) { #expect(Self.customSchemeAlone.reading(row.url) == row.result) }
}
