extension DifferenceTests {
    /// Routes and parameters.
    static let routes = #"""
        routes 1
        detail /items/{id: Int}
        list /items
        ->
        routes 1
        detail /items/{id: Int}
        list /items
        more /more
        =>
        ----
        routes 1
        detail /items/{id: Int}
        old /old/{x}
        ->
        routes 1
        detail /items/{id: Int}
        =>
        Old.routes:3:1: error: 'old': "/old/a" no longer matches any route
        ----
        routes 1
        detail /items/{id: Int}
        ->
        routes 1
        item /items/{id: Int}
        =>
        Old.routes:2:1: error: 'detail': "/items/7" now reaches 'item'
        New.routes:2:1: note: 'item' is declared here
        ----
        routes 1
        detail /items/{id: Int}
        ->
        routes 1
        detail /items/{id: UUID}
        =>
        Old.routes:2:1: error: 'detail': "/items/7" no longer matches any route
        Old.routes:2:1: error: 'detail': 'id' was Int and is now UUID, as in "/items/7"
        ----
        routes 1
        detail /items/{id: Int}
        ->
        routes 1
        detail /items/{id}
        =>
        Old.routes:2:1: error: 'detail': 'id' was Int and is now String, as in "/items/7"
        ----
        routes 1
        detail /items/{id}
        ->
        routes 1
        detail /items/{id}
        new /items/new
        =>
        Old.routes:2:1: error: 'detail': "/items/new" now reaches 'new'
        New.routes:3:1: note: 'new' is declared here
        ----
        routes 1
        detail /items/{id}
        ->
        routes 1
        detail /items/{id: Int}
        other /items/{name}
        =>
        Old.routes:2:1: error: 'detail': "/items/a" now reaches 'other'
        New.routes:3:1: note: 'other' is declared here
        Old.routes:2:1: error: 'detail': 'id' was String and is now Int, as in "/items/a"
        ----
        routes 1
        detail /items/{id: Int}
        ->
        routes 1
        detail /items/{id: Int(1...999)}
        =>
        Old.routes:2:1: error: 'detail': "/items/0" no longer matches any route
        ----
        routes 1
        detail /items/{id: Int(1...99)}
        ->
        routes 1
        detail /items/{id: Int}
        =>
        ----
        routes 1
        detail /items/{id: Int}
        ->
        routes 1
        detail /items/{number: Int}
        =>
        ----
        routes 1
        detail /items/{id: Int}
        alias /i/{id: Int} -> detail
        ->
        routes 1
        detail /items/{id: Int}
        =>
        Old.routes:3:1: error: 'detail': "/i/7" no longer matches any route
        ----
        routes 1
        detail /items/{id: Int}
        ->
        routes 1
        detail /item/{id: Int}
        alias /items/{id: Int} -> detail
        =>
        ----
        routes 1
        detail /items/{id: Int}/{tab}
        ->
        routes 1
        detail /items/{id: Int}[/{tab}]
        =>
        Old.routes:2:1: error: 'detail': 'tab' was String and is now String?, as in "/items/7/a"
        ----
        routes 1
        news /news/{y: Int}[/{m: Int}]
        ->
        routes 1
        news /news/{y: Int}
        =>
        Old.routes:2:1: error: 'news': "/news/7/7" no longer matches any route
        ----
        routes 1
        files /files/{f...}
        ->
        routes 1
        files /files/{f}
        =>
        Old.routes:2:1: error: 'files': "/files/a/a" no longer matches any route
        Old.routes:2:1: error: 'files': 'f' was [String] and is now String, as in "/files/a"
        ----
        routes 1
        files /files/{f: Int...}
        ->
        routes 1
        files /files/{f...}
        =>
        Old.routes:2:1: error: 'files': 'f' was [Int] and is now [String], as in "/files/7"
        ----
        routes 1
        photo /p/{id: Int}.{ext: png|jpg}
        ->
        routes 1
        photo /p/{id: Int}.{ext: png|gif|jpg}
        =>
        ----
        routes 1
        photo /p/{id: Int}.{ext: png|jpg}
        ->
        routes 1
        photo /p/{id: Int}.{ext: png|gif}
        =>
        Old.routes:2:1: error: 'photo': "/p/7.jpg" no longer matches any route
        ----
        routes 1
        search /search ?q: String
        ->
        routes 1
        search /search ?q: String &page: Int
        =>
        Old.routes:2:1: error: 'search': "/search?q=a" no longer matches any route
        ----
        routes 1
        search /search ?q: String &page: Int
        ->
        routes 1
        search /search ?q: String
        =>
        Old.routes:2:1: error: 'search': the parameter 'page' is gone, as in "/search?q=a&page=7"
        ----
        routes 1
        search /search ?page: Int? &sort: newest|price &ref: String?
        ->
        routes 1
        search /search ?page: Int = 1 &sort: newest|price
        =>
        Old.routes:2:1: error: 'search': 'page' was Int? and is now Int, as in "/search?sort=price&page=7"
        Old.routes:2:1: error: 'search': the parameter 'ref' is gone, as in "/search?sort=price&ref=a"
        ----
        routes 1
        search /search ?page: Int = 1 &tag: [Int]
        ->
        routes 1
        search /search ?page: Int(1...10) = 1 &tag: [Int(0...)]
        =>
        Old.routes:2:1: error: 'search': 'page' no longer takes "0", as in "/search?page=0"
        Old.routes:2:1: error: 'search': 'tag' no longer takes "-7", as in "/search?tag=-7"
        ----
        routes 1
        search /search ?page: Int? #part: String?
        ->
        routes 1
        option query strict
        search /search ?page: Int?
        =>
        Old.routes:2:1: error: 'search': "/search?page=a" no longer matches any route
        Old.routes:2:1: error: 'search': the parameter 'part' is gone, as in "/search#a"
        ----
        routes 1
        map /s ?mode = "map"
        list /s
        ->
        routes 1
        list /s
        =>
        Old.routes:2:1: error: 'map': "/s?mode=map" now reaches 'list'
        New.routes:2:1: note: 'list' is declared here
        ----
        routes 1
        map /s ?mode = "map"
        list /s
        ->
        routes 1
        map /s ?mode = "plan"
        list /s
        =>
        Old.routes:2:1: error: 'map': "/s?mode=map" now reaches 'list'
        New.routes:3:1: note: 'list' is declared here
        Old.routes:3:1: error: 'list': "/s?mode=plan" now reaches 'map'
        New.routes:2:1: note: 'map' is declared here
        ----
        routes 1
        a /s ?on: Bool
        ->
        routes 1
        a /s ?on = ""
        =>
        Old.routes:2:1: error: 'a': "/s?on=true" no longer matches any route
        Old.routes:2:1: error: 'a': the parameter 'on' is gone, as in "/s?on=true"
        ----
        routes 1
        type S = M.S
        a /x/{s: S}
        ->
        routes 1
        type S = N.S
        a /x/{s: S}
        =>
        Old.routes:3:1: error: 'a': 's' was S = M.S and is now S = N.S, as in "/x/a"
        ----
        routes 1
        type S = M.S
        a /x/{s: S}
        ->
        routes 1
        a /x/{s}
        =>
        Old.routes:3:1: error: 'a': 's' was S = M.S and is now String, as in "/x/a"
        ----
        routes 1
        a /x/{s}
        ->
        routes 1
        type S = M.S
        a /x/{s: S}
        =>
        Old.routes:2:1: error: 'a': 's' was String and is now S = M.S, as in "/x/a"
        ----
        routes 1
        enum E: a, b
        a /x/{s: E}
        ->
        routes 1
        a /x/{s: a|b|c}
        =>
        """#
}
