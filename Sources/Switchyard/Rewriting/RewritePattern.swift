import LinearRegex

/// A manifest pattern as a regular expression over whole URLs.
///
/// The URL may begin with its path, or have `http(s)` and any host, or another scheme, whose host is the first segment. Slashes count
/// as under `slashes lenient`, and a query and a fragment may follow.
struct RewritePattern {
    let regex: LinearRegex
    /// The group of each parameter.
    let groupNumbers: [String: Int]

    /// - Throws: `RewriteError` with the place of the pattern's fault.
    init(_ pattern: String) throws(RewriteError) {
        var reader = RewritePatternReader(pattern)
        let path = try reader.readPath()
        do throws(RegexError) {
            regex = try LinearRegex(try RewritePattern.url(path), pattern: pattern)
        } catch {
            throw RewriteError(part: .from, text: pattern, column: error.column + 1, message: error.message)
        }
        groupNumbers = regex.groupNumbers
    }

    /// The URLs with a path.
    private static func url(_ path: RegexSyntax) throws(RegexError) -> RegexSyntax {
        let web = try RegexSyntax.parse(#"^(?i:https?)://[^/?#]*"#)
        let slashes = try RegexSyntax.parse("/+")
        let start = try RegexSyntax.parse("^(?:\(otherScheme):/*|/+)")
        let withPath = RegexSyntax.sequence([.choice([.sequence([web, slashes]), start]), path])
        let tail = try RegexSyntax.parse(#"/*(?:\?[^#]*)?(?:#[\x00-\x{10FFFF}]*)?$"#)
        return .sequence([path.canBeEmpty ? .choice([withPath, web]) : withPath, tail])
    }

    /// A scheme (RFC 3986, section 3.1) other than `http` and `https`.
    private static var otherScheme: String {
        // Each piece goes on where a scheme still reads as `http` or `https`, and ends where it no longer does.
        let rest = #"[a-z0-9+.\-]*"#
        let s = #"(?:[a-rt-z0-9+.\-]\#(rest)|s[a-z0-9+.\-]\#(rest))"#
        let p = #"(?:[a-oq-z0-9+.\-]\#(rest)|p\#(s))"#
        let second = #"(?:[a-su-z0-9+.\-]\#(rest)|t\#(p)?)"#
        let first = #"(?:[a-su-z0-9+.\-]\#(rest)|t\#(second)?)"#
        return #"(?i:[a-gi-z]\#(rest)|h\#(first)?)"#
    }
}
