/// What stops the reading of a line.
struct SyntaxFailure: Error {
    var message: String
    var place: Place
    var notes: [Diagnostic.Note] = []
}

/// A position in one line of a manifest, and the steps that every statement is read with.
struct LineCursor {
    let bytes: [UInt8]
    let file: String
    /// Counted from 1.
    let line: Int
    let start: Int
    let end: Int
    var position: Int
    /// Within the braces of a parameter, where no comment begins.
    var isInBraces = false

    init(_ source: SourceText, line: Int) {
        bytes = source.bytes
        file = source.file
        self.line = line
        start = source.lines[line - 1].lowerBound
        end = source.lines[line - 1].upperBound
        position = start
    }

    /// The byte at the position; zero at the end of the line, where no byte is zero otherwise.
    var current: UInt8 { position < end ? bytes[position] : 0 }

    /// The byte `distance` further on, or zero.
    func peek(_ distance: Int) -> UInt8 { position + distance < end ? bytes[position + distance] : 0 }

    var place: Place { place(at: position) }

    func place(at position: Int) -> Place { Place(file: file, line: line, column: position - start + 1) }

    func text(from first: Int, to last: Int) -> String { String(decoding: bytes[first..<last], as: UTF8.self) }

    var isAtBlank: Bool { current == .space || current == .tab }

    /// True at a `//` that begins a comment: at the line's start or after white space, but not within braces.
    var isAtComment: Bool {
        guard !isInBraces, current == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "/") else { return false }
        return position == start || bytes[position - 1] == .space || bytes[position - 1] == .tab
    }

    /// True at a character with white space, or an end of the line, on both sides.
    var isLoneCharacter: Bool {
        let isBlankBefore = position == start || bytes[position - 1] == .space || bytes[position - 1] == .tab
        return isBlankBefore && (peek(1) == 0 || peek(1) == .space || peek(1) == .tab)
    }

    /// True where nothing more is to be read on the line.
    var isAtEnd: Bool { position >= end || isAtComment }

    mutating func skipBlanks() {
        while isAtBlank { position += 1 }
    }

    /// Steps over `byte` if it is next.
    mutating func take(_ byte: Unicode.Scalar) -> Bool {
        guard current == UInt8(ascii: byte) else { return false }
        position += 1
        return true
    }

    /// Steps over three dots if they are next.
    mutating func takeEllipsis() -> Bool {
        let dot = UInt8(ascii: ".")
        guard current == dot, peek(1) == dot, peek(2) == dot else { return false }
        position += 3
        return true
    }

    func failure(_ message: String, at position: Int? = nil) -> SyntaxFailure {
        SyntaxFailure(message: message, place: place(at: position ?? self.position))
    }

    /// What stands at the position, for a message: the next word in quotes, or `the end of the line`.
    var found: String {
        if isAtEnd { return "the end of the line" }
        var last = position + 1
        while last < end, bytes[last] != .space, bytes[last] != .tab, last - position < 32 { last += 1 }
        // Not within a character.
        while last < end, bytes[last] & 0xC0 == 0x80 { last += 1 }
        return "'\(text(from: position, to: last))'"
    }

    /// A failure that says what should stand here and what does.
    func expected(_ what: String, hint: String = "") -> SyntaxFailure {
        if current == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "/"), !isAtComment, !isInBraces {
            return failure("expected \(what), found '//'; a comment needs white space before it")
        }
        return failure("expected \(what), found \(found)\(hint)")
    }
}
