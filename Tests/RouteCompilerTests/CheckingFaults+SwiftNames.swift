extension CheckingFaults {
    static let swiftNames = #"""
        routes 1
        enum Home: a
        home /
        =>
        Shop.routes:3:1: error: the route 'home' and the type 'Home' both become the Swift type 'Home'
        Shop.routes:2:6: note: the type 'Home' is declared here
        ----
        routes 1
        home /
        enum Home: a
        =>
        Shop.routes:3:6: error: the type 'Home' and the route 'home' both become the Swift type 'Home'
        Shop.routes:2:1: note: the route 'home' is declared here
        ----
        routes 1
        none /none
        some /some
        `init` /init
        self /self
        allPatterns /all
        =>
        Shop.routes:2:1: error: a route cannot be named 'none', for Swift needs the name
        Shop.routes:3:1: error: a route cannot be named 'some', for Swift needs the name
        Shop.routes:4:1: error: a route cannot be named 'init', for Swift needs the name
        Shop.routes:5:1: error: a route cannot be named 'self', for Swift needs the name
        Shop.routes:6:1: error: a route cannot be named 'allPatterns', for Swift needs the name
        ----
        routes 1
        group none /none {
            a /a
        }
        =>
        Shop.routes:2:7: error: a group cannot be named 'none', for Swift needs the name
        ----
        routes 1
        type /type
        =>
        Shop.routes:2:1: error: a route named 'type' needs backticks: '`type`'
        ----
        routes 1
        `type` /type
        protocol /protocol
        iD /id
        origin /origin
        =>
        Shop.routes:2:1: error: the type 'Type' of the route 'type' has a name that Swift keeps for itself; choose another name
        Shop.routes:3:1: error: the type 'Protocol' of the route 'protocol' has a name that Swift keeps for itself; choose another name
        Shop.routes:4:1: error: the type 'ID' of the route 'iD' has a name that the generated namespace needs; choose another name
        Shop.routes:5:1: error: a route named 'origin' needs backticks: '`origin`'
        ----
        routes 1
        origin /origin
        =>
        Shop.routes:2:1: error: a route named 'origin' needs backticks: '`origin`'
        ----
        routes 1
        `origin` /origin
        root /root
        =>
        Shop.routes:2:1: error: the type 'Origin' of the route 'origin' has a name that the generated namespace needs; choose another name
        Shop.routes:3:1: error: the type 'Root' of the route 'root' has a name that the generated namespace needs; choose another name
        ----
        routes 1
        routes2 /a
        `routes` /b
        =>
        Shop.routes:3:1: error: the type 'Routes' of the route 'routes' has the name of the namespace; choose another name
        ----
        routes 1
        namespace Shop
        shop /shop
        group a {
            shop /shop2
        }
        =>
        Shop.routes:3:1: error: the type 'Shop' of the route 'shop' has the name of the namespace; choose another name
        Shop.routes:5:5: error: the type 'Shop' of the route 'shop' has the name of the namespace; choose another name
        ----
        routes 1
        import ShopModels
        shopModels /models
        swift /swift
        =>
        Shop.routes:3:1: error: the type 'ShopModels' of the route 'shopModels' would hide the module 'ShopModels'; choose another name
        Shop.routes:4:1: error: the type 'Swift' of the route 'swift' would hide the module 'Swift'; choose another name
        ----
        routes 1
        原 /a
        group _a /b {
            x /x
        }
        =>
        Shop.routes:2:1: error: '原' has no upper-case form, so that the route and its type would share a name; begin it with a lower-case letter
        Shop.routes:3:7: error: '_a' has no upper-case form, so that the group and its type would share a name; begin it with a lower-case letter
        ----
        routes 1
        shopCart /cart
        group shop /shop {
            cart /cart
        }
        =>
        Shop.routes:4:5: error: the route 'shop.cart' and the route 'shopCart' both become the case 'shopCart' of 'ID'
        Shop.routes:2:1: note: the route 'shopCart' is declared here
        ----
        routes 1
        group a {
            bC /x
        }
        group aB {
            c /y
        }
        =>
        Shop.routes:6:5: error: the route 'aB.c' and the route 'a.bC' both become the case 'aBC' of 'ID'
        Shop.routes:3:5: note: the route 'a.bC' is declared here
        ----
        routes 1
        allCases /all
        =>
        Shop.routes:2:1: error: the route 'allCases' would become the case 'allCases' of 'ID', which Swift needs
        ----
        routes 1
        home /{path} ?url: String #description: String? with hashValue: A?
        =>
        Shop.routes:2:8: error: a parameter cannot be named 'path', for every route has a member of that name
        Shop.routes:2:15: error: a parameter cannot be named 'url', for every route has a member of that name
        Shop.routes:2:28: error: a parameter cannot be named 'description', for every route has a member of that name
        Shop.routes:2:54: error: a parameter cannot be named 'hashValue', for every route has a member of that name
        ----
        routes 1
        home /{id}/{id}
        =>
        Shop.routes:2:13: error: the parameter 'id' is declared twice
        Shop.routes:2:8: note: the first is here
        ----
        routes 1
        home /{id} ?id: Int #id: String? with id: A?
        =>
        Shop.routes:2:13: error: the parameter 'id' is declared twice
        Shop.routes:2:8: note: the first is here
        Shop.routes:2:22: error: the parameter 'id' is declared twice
        Shop.routes:2:8: note: the first is here
        Shop.routes:2:39: error: the parameter 'id' is declared twice
        Shop.routes:2:8: note: the first is here
        ----
        routes 1
        group item /{id: Int} {
            a /a/{id}
            group sub /{id} {
                b /b
            }
            c /c ?id: Int
        }
        =>
        Shop.routes:3:11: error: the parameter 'id' is declared twice
        Shop.routes:2:14: note: the first is here
        Shop.routes:4:17: error: the parameter 'id' is declared twice
        Shop.routes:2:14: note: the first is here
        Shop.routes:7:11: error: the parameter 'id' is declared twice
        Shop.routes:2:14: note: the first is here
        ----
        routes 1
        home / variants control, compact, control
        =>
        Shop.routes:2:35: error: the variant 'control' is declared twice
        Shop.routes:2:17: note: the first is here
        ----
        routes 1
        home / variants Type, a
        =>
        Shop.routes:2:17: error: the name of a variant starts with a lower-case letter; write 'type'
        ----
        routes 1
        home /
        detail /detail -> Home
        group shop /shop {
            cart /cart -> [Cart]
            pay /pay -> Result<Shop.Pay, Detail> with item: Models.Home?
        }
        type Foo = Detail
        =>
        Shop.routes:3:19: error: 'Home' would mean the route or group of that name; write the module before it: 'Module.Home'
        Shop.routes:5:19: error: 'Cart' would mean the route or group of that name; write the module before it: 'Module.Cart'
        Shop.routes:6:17: error: 'Shop' would mean the route or group of that name; write the module before it: 'Module.Shop'
        Shop.routes:8:12: error: 'Detail' would mean the route or group of that name; write the module before it: 'Module.Detail'
        """#
}
