/// A regular expression as a tree.
///
/// Flags are already applied: `(?i)` and `.` have become sets, and `^` and `$` say which kind they are.
package indirect enum RegexSyntax: Hashable, Sendable {
    /// Matches no characters.
    case empty
    /// One scalar out of a set. A literal character is the set of itself.
    case scalar(ScalarSet)
    /// A place between characters; `column` is where it stands in the pattern.
    case assertion(RegexAssertion, column: Int)
    case sequence([RegexSyntax])
    /// Alternatives, the preferred one first.
    case choice([RegexSyntax])
    /// A capturing group. Numbers count from one in the order of the opening parentheses.
    case group(RegexSyntax, number: Int, name: String?)
    /// At least `minimum` and at most `maximum` times; a greedy one prefers more, a lazy one fewer.
    case repetition(RegexSyntax, minimum: Int, maximum: Int?, isGreedy: Bool)

    /// The tree of a pattern; throws what is wrong with it, at its column.
    package static func parse(_ pattern: String) throws(RegexError) -> RegexSyntax {
        var parser = RegexParser(pattern)
        return try parser.parse()
    }
}

/// A condition on a place in the text.
///
/// "Word" is ASCII `\w`. Line terminators are those of ICU, and CR LF counts as one.
package enum RegexAssertion: Hashable, Sendable {
    /// `^`
    case textStart
    /// `$`: the end of the text, or before a line terminator that ends the text.
    case textEnd
    /// `^` under `(?m)`: the start of the text, or after a line terminator that does not end it.
    case lineStart
    /// `$` under `(?m)`: the end of the text, or before any line terminator.
    case lineEnd
    /// `\b`
    case wordBoundary
    /// `\B`
    case notWordBoundary

    /// How it is written, flags aside.
    package var spelling: String {
        switch self {
        case .textStart, .lineStart: return "^"
        case .textEnd, .lineEnd: return "$"
        case .wordBoundary: return "\\b"
        case .notWordBoundary: return "\\B"
        }
    }
}

extension RegexSyntax {
    /// An upper bound of the instructions this compiles to, never zero; saturates far above every limit.
    package var programSize: Int {
        let ceiling = 1 << 30
        switch self {
        case .empty, .scalar, .assertion:
            return 1
        case .sequence(let parts):
            return min(max(1, parts.reduce(0) { $0 + $1.programSize }), ceiling)
        case .choice(let alternatives):
            return min(alternatives.reduce(0) { $0 + $1.programSize + 2 }, ceiling)
        case .group(let inner, _, _):
            return min(inner.programSize + 2, ceiling)
        case .repetition(let inner, let minimum, let maximum, _):
            let size = inner.programSize
            guard let maximum else { return min((minimum + 1) * size + 3, ceiling) }
            return min(max(1, maximum * size + (maximum - minimum)), ceiling)
        }
    }
}
