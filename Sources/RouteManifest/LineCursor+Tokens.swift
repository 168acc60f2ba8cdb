extension LineCursor {
    /// The identifier at the position; nil, and no step, where there is none.
    mutating func takeIdentifier() -> Located<String>? {
        let first = position
        var isHead = true
        while position < end {
            let byte = bytes[position]
            if SwiftIdentifier.isHead(byte) || (!isHead && SwiftIdentifier.isDigit(byte)) {
                position += 1
            } else if byte >= 0x80, let scalar = scalar(at: position),
                isHead ? SwiftIdentifier.isHead(scalar) : SwiftIdentifier.continues(scalar)
            {
                position += UTF8.width(scalar)
            } else {
                break
            }
            isHead = false
        }
        guard position > first else { return nil }
        return Located(text(from: first, to: position), at: place(at: first))
    }

    /// The identifier at the position, without a step.
    func peekIdentifier() -> String? {
        var copy = self
        return copy.takeIdentifier()?.value
    }

    /// An identifier, with or without backticks; `what` names it in the message.
    mutating func takeName(_ what: String, hint: String = "") throws(SyntaxFailure) -> Located<String> {
        let first = position
        let isQuoted = take("`")
        guard let name = takeIdentifier() else { throw expected(what, hint: hint) }
        if isQuoted, !take("`") { throw failure("this backtick is not closed", at: first) }
        guard name.value != "_" else { throw failure("'_' is no name", at: first) }
        return Located(name.value, at: place(at: first))
    }

    /// A name that begins with a lower-case letter (or one that knows no case).
    mutating func takeLowerCaseName(_ what: String, hint: String = "") throws(SyntaxFailure) -> Located<String> {
        let name = try takeName(what, hint: hint)
        guard name.value.unicodeScalars.first?.properties.isUppercase != true else {
            throw SyntaxFailure(
                message: "\(what) starts with a lower-case letter; write '\(lowerCamelCase(name.value))'",
                place: name.place)
        }
        return name
    }

    /// The name of a type: it begins with an upper-case letter (or one that knows no case).
    mutating func takeTypeName(_ what: String) throws(SyntaxFailure) -> Located<String> {
        let name = try takeName(what)
        guard name.value.unicodeScalars.first?.properties.isLowercase != true else {
            throw SyntaxFailure(
                message: "\(what) starts with an upper-case letter; write '\(upperCamelCase(name.value))'",
                place: name.place)
        }
        return name
    }

    /// Names joined by dots, `shop.cart`.
    mutating func takeDottedName(_ what: String) throws(SyntaxFailure) -> Located<String> {
        var name = try takeName(what)
        while take(".") { name.value += "." + (try takeName("a name after the dot").value) }
        return name
    }

    /// A string in quotes: its text with `\"` read as `"`, at the place of its first character.
    mutating func takeString(_ what: String, hint: String = "") throws(SyntaxFailure) -> Located<String> {
        let open = position
        guard take("\"") else { throw expected(what, hint: hint) }
        var text: [UInt8] = []
        while position < end {
            let byte = bytes[position]
            if byte == UInt8(ascii: "\"") {
                position += 1
                return Located(String(decoding: text, as: UTF8.self), at: place(at: open + 1))
            }
            if byte == UInt8(ascii: "\\"), peek(1) == UInt8(ascii: "\"") { position += 1 }
            text.append(bytes[position])
            position += 1
        }
        throw failure("this string is not closed on its line", at: open)
    }

    /// The text of a `///` comment, if one is next: without one space before it and white space behind it.
    mutating func takeDocumentation() -> String? {
        let slash = UInt8(ascii: "/")
        guard isAtComment, peek(2) == slash, peek(3) != slash else { return nil }
        let first = position + (peek(3) == .space ? 4 : 3)
        var last = end
        while last > first, bytes[last - 1] == .space || bytes[last - 1] == .tab { last -= 1 }
        position = end
        return text(from: first, to: last)
    }

    /// The scalar that begins at `position`, if one does; the line is valid UTF-8.
    func scalar(at position: Int) -> Unicode.Scalar? {
        guard position < end, bytes[position] & 0xC0 != 0x80 else { return nil }
        var last = position + 1
        while last < end, bytes[last] & 0xC0 == 0x80 { last += 1 }
        return text(from: position, to: last).unicodeScalars.first
    }
}

/// `URLName` → `urlName`, `GET` → `get`, `Home` → `home`.
func lowerCamelCase(_ name: String) -> String {
    let scalars = Array(name.unicodeScalars)
    var count = scalars.prefix { $0.properties.isUppercase }.count
    // The last capital of several begins the next word, if there is one.
    if count > 1, count < scalars.count, scalars[count].properties.isLowercase { count -= 1 }
    return scalars.prefix(count).map(\.properties.lowercaseMapping).joined() + text(scalars.dropFirst(count))
}

/// `home` → `Home`: the name of the type that belongs to a route, group or parameter.
package func upperCamelCase(_ name: String) -> String {
    guard let first = name.unicodeScalars.first else { return name }
    return first.properties.uppercaseMapping + text(name.unicodeScalars.dropFirst())
}

private func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
}
