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
