/// Where a token starts: a file as the user named it, a line and a column, both counted from 1,
/// the column in UTF-8 bytes as the Swift compiler counts it.
package struct Place: Hashable, Sendable {
    package var file: String
    package var line: Int
    package var column: Int

    package init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }
}

/// A value and where it was written.
package struct Located<Value: Sendable>: Sendable {
    package var value: Value
    package var place: Place

    package init(_ value: Value, at place: Place) {
        self.value = value
        self.place = place
    }
}

extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}

/// One `.routes` file as written. Nothing is looked up yet: names are text.
package struct ManifestSyntax: Sendable {
    package var file: String
    /// False where the file does not begin `routes 1`, which is reported already.
    package var hasVersion = false
    /// True for a file that begins `routes 1 part`.
    package var isPart = false
    package var namespace: Located<String>?
    package var namespaceDocumentation: [String] = []
    package var access: Located<String>?
    package var imports: [Located<String>] = []
    package var options: [OptionSyntax] = []
    package var origins: [OriginSyntax] = []
    package var enums: [EnumSyntax] = []
    package var types: [TypeDeclarationSyntax] = []
    package var guards: [Located<String>] = []
    package var items: [ItemSyntax] = []
    /// The words of statements that could not be read. A name among them may well be declared by one of these, so
    /// that nobody should call it unknown.
    package var wordsOfUnreadLines: Set<String> = []

    package init(file: String) { self.file = file }
}

/// `option slashes strict`
package struct OptionSyntax: Sendable {
    package var name: Located<String>
    package var value: Located<String>

    package init(name: Located<String>, value: Located<String>) {
        self.name = name
        self.value = value
    }
}

/// `origin web https://shop.example.com https://*.shop.example.com:8443`
package struct OriginSyntax: Sendable {
    package var name: Located<String>
    package var addresses: [Located<String>]
    package var documentation: [String]

    package init(name: Located<String>, addresses: [Located<String>], documentation: [String]) {
        self.name = name
        self.addresses = addresses
        self.documentation = documentation
    }
}

/// `enum Sort: newest, price = "price-asc"`
package struct EnumSyntax: Sendable {
    package struct Case: Sendable {
        package var name: Located<String>
        /// The text in the URL; the name where none is written.
        package var rawValue: Located<String>?

        package init(name: Located<String>, rawValue: Located<String>?) {
            self.name = name
            self.rawValue = rawValue
        }
    }

    package var name: Located<String>
    package var cases: [Case]
    package var documentation: [String]

    package init(name: Located<String>, cases: [Case], documentation: [String]) {
        self.name = name
        self.cases = cases
        self.documentation = documentation
    }
}

/// `type SKU = ShopModels.SKU`
package struct TypeDeclarationSyntax: Sendable {
    package var name: Located<String>
    package var target: Located<String>
    package var documentation: [String]

    package init(name: Located<String>, target: Located<String>, documentation: [String]) {
        self.name = name
        self.target = target
        self.documentation = documentation
    }
}

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

/// `/news/{year: Int(1900...2100)}[/{month: Int(1...12)}]`
package struct PatternSyntax: Sendable {
    package var place: Place
    /// The pattern as written.
    package var source: String
    package var segments: [SegmentSyntax]
    /// The optional tails from the outside in; each begins at its slash and holds exactly one parameter.
    package var optionalTails: [[SegmentSyntax]]
    /// True where the pattern ends in `/` (and is not `/` alone); it counts under `option slashes strict`.
    package var hasTrailingSlash: Bool

    package init(
        place: Place, source: String, segments: [SegmentSyntax], optionalTails: [[SegmentSyntax]] = [],
        hasTrailingSlash: Bool = false
    ) {
        self.place = place
        self.source = source
        self.segments = segments
        self.optionalTails = optionalTails
        self.hasTrailingSlash = hasTrailingSlash
    }
}

/// The text between two slashes. An empty `pieces` is an empty segment (`//`).
package struct SegmentSyntax: Sendable {
    package enum Piece: Sendable {
        /// Text as written, percent-escapes and all.
        case literal(Located<String>)
        case parameter(ParameterSyntax)
    }

    package var place: Place
    package var pieces: [Piece]

    package init(place: Place, pieces: [Piece]) {
        self.place = place
        self.pieces = pieces
    }
}

/// `{id: Int}`, `{file...}`
package struct ParameterSyntax: Sendable {
    package var name: Located<String>
    /// Nil for `{name}`, which is short for `{name: String}`.
    package var type: TypeSyntax?
    package var isCatchAll: Bool

    package init(name: Located<String>, type: TypeSyntax?, isCatchAll: Bool) {
        self.name = name
        self.type = type
        self.isCatchAll = isCatchAll
    }
}

/// The type of one value in a URL.
package struct TypeSyntax: Sendable {
    package enum Kind: Sendable {
        /// `Int`, `Int(1...12)`, `Sort`
        case named(String, bounds: BoundsSyntax?)
        /// `png|jpg`
        case choice([Located<String>])
        /// `/[A-Z]{2}\d{6}/`, without its slashes and with `\/` kept as written;
        /// `place` is that of its first character.
        case expression(Located<String>)
    }

    package var place: Place
    package var kind: Kind
    /// `T?`
    package var isOptional: Bool
    /// `[T]`
    package var isRepeated: Bool

    package init(place: Place, kind: Kind, isOptional: Bool = false, isRepeated: Bool = false) {
        self.place = place
        self.kind = kind
        self.isOptional = isOptional
        self.isRepeated = isRepeated
    }
}

/// `(1...12)`, `(1...)`, `(...12)`, `(0..<10)`: the bounds as written.
package struct BoundsSyntax: Sendable {
    package var place: Place
    package var lower: Located<String>?
    package var upper: Located<String>?
    /// True for `...`, false for `..<`.
    package var isClosed: Bool

    package init(place: Place, lower: Located<String>?, upper: Located<String>?, isClosed: Bool) {
        self.place = place
        self.lower = lower
        self.upper = upper
        self.isClosed = isClosed
    }
}

/// `&"utm-source" as source: String?`, `&page: Int = 1`, `?mode = "map"`
package struct QuerySyntax: Sendable {
    package enum Value: Sendable {
        /// `key = "value"`: takes part in the match.
        case fixed(Located<String>)
        case typed(TypeSyntax, default: DefaultSyntax?)
    }

    /// The key in the URL.
    package var key: Located<String>
    /// The Swift name.
    package var name: Located<String>
    package var value: Value

    package init(key: Located<String>, name: Located<String>, value: Value) {
        self.key = key
        self.name = name
        self.value = value
    }
}

/// The text behind `=`; quoted or bare.
package struct DefaultSyntax: Sendable {
    package var text: Located<String>
    package var isQuoted: Bool

    package init(text: Located<String>, isQuoted: Bool) {
        self.text = text
        self.isQuoted = isQuoted
    }
}

/// `#section: String?`
package struct FragmentSyntax: Sendable {
    package var name: Located<String>
    package var type: TypeSyntax

    package init(name: Located<String>, type: TypeSyntax) {
        self.name = name
        self.type = type
    }
}

/// `with preview: ItemPreview?`; the type keeps its question mark out of `type`.
package struct WithSyntax: Sendable {
    package var name: Located<String>
    package var type: Located<String>

    package init(name: Located<String>, type: Located<String>) {
        self.name = name
        self.type = type
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
