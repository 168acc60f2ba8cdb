extension CheckingFaults {
    static let references = #"""
        routes 1
        map /m over serach
        search /s
        =>
        Shop.routes:2:13: error: unknown route 'serach'; did you mean 'search'?
        ----
        routes 1
        map /m over map
        =>
        Shop.routes:2:13: error: a route cannot be placed over itself
        ----
        routes 1
        map /m over shop
        group shop /shop {
            cart /cart
        }
        =>
        Shop.routes:2:13: error: 'shop' is a group; name one of its routes: 'shop.…'
        ----
        routes 1
        group shop /shop {
            cart /cart over crat, other, shop.cart
            pay /pay over cart
        }
        other /o over cart, shop.pay
        =>
        Shop.routes:3:21: error: unknown route 'crat'; did you mean 'cart'?
        Shop.routes:3:34: error: a route cannot be placed over itself
        Shop.routes:6:15: error: unknown route 'cart'
        ----
        routes 1
        alias /i -> home
        =>
        Shop.routes:2:13: error: unknown route 'home'
        ----
        routes 1
        detail /items/{id: Int}
        alias /i/{id: Int} -> detial
        =>
        Shop.routes:3:23: error: unknown route 'detial'; did you mean 'detail'?
        ----
        routes 1
        detail /items/{id: Int}
        alias /i -> detail
        =>
        Shop.routes:3:7: error: this alias lacks 'id', a path parameter of 'detail'
        Shop.routes:2:16: note: 'id' is declared here
        ----
        routes 1
        detail /items/{id: Int}
        alias /i/{item: Int} -> detail
        =>
        Shop.routes:3:11: error: 'item' is no path parameter of 'detail'
        Shop.routes:2:1: note: 'detail' is declared here
        ----
        routes 1
        detail /items/{id: Int}
        alias /i/{id} -> detail
        =>
        Shop.routes:3:11: error: 'id' is 'Int' in 'detail', not 'String'
        Shop.routes:2:16: note: 'id' is declared here
        ----
        routes 1
        detail /items/{id: Int}
        alias /i/{id: Int}/{x} -> detail
        =>
        Shop.routes:3:21: error: 'x' is no path parameter of 'detail'
        Shop.routes:2:1: note: 'detail' is declared here
        ----
        routes 1
        month /n/{year: Int}[/{month: Int}]
        alias /m/{year: Int}/{month: Int} -> month
        =>
        Shop.routes:3:23: error: 'month' is an optional 'Int' in 'month', not 'Int'
        Shop.routes:2:24: note: 'month' is declared here
        ----
        routes 1
        files /f/{file...}
        alias /g/{file} -> files
        =>
        Shop.routes:3:11: error: 'file' is 'String...' in 'files', not 'String'
        Shop.routes:2:11: note: 'file' is declared here
        ----
        routes 1
        detail /items/{id: Int} ?ref: String
        alias /i/{id: Int}/{ref} -> detail
        =>
        Shop.routes:3:21: error: 'ref' is no path parameter of 'detail'
        Shop.routes:2:1: note: 'detail' is declared here
        ----
        routes 1
        detail /items/{id: Int}
        alias /i/{id: Itn} -> detail
        =>
        Shop.routes:3:15: error: unknown type 'Itn'; did you mean 'Int'?
        ----
        routes 1
        group shop /shop {
            cart /cart
            alias /c -> cart
            alias /c/{x} -> cart
        }
        alias /cart -> cart
        alias /sc -> shop
        =>
        Shop.routes:5:15: error: 'x' is no path parameter of 'shop.cart'
        Shop.routes:3:5: note: 'shop.cart' is declared here
        Shop.routes:7:16: error: unknown route 'cart'
        Shop.routes:8:14: error: 'shop' is a group; name one of its routes: 'shop.…'
        ----
        routes 1
        detail /items/{id: Int}
        alias /items/{id: Int} -> detail
        =>
        Shop.routes:3:1: error: the alias '/items/{id: Int}' takes the same URLs as 'detail'
        Shop.routes:2:1: note: 'detail' is declared here
        ----
        routes 1
        a /x
        b /x
        =>
        Shop.routes:3:1: error: 'b' takes the same URLs as 'a'
        Shop.routes:2:1: note: 'a' is declared here
        ----
        routes 1
        a /x/{id: Int}
        b /x/{number: Int}
        =>
        Shop.routes:3:1: error: 'b' takes the same URLs as 'a'
        Shop.routes:2:1: note: 'a' is declared here
        ----
        routes 1
        a /caf%C3%A9
        b /café
        =>
        Shop.routes:3:1: error: 'b' takes the same URLs as 'a'
        Shop.routes:2:1: note: 'a' is declared here
        ----
        routes 1
        option case insensitive
        a /About
        b /about
        =>
        Shop.routes:4:1: error: 'b' takes the same URLs as 'a'
        Shop.routes:3:1: note: 'a' is declared here
        ----
        routes 1
        a /x/{id: png|jpg}
        b /x/{number: jpg|png}
        =>
        Shop.routes:3:1: error: 'b' takes the same URLs as 'a'
        Shop.routes:2:1: note: 'a' is declared here
        ----
        routes 1
        a /x ?q: String &page: Int = 1
        b /x ?page: Int? &q: String
        =>
        Shop.routes:3:1: error: 'b' takes the same URLs as 'a'
        Shop.routes:2:1: note: 'a' is declared here
        ----
        routes 1
        a /x ?m = "1" &n = "2"
        b /x ?n = "2" &m = "1"
        =>
        Shop.routes:3:1: error: 'b' takes the same URLs as 'a'
        Shop.routes:2:1: note: 'a' is declared here
        ----
        routes 1
        a /x/
        b /x
        =>
        Shop.routes:3:1: error: 'b' takes the same URLs as 'a'
        Shop.routes:2:1: note: 'a' is declared here
        ----
        routes 1
        a /x[/{y}]
        group g /x {
            b /[/{z}]
        }
        =>
        Shop.routes:4:5: error: 'g.b' takes the same URLs as 'a'
        Shop.routes:2:1: note: 'a' is declared here
        ----
        routes 1
        a /x
        alias /y -> a
        b /y
        =>
        Shop.routes:4:1: error: 'b' takes the same URLs as the alias '/y'
        Shop.routes:3:1: note: the alias '/y' is declared here
        ----
        routes 1
        a /x
        b /z
        alias /y -> a
        alias /y -> b
        =>
        Shop.routes:5:1: error: the alias '/y' takes the same URLs as the alias '/y'
        Shop.routes:4:1: note: the alias '/y' is declared here
        """#
}
