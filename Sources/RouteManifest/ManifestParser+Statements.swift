extension ManifestParser {
    /// One statement: a route, a declaration, or the end of a group.
    mutating func parseStatement() throws(SyntaxFailure) {
        let isFirst = !hasVersion
        hasVersion = true
        if isFirst, line.peekIdentifier() != "routes" {
            if try skipMisspelledVersion() { return }
            report(missingVersion(at: line.place))
        }
        let word = line.peekIdentifier()
        if let word, isKeyword(word), word != "alias", isFollowedByPattern(word) {
            endRoute()
            throw line.failure("a route named '\(word)' needs backticks: '`\(word)`'")
        }
        if line.isAtClause { return try continueRoute() }
        // The group is open already.
        if case .groupWithoutBrace = continuation, line.take("{") { return endRoute() }
        endRoute()
        if line.take("}") { return try endGroup() }
        if line.current == UInt8(ascii: "{") {
            throw line.failure("this '{' opens nothing; a group begins 'group name {'")
        }
        if isFirst, line.takeKeyword("routes") { return try parseVersion() }
        if let word, Keywords.declarations.contains(word) {
            try parseDeclaration(word)
        } else {
            try parseRoute()
        }
    }

    private func isKeyword(_ word: String) -> Bool {
        Keywords.declarations.contains(word) || Keywords.clauses.contains(word)
    }

    private func isFollowedByPattern(_ word: String) -> Bool {
        var next = line
        next.position += word.utf8.count
        next.skipBlanks()
        return next.current == UInt8(ascii: "/") && !next.isAtComment
    }

    /// A statement ends with its line, or before the brace that closes a group.
    func expectEnd() throws(SyntaxFailure) {
        var next = line
        next.skipBlanks()
        guard next.isAtEnd || next.current == UInt8(ascii: "}") else { throw next.expected("the end of the line") }
    }

    // MARK: Version

    /// `1` or `1 part`, behind `routes`.
    private mutating func parseVersion() throws(SyntaxFailure) {
        line.skipBlanks()
        let first = line.position
        while SwiftIdentifier.isDigit(line.current) { line.position += 1 }
        let version = line.text(from: first, to: line.position)
        guard !version.isEmpty else { throw line.expected("the version of the language, '1'") }
        guard version == "1" else {
            isForeign = true
            throw line.failure(
                "version \(version) of the language is not known; this compiler reads version 1", at: first)
        }
        syntax.hasVersion = true
        line.skipBlanks()
        if !line.isAtEnd {
            let word = line.takeIdentifier()
            guard let word, word.value == "part" else {
                line.position = word.map { line.offset(of: $0.place) } ?? line.position
                throw line.expected("'part' or the end of the line")
            }
            syntax.isPart = true
        }
        try expectEnd()
    }

    /// A first line such as `route 1`.
    private mutating func skipMisspelledVersion() throws(SyntaxFailure) -> Bool {
        var next = line
        guard let word = next.takeIdentifier(), nearestName(to: word.value, in: ["routes"]) != nil else { return false }
        next.skipBlanks()
        guard SwiftIdentifier.isDigit(next.current) else { return false }
        throw line.failure("a manifest begins with '\(version)', not '\(word.value)'; did you mean 'routes'?")
    }

    // MARK: Routes

    private mutating func parseRoute() throws(SyntaxFailure) {
        if line.current == UInt8(ascii: "/") { throw line.failure("a route begins with its name: 'name /…'") }
        if let word = line.peekIdentifier(), word.unicodeScalars.first?.properties.isUppercase == true {
            throw line.failure(
                "'\(word)' is reserved, as is every upper-case word at the start of a line; "
                    + "a route would be '\(lowerCamelCase(word))'")
        }
        let name = try line.takeLowerCaseName("the name of a route")
        if !line.isAtEnd, !line.isAtBlank, line.current != UInt8(ascii: "/") {
            throw line.failure("a name is made of letters, digits and '_', found \(line.found)")
        }
        line.skipBlanks()
        let pattern = try line.takePattern(
            of: "the route '\(name.value)'",
            hint: suggestion(for: name.value, in: Keywords.declarations.dropFirst() + Keywords.clauses))
        continuation = .route(RouteSyntax(name: name, documentation: takeDocumentation(), pattern: pattern))
        try continueRoute()
    }

    /// Reads clauses into the route above, or the one that has just begun.
    private mutating func continueRoute() throws(SyntaxFailure) {
        switch continuation {
        case .route(var route):
            // So that the clauses are added in place.
            continuation = .nothing
            // Assigned also when a clause fails: the clauses before it count.
            defer { continuation = .route(route) }
            try line.takeClauses(into: &route.clauses)
        case .unread:
            var ignored = ClausesSyntax()
            try line.takeClauses(into: &ignored)
        case .groupWithoutBrace:
            line.position = line.end
        case .nothing:
            throw line.failure("a line that begins with a clause continues a route, and none stands above")
        }
    }
}
