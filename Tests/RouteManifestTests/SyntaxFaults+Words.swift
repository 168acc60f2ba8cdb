extension SyntaxFaults {
    static let words = #"""
        routes 1
        home / @
        =>
        Shop.routes:2:9: error: expected the name of a guard, found the end of the line
        ----
        routes 1
        home / @SignedIn
        =>
        Shop.routes:2:9: error: the name of a guard starts with a lower-case letter; write 'signedIn'
        ----
        routes 1
        home / variants
        =>
        Shop.routes:2:16: error: expected the name of a variant, found the end of the line
        ----
        routes 1
        home / variants control,
        =>
        Shop.routes:2:25: error: expected the name of a variant, found the end of the line
        ----
        routes 1
        home / variants Control
        =>
        Shop.routes:2:17: error: the name of a variant starts with a lower-case letter; write 'control'
        ----
        routes 1
        home / with
        =>
        Shop.routes:2:12: error: expected the name of a value, found the end of the line
        ----
        routes 1
        home / with preview
        =>
        Shop.routes:2:20: error: expected ':' and a type, as in 'with preview: Type?', found the end of the line
        ----
        routes 1
        home / with preview: Preview
        =>
        Shop.routes:2:22: error: a 'with' value is optional, for a URL does not bring it; write 'Preview?'
        ----
        routes 1
        home / on
        =>
        Shop.routes:2:10: error: expected the name of an origin, found the end of the line
        ----
        routes 1
        home / on web,
        =>
        Shop.routes:2:15: error: expected the name of an origin, found the end of the line
        ----
        routes 1
        home / over
        =>
        Shop.routes:2:12: error: expected the name of a route, found the end of the line
        ----
        routes 1
        home / over shop.
        =>
        Shop.routes:2:18: error: expected a name after the dot, found the end of the line
        ----
        routes 1
        home / deprecated
        =>
        Shop.routes:2:18: error: expected the reason in quotes, found the end of the line
        ----
        routes 1
        home / deprecated old
        =>
        Shop.routes:2:19: error: expected the reason in quotes, found 'old'
        ----
        routes 1
        home / deprecated "a" deprecated "b"
        =>
        Shop.routes:2:23: error: a route has one 'deprecated' at most
        Shop.routes:2:20: note: the first is here
        ----
        routes 1
        home / ?x: Int? ?y: Int ?z: Models.X
        =>
        Shop.routes:2:29: error: a type in a URL is a single name; declare your own with 'type Name = Models…' and use 'Name'
        """#
}
