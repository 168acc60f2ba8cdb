extension SyntaxFaults {
    static let header = #"""

        =>
        Shop.routes:1:1: error: a manifest begins with 'routes 1'
        ----
        // only a comment

        =>
        Shop.routes:1:1: error: a manifest begins with 'routes 1'
        ----
        home /
        =>
        Shop.routes:1:1: error: a manifest begins with 'routes 1'
        ----
        route 1
        home /
        =>
        Shop.routes:1:1: error: a manifest begins with 'routes 1', not 'route'; did you mean 'routes'?
        ----
        Routes 1
        =>
        Shop.routes:1:1: error: a manifest begins with 'routes 1', not 'Routes'; did you mean 'routes'?
        ----
        routes
        =>
        Shop.routes:1:7: error: expected the version of the language, '1', found the end of the line
        ----
        routes one
        =>
        Shop.routes:1:8: error: expected the version of the language, '1', found 'one'
        ----
        routes 2
        home / what is this
        =>
        Shop.routes:1:8: error: version 2 of the language is not known; this compiler reads version 1
        ----
        routes 10 part
        =>
        Shop.routes:1:8: error: version 10 of the language is not known; this compiler reads version 1
        ----
        routes 1 prat
        =>
        Shop.routes:1:10: error: expected 'part' or the end of the line, found 'prat'
        ----
        routes 1 part more
        =>
        Shop.routes:1:15: error: expected the end of the line, found 'more'
        ----
        routes 1.5
        =>
        Shop.routes:1:9: error: expected 'part' or the end of the line, found '.5'
        ----
        namespace Shop
        routes 1
        =>
        Shop.routes:1:1: error: a manifest begins with 'routes 1'
        Shop.routes:2:1: error: 'routes 1' stands once, as the first statement
        ----
        routes 1
        routes 1
        =>
        Shop.routes:2:1: error: 'routes 1' stands once, as the first statement
        """#
}
