extension SyntaxFaults {
    static let queries = #"""
        routes 1
        home / ?
        =>
        Shop.routes:2:9: error: expected a query key, found the end of the line
        ----
        routes 1
        home / ?q
        =>
        Shop.routes:2:10: error: expected ':' and a type, or '=' and a fixed value, found the end of the line
        ----
        routes 1
        home / ?q:
        =>
        Shop.routes:2:11: error: expected a type, found the end of the line
        ----
        routes 1
        home / ?q: String//comment
        =>
        Shop.routes:2:18: error: expected a clause, found '//'; a comment needs white space before it
        ----
        routes 1
        home / ?Q: String
        =>
        Shop.routes:2:9: error: the key 'Q' needs a lower-case Swift name: '"Q" as name: …'
        ----
        routes 1
        home / ?utm-source: String
        =>
        Shop.routes:2:9: error: a key that is no Swift name is quoted: '"utm-source" as name: …'
        ----
        routes 1
        home / ?"utm-source": String
        =>
        Shop.routes:2:10: error: the key 'utm-source' needs a lower-case Swift name: '"utm-source" as name: …'
        ----
        routes 1
        home / ?"utm-source" as Source: String
        =>
        Shop.routes:2:25: error: the name of a query parameter starts with a lower-case letter; write 'source'
        ----
        routes 1
        home / ?"utm-source as source: String
        =>
        Shop.routes:2:9: error: this string is not closed on its line
        ----
        routes 1
        home / ?"a" as
        =>
        Shop.routes:2:15: error: expected the name of a query parameter, found the end of the line
        ----
        routes 1
        home / ?mode = map
        =>
        Shop.routes:2:16: error: expected a fixed value in quotes, found 'map'
        ----
        routes 1
        home / ?mode =
        =>
        Shop.routes:2:15: error: expected a fixed value in quotes, found the end of the line
        ----
        routes 1
        home / ?page: Int =
        =>
        Shop.routes:2:20: error: expected a default value, found the end of the line
        ----
        routes 1
        home / ?page: Int = // one
        =>
        Shop.routes:2:21: error: expected a default value, found the end of the line
        ----
        routes 1
        home / ?name: String = "x
        =>
        Shop.routes:2:24: error: this string is not closed on its line
        ----
        routes 1
        home / ?tag: [String]?
        =>
        Shop.routes:2:22: error: a repeated value is never optional: it may be empty; write '[T]' without '?'
        ----
        routes 1
        home / ?tag: [String
        =>
        Shop.routes:2:21: error: expected ']' after the type, found the end of the line
        ----
        routes 1
        home / #
        =>
        Shop.routes:2:9: error: expected the name of the fragment, found the end of the line
        ----
        routes 1
        home / #section
        =>
        Shop.routes:2:16: error: expected ':' and a type, as in '#section: String?', found the end of the line
        ----
        routes 1
        home / #Section: String?
        =>
        Shop.routes:2:9: error: the name of the fragment starts with a lower-case letter; write 'section'
        ----
        routes 1
        home / #a: String? #b: String?
        =>
        Shop.routes:2:20: error: a route has one fragment at most
        Shop.routes:2:9: note: the first is here
        """#
}
