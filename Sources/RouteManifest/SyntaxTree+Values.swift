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
