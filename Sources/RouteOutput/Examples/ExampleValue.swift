import LinearRegex
package import RouteCompiler

/// A plausible value for a parameter, as a URL has it but not escaped: what documentation shows.
package func exampleText(for parameter: CheckedParameter) -> String {
    switch parameter.type {
    case .string(let length): return word(parameter.name, length: length)
    case .integer(_, let bounds): return number(within: bounds)
    case .double, .float: return "1.5"
    case .bool: return "true"
    case .uuid: return "123e4567-e89b-12d3-a456-426614174000"
    case .choice(_, let cases), .enumeration(_, let cases): return cases.first?.rawValue ?? ""
    case .expression(let pattern): return shortestMatch(of: pattern) ?? parameter.name
    case .own: return parameter.name
    }
}

/// A word of an allowed length: the name itself, repeated or cut where it has to be.
private func word(_ name: String, length: ClosedRange<Int>?) -> String {
    guard let length else { return name }
    let count = min(max(name.unicodeScalars.count, length.lowerBound), length.upperBound)
    var word = String.UnicodeScalarView()
    while word.count < count { word.append(contentsOf: name.unicodeScalars) }
    word.removeLast(word.count - count)
    return String(word)
}

/// 42 where it is allowed, otherwise the bound that is nearest to it.
private func number(within bounds: IntegerBounds?) -> String {
    switch bounds {
    case nil: return "42"
    case .signed(let range)?: return String(min(max(42, range.lowerBound), range.upperBound))
    case .unsigned(let range)?: return String(min(max(42, range.lowerBound), range.upperBound))
    }
}

/// A shortest text that the whole expression matches, not empty and of readable characters; nil where there is none.
private func shortestMatch(of pattern: String) -> String? {
    let anyScalar = ByteExpression(ScalarSet([1...0x10_FFFF]))
    let notEmpty = ByteExpression.sequence([anyScalar, .star(anyScalar)])
    guard let syntax = try? RegexSyntax.parse(pattern), let expression = try? ByteExpression(fullMatch: syntax),
        let automaton = ByteAutomaton.build([expression, notEmpty], stateLimit: 10_000)
    else { return nil }
    return automaton.shortestWitness { $0 == [0, 1] }
}
