extension ManifestParser {
    /// A statement that begins with one of `Keywords.declarations`.
    mutating func parseDeclaration(_ keyword: String) throws(SyntaxFailure) {
        let place = line.place
        line.position += keyword.utf8.count
        line.skipBlanks()
        switch keyword {
        case "group": return try parseGroup()
        case "include": return try parseInclude()
        case "alias": return try parseAlias(at: place)
        default: break
        }
        if !groups.isEmpty {
            report(SyntaxFailure(message: "'\(keyword)' stands outside groups; move it there", place: place))
        }
        if syntax.isPart, ["namespace", "access", "option", "origin"].contains(keyword) {
            report(
                SyntaxFailure(
                    message: "a part has no '\(keyword)' of its own; it takes that of the manifest that includes it",
                    place: place))
        }
        switch keyword {
        case "routes": throw SyntaxFailure(message: "'routes 1' stands once, as the first statement", place: place)
        case "namespace": try parseNamespace()
        case "access": try parseAccess()
        case "import": syntax.imports.append(try line.takeName("the name of a module"))
        case "option": try parseOption()
        case "origin": try parseOrigin()
        case "enum": try parseEnum()
        case "type": try parseType()
        case "guard":
            try line.takeList { (line) throws(SyntaxFailure) in
                syntax.guards.append(try line.takeLowerCaseName("the name of a guard"))
            }
        default: try parseRewrite(at: place)
        }
        documentation = []
        try expectEnd()
    }

    private mutating func parseNamespace() throws(SyntaxFailure) {
        let name = try line.takeTypeName("the name of a namespace")
        if let earlier = syntax.namespace { throw second("namespace", at: name.place, earlier: earlier.place) }
        syntax.namespace = name
        syntax.namespaceDocumentation = takeDocumentation()
    }

    private mutating func parseAccess() throws(SyntaxFailure) {
        let access = try line.takeName("'internal', 'package' or 'public'")
        if let earlier = syntax.access { throw second("access", at: access.place, earlier: earlier.place) }
        syntax.access = access
    }

    private func second(_ statement: String, at place: Place, earlier: Place) -> SyntaxFailure {
        SyntaxFailure(
            message: "a manifest has one '\(statement)' at most", place: place,
            notes: [Diagnostic.Note("the first is here", at: earlier)])
    }

    private mutating func parseOption() throws(SyntaxFailure) {
        let name = try line.takeName("the name of an option")
        line.skipBlanks()
        let value = try line.takeName("a value for the option '\(name.value)'")
        syntax.options.append(OptionSyntax(name: name, value: value))
    }

    private mutating func parseOrigin() throws(SyntaxFailure) {
        let name = try line.takeLowerCaseName("the name of an origin")
        line.skipBlanks()
        var addresses: [Located<String>] = []
        while !line.isAtEnd, line.current != UInt8(ascii: "}") {
            let first = line.position
            while line.position < line.end, !line.isAtBlank { line.position += 1 }
            addresses.append(Located(line.text(from: first, to: line.position), at: line.place(at: first)))
            line.skipBlanks()
        }
        guard !addresses.isEmpty else { throw line.expected("an address such as 'shop:' or 'https://example.com'") }
        syntax.origins.append(OriginSyntax(name: name, addresses: addresses, documentation: takeDocumentation()))
    }

    private mutating func parseEnum() throws(SyntaxFailure) {
        let name = try line.takeTypeName("the name of an enum")
        line.skipBlanks()
        guard line.take(":") else {
            throw line.expected("':' and the cases, as in 'enum \(name.value): first, second'")
        }
        var cases: [EnumSyntax.Case] = []
        try line.takeList { (line) throws(SyntaxFailure) in
            let name = try line.takeName("the name of a case")
            line.skipBlanks()
            var rawValue: Located<String>?
            if line.take("=") {
                line.skipBlanks()
                rawValue = try line.takeString("the text of the case in quotes")
            }
            cases.append(EnumSyntax.Case(name: name, rawValue: rawValue))
        }
        syntax.enums.append(EnumSyntax(name: name, cases: cases, documentation: takeDocumentation()))
    }

    private mutating func parseType() throws(SyntaxFailure) {
        let name = try line.takeTypeName("the name of a type")
        line.skipBlanks()
        guard line.take("=") else {
            throw line.expected("'=' and a Swift type, as in 'type \(name.value) = Module.Name'")
        }
        line.skipBlanks()
        let target = try line.takeSwiftType()
        syntax.types.append(TypeDeclarationSyntax(name: name, target: target, documentation: takeDocumentation()))
    }

    /// `/i/{id: Int} -> detail`, behind `alias`.
    private mutating func parseAlias(at place: Place) throws(SyntaxFailure) {
        let pattern = try line.takePattern(of: "the alias")
        line.skipBlanks()
        guard line.take("-"), line.take(">") else {
            throw line.expected("'->' and a route", hint: "; a route named 'alias' needs backticks")
        }
        line.skipBlanks()
        let target = try line.takeDottedName("the name of a route")
        documentation = []
        append(.alias(AliasSyntax(place: place, pattern: pattern, target: target)))
        try expectEnd()
    }

    /// `"…" -> "…"`, behind `rewrite`.
    private mutating func parseRewrite(at place: Place) throws(SyntaxFailure) {
        let match = try line.takeString("a regular expression in quotes")
        line.skipBlanks()
        guard line.take("-"), line.take(">") else { throw line.expected("'->' and a template in quotes") }
        line.skipBlanks()
        let template = try line.takeString("a template in quotes")
        append(.rewrite(RewriteSyntax(place: place, match: match, template: template)))
    }
}
