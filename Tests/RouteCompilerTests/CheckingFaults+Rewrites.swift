extension CheckingFaults {
    static let rewrites = #"""
        routes 1
        rewrite "" -> "/"
        =>
        Shop.routes:2:10: error: an empty regular expression rewrites nothing
        ----
        routes 1
        rewrite "(a" -> "/"
        =>
        Shop.routes:2:10: error: in this regular expression: unclosed '('; add ')', or write '\(' for the character
        ----
        routes 1
        rewrite "\"(a" -> "/"
        =>
        Shop.routes:2:12: error: in this regular expression: unclosed '('; add ')', or write '\(' for the character
        ----
        routes 1
        rewrite "(a)(b)" -> "/$1/$2/$3"
        =>
        Shop.routes:2:29: error: there is no group 3; the expression has 2 of them
        ----
        routes 1
        rewrite "(a)" -> "/\"$2/${2}/$12"
        =>
        Shop.routes:2:22: error: there is no group 2; the expression has 1 of them
        Shop.routes:2:25: error: there is no group 2; the expression has 1 of them
        ----
        routes 1
        rewrite "(?<name>a)" -> "/${nme}/$name/${other}"
        =>
        Shop.routes:2:27: error: there is no group named 'nme'; did you mean 'name'?
        Shop.routes:2:34: error: a named group is written in braces: '${name}'
        Shop.routes:2:40: error: there is no group named 'other'
        ----
        routes 1
        rewrite "a" -> "$hots/$port/$urls/$url"
        =>
        Shop.routes:2:17: error: unknown variable '$hots'; did you mean 'host'?
        Shop.routes:2:29: error: unknown variable '$urls'; did you mean 'url'?
        ----
        routes 1
        rewrite "a" -> "$/$$/$#"
        =>
        Shop.routes:2:17: error: a '$' stands before a group or a variable; write '\$' for a dollar
        Shop.routes:2:19: error: a '$' stands before a group or a variable; write '\$' for a dollar
        Shop.routes:2:22: error: a '$' stands before a group or a variable; write '\$' for a dollar
        ----
        routes 1
        rewrite "a" -> "/$%/${/"
        =>
        Shop.routes:2:18: error: a '$' stands before a group or a variable; write '\$' for a dollar
        Shop.routes:2:21: error: this '${' is not closed; add '}'
        ----
        routes 1
        rewrite "a" -> "/${}"
        =>
        Shop.routes:2:18: error: there is no group named ''
        ----
        routes 1
        rewrite "a" -> "/"
        rewrite "a" -> "/b"
        =>
        Shop.routes:3:10: warning: this rewrite takes the place of an earlier one with the same expression
        Shop.routes:2:10: note: the earlier one is here
        """#
}
