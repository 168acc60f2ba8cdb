/// What stands on a line of its own beside the declarations.
package indirect enum ItemSyntax: Sendable {
    case route(RouteSyntax)
    case group(GroupSyntax)
    case include(IncludeSyntax)
    case alias(AliasSyntax)
    case rewrite(RewriteSyntax)
}

/// `name pattern clause*`
package struct RouteSyntax: Sendable {
    package var name: Located<String>
    package var documentation: [String]
    package var pattern: PatternSyntax
    package var clauses = ClausesSyntax()
    /// True where a clause could not be read, which is reported already: the route takes other URLs than written here.
    package var isDamaged = false

    package init(name: Located<String>, documentation: [String], pattern: PatternSyntax) {
        self.name = name
        self.documentation = documentation
        self.pattern = pattern
    }
}

/// Everything that may follow a pattern.
package struct ClausesSyntax: Sendable {
    package var query: [QuerySyntax] = []
    package var fragment: FragmentSyntax?
    package var output: OutputSyntax?
    package var guards: [Located<String>] = []
    package var variants: [Located<String>] = []
    package var with: [WithSyntax] = []
    package var on: [Located<String>] = []
    package var over: [Located<String>] = []
    package var deprecated: Located<String>?

    package init() {}
}

/// `-> async ItemScreen`
package struct OutputSyntax: Sendable {
    package var type: Located<String>
    package var isAsync: Bool

    package init(type: Located<String>, isAsync: Bool) {
        self.type = type
        self.isAsync = isAsync
    }
}

/// `group shop /shop @signedIn on web { … }`
package struct GroupSyntax: Sendable {
    package var name: Located<String>
    package var documentation: [String]
    /// Nil where the prefix is left out.
    package var prefix: PatternSyntax?
    package var guards: [Located<String>]
    package var on: [Located<String>]
    package var items: [ItemSyntax]
    /// True where the line before the brace could not be read, which is reported already; the name may be empty then.
    package var isDamaged = false

    package init(
        name: Located<String>, documentation: [String], prefix: PatternSyntax?, guards: [Located<String>],
        on: [Located<String>], items: [ItemSyntax]
    ) {
        self.name = name
        self.documentation = documentation
        self.prefix = prefix
        self.guards = guards
        self.on = on
        self.items = items
    }
}

/// `include "help.routes" at /help as help @signedIn on web`
package struct IncludeSyntax: Sendable {
    package var path: Located<String>
    package var documentation: [String]
    /// Nil where `at` is left out.
    package var prefix: PatternSyntax?
    package var name: Located<String>
    package var guards: [Located<String>]
    package var on: [Located<String>]

    package init(
        path: Located<String>, documentation: [String], prefix: PatternSyntax?, name: Located<String>,
        guards: [Located<String>], on: [Located<String>]
    ) {
        self.path = path
        self.documentation = documentation
        self.prefix = prefix
        self.name = name
        self.guards = guards
        self.on = on
    }
}

/// `alias /i/{id: Int} -> detail`; the target may be dotted (`shop.cart`).
package struct AliasSyntax: Sendable {
    /// Where the word `alias` stands.
    package var place: Place
    package var pattern: PatternSyntax
    package var target: Located<String>

    package init(place: Place, pattern: PatternSyntax, target: Located<String>) {
        self.place = place
        self.pattern = pattern
        self.target = target
    }
}

/// `rewrite "…" -> "…"`, with `\"` already read as `"`.
package struct RewriteSyntax: Sendable {
    /// Where the word `rewrite` stands.
    package var place: Place
    /// Its place is that of the first character inside the quotes.
    package var match: Located<String>
    package var template: Located<String>

    package init(place: Place, match: Located<String>, template: Located<String>) {
        self.place = place
        self.match = match
        self.template = template
    }
}
