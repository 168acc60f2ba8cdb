import LinearRegex

extension RegexSyntax {
    /// What ends a segment.
    private static let delimiters = ScalarSet(
        ["/", "?", "#"].map { (scalar: Unicode.Scalar) in scalar.value...scalar.value })

    /// Any text within a segment, at least one character.
    static let pathValue = RegexSyntax.scalar(delimiters.inverted).repeated(1, nil)

    /// This, at least `minimum` and at most `maximum` times, as often as it can.
    func repeated(_ minimum: Int, _ maximum: Int?) -> RegexSyntax {
        .repetition(self, minimum: minimum, maximum: maximum, isGreedy: true)
    }

    /// A text of a path: unreserved characters as they stand, others also escaped, and delimiters only so.
    init(pathText: String) {
        self = .sequence(pathText.unicodeScalars.map(RegexSyntax.init(pathScalar:)))
    }

    private init(pathScalar scalar: Unicode.Scalar) {
        let plain = RegexSyntax.scalar(ScalarSet(scalar))
        if scalar.isASCII, PercentEncoding.isUnreserved(UInt8(truncatingIfNeeded: scalar.value)) {
            self = plain
            return
        }
        let escapes = String(Character(scalar)).utf8.flatMap { byte -> [RegexSyntax] in
            [.scalar(ScalarSet("%")), .hexadecimal(byte >> 4), .hexadecimal(byte & 15)]
        }
        let isDelimiter = RegexSyntax.delimiters.contains(scalar.value)
        self = isDelimiter ? .sequence(escapes) : .choice([plain, .sequence(escapes)])
    }

    private static func hexadecimal(_ digit: UInt8) -> RegexSyntax {
        .scalar(ScalarSet(Unicode.Scalar(PercentEncoding.digit(digit))).foldingASCIICase)
    }

    /// The same expression for the whole of a text within a segment, without groups. `^` at the start and `$` at the end
    /// say nothing new; other assertions are refused.
    func inSegment(isAtStart: Bool, isAtEnd: Bool) throws(RegexError) -> RegexSyntax {
        switch self {
        case .empty: return self
        case .scalar(let set):
            if let single = set.single { return RegexSyntax(pathScalar: single) }
            return .scalar(ScalarSet(set.inverted.ranges + RegexSyntax.delimiters.ranges).inverted)
        case .assertion(let assertion, let column):
            switch assertion {
            case .textStart where isAtStart, .lineStart where isAtStart, .textEnd where isAtEnd, .lineEnd where isAtEnd:
                return .empty
            default:
                throw RegexError(
                    message: "'\(assertion.spelling)' is not supported here, where the expression matches the whole "
                        + "value; leave it out", column: column)
            }
        case .sequence(let parts):
            var result: [RegexSyntax] = []
            for (index, part) in parts.enumerated() {
                let isFirst = parts[..<index].allSatisfy(\.isAlwaysEmpty)
                let isLast = parts[(index + 1)...].allSatisfy(\.isAlwaysEmpty)
                result.append(try part.inSegment(isAtStart: isAtStart && isFirst, isAtEnd: isAtEnd && isLast))
            }
            return .sequence(result)
        case .choice(let alternatives):
            var result: [RegexSyntax] = []
            for alternative in alternatives {
                result.append(try alternative.inSegment(isAtStart: isAtStart, isAtEnd: isAtEnd))
            }
            return .choice(result)
        case .group(let inner, _, _): return try inner.inSegment(isAtStart: isAtStart, isAtEnd: isAtEnd)
        case .repetition(let inner, let minimum, let maximum, let isGreedy):
            let isOnce = maximum.map { $0 <= 1 } ?? false
            return .repetition(
                try inner.inSegment(isAtStart: isAtStart && isOnce, isAtEnd: isAtEnd && isOnce),
                minimum: minimum, maximum: maximum, isGreedy: isGreedy)
        }
    }
}
