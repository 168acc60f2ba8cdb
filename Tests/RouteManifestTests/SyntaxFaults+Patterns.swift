extension SyntaxFaults {
    static let patterns = #"""
        routes 1
        home [/{x}]
        =>
        Shop.routes:2:6: error: a pattern begins with '/'; for a path that is optional as a whole write '/[/{name}]'
        ----
        routes 1
        home /a?q: String
        =>
        Shop.routes:2:8: error: '?' cannot stand in a pattern; put white space before it to begin a query clause
        ----
        routes 1
        home /a#top
        =>
        Shop.routes:2:8: error: '#' cannot stand in a pattern; put white space before it to begin a fragment clause
        ----
        routes 1
        home /a}
        =>
        Shop.routes:2:8: error: this '}' closes nothing; a parameter is written '{name}'
        ----
        routes 1
        home /a"b"
        =>
        Shop.routes:2:8: error: '"' cannot stand in a pattern; write '%22'
        ----
        routes 1
        home /a\b
        =>
        Shop.routes:2:8: error: '\' cannot stand in a pattern; write '%5C'
        ----
        routes 1
        home /a b
        =>
        Shop.routes:2:9: error: unknown clause 'b'
        ----
        routes 1
        home /a[{id}]
        =>
        Shop.routes:2:8: error: an optional part begins with '/': '[/{name}]'
        ----
        routes 1
        home /a/[/{id}]
        =>
        Shop.routes:2:8: error: the slash before '[' makes an empty segment; remove it
        ----
        routes 1
        home /a[/{id}
        =>
        Shop.routes:2:8: error: this '[' is not closed
        ----
        routes 1
        home /a[/{id}/]
        =>
        Shop.routes:2:14: error: an optional part cannot end in '/'; remove it
        ----
        routes 1
        home /a[/{id}]]
        =>
        Shop.routes:2:15: error: this ']' closes nothing
        ----
        routes 1
        home /a]
        =>
        Shop.routes:2:8: error: this ']' closes nothing
        ----
        routes 1
        home /a[/{id}]/b
        =>
        Shop.routes:2:15: error: an optional part stands at the end of a pattern, before '/b'
        ----
        routes 1
        home /a[/{id}][/{b}]
        =>
        Shop.routes:2:15: error: an optional part stands at the end of a pattern, before '[/{b}]'; nest a second one: '[/{a}[/{b}]]'
        ----
        routes 1
        home /a[/{b}[/{c}[/{d}[/{e}[/{f}[/{g}[/{h}[/{i}[/{j}[/{k}[/{l}[/{m}[/{n}[/{o}[/{p}[/{q}[/{r}]]]]]]]]]]]]]]]]]
        =>
        Shop.routes:2:88: error: optional parts nest at most 16 deep; use a catch-all '{name...}'
        """#
}
