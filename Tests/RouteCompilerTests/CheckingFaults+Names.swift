extension CheckingFaults {
    static let names = #"""
        routes 1
        namespace Type
        =>
        Shop.routes:2:11: error: a namespace cannot be named 'Type'; choose another name
        ----
        routes 1
        namespace ID
        =>
        Shop.routes:2:11: error: a namespace cannot be named 'ID'; choose another name
        ----
        routes 1
        namespace Int
        =>
        Shop.routes:2:11: error: the namespace 'Int' has the name of a built-in type; choose another
        ----
        routes 1
        import Shop
        namespace Shop
        =>
        Shop.routes:3:11: error: the namespace 'Shop' would hide the module 'Shop'; choose another name
        ----
        routes 1
        namespace Switchyard
        =>
        Shop.routes:2:11: error: the namespace 'Switchyard' would hide the module 'Switchyard'; choose another name
        ----
        routes 1
        access pubic
        =>
        Shop.routes:2:8: error: unknown access 'pubic'; it is 'internal', 'package' or 'public'; did you mean 'public'?
        ----
        routes 1
        access private
        =>
        Shop.routes:2:8: error: unknown access 'private'; it is 'internal', 'package' or 'public'
        ----
        routes 1
        option slahses strict
        =>
        Shop.routes:2:8: error: unknown option 'slahses'; did you mean 'slashes'?
        ----
        routes 1
        option fragments strict
        =>
        Shop.routes:2:8: error: unknown option 'fragments'; the options are 'slashes', 'case', 'plus', 'query', 'handlers'
        ----
        routes 1
        option slashes strickt
        =>
        Shop.routes:2:16: error: the option 'slashes' is 'lenient' or 'strict', not 'strickt'; did you mean 'strict'?
        ----
        routes 1
        option slashes off
        =>
        Shop.routes:2:16: error: the option 'slashes' is 'lenient' or 'strict', not 'off'
        ----
        routes 1
        option slashes strict
        option slashes lenient
        =>
        Shop.routes:3:8: error: the option 'slashes' is set twice
        Shop.routes:2:8: note: the first is here
        ----
        routes 1
        guard signedIn, adult
        guard signedIn
        =>
        Shop.routes:3:7: error: the guard 'signedIn' is declared twice
        Shop.routes:2:7: note: the first is here
        ----
        routes 1
        guard signedIn
        home / @signedin @adult
        =>
        Shop.routes:3:9: error: unknown guard 'signedin'; did you mean 'signedIn'?
        Shop.routes:3:19: error: unknown guard 'adult'; declare it with 'guard adult'
        ----
        routes 1
        home / @admin
        =>
        Shop.routes:2:9: error: unknown guard 'admin'; declare it with 'guard admin'
        ----
        routes 1
        group shop /shop @admin {
            cart /cart
        }
        =>
        Shop.routes:2:19: error: unknown guard 'admin'; declare it with 'guard admin'
        ----
        routes 1
        home /
        home /other
        =>
        Shop.routes:3:1: error: 'home' is declared twice
        Shop.routes:2:1: note: the first is here
        ----
        routes 1
        home /
        group home /h {
            a /a
        }
        =>
        Shop.routes:3:7: error: 'home' is declared twice
        Shop.routes:2:1: note: the first is here
        ----
        routes 1
        group shop /shop {
            cart /cart
            cart /card
        }
        =>
        Shop.routes:4:5: error: 'shop.cart' is declared twice
        Shop.routes:3:5: note: the first is here
        """#
}
