import Switchyard

/// Rules, right and wrong.
extension DocumentRows {
    static let rewrites = [
        rules(#"{"match": "^/a/(.*)", "to": "/alert/$$1"}"#, "rewrite match ^/a/(.*) to /alert/$$1"),
        rules(#"{"from": "/a/{id: Int}", "to": "/items/$id"}"#, "rewrite from /a/{id: Int} to /items/$id"),
        rules(
            #"{"match": "x", "to": "y", "next": true}, {"match": "y", "to": "/promo", "next": false}"#,
            "rewrite match x to y next\nrewrite match y to /promo"),
        rules(
            #"{"match": "^https://old\\.example/(.*)", "to": "https://shop.example.com/alert/$$1"}"#,
            #"rewrite match ^https://old\.example/(.*) to https://shop.example.com/alert/$$1"#),
        rules(#"{"match": "^/a", "to": "$url"}"#, "rewrite match ^/a to $url"),
        rules(
            #"{"match": "a", "to": "/wishlist"}, {"match": "b", "to": "/promo"}"#,
            """
            rewrite match b to /promo
            skipped rewrites[0].to: this build does not take this address: no route takes this URL
            """),
        rules(
            #"{"match": "a", "to": "https://evil.example/$0"}"#,
            "✗ rewrites[0].to: must be an address of this app's own, but \(RouteError(.foreignOrigin))"),
        rules(
            #"{"match": "a", "to": "evil:$0"}"#,
            "✗ rewrites[0].to: must be an address of this app's own, but \(RouteError(.foreignOrigin))"),
        rules(
            #"{"match": "a", "to": "https://evil.example/"}"#,
            "✗ rewrites[0].to: must be an address of this app's own, but \(RouteError(.foreignOrigin))"),
        rules("1", "✗ rewrites[0]: must be an object, but is 1"),
        rules(
            "{}",
            """
            ✗ rewrites[0].to: the rule must say with 'to' what a URL becomes
            ✗ rewrites[0]: the rule must have either 'match', a regular expression, or 'from', a pattern
            """),
        rules(
            #"{"match": "a", "from": "/a", "to": "/promo"}"#,
            "✗ rewrites[0]: the rule must have either 'match', a regular expression, or 'from', a pattern"),
        rules(
            #"{"match": "", "to": "/promo"}"#,
            "✗ rewrites[0].match: must be a text of one character or more, but is \"\""),
        rules(#"{"match": "a", "to": 1}"#, "✗ rewrites[0].to: must be a text of one character or more, but is 1"),
        rules(
            #"{"match": "a", "to": "/promo", "next": "yes"}"#,
            "✗ rewrites[0].next: must be true or false, but is \"yes\""),
        rules(
            #"{"match": "a", "to": "/promo", "then": 1}"#,
            "✗ rewrites[0].then: unknown key; known here are 'match', 'from', 'to', 'next'"),
        rules(
            #"{"match": "a", "to": "/alert/$1"}, {"match": "(a)", "to": "/alert/$host$9"}"#,
            """
            ✗ rewrites[0].to: there is no group 1; the expression has 0 of them, at column 8
            ✗ rewrites[1].to: there is no group 9; the expression has 1 of them, at column 13
            """),
        rules(
            #"{"from": "a/{id: Int}", "to": "/promo"}"#, "✗ rewrites[0].from: a pattern begins with '/', at column 1"),
        DocumentRow(
            #"{"version": 1, "rewrites": [\#(manyRules(1_001))]}"#,
            "✗ rewrites: must have at most 1000 rules, but has 1001"),
    ]
}
