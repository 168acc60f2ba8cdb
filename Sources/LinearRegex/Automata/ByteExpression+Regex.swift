extension ByteExpression {
    /// The texts that match `regex` as a whole.
    ///
    /// A decoded value never holds NUL, so neither does any of these texts. `^` at the start and `$` at the end say
    /// nothing new; any other assertion is refused.
    package init(fullMatch regex: RegexSyntax) throws(RegexError) {
        self = try ByteExpression(regex, isAtStart: true, isAtEnd: true)
    }

    private init(_ regex: RegexSyntax, isAtStart: Bool, isAtEnd: Bool) throws(RegexError) {
        switch regex {
        case .empty:
            self = .empty
        case .scalar(let set):
            let ranges = set.ranges.compactMap { $0.upperBound == 0 ? nil : max(1, $0.lowerBound)...$0.upperBound }
            self = ByteExpression(ScalarSet(ranges))
        case .assertion(let assertion, let column):
            try ByteExpression.check(assertion, column: column, isAtStart: isAtStart, isAtEnd: isAtEnd)
            self = .empty
        case .sequence(let parts):
            let first = parts.firstIndex { !$0.isAlwaysEmpty } ?? parts.endIndex
            let last = parts.lastIndex { !$0.isAlwaysEmpty } ?? parts.startIndex
            var expressions: [ByteExpression] = []
            for (index, part) in parts.enumerated() {
                let expression = try ByteExpression(
                    part, isAtStart: isAtStart && index <= first, isAtEnd: isAtEnd && index >= last)
                expressions.append(expression)
            }
            self = .sequence(expressions)
        case .choice(let alternatives):
            var expressions: [ByteExpression] = []
            for alternative in alternatives {
                expressions.append(try ByteExpression(alternative, isAtStart: isAtStart, isAtEnd: isAtEnd))
            }
            self = .choice(expressions)
        case .group(let inner, _, _):
            self = try ByteExpression(inner, isAtStart: isAtStart, isAtEnd: isAtEnd)
        case .repetition(let inner, let minimum, let maximum, _):
            let isOnce = maximum.map { $0 <= 1 } ?? false
            let expression = try ByteExpression(
                inner, isAtStart: isAtStart && isOnce, isAtEnd: isAtEnd && isOnce)
            self = .repetition(expression, minimum: minimum, maximum: maximum)
        }
    }

    private static func check(
        _ assertion: RegexAssertion, column: Int, isAtStart: Bool, isAtEnd: Bool
    ) throws(RegexError) {
        let whole = "is not supported here, where the expression matches the whole value; leave it out"
        switch assertion {
        case .textStart, .lineStart:
            if isAtStart { return }
            throw RegexError(message: "'^' after the start \(whole)", column: column)
        case .textEnd, .lineEnd:
            if isAtEnd { return }
            throw RegexError(message: "'$' before the end \(whole)", column: column)
        case .wordBoundary, .notWordBoundary:
            throw RegexError(message: "'\(assertion.spelling)' \(whole)", column: column)
        }
    }
}
