extension SyntaxFaults {
    static let blocks = #"""
        routes 1
        group
        =>
        Shop.routes:2:6: error: expected the name of a group, found the end of the line
        ----
        routes 1
        group Shop /shop {
        }
        =>
        Shop.routes:2:7: error: the name of a group starts with a lower-case letter; write 'shop'
        ----
        routes 1
        group shop /shop
        =>
        Shop.routes:2:17: error: expected '{' at the end of the group's line, found the end of the line
        ----
        routes 1
        group shop /shop
        {
            cart /cart
        }
        =>
        Shop.routes:2:17: error: expected '{' at the end of the group's line, found the end of the line
        ----
        routes 1
        group shop /shop
            @signedIn {
            cart /cart
        }
        =>
        Shop.routes:2:17: error: expected '{' at the end of the group's line, found the end of the line
        ----
        routes 1
        group shop /shop {
            cart /cart
        =>
        Shop.routes:2:18: error: this group is not closed; add '}'
        ----
        routes 1
        group shop {
            group inner {
                cart /cart
        }
        =>
        Shop.routes:2:12: error: this group is not closed; add '}'
        ----
        routes 1
        group shop /shop variants a {
        }
        =>
        Shop.routes:2:18: error: expected '{', '@guard' or 'on origin', found 'variants'
        ----
        routes 1
        group shop /{id {
            cart /cart
        }
        =>
        Shop.routes:2:13: error: this '{' is not closed
        ----
        routes 1
        gruop shop /shop {
            cart /cart
        }
        home /
        =>
        Shop.routes:2:7: error: expected a pattern for the route 'gruop', found 'shop'; did you mean 'group'?
        ----
        routes 1
        {
            cart /cart
        }
        =>
        Shop.routes:2:1: error: this '{' opens nothing; a group begins 'group name {'
        ----
        routes 1
        }
        =>
        Shop.routes:2:1: error: this '}' closes nothing
        ----
        routes 1
        group shop {
        } }
        =>
        Shop.routes:3:3: error: this '}' closes nothing
        ----
        routes 1
        group shop {
        } home /
        =>
        Shop.routes:3:3: error: expected the end of the line after '}', found 'home'
        ----
        routes 1
        group shop {
            guard signedIn
            rewrite "a" -> "b"
            namespace Shop
        }
        =>
        Shop.routes:3:5: error: 'guard' stands outside groups; move it there
        Shop.routes:4:5: error: 'rewrite' stands outside groups; move it there
        Shop.routes:5:5: error: 'namespace' stands outside groups; move it there
        ----
        routes 1
        include
        =>
        Shop.routes:2:8: error: expected the path of a file in quotes, found the end of the line
        ----
        routes 1
        include help.routes as help
        =>
        Shop.routes:2:9: error: expected the path of a file in quotes, found 'help.routes'
        ----
        routes 1
        include "help.routes"
        =>
        Shop.routes:2:22: error: expected 'at /prefix' or 'as name', found the end of the line
        ----
        routes 1
        include "help.routes" at
        =>
        Shop.routes:2:25: error: expected a pattern for the include, found the end of the line
        ----
        routes 1
        include "help.routes" at help as help
        =>
        Shop.routes:2:26: error: expected a pattern for the include, found 'help'
        ----
        routes 1
        include "help.routes" at /help
        =>
        Shop.routes:2:31: error: expected 'as name', found the end of the line
        ----
        routes 1
        include "help.routes" as
        =>
        Shop.routes:2:25: error: expected the name of an include, found the end of the line
        ----
        routes 1
        include "help.routes" as Help
        =>
        Shop.routes:2:26: error: the name of an include starts with a lower-case letter; write 'help'
        ----
        routes 1
        include "help.routes" as help {
        }
        =>
        Shop.routes:2:31: error: expected the end of the line, found '{'
        ----
        routes 1
        alias
        =>
        Shop.routes:2:6: error: expected a pattern for the alias, found the end of the line
        ----
        routes 1
        alias detail
        =>
        Shop.routes:2:7: error: expected a pattern for the alias, found 'detail'
        ----
        routes 1
        alias /i
        =>
        Shop.routes:2:9: error: expected '->' and a route, found the end of the line; a route named 'alias' needs backticks
        ----
        routes 1
        alias /i detail
        =>
        Shop.routes:2:10: error: expected '->' and a route, found 'detail'; a route named 'alias' needs backticks
        ----
        routes 1
        alias /i ->
        =>
        Shop.routes:2:12: error: expected the name of a route, found the end of the line
        ----
        routes 1
        alias /i -> detail more
        =>
        Shop.routes:2:20: error: expected the end of the line, found 'more'
        ----
        routes 1
        rewrite
        =>
        Shop.routes:2:8: error: expected a regular expression in quotes, found the end of the line
        ----
        routes 1
        rewrite a -> b
        =>
        Shop.routes:2:9: error: expected a regular expression in quotes, found 'a'
        ----
        routes 1
        rewrite "a"
        =>
        Shop.routes:2:12: error: expected '->' and a template in quotes, found the end of the line
        ----
        routes 1
        rewrite "a" -> b
        =>
        Shop.routes:2:16: error: expected a template in quotes, found 'b'
        ----
        routes 1
        rewrite "a" -> "b" next
        =>
        Shop.routes:2:20: error: expected the end of the line, found 'next'
        ----
        routes 1
        rewrite "a -> b
        =>
        Shop.routes:2:9: error: this string is not closed on its line
        ----
        routes 1
        rewrite "a\" -> "b"
        =>
        Shop.routes:2:18: error: expected '->' and a template in quotes, found 'b"'
        ----
        routes 1
        home 	 ?q: String
        =>
        Shop.routes:2:8: error: expected a pattern for the route 'home', found '?q:'
        ----
        routes 1
        home / ; x
        =>
        Shop.routes:2:8: error: expected a clause, found ';'
        ----
        routes 1
        home /café         x
        =>
        Shop.routes:2:12: error: white space cannot stand in a pattern; write '%E2%80%A8'
        """#
}
