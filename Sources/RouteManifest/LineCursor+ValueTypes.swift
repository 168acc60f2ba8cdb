extension LineCursor {
    /// The type of a value in a URL: `Int(1...12)`, `png|jpg`, `/[a-z]+/`, each also as `T?` or `[T]`.
    mutating func takeValueType() throws(SyntaxFailure) -> TypeSyntax {
        let first = place
        guard take("[") else {
            let kind = try takeValueTypeKind()
            return TypeSyntax(place: first, kind: kind, isOptional: take("?"))
        }
        skipBlanks()
        let kind = try takeValueTypeKind()
        skipBlanks()
        guard take("]") else { throw expected("']' after the type") }
        if current == UInt8(ascii: "?") {
            throw failure("a repeated value is never optional: it may be empty; write '[T]' without '?'")
        }
        return TypeSyntax(place: first, kind: kind, isRepeated: true)
    }

    private mutating func takeValueTypeKind() throws(SyntaxFailure) -> TypeSyntax.Kind {
        if current == UInt8(ascii: "/"), !isAtComment { return .expression(try takeExpression()) }
        let name = try takeName("a type")
        var next = self
        next.skipBlanks()
        if next.current == UInt8(ascii: "|") { return .choice(try takeChoice(after: name)) }
        if current == UInt8(ascii: ".") || current == UInt8(ascii: "<"), peek(1) != UInt8(ascii: ".") {
            throw failure(
                "a type in a URL is a single name; declare your own with 'type Name = \(name.value)…' and use 'Name'",
                at: next.offset(of: name.place))
        }
        if current == UInt8(ascii: "-") {
            throw failure(
                "a choice of one, or of texts that are no Swift names, is written as an enum: 'enum Name: first = \"…\"'",
                at: offset(of: name.place))
        }
        return .named(name.value, bounds: try takeBounds())
    }

    private mutating func takeChoice(after first: Located<String>) throws(SyntaxFailure) -> [Located<String>] {
        var choices = [first]
        while true {
            var next = self
            next.skipBlanks()
            guard next.take("|") else { return choices }
            next.skipBlanks()
            self = next
            let hint = "; other texts than Swift names need an enum: 'enum Name: first = \"…\"'"
            choices.append(try takeName("a choice after '|'", hint: hint))
            if current == UInt8(ascii: "-") || (current == UInt8(ascii: ".") && peek(1) != UInt8(ascii: ".")) {
                throw expected("'|' or the end of the choice", hint: hint)
            }
        }
    }

    /// What stands between the slashes, to the first one that no backslash precedes.
    private mutating func takeExpression() throws(SyntaxFailure) -> Located<String> {
        let open = position
        position += 1
        while position < end, current != UInt8(ascii: "/") {
            position += current == UInt8(ascii: "\\") && position + 1 < end ? 2 : 1
        }
        guard position < end else {
            throw failure("this regular expression is not closed; it ends at the next '/' without a '\\'", at: open)
        }
        let expression = Located(text(from: open + 1, to: position), at: place(at: open + 1))
        position += 1
        guard !expression.value.isEmpty else {
            throw failure("an empty regular expression takes no text; write one between the slashes", at: open)
        }
        return expression
    }

    /// `(1...12)`, if a parenthesis is next.
    private mutating func takeBounds() throws(SyntaxFailure) -> BoundsSyntax? {
        let open = position
        guard take("(") else { return nil }
        skipBlanks()
        let lower = takeNumber()
        skipBlanks()
        let isClosed: Bool
        if takeEllipsis() {
            isClosed = true
        } else if current == UInt8(ascii: "."), peek(1) == UInt8(ascii: "."), peek(2) == UInt8(ascii: "<") {
            position += 3
            isClosed = false
        } else {
            throw expected("a range such as '1...12'")
        }
        skipBlanks()
        let upper = takeNumber()
        skipBlanks()
        guard take(")") else { throw expected("')' after the range") }
        if upper == nil, lower == nil || !isClosed {
            throw failure("a range needs its \(lower == nil ? "bounds" : "upper bound"): '(1...12)'", at: open)
        }
        return BoundsSyntax(place: place(at: open), lower: lower, upper: upper, isClosed: isClosed)
    }

    /// `-?[0-9]+`, as far as it goes; nil where no digit is next.
    private mutating func takeNumber() -> Located<String>? {
        let first = position
        if current == UInt8(ascii: "-"), SwiftIdentifier.isDigit(peek(1)) { position += 1 }
        while SwiftIdentifier.isDigit(current) { position += 1 }
        return position > first ? Located(text(from: first, to: position), at: place(at: first)) : nil
    }

    /// The position of a place on this line.
    func offset(of place: Place) -> Int { start + place.column - 1 }
}
