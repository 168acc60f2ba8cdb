extension LineCursor {
    /// A Swift type as `->`, `with` and `type` take it: dotted names with `<>`, `[]` and `?`. White space is dropped,
    /// save that a comma and a colon are followed by a space.
    mutating func takeSwiftType() throws(SyntaxFailure) -> Located<String> {
        let first = place
        return Located(try takeSwiftTypeText(depth: 0), at: first)
    }

    private mutating func takeSwiftTypeText(depth: Int) throws(SyntaxFailure) -> String {
        guard depth < 16 else { throw failure("this type nests too deep; give it a name with a 'typealias'") }
        var text = ""
        if take("[") {
            skipBlanks()
            text = "[" + (try takeSwiftTypeText(depth: depth + 1))
            skipBlanks()
            if take(":") {
                skipBlanks()
                text += ": " + (try takeSwiftTypeText(depth: depth + 1))
                skipBlanks()
            }
            guard take("]") else { throw expected("']'") }
            text += "]"
        } else {
            text = try takeNominalType(depth: depth)
        }
        while take("?") { text += "?" }
        return text
    }

    private mutating func takeNominalType(depth: Int) throws(SyntaxFailure) -> String {
        if let word = peekIdentifier(), word == "any" || word == "some" || word == "inout" {
            throw failure("'\(word)' cannot stand here; give the type a name with a 'typealias'")
        }
        let hint = current == UInt8(ascii: "(") ? "; give a tuple or function type a name with a 'typealias'" : ""
        var text = ""
        repeat {
            text += text.isEmpty ? "" : "."
            text += try takeName(text.isEmpty ? "a type" : "a name after the dot", hint: hint).value
            text += try takeGenericArguments(depth: depth)
        } while take(".")
        return text
    }

    private mutating func takeGenericArguments(depth: Int) throws(SyntaxFailure) -> String {
        guard take("<") else { return "" }
        var arguments: [String] = []
        repeat {
            skipBlanks()
            arguments.append(try takeSwiftTypeText(depth: depth + 1))
            skipBlanks()
        } while take(",")
        guard take(">") else { throw expected("'>'") }
        return "<" + arguments.joined(separator: ", ") + ">"
    }
}
