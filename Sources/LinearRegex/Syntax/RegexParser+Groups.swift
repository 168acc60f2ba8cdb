extension RegexParser {
    /// Reads what begins with `(`: an opening group, or flags for the rest of the group around them.
    mutating func openGroup() throws(RegexError) {
        let column = position
        position += 1
        canRepeat = false
        let outerFlags = flags
        guard skip("?") else {
            let number = try countGroup(column: column)
            return try push(.capturing(number: number, name: nil), column: column, outerFlags: outerFlags)
        }
        if skip(":") {
            return try push(.plain, column: column, outerFlags: outerFlags)
        }
        try refuseForeignGroup(column: column)
        if skip("<") {
            let name = try readGroupName()
            let number = try countGroup(column: column)
            return try push(.capturing(number: number, name: name), column: column, outerFlags: outerFlags)
        }
        if try readFlags(column: column) {
            try push(.plain, column: column, outerFlags: outerFlags)
        }
    }

    private mutating func countGroup(column: Int) throws(RegexError) -> Int {
        guard groupCount < RegexLimits.groups else {
            let message = "more than \(RegexLimits.groups) groups; write '(?:' for those that capture nothing of use"
            throw failure(message, at: column)
        }
        groupCount += 1
        return groupCount
    }

    private mutating func push(_ opening: OpenGroup.Opening, column: Int, outerFlags: RegexFlags) throws(RegexError) {
        guard enclosing.count < RegexLimits.depth else {
            throw failure("groups are nested more than \(RegexLimits.depth) deep", at: column)
        }
        enclosing.append(current)
        current = OpenGroup(opening: opening, column: column, outerFlags: outerFlags)
    }

    /// Reads `)`.
    mutating func closeGroup() throws(RegexError) {
        guard let outer = enclosing.popLast() else {
            throw failure("unmatched ')'; write '\\)' for the character", at: position)
        }
        position += 1
        let group = current.syntax
        flags = current.outerFlags
        current = outer
        add(group)
    }

    /// Refuses the groups of other engines that no automaton can match, and other ways to write a name.
    private func refuseForeignGroup(column: Int) throws(RegexError) {
        let lookAround = "is not supported; match the text around it too, and capture the part that is wanted"
        let messages = [
            ("=", "look-ahead '(?=' \(lookAround)"),
            ("!", "look-ahead '(?!' \(lookAround)"),
            ("<=", "look-behind '(?<=' \(lookAround)"),
            ("<!", "look-behind '(?<!' \(lookAround)"),
            (">", "atomic group '(?>' is not supported; write '(?:'"),
            ("P", "'(?P' is not supported; write a named group as '(?<name>'"),
            ("#", "comment '(?#' is not supported; leave it out"),
        ]
        for (text, message) in messages {
            var ahead = self
            if ahead.skip(text) { throw failure(message, at: column) }
        }
    }

    /// Reads a group's name and its `>`.
    private mutating func readGroupName() throws(RegexError) -> String {
        let start = position
        var name = ""
        while let scalar = peek(), scalar.isNameCharacter {
            name.unicodeScalars.append(scalar)
            position += 1
        }
        guard let first = name.unicodeScalars.first, !first.isDecimalDigit, skip(">") else {
            let rule = "ASCII letters, digits and '_', does not start with a digit and ends with '>'"
            throw failure("a group's name is \(rule)", at: start)
        }
        guard groupNames.insert(name).inserted else {
            throw failure("a group named '\(name)' is there already; give this one another name", at: start)
        }
        return name
    }

    /// Reads flags up to `)` or `:`; returns whether a group begins.
    private mutating func readFlags(column: Int) throws(RegexError) -> Bool {
        var isOn = true
        var count = 0
        while let scalar = peek() {
            switch scalar {
            case "i": flags.ignoresCase = isOn
            case "s": flags.dotMatchesAll = isOn
            case "m": flags.multiline = isOn
            case "-" where isOn: isOn = false
            case ")" where count > 0:
                position += 1
                return false
            case ":" where count > 0:
                position += 1
                return true
            default:
                let flags = "the flags are 'i', 's' and 'm', as in '(?i)' or '(?i:'"
                throw failure("unknown group '(?\(scalar.forMessage)'; \(flags)", at: position)
            }
            if scalar != "-" { count += 1 }
            position += 1
        }
        throw failure("unclosed '('; add ')', or write '\\(' for the character", at: column)
    }
}

extension Unicode.Scalar {
    var isDecimalDigit: Bool { ("0"..."9").contains(self) }

    var isNameCharacter: Bool {
        isDecimalDigit || ("a"..."z").contains(self) || ("A"..."Z").contains(self) || self == "_"
    }

    /// The character as a message shows it.
    var forMessage: String {
        guard value < 0x20 || value == 0x7F else { return String(Character(self)) }
        return "\\u{" + String(value, radix: 16, uppercase: true) + "}"
    }
}
