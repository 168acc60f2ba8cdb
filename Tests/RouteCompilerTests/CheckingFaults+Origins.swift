extension CheckingFaults {
    static let origins = #"""
        routes 1
        origin app shop
        =>
        Shop.routes:2:12: error: 'shop' is no address; write a scheme, 'shop:', or 'https://' and a host
        ----
        routes 1
        origin app shop://
        =>
        Shop.routes:2:17: error: a custom scheme stands alone, for the host is the first segment of the path; write 'shop:'
        ----
        routes 1
        origin app shop://host
        =>
        Shop.routes:2:17: error: a custom scheme stands alone, for the host is the first segment of the path; write 'shop:'
        ----
        routes 1
        origin app 1shop:
        =>
        Shop.routes:2:12: error: '1shop:' is no address; write a scheme, 'shop:', or 'https://' and a host
        ----
        routes 1
        origin web https:
        =>
        Shop.routes:2:18: error: a web origin needs a host: 'https://example.com'
        ----
        routes 1
        origin web https://
        =>
        Shop.routes:2:18: error: a web origin needs a host: 'https://example.com'
        ----
        routes 1
        origin web https://a.example/
        =>
        Shop.routes:2:29: error: an origin ends with its host and port; a path belongs to the routes
        ----
        routes 1
        origin web https://a.example/path
        =>
        Shop.routes:2:29: error: an origin ends with its host and port; a path belongs to the routes
        ----
        routes 1
        origin web https://a.example?x
        =>
        Shop.routes:2:29: error: an origin ends with its host and port; a path belongs to the routes
        ----
        routes 1
        origin web https://user@a.example
        =>
        Shop.routes:2:24: error: an origin has no user info; leave out all before the host
        ----
        routes 1
        origin web https://a.example, https://b.example
        =>
        Shop.routes:2:29: error: addresses are separated by spaces
        ----
        routes 1
        origin web https://a..example
        =>
        Shop.routes:2:20: error: 'a..example' is no host name; write labels of letters, digits and '-', with '*.' in front at most
        ----
        routes 1
        origin web https://a.*.example
        =>
        Shop.routes:2:20: error: 'a.*.example' is no host name; write labels of letters, digits and '-', with '*.' in front at most
        ----
        routes 1
        origin web https://*
        =>
        Shop.routes:2:20: error: '*' is no host name; write labels of letters, digits and '-', with '*.' in front at most
        ----
        routes 1
        origin web https://müller.example
        =>
        Shop.routes:2:20: error: a host is written in ASCII; use its form with 'xn--'
        ----
        routes 1
        origin web https://a.example:0
        =>
        Shop.routes:2:30: error: a port is a number from 1 to 65535
        ----
        routes 1
        origin web https://a.example:99999
        =>
        Shop.routes:2:30: error: a port is a number from 1 to 65535
        ----
        routes 1
        origin web https://a.example:
        =>
        Shop.routes:2:30: error: a port is a number from 1 to 65535
        ----
        routes 1
        origin web https://a.example:80x
        =>
        Shop.routes:2:30: error: a port is a number from 1 to 65535
        ----
        routes 1
        origin web https://*.a.example
        =>
        Shop.routes:2:8: error: the origin 'web' needs an address without '*.', which its URLs are built with
        ----
        routes 1
        origin web https://a.example https://a.example:443
        =>
        Shop.routes:2:30: error: 'https://a.example:443' is an address of 'web' already
        Shop.routes:2:12: note: the first is here
        ----
        routes 1
        origin web https://a.example
        origin other https://A.example
        =>
        Shop.routes:3:14: error: 'https://A.example' is an address of 'web' already
        Shop.routes:2:12: note: the first is here
        ----
        routes 1
        origin web https://a.example
        origin web https://b.example
        =>
        Shop.routes:3:8: error: the origin 'web' is declared twice
        Shop.routes:2:8: note: the first is here
        ----
        routes 1
        origin type shop:
        origin Type shop2:
        =>
        Shop.routes:3:8: error: the name of an origin starts with a lower-case letter; write 'type'
        ----
        routes 1
        origin web https://a.example
        home / on wbe
        other /o on app
        =>
        Shop.routes:3:11: error: unknown origin 'wbe'; did you mean 'web'?
        Shop.routes:4:13: error: unknown origin 'app'; declare it with 'origin app address'
        ----
        routes 1
        origin web https://a.example
        origin app shop:
        group a /a on web {
            x /x on app
            y /y on web
            group b /b on app, web {
                z /z
            }
        }
        =>
        Shop.routes:5:13: error: 'app' is none of the origins of the group ('web'); a member can only narrow them
        Shop.routes:7:19: error: 'app' is none of the origins of the group ('web'); a member can only narrow them
        """#
}
