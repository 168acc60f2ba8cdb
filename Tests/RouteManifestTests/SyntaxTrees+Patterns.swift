extension SyntaxTrees {
    static let patterns = #"""
        routes 1
        home /
        me /users/me
        trailing /users/
        twice /a//b
        =>
        route home@2:1 @2:6 from "/"
        route me@3:1 /'users'/'me'@3:4 from "/users/me"
        route trailing@4:1 /'users'+slash@4:10 from "/users/"
        route twice@5:1 /'a'//'b'@5:7 from "/a//b"
        ----
        routes 1
        profile /users/{id: UUID}
        name /users/{name}
        spaced /users/{ name : String }
        =>
        route profile@2:1 /'users'/{id@2:17: UUID}@2:9 from "/users/{id: UUID}"
        route name@3:1 /'users'/{name@3:14}@3:6 from "/users/{name}"
        route spaced@4:1 /'users'/{name@4:17: String}@4:8 from "/users/{ name : String }"
        ----
        routes 1
        photo /p/{id: Int}.{ext: png|jpg}
        many /{a}-{b}{c}x
        =>
        route photo@2:1 /'p'/{id@2:11: Int}+'.'+{ext@2:21: png|jpg}@2:7 from "/p/{id: Int}.{ext: png|jpg}"
        route many@3:1 /{a@3:8}+'-'+{b@3:12}+{c@3:15}+'x'@3:6 from "/{a}-{b}{c}x"
        ----
        routes 1
        order /orders/{code: /[A-Z]{2}\d{6}/}
        slash /orders/{code: /a\/b {2} }/}
        repeated /orders/{code: /a/...}
        =>
        route order@2:1 /'orders'/{code@2:16: /[A-Z]{2}\d{6}/@2:23}@2:7 from "/orders/{code: /[A-Z]{2}\d{6}/}"
        route slash@3:1 /'orders'/{code@3:16: /a\/b {2} }/@3:23}@3:7 from "/orders/{code: /a\/b {2} }/}"
        route repeated@4:1 /'orders'/{code@4:19: /a/@4:26...}@4:10 from "/orders/{code: /a/...}"
        ----
        routes 1
        month /news/{year: Int(1900...2100)}[/{month: Int(1...12)}]
        day /n/{y}[/{m}[/{d: Int(..<32)}]]
        tail /list[/page-{n}]
        words /list[/page/{n: Int?}]
        root /[/{x}]
        rest /a[/{file...}]
        =>
        route month@2:1 /'news'/{year@2:14: Int(1900...2100)}[/{month@2:40: Int(1...12)}]@2:7 from "/news/{year: Int(1900...2100)}[/{month: Int(1...12)}]"
        route day@3:1 /'n'/{y@3:9}[/{m@3:14}[/{d@3:19: Int(..<32)}]]@3:5 from "/n/{y}[/{m}[/{d: Int(..<32)}]]"
        route tail@4:1 /'list'[/'page-'+{n@4:19}]@4:6 from "/list[/page-{n}]"
        route words@5:1 /'list'[/'page'/{n@5:20: Int?}]@5:7 from "/list[/page/{n: Int?}]"
        route root@6:1 [/{x@6:10}]@6:6 from "/[/{x}]"
        route rest@7:1 /'a'[/{file@7:11...}]@7:6 from "/a[/{file...}]"
        ----
        routes 1
        files /files/{file...}
        numbers /n/{n: Int...}
        choices /n/{n: a|b ...}
        =>
        route files@2:1 /'files'/{file@2:15...}@2:7 from "/files/{file...}"
        route numbers@3:1 /'n'/{n@3:13: Int...}@3:9 from "/n/{n: Int...}"
        route choices@4:1 /'n'/{n@4:13: a|b...}@4:9 from "/n/{n: a|b ...}"
        ----
        routes 1
        a /{x: String(1...64)}
        b /{x: Int(5...)}
        c /{x: Int(...5)}
        d /{x: Int( -3 ..< 0 )}
        =>
        route a@2:1 /{x@2:5: String(1...64)}@2:3 from "/{x: String(1...64)}"
        route b@3:1 /{x@3:5: Int(5...)}@3:3 from "/{x: Int(5...)}"
        route c@4:1 /{x@4:5: Int(...5)}@4:3 from "/{x: Int(...5)}"
        route d@5:1 /{x@5:5: Int(-3..<0)}@5:3 from "/{x: Int( -3 ..< 0 )}"
        ----
        routes 1
        a /caf%C3%A9/a%2Fb/%zz
        b /café/日本/~a!$&'()*+,;=:@
        c /@{name}/-/*
        =>
        route a@2:1 /'caf%C3%A9'/'a%2Fb'/'%zz'@2:3 from "/caf%C3%A9/a%2Fb/%zz"
        route b@3:1 /'café'/'日本'/'~a!$&'()*+,;=:@'@3:3 from "/café/日本/~a!$&'()*+,;=:@"
        route c@4:1 /'@'+{name@4:6}/'-'/'*'@4:3 from "/@{name}/-/*"
        """#
}
