extension LineCursor {
    /// True where a line continues the route above.
    var isAtClause: Bool {
        switch current {
        case UInt8(ascii: "?"), UInt8(ascii: "&"), UInt8(ascii: "#"), UInt8(ascii: "@"), UInt8(ascii: "-"): return true
        default: return peekIdentifier().map(Keywords.clauses.contains) ?? false
        }
    }

    /// The clauses of a route up to the end of the line, or to a brace that closes a group. What was read before a
    /// failure stays in `clauses`.
    mutating func takeClauses(into clauses: inout ClausesSyntax) throws(SyntaxFailure) {
        skipBlanks()
        while !isAtEnd, current != UInt8(ascii: "}") {
            try takeClause(into: &clauses)
            skipBlanks()
        }
    }

    private mutating func takeClause(into clauses: inout ClausesSyntax) throws(SyntaxFailure) {
        let first = position
        switch current {
        case UInt8(ascii: "?"), UInt8(ascii: "&"):
            position += 1
            clauses.query.append(try takeQuery())
        case UInt8(ascii: "#"):
            if let earlier = clauses.fragment { throw second("fragment", at: first, earlier: earlier.name.place) }
            position += 1
            clauses.fragment = try takeFragment()
        case UInt8(ascii: "-") where peek(1) == UInt8(ascii: ">"):
            if let earlier = clauses.output { throw second("'->'", at: first, earlier: earlier.type.place) }
            position += 2
            clauses.output = try takeOutput()
        case UInt8(ascii: "@"):
            clauses.guards.append(try takeGuard())
        default:
            try takeWordClause(into: &clauses)
        }
    }

    private mutating func takeWordClause(into clauses: inout ClausesSyntax) throws(SyntaxFailure) {
        guard let word = takeIdentifier() else {
            let hint = current == UInt8(ascii: "{") ? "; only a group has braces" : ""
            throw expected("a clause", hint: hint)
        }
        switch word.value {
        case "variants":
            try takeList { (line) throws(SyntaxFailure) in
                clauses.variants.append(try line.takeLowerCaseName("the name of a variant"))
            }
        case "with":
            try takeList { (line) throws(SyntaxFailure) in clauses.with.append(try line.takeWith()) }
        case "on":
            clauses.on += try takeOrigins()
        case "over":
            try takeList { (line) throws(SyntaxFailure) in
                clauses.over.append(try line.takeDottedName("the name of a route"))
            }
        case "deprecated":
            if let earlier = clauses.deprecated {
                throw second("'deprecated'", at: offset(of: word.place), earlier: earlier.place)
            }
            skipBlanks()
            clauses.deprecated = try takeString("the reason in quotes")
        default:
            throw unknownClause(word)
        }
    }

    /// `@signedIn`
    mutating func takeGuard() throws(SyntaxFailure) -> Located<String> {
        position += 1
        skipBlanks()
        return try takeLowerCaseName("the name of a guard")
    }

    /// What follows `on`.
    mutating func takeOrigins() throws(SyntaxFailure) -> [Located<String>] {
        var origins: [Located<String>] = []
        try takeList { (line) throws(SyntaxFailure) in
            origins.append(try line.takeLowerCaseName("the name of an origin"))
        }
        return origins
    }

    /// Elements with commas between them.
    mutating func takeList(
        _ takeElement: (inout LineCursor) throws(SyntaxFailure) -> Void
    ) throws(SyntaxFailure) {
        repeat {
            skipBlanks()
            try takeElement(&self)
            skipBlanks()
        } while take(",")
    }

    /// What follows `->`.
    private mutating func takeOutput() throws(SyntaxFailure) -> OutputSyntax {
        skipBlanks()
        let isAsync = takeKeyword("async")
        skipBlanks()
        return OutputSyntax(type: try takeSwiftType(), isAsync: isAsync)
    }

    /// `preview: ItemPreview?`
    private mutating func takeWith() throws(SyntaxFailure) -> WithSyntax {
        let name = try takeLowerCaseName("the name of a value")
        skipBlanks()
        guard take(":") else { throw expected("':' and a type, as in 'with \(name.value): Type?'") }
        skipBlanks()
        var type = try takeSwiftType()
        guard type.value.hasSuffix("?") else {
            throw SyntaxFailure(
                message: "a 'with' value is optional, for a URL does not bring it; write '\(type.value)?'",
                place: type.place)
        }
        type.value.removeLast()
        return WithSyntax(name: name, type: type)
    }

    private func second(_ clause: String, at position: Int, earlier: Place) -> SyntaxFailure {
        var failure = failure("a route has one \(clause) at most", at: position)
        failure.notes = [Diagnostic.Note("the first is here", at: earlier)]
        return failure
    }

    private func unknownClause(_ word: Located<String>) -> SyntaxFailure {
        var next = self
        next.skipBlanks()
        var hint = suggestion(for: word.value, in: Keywords.clauses)
        if next.current == UInt8(ascii: "/") { hint = "; one route a line" }
        if next.current == UInt8(ascii: ":") { hint = "; a query parameter begins with '?' or '&'" }
        return SyntaxFailure(message: "unknown clause '\(word.value)'\(hint)", place: word.place)
    }
}
