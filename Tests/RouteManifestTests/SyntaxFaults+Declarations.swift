extension SyntaxFaults {
    static let declarations = #"""
        routes 1
        namespace
        =>
        Shop.routes:2:10: error: expected the name of a namespace, found the end of the line
        ----
        routes 1
        namespace shop
        =>
        Shop.routes:2:11: error: the name of a namespace starts with an upper-case letter; write 'Shop'
        ----
        routes 1
        namespace App.Routes
        =>
        Shop.routes:2:14: error: expected the end of the line, found '.Routes'
        ----
        routes 1
        namespace One
        namespace Two
        =>
        Shop.routes:3:11: error: a manifest has one 'namespace' at most
        Shop.routes:2:11: note: the first is here
        ----
        routes 1
        namespace `Shop
        =>
        Shop.routes:2:11: error: this backtick is not closed
        ----
        routes 1
        namespace _
        =>
        Shop.routes:2:11: error: '_' is no name
        ----
        routes 1
        access
        =>
        Shop.routes:2:7: error: expected 'internal', 'package' or 'public', found the end of the line
        ----
        routes 1
        access public
        access internal
        =>
        Shop.routes:3:8: error: a manifest has one 'access' at most
        Shop.routes:2:8: note: the first is here
        ----
        routes 1
        import
        =>
        Shop.routes:2:7: error: expected the name of a module, found the end of the line
        ----
        routes 1
        import ShopModels, Other
        =>
        Shop.routes:2:18: error: expected the end of the line, found ','
        ----
        routes 1
        option
        =>
        Shop.routes:2:7: error: expected the name of an option, found the end of the line
        ----
        routes 1
        option slashes
        =>
        Shop.routes:2:15: error: expected a value for the option 'slashes', found the end of the line
        ----
        routes 1
        option slashes strict lenient
        =>
        Shop.routes:2:23: error: expected the end of the line, found 'lenient'
        ----
        routes 1
        origin
        =>
        Shop.routes:2:7: error: expected the name of an origin, found the end of the line
        ----
        routes 1
        origin web
        =>
        Shop.routes:2:11: error: expected an address such as 'shop:' or 'https://example.com', found the end of the line
        ----
        routes 1
        origin Web https://a.example
        =>
        Shop.routes:2:8: error: the name of an origin starts with a lower-case letter; write 'web'
        ----
        routes 1
        origin web // https://a.example
        =>
        Shop.routes:2:12: error: expected an address such as 'shop:' or 'https://example.com', found the end of the line
        ----
        routes 1
        enum
        =>
        Shop.routes:2:5: error: expected the name of an enum, found the end of the line
        ----
        routes 1
        enum sort: a
        =>
        Shop.routes:2:6: error: the name of an enum starts with an upper-case letter; write 'Sort'
        ----
        routes 1
        enum Sort
        =>
        Shop.routes:2:10: error: expected ':' and the cases, as in 'enum Sort: first, second', found the end of the line
        ----
        routes 1
        enum Sort newest, oldest
        =>
        Shop.routes:2:11: error: expected ':' and the cases, as in 'enum Sort: first, second', found 'newest,'
        ----
        routes 1
        enum Sort:
        =>
        Shop.routes:2:11: error: expected the name of a case, found the end of the line
        ----
        routes 1
        enum Sort: newest,
        =>
        Shop.routes:2:19: error: expected the name of a case, found the end of the line
        ----
        routes 1
        enum Sort: newest oldest
        =>
        Shop.routes:2:19: error: expected the end of the line, found 'oldest'
        ----
        routes 1
        enum Sort: newest = newest
        =>
        Shop.routes:2:21: error: expected the text of the case in quotes, found 'newest'
        ----
        routes 1
        enum Sort: newest = "new
        =>
        Shop.routes:2:21: error: this string is not closed on its line
        ----
        routes 1
        type
        =>
        Shop.routes:2:5: error: expected the name of a type, found the end of the line
        ----
        routes 1
        type sku = Models.SKU
        =>
        Shop.routes:2:6: error: the name of a type starts with an upper-case letter; write 'Sku'
        ----
        routes 1
        type SKU
        =>
        Shop.routes:2:9: error: expected '=' and a Swift type, as in 'type SKU = Module.Name', found the end of the line
        ----
        routes 1
        type SKU =
        =>
        Shop.routes:2:11: error: expected a type, found the end of the line
        ----
        routes 1
        type SKU = Models.
        =>
        Shop.routes:2:19: error: expected a name after the dot, found the end of the line
        ----
        routes 1
        type SKU = Models.SKU other
        =>
        Shop.routes:2:23: error: expected the end of the line, found 'other'
        ----
        routes 1
        guard
        =>
        Shop.routes:2:6: error: expected the name of a guard, found the end of the line
        ----
        routes 1
        guard SignedIn
        =>
        Shop.routes:2:7: error: the name of a guard starts with a lower-case letter; write 'signedIn'
        ----
        routes 1
        guard signedIn,
        =>
        Shop.routes:2:16: error: expected the name of a guard, found the end of the line
        ----
        routes 1
        guard signedIn adult
        =>
        Shop.routes:2:16: error: expected the end of the line, found 'adult'
        ----
        routes 1 part
        namespace Help
        access public
        option slashes strict
        origin web https://a.example
        import Models
        guard signedIn
        enum Sort: a, b
        type SKU = Models.SKU
        home /
        =>
        Shop.routes:2:1: error: a part has no 'namespace' of its own; it takes that of the manifest that includes it
        Shop.routes:3:1: error: a part has no 'access' of its own; it takes that of the manifest that includes it
        Shop.routes:4:1: error: a part has no 'option' of its own; it takes that of the manifest that includes it
        Shop.routes:5:1: error: a part has no 'origin' of its own; it takes that of the manifest that includes it
        """#
}
