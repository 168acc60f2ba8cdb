extension SyntaxFaults {
    static let names = #"""
        routes 1
        home
        =>
        Shop.routes:2:5: error: expected a pattern for the route 'home', found the end of the line
        ----
        routes 1
        home items
        =>
        Shop.routes:2:6: error: expected a pattern for the route 'home', found 'items'
        ----
        routes 1
        /home
        =>
        Shop.routes:2:1: error: a route begins with its name: 'name /…'
        ----
        routes 1
        "home" /
        =>
        Shop.routes:2:1: error: expected the name of a route, found '"home"'
        ----
        routes 1
        home/items -
        =>
        Shop.routes:2:12: error: expected a clause, found '-'
        ----
        routes 1
        foo-bar /x
        =>
        Shop.routes:2:4: error: a name is made of letters, digits and '_', found '-bar'
        ----
        routes 1
        Home /home
        =>
        Shop.routes:2:1: error: 'Home' is reserved, as is every upper-case word at the start of a line; a route would be 'home'
        ----
        routes 1
        GET /items
        =>
        Shop.routes:2:1: error: 'GET' is reserved, as is every upper-case word at the start of a line; a route would be 'get'
        ----
        routes 1
        URLList /list
        =>
        Shop.routes:2:1: error: 'URLList' is reserved, as is every upper-case word at the start of a line; a route would be 'urlList'
        ----
        routes 1
        `Home` /
        =>
        Shop.routes:2:1: error: the name of a route starts with a lower-case letter; write 'home'
        ----
        routes 1
        `home /
        =>
        Shop.routes:2:1: error: this backtick is not closed
        ----
        routes 1
        `` /
        =>
        Shop.routes:2:2: error: expected the name of a route, found '`'
        ----
        routes 1
        _ /x
        =>
        Shop.routes:2:1: error: '_' is no name
        ----
        routes 1
        1st /x
        =>
        Shop.routes:2:1: error: expected the name of a route, found '1st'
        ----
        routes 1
        import /import
        =>
        Shop.routes:2:1: error: a route named 'import' needs backticks: '`import`'
        ----
        routes 1
        group /group
        =>
        Shop.routes:2:1: error: a route named 'group' needs backticks: '`group`'
        ----
        routes 1
        deprecated /deprecated
        =>
        Shop.routes:2:1: error: a route named 'deprecated' needs backticks: '`deprecated`'
        ----
        routes 1
        on /on
        =>
        Shop.routes:2:1: error: a route named 'on' needs backticks: '`on`'
        ----
        routes 1
        gaurd signedIn
        =>
        Shop.routes:2:7: error: expected a pattern for the route 'gaurd', found 'signedIn'; did you mean 'guard'?
        ----
        routes 1
        optoin slashes strict
        =>
        Shop.routes:2:8: error: expected a pattern for the route 'optoin', found 'slashes'; did you mean 'option'?
        ----
        routes 1
        route home /
        =>
        Shop.routes:2:7: error: expected a pattern for the route 'route', found 'home'
        """#
}
