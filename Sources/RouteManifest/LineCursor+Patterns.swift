/// How deep optional tails may nest.
private let deepestTail = 16

extension LineCursor {
    /// A path pattern: `/news/{year: Int}[/{month: Int}]`. It ends at white space.
    ///
    /// - Parameter owner: what the pattern belongs to, for the message where there is none.
    mutating func takePattern(
        of owner: @autoclosure () -> String, hint: @autoclosure () -> String = ""
    ) throws(SyntaxFailure) -> PatternSyntax {
        let first = position
        if current == UInt8(ascii: "[") {
            throw failure("a pattern begins with '/'; for a path that is optional as a whole write '/[/{name}]'")
        }
        guard current == UInt8(ascii: "/"), !isAtComment else {
            throw expected("a pattern for \(owner())", hint: hint())
        }
        var (segments, hasTrailingSlash) = try takeSegments()
        if segments.isEmpty {
            // `/` alone is the root, not a slash that trails.
            hasTrailingSlash = false
        } else if hasTrailingSlash, current == UInt8(ascii: "[") {
            throw failure("the slash before '[' makes an empty segment; remove it", at: position - 1)
        }
        let tails = try takeOptionalTails()
        return PatternSyntax(
            place: place(at: first), source: text(from: first, to: position), segments: segments,
            optionalTails: tails, hasTrailingSlash: hasTrailingSlash)
    }

    /// Segments with their slashes, up to a bracket or the end; and whether a slash stands behind the last of them.
    private mutating func takeSegments() throws(SyntaxFailure) -> ([SegmentSyntax], endsInSlash: Bool) {
        var segments: [SegmentSyntax] = []
        while take("/") {
            if isAtSegmentEnd, current != UInt8(ascii: "/") { return (segments, true) }
            var segment = SegmentSyntax(place: place, pieces: [])
            while !isAtSegmentEnd {
                if current == UInt8(ascii: "{") {
                    segment.pieces.append(.parameter(try takeParameter()))
                } else {
                    segment.pieces.append(.literal(try takeLiteral()))
                }
            }
            segments.append(segment)
        }
        return (segments, false)
    }

    private var isAtSegmentEnd: Bool {
        switch current {
        case UInt8(ascii: "/"), UInt8(ascii: "["), UInt8(ascii: "]"), .space, .tab: return true
        default: return position >= end
        }
    }

    private mutating func takeLiteral() throws(SyntaxFailure) -> Located<String> {
        let first = position
        while !isAtSegmentEnd, current != UInt8(ascii: "{") {
            switch current {
            case UInt8(ascii: "?"):
                throw failure("'?' cannot stand in a pattern; put white space before it to begin a query clause")
            case UInt8(ascii: "#"):
                throw failure("'#' cannot stand in a pattern; put white space before it to begin a fragment clause")
            case UInt8(ascii: "}"): throw failure("this '}' closes nothing; a parameter is written '{name}'")
            case UInt8(ascii: "\""): throw failure("'\"' cannot stand in a pattern; write '%22'")
            case UInt8(ascii: "\\"): throw failure("'\\' cannot stand in a pattern; write '%5C'")
            case 0x80...:
                if let scalar = scalar(at: position), scalar.properties.isWhitespace {
                    throw failure("white space cannot stand in a pattern; write '\(percentEncoded(scalar))'")
                }
            default: break
            }
            position += 1
        }
        return Located(text(from: first, to: position), at: place(at: first))
    }

    private func percentEncoded(_ scalar: Unicode.Scalar) -> String {
        String(scalar).utf8.map { "%" + String($0, radix: 16, uppercase: true) }.joined()
    }

    /// `[/{a}[/{b}]]`, from the outside in.
    private mutating func takeOptionalTails() throws(SyntaxFailure) -> [[SegmentSyntax]] {
        var tails: [[SegmentSyntax]] = []
        var open: [Int] = []
        while current == UInt8(ascii: "[") {
            guard open.count < deepestTail else {
                throw failure("optional parts nest at most \(deepestTail) deep; use a catch-all '{name...}'")
            }
            open.append(position)
            position += 1
            guard current == UInt8(ascii: "/") else {
                throw failure("an optional part begins with '/': '[/{name}]'", at: open.last)
            }
            let (segments, endsInSlash) = try takeSegments()
            if endsInSlash { throw failure("an optional part cannot end in '/'; remove it", at: position - 1) }
            tails.append(segments)
        }
        while take("]") {
            if open.popLast() == nil { throw failure("this ']' closes nothing", at: position - 1) }
        }
        guard position >= end || isAtBlank else {
            let hint = current == UInt8(ascii: "[") ? "; nest a second one: '[/{a}[/{b}]]'" : ""
            throw failure("an optional part stands at the end of a pattern, before \(found)\(hint)")
        }
        if let unclosed = open.last { throw failure("this '[' is not closed", at: unclosed) }
        return tails
    }

    /// `{id: Int}`, `{file...}`
    private mutating func takeParameter() throws(SyntaxFailure) -> ParameterSyntax {
        let open = position
        position += 1
        guard hasClosingBrace else { throw failure("this '{' is not closed", at: open) }
        isInBraces = true
        skipBlanks()
        let name = try takeLowerCaseName("the name of a parameter")
        skipBlanks()
        var type: TypeSyntax?
        if take(":") {
            skipBlanks()
            type = try takeValueType()
            skipBlanks()
        }
        let isCatchAll = takeEllipsis()
        skipBlanks()
        guard take("}") else {
            guard hasClosingBrace else { throw failure("this '{' is not closed", at: open) }
            throw expected(isCatchAll ? "'}'" : type == nil ? "':', '...' or '}'" : "'...' or '}'")
        }
        isInBraces = false
        return ParameterSyntax(name: name, type: type, isCatchAll: isCatchAll)
    }

    /// Whether a `}` follows on the line.
    private var hasClosingBrace: Bool {
        var position = position
        while position < end, bytes[position] != UInt8(ascii: "}") { position += 1 }
        return position < end
    }
}
