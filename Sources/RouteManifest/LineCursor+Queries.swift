extension LineCursor {
    /// What follows `?` or `&`: `page: Int = 1`, `"utm-source" as source: String?`, `mode = "map"`.
    mutating func takeQuery() throws(SyntaxFailure) -> QuerySyntax {
        skipBlanks()
        let key = current == UInt8(ascii: "\"") ? try takeString("a query key") : try takeBareKey()
        skipBlanks()
        var name: Located<String>?
        if takeKeyword("as") {
            skipBlanks()
            name = try takeLowerCaseName("the name of a query parameter")
            skipBlanks()
        }
        if take("=") {
            skipBlanks()
            let value = try takeString("a fixed value in quotes")
            return QuerySyntax(key: key, name: name ?? key, value: .fixed(value))
        }
        guard current == UInt8(ascii: ":") else { throw expected("':' and a type, or '=' and a fixed value") }
        guard let name = name ?? (SwiftIdentifier.isLowerCaseName(key.value) ? key : nil) else {
            throw SyntaxFailure(
                message: "the key '\(key.value)' needs a lower-case Swift name: '\"\(key.value)\" as name: …'",
                place: key.place)
        }
        position += 1
        skipBlanks()
        let type = try takeValueType()
        return QuerySyntax(key: key, name: name, value: .typed(type, default: try takeDefault()))
    }

    /// What follows `#`: `section: String?`.
    mutating func takeFragment() throws(SyntaxFailure) -> FragmentSyntax {
        skipBlanks()
        let name = try takeLowerCaseName("the name of the fragment")
        skipBlanks()
        guard take(":") else { throw expected("':' and a type, as in '#\(name.value): String?'") }
        skipBlanks()
        return FragmentSyntax(name: name, type: try takeValueType())
    }

    /// A key without quotes, which must be a Swift name.
    private mutating func takeBareKey() throws(SyntaxFailure) -> Located<String> {
        let first = position
        let key = try takeName("a query key")
        switch current {
        case 0, .space, .tab, UInt8(ascii: ":"), UInt8(ascii: "="): return key
        default:
            while ![0, .space, .tab, UInt8(ascii: ":"), UInt8(ascii: "=")].contains(current) { position += 1 }
            let word = text(from: first, to: position)
            throw failure("a key that is no Swift name is quoted: '\"\(word)\" as name: …'", at: first)
        }
    }

    /// `= value` behind a type, if it is next.
    private mutating func takeDefault() throws(SyntaxFailure) -> DefaultSyntax? {
        var next = self
        next.skipBlanks()
        guard next.take("=") else { return nil }
        next.skipBlanks()
        self = next
        if current == UInt8(ascii: "\"") {
            return DefaultSyntax(text: try takeString("a default"), isQuoted: true)
        }
        while !isAtEnd, !isAtBlank, !isAtClauseSign { position += 1 }
        guard position > next.position else { throw expected("a default value") }
        let text = Located(text(from: next.position, to: position), at: next.place)
        return DefaultSyntax(text: text, isQuoted: false)
    }

    private var isAtClauseSign: Bool {
        switch current {
        case UInt8(ascii: "?"), UInt8(ascii: "&"), UInt8(ascii: "#"), UInt8(ascii: "@"): return true
        default: return false
        }
    }

    /// Steps over `word` if it is the next identifier.
    mutating func takeKeyword(_ word: String) -> Bool {
        guard peekIdentifier() == word else { return false }
        position += word.utf8.count
        return true
    }
}
