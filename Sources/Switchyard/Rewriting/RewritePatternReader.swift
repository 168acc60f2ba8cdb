import LinearRegex

/// Reads a manifest pattern (`/news/{year: Int}[/{month: Int(1...12)}]`) as a regular expression over paths.
struct RewritePatternReader {
    let source: String
    private(set) var scalars: [Unicode.Scalar]
    var position = 0
    private var names: Set<String> = []

    init(_ source: String) {
        self.source = source
        scalars = Array(source.unicodeScalars)
    }

    var current: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

    func fault(_ message: String, at position: Int? = nil) -> RewriteError {
        RewriteError(part: .from, text: source, column: (position ?? self.position) + 1, message: message)
    }

    mutating func take(_ text: String) -> Bool {
        let wanted = Array(text.unicodeScalars)
        guard scalars[position...].starts(with: wanted) else { return false }
        position += wanted.count
        return true
    }

    mutating func skipSpaces() {
        while current == " " { position += 1 }
    }

    /// The path without its first slash. Empty segments add nothing.
    mutating func readPath() throws(RewriteError) -> RegexSyntax {
        guard current == "/" else { throw fault("a pattern begins with '/'") }
        let segments = try readSegments()
        let tails = try readTails()
        guard position == scalars.count else {
            throw fault(current == "]" ? "this ']' closes nothing" : "an optional part stands at the end of a pattern")
        }
        // From the inside out; a tail that follows nothing has no slash of its own.
        var tail: RegexSyntax?
        for (index, optional) in tails.enumerated().reversed() {
            let before = segments.isEmpty && index == 0 ? [] : [RewritePatternReader.slashes]
            let parts = before + [RewritePatternReader.joined(optional)] + (tail.map { [$0] } ?? [])
            tail = .repetition(.sequence(parts), minimum: 0, maximum: 1, isGreedy: true)
        }
        return .sequence([RewritePatternReader.joined(segments)] + (tail.map { [$0] } ?? []))
    }

    private static let slashes = RegexSyntax.scalar(ScalarSet("/")).repeated(1, nil)

    private static func joined(_ segments: [RegexSyntax]) -> RegexSyntax {
        .sequence(segments.enumerated().flatMap { $0 == 0 ? [$1] : [slashes, $1] })
    }

    private mutating func readSegments() throws(RewriteError) -> [RegexSyntax] {
        var segments: [RegexSyntax] = []
        while take("/") {
            let start = position
            var pieces: [RegexSyntax] = []
            while let scalar = current, scalar != "/", scalar != "[", scalar != "]" {
                pieces.append(scalar == "{" ? try readParameter() : try readLiteral())
            }
            if position > start { segments.append(.sequence(pieces)) }
        }
        return segments
    }

    private mutating func readTails() throws(RewriteError) -> [[RegexSyntax]] {
        var tails: [[RegexSyntax]] = []
        let open = position
        while take("[") {
            guard current == "/" else { throw fault("an optional part begins with '/': '[/{name}]'") }
            let start = position
            tails.append(try readSegments())
            if tails.last?.isEmpty ?? true { throw fault("an optional part holds a segment: '[/{name}]'", at: start) }
            guard tails.count <= 16 else { throw fault("optional parts nest at most 16 deep") }
        }
        for _ in tails where !take("]") { throw fault("this '[' is not closed", at: open) }
        return tails
    }

    private mutating func readLiteral() throws(RewriteError) -> RegexSyntax {
        let start = position
        while let scalar = current, !"/[]{".unicodeScalars.contains(scalar) {
            switch scalar {
            case "?", "#": throw fault("'\(scalar)' cannot stand in a pattern: it is for a path; use 'match' for more")
            case "}": throw fault("this '}' closes nothing; a parameter is written '{name}'")
            case "\"", "\\", " ": throw fault("'\(scalar)' cannot stand in a pattern; write its escape")
            default: position += 1
            }
        }
        var text = ""
        text.unicodeScalars.append(contentsOf: scalars[start..<position])
        guard let decoded = text.percentDecoded else {
            throw fault("the escapes of '\(text)' are not UTF-8", at: start)
        }
        return RegexSyntax(pathText: decoded)
    }

    /// `{id: Int}`, `{file...}`
    private mutating func readParameter() throws(RewriteError) -> RegexSyntax {
        let open = position
        position += 1
        skipSpaces()
        let start = position
        let name = takeName()
        guard !name.isEmpty else { throw fault("a parameter is written '{name}' or '{name: Type}'") }
        skipSpaces()
        var value = RegexSyntax.pathValue
        if take(":") {
            skipSpaces()
            value = try readType()
            skipSpaces()
        }
        if take("...") {
            let more = RegexSyntax.sequence([RewritePatternReader.slashes, value]).repeated(0, nil)
            value = .sequence([value, more])
            skipSpaces()
        }
        guard take("}") else {
            throw scalars[position...].contains("}")
                ? fault("expected '}' here") : fault("this '{' is not closed", at: open)
        }
        guard names.insert(name).inserted else { throw fault("'\(name)' stands in this pattern twice", at: start) }
        return .group(value, number: names.count, name: name)
    }

    /// A name of ASCII letters, digits and `_`; empty where there is none.
    mutating func takeName() -> String {
        var name = ""
        while let scalar = current, scalar == "_" || scalar.isASCIILetter || !name.isEmpty && scalar.isASCIIDigit {
            name.unicodeScalars.append(scalar)
            position += 1
        }
        return name
    }
}

extension Unicode.Scalar {
    var isASCIILetter: Bool { isASCII && UInt8(truncatingIfNeeded: value).isASCIILetter }
    var isASCIIDigit: Bool { isASCII && UInt8(truncatingIfNeeded: value).isASCIIDigit }
}

extension String {
    /// The text with its escapes decoded once; nil where that is not UTF-8. Broken escapes stay.
    fileprivate var percentDecoded: String? {
        _RouteMatching.withBytes(of: self) { bytes in
            let text = RouteText(scanning: bytes)
            return text.isUTF8 ? text.string : nil
        }
    }
}
