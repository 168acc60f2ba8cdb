extension CheckingFaults {
    static let includes = #"""
        routes 1
        include "help.routes" as help
        =>
        Shop.routes:2:10: error: the file 'help.routes' is missing or cannot be read
        ----
        routes 1
        include "/etc/help.routes" as help
        =>
        Shop.routes:2:10: error: '/etc/help.routes' lies outside the target; include a file among the target's sources
        ----
        routes 1
        include "../help.routes" as help
        =>
        Shop.routes:2:10: error: '../help.routes' lies outside the target; include a file among the target's sources
        ----
        routes 1
        include "a/../../help.routes" as help
        =>
        Shop.routes:2:10: error: 'a/../../help.routes' lies outside the target; include a file among the target's sources
        ----
        routes 1
        include "help.txt" as help
        == help.txt
        routes 1 part
        =>
        Shop.routes:2:10: error: the name of an included file ends in '.routes'
        ----
        routes 1
        include "help.routes" as help
        == help.routes
        routes 1
        namespace Help
        faq /faq
        =>
        Shop.routes:2:10: error: 'help.routes' is a manifest of its own; a file to include begins 'routes 1 part'
        ----
        routes 1
        include "help.routes" as help
        == help.routes
        faq /faq
        =>
        help.routes:1:1: error: a manifest begins with 'routes 1 part'
        ----
        routes 1
        include "help.routes" as help
        home / over help.faq
        == help.routes
        routes 1 part
        faq /faq/{id: Itn} -> (Int)
        topic /topic
        =>
        help.routes:2:15: error: unknown type 'Itn'; did you mean 'Int'?
        help.routes:2:23: error: expected a type, found '(Int)'; give a tuple or function type a name with a 'typealias'
        ----
        routes 1
        include "a.routes" as a
        == a.routes
        routes 1 part
        include "b.routes" as b
        == b.routes
        routes 1 part
        include "a.routes" as a
        =>
        b.routes:2:10: error: this include never ends: 'a.routes' includes 'b.routes' includes 'a.routes'
        ----
        routes 1
        include "Shop.routes" as a
        =>
        Shop.routes:2:10: error: this include never ends: 'Shop.routes' includes 'Shop.routes'
        ----
        routes 1
        include "sub/a.routes" as a
        == c.routes
        routes 1 part
        x /x @signedIn
        == sub/a.routes
        routes 1 part
        include "b.routes" as b
        include "../c.routes" as c
        =>
        c.routes:2:7: error: unknown guard 'signedIn'; declare it with 'guard signedIn'
        sub/a.routes:2:10: error: the file 'sub/b.routes' is missing or cannot be read
        ----
        routes 1
        guard signedIn
        enum Sort: a
        include "a.routes" at /{id: Int} as a @signedin
        == a.routes
        routes 1 part
        guard signedIn
        enum Sort: b
        x /x/{id}
        =>
        Shop.routes:4:40: error: unknown guard 'signedin'; did you mean 'signedIn'?
        a.routes:2:7: error: the guard 'signedIn' is declared twice
        Shop.routes:2:7: note: the first is here
        a.routes:3:6: error: the type 'Sort' is declared twice
        Shop.routes:3:6: note: the first is here
        a.routes:4:7: error: the parameter 'id' is declared twice
        Shop.routes:4:25: note: the first is here
        ----
        routes 1
        include "a.routes" at /x[/{y}] as a
        == a.routes
        routes 1 part
        x /x
        =>
        Shop.routes:2:27: error: a prefix has no optional part
        ----
        routes 1
        include "a.routes" as a
        a /a
        == a.routes
        routes 1 part
        x /x
        =>
        Shop.routes:3:1: error: 'a' is declared twice
        Shop.routes:2:23: note: the first is here
        ----
        routes 1
        include "missing.routes" as a
        alias /x -> a.x
        =>
        Shop.routes:2:10: error: the file 'missing.routes' is missing or cannot be read
        """#
}
