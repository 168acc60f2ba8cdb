extension SyntaxFaults {
    static let clauses = #"""
        routes 1
        ?q: String
        =>
        Shop.routes:2:1: error: a line that begins with a clause continues a route, and none stands above
        ----
        routes 1
        namespace Shop
        &q: String
        =>
        Shop.routes:3:1: error: a line that begins with a clause continues a route, and none stands above
        ----
        routes 1
        group shop /shop {
            @signedIn
        }
        =>
        Shop.routes:3:5: error: a line that begins with a clause continues a route, and none stands above
        ----
        routes 1
        group shop /shop {
            cart /cart
        }
            @signedIn
        =>
        Shop.routes:5:5: error: a line that begins with a clause continues a route, and none stands above
        ----
        routes 1
        alias /i -> home
            -> Screen
        =>
        Shop.routes:3:5: error: a line that begins with a clause continues a route, and none stands above
        ----
        routes 1
        home / q: String
        =>
        Shop.routes:2:8: error: unknown clause 'q'; a query parameter begins with '?' or '&'
        ----
        routes 1
        home / nonsense
        =>
        Shop.routes:2:8: error: unknown clause 'nonsense'
        ----
        routes 1
        home / deprecatd "old"
        =>
        Shop.routes:2:8: error: unknown clause 'deprecatd'; did you mean 'deprecated'?
        ----
        routes 1
        home / varaints a, b
        =>
        Shop.routes:2:8: error: unknown clause 'varaints'; did you mean 'variants'?
        ----
        routes 1
        a /a b /b
        =>
        Shop.routes:2:6: error: unknown clause 'b'; one route a line
        ----
        routes 1
        home / {
        =>
        Shop.routes:2:8: error: expected a clause, found '{'; only a group has braces
        ----
        routes 1
        home / - Screen
        =>
        Shop.routes:2:8: error: expected a clause, found '-'
        ----
        routes 1
        home / ->
        =>
        Shop.routes:2:10: error: expected a type, found the end of the line
        ----
        routes 1
        home / -> async
        =>
        Shop.routes:2:16: error: expected a type, found the end of the line
        ----
        routes 1
        home / -> (Int)
        =>
        Shop.routes:2:11: error: expected a type, found '(Int)'; give a tuple or function type a name with a 'typealias'
        ----
        routes 1
        home / -> any Screen
        =>
        Shop.routes:2:11: error: 'any' cannot stand here; give the type a name with a 'typealias'
        ----
        routes 1
        home / -> Array<Int
        =>
        Shop.routes:2:20: error: expected '>', found the end of the line
        ----
        routes 1
        home / -> [Int
        =>
        Shop.routes:2:15: error: expected ']', found the end of the line
        ----
        routes 1
        home / -> [String: Int
        =>
        Shop.routes:2:23: error: expected ']', found the end of the line
        ----
        routes 1
        home / -> Models.
        =>
        Shop.routes:2:18: error: expected a name after the dot, found the end of the line
        ----
        routes 1
        home / -> [[[[[[[[[[[[[[[[[Int]]]]]]]]]]]]]]]]]
        =>
        Shop.routes:2:27: error: this type nests too deep; give it a name with a 'typealias'
        ----
        routes 1
        home / -> A -> B
        =>
        Shop.routes:2:13: error: a route has one '->' at most
        Shop.routes:2:11: note: the first is here
        """#
}
