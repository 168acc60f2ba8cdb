extension CheckingFaults {
    static let paths = #"""
        routes 1
        home /a/../b
        =>
        Shop.routes:2:9: error: a segment '..' could never be sent: URLs resolve it away
        ----
        routes 1
        home /.
        =>
        Shop.routes:2:7: error: a segment '.' could never be sent: URLs resolve it away
        ----
        routes 1
        home /a/%2E%2e
        =>
        Shop.routes:2:9: error: a segment '%2E%2e' could never be sent: URLs resolve it away
        ----
        routes 1
        home /a%00b
        =>
        Shop.routes:2:7: error: 'a%00b' could never be sent: a segment holds no NUL
        ----
        routes 1
        home /%FF
        =>
        Shop.routes:2:7: error: '%FF' could never be sent: its escapes are not UTF-8
        ----
        routes 1
        home /a//b
        =>
        Shop.routes:2:9: error: an empty segment is never seen under 'option slashes lenient'; remove a slash
        ----
        routes 1
        home //
        =>
        Shop.routes:2:6: error: expected a pattern for the route 'home', found the end of the line
        ----
        routes 1
        home /a//
        =>
        Shop.routes:2:9: error: an empty segment is never seen under 'option slashes lenient'; remove a slash
        ----
        routes 1
        option slashes strict
        home /[/{x}]
        =>
        Shop.routes:3:6: error: under 'option slashes strict' the root '/' is a segment of its own and has no optional part
        ----
        routes 1
        option slashes strict
        home /{file...}/
        =>
        Shop.routes:3:8: error: a catch-all is the last segment of a pattern
        ----
        routes 1
        home /{id: Int?}
        =>
        Shop.routes:2:12: error: an optional path parameter stands in brackets at the end: '[/{id: T}]'
        ----
        routes 1
        home /{id: [Int]}
        =>
        Shop.routes:2:12: error: a path takes several values in a catch-all: '{id: T...}'
        ----
        routes 1
        home /{file...}/x
        =>
        Shop.routes:2:8: error: a catch-all is the last segment of a pattern
        ----
        routes 1
        home /x{file...}
        =>
        Shop.routes:2:9: error: a catch-all is a whole segment; remove what stands beside it
        ----
        routes 1
        home /{file...}[/{x}]
        =>
        Shop.routes:2:8: error: a catch-all is the last segment of a pattern
        ----
        routes 1
        home /a[/{x...}[/{y}]]
        =>
        Shop.routes:2:11: error: a catch-all is the last segment of a pattern
        ----
        routes 1
        home /a[/b]
        =>
        Shop.routes:2:10: error: an optional part holds exactly one parameter; this one has 0
        ----
        routes 1
        home /a[/{b}-{c}]
        =>
        Shop.routes:2:10: error: an optional part holds exactly one parameter; this one has 2
        ----
        routes 1
        home /a[/{b}/{c}[/{d}]]
        =>
        Shop.routes:2:10: error: an optional part holds exactly one parameter; this one has 2
        ----
        routes 1
        home /a[/{b: Itn}]
        =>
        Shop.routes:2:14: error: unknown type 'Itn'; did you mean 'Int'?
        ----
        routes 1
        group a /{file...} {
            x /x
        }
        =>
        Shop.routes:2:11: error: a prefix has no catch-all
        ----
        routes 1
        group a /x[/{id}] {
            x /x
        }
        =>
        Shop.routes:2:13: error: a prefix has no optional part
        ----
        routes 1
        group a /x/ {
            x /x
        }
        =>
        Shop.routes:2:11: error: a prefix does not end in '/'; remove it
        ----
        routes 1
        group a /x/{id: Itn} {
            x /x
            y /y
        }
        =>
        Shop.routes:2:17: error: unknown type 'Itn'; did you mean 'Int'?
        ----
        routes 1
        home /:id
        =>
        Shop.routes:2:7: warning: ':id' is plain text; a parameter is written '{id}'
        ----
        routes 1
        home /files/*
        other /**/x
        =>
        Shop.routes:2:13: warning: '*' is plain text; a catch-all is written '{name...}'
        Shop.routes:3:8: warning: '**' is plain text; a catch-all is written '{name...}'
        ----
        routes 1
        home /:id
        &tag: Int = x
        =>
        Shop.routes:2:7: warning: ':id' is plain text; a parameter is written '{id}'
        Shop.routes:3:13: error: 'x' is no value of type 'Int'
        """#
}
