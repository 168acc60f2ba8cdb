extension ManifestParser {
    /// Leaves a line that could not be read: opens and closes its groups, so that the lines below are read as if it
    /// were right, and remembers the words of a statement of which nothing comes into the tree.
    mutating func skipLine(from first: Int) {
        var isUnread = true
        if case .route(var route) = continuation {
            isUnread = false
            route.isDamaged = true
            continuation = .route(route)
        } else {
            continuation = .unread
        }
        documentation = []
        let failed = line.position
        line.position = first
        line.isInBraces = false
        while !line.isAtEnd {
            if line.position >= failed, line.isLoneCharacter { skipBrace() }
            if line.current == UInt8(ascii: "\""), (try? line.takeString("")) != nil { continue }
            if let word = line.takeIdentifier() {
                if isUnread { syntax.wordsOfUnreadLines.insert(word.value) }
            } else {
                line.position += 1
            }
        }
        line.position = line.end
    }

    /// Opens or closes a group where a lone brace stands.
    private mutating func skipBrace() {
        switch line.current {
        case UInt8(ascii: "{"): openUnreadGroup()
        case UInt8(ascii: "}"):
            endRoute()
            closeGroup()
            continuation = .unread
        default: break
        }
    }

    /// Opens a group whose line could not be read, which is reported already.
    mutating func openUnreadGroup(_ name: Located<String>? = nil) {
        endRoute()
        var group = GroupSyntax(
            name: name ?? Located("", at: line.place), documentation: [], prefix: nil, guards: [], on: [], items: [])
        group.isDamaged = true
        _ = groups.push(group, brace: nil)
    }
}
