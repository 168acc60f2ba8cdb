extension ManifestParser {
    /// `shop /shop @signedIn on web {`, behind `group`.
    mutating func parseGroup() throws(SyntaxFailure) {
        let name = try line.takeLowerCaseName("the name of a group")
        line.skipBlanks()
        var prefix: PatternSyntax?
        if line.current == UInt8(ascii: "/"), !line.isAtComment { prefix = try line.takePattern(of: "the group") }
        let (guards, on) = try takeGroupClauses()
        if line.isAtEnd {
            report(line.failure("expected '{' at the end of the group's line, found the end of the line"))
            openUnreadGroup(name)
            continuation = .groupWithoutBrace
            return
        }
        let brace = line.place
        guard line.take("{") else {
            throw line.expected("'{', '@guard' or 'on origin'")
        }
        let group = GroupSyntax(
            name: name, documentation: takeDocumentation(), prefix: prefix, guards: guards, on: on, items: [])
        if !groups.push(group, brace: brace) {
            report(SyntaxFailure(message: "groups nest at most \(GroupStack.deepest) deep", place: brace))
        }
    }

    /// `@guard` and `on origin`, as often as they come.
    private mutating func takeGroupClauses() throws(SyntaxFailure) -> (guards: [Located<String>], on: [Located<String>])
    {
        var guards: [Located<String>] = []
        var on: [Located<String>] = []
        while true {
            line.skipBlanks()
            if line.current == UInt8(ascii: "@") {
                guards.append(try line.takeGuard())
            } else if line.takeKeyword("on") {
                on += try line.takeOrigins()
            } else {
                return (guards, on)
            }
        }
    }

    /// The group that a `}` closes, and what may follow it on the line.
    mutating func endGroup() throws(SyntaxFailure) {
        documentation = []
        if groups.isEmpty { throw line.failure("this '}' closes nothing", at: line.position - 1) }
        closeGroup()
        line.skipBlanks()
        guard line.isAtEnd || line.current == UInt8(ascii: "}") else {
            throw line.expected("the end of the line after '}'")
        }
    }

    mutating func closeGroup() {
        if groups.popExcess() { return }
        if let (group, _) = groups.pop() { append(.group(group)) }
    }

    /// `"help.routes" at /help as help @signedIn on web`, behind `include`.
    mutating func parseInclude() throws(SyntaxFailure) {
        let path = try line.takeString("the path of a file in quotes")
        line.skipBlanks()
        var prefix: PatternSyntax?
        if line.takeKeyword("at") {
            line.skipBlanks()
            prefix = try line.takePattern(of: "the include")
            line.skipBlanks()
        }
        guard line.takeKeyword("as") else {
            throw line.expected(prefix == nil ? "'at /prefix' or 'as name'" : "'as name'")
        }
        line.skipBlanks()
        let name = try line.takeLowerCaseName("the name of an include")
        let (guards, on) = try takeGroupClauses()
        try expectEnd()
        append(
            .include(
                IncludeSyntax(
                    path: path, documentation: takeDocumentation(), prefix: prefix, name: name, guards: guards, on: on))
        )
    }
}
