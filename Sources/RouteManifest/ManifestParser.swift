/// Reads a manifest. Whatever the bytes are, a tree comes back, and every fault is reported once, at its token.
///
/// - Parameters:
///   - bytes: the file, UTF-8 with or without a byte order mark.
///   - file: its name for messages.
///   - isIncluded: true for a file that another one includes, which begins `routes 1 part`.
package func parseManifest(
    _ bytes: [UInt8], file: String, isIncluded: Bool = false, diagnostics: inout Diagnostics
) -> ManifestSyntax {
    var parser = ManifestParser(bytes, file: file, isIncluded: isIncluded)
    let syntax = parser.parse()
    for diagnostic in parser.diagnostics.all { diagnostics.append(diagnostic) }
    return syntax
}

/// Goes through the lines. A fault ends the reading of its line and of no other.
struct ManifestParser {
    /// What a line that starts with a clause continues.
    enum Continuation {
        case nothing
        case route(RouteSyntax)
        /// A statement that could not be read: the clauses below it are read for faults of their own.
        case unread
        /// A group that lacks its brace, which is reported already: the brace may stand below.
        case groupWithoutBrace
    }

    let source: SourceText
    var line: LineCursor
    var syntax: ManifestSyntax
    var diagnostics = Diagnostics()
    /// The `///` lines that wait for a declaration.
    var documentation: [String] = []
    var hasVersion = false
    /// True after a version that this compiler does not know: nothing more is read.
    var isForeign = false
    var groups = GroupStack()
    var continuation = Continuation.nothing

    /// How the first statement has to be.
    let version: String

    init(_ bytes: [UInt8], file: String, isIncluded: Bool) {
        version = isIncluded ? "routes 1 part" : "routes 1"
        source = SourceText(bytes, file: file, diagnostics: &diagnostics)
        line = LineCursor(source, line: 1)
        syntax = ManifestSyntax(file: file)
    }

    mutating func parse() -> ManifestSyntax {
        for number in 1...source.lines.count where !isForeign {
            line = LineCursor(source, line: number)
            parseLine()
        }
        endRoute()
        if !isForeign, !hasVersion { report(missingVersion(at: Place(file: source.file, line: 1, column: 1))) }
        while let (group, brace) = groups.pop() {
            if let brace, !isForeign {
                report(SyntaxFailure(message: "this group is not closed; add '}'", place: brace))
            }
            append(.group(group))
        }
        return syntax
    }

    private mutating func parseLine() {
        line.skipBlanks()
        if let text = line.takeDocumentation() {
            documentation.append(text)
            return
        }
        while !line.isAtEnd {
            let first = line.position
            do throws(SyntaxFailure) {
                try parseStatement()
                line.skipBlanks()
            } catch {
                report(error)
                skipLine(from: first)
            }
        }
    }

    func missingVersion(at place: Place) -> SyntaxFailure {
        SyntaxFailure(message: "a manifest begins with '\(version)'", place: place)
    }

    /// Says what is wrong, unless the line is known to be damaged.
    mutating func report(_ failure: SyntaxFailure) {
        guard !source.damagedLines.contains(failure.place.line) else { return }
        diagnostics.error(failure.message, at: failure.place, notes: failure.notes)
    }

    // MARK: The tree

    mutating func takeDocumentation() -> [String] {
        defer { documentation = [] }
        return documentation
    }

    mutating func append(_ item: ItemSyntax) {
        if !groups.append(item) { syntax.items.append(item) }
    }

    /// The route above is complete.
    mutating func endRoute() {
        if case .route(let route) = continuation { append(.route(route)) }
        continuation = .nothing
    }
}
