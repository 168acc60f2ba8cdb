extension RegexSyntax {
    /// Whether this can match no characters, assertions permitting.
    package var canBeEmpty: Bool {
        switch self {
        case .empty, .assertion: return true
        case .scalar: return false
        case .sequence(let parts): return parts.allSatisfy(\.canBeEmpty)
        case .choice(let alternatives): return alternatives.contains(where: \.canBeEmpty)
        case .group(let inner, _, _): return inner.canBeEmpty
        case .repetition(let inner, let minimum, _, _): return minimum == 0 || inner.canBeEmpty
        }
    }

    /// Whether this can match nothing but no characters.
    package var isAlwaysEmpty: Bool {
        switch self {
        case .empty, .assertion: return true
        case .scalar: return false
        case .sequence(let parts), .choice(let parts): return parts.allSatisfy(\.isAlwaysEmpty)
        case .group(let inner, _, _): return inner.isAlwaysEmpty
        case .repetition(let inner, _, let maximum, _): return maximum == 0 || inner.isAlwaysEmpty
        }
    }

    /// Whether every match begins at the start of the text.
    var isAnchoredAtStart: Bool {
        switch self {
        case .empty, .scalar:
            return false
        case .assertion(let assertion, _):
            return assertion == .textStart
        case .sequence(let parts):
            let first = parts.firstIndex { !$0.isAlwaysEmpty } ?? parts.count - 1
            return parts[...first].contains(where: \.isAnchoredAtStart)
        case .choice(let alternatives):
            return alternatives.allSatisfy(\.isAnchoredAtStart)
        case .group(let inner, _, _):
            return inner.isAnchoredAtStart
        case .repetition(let inner, let minimum, _, _):
            return minimum > 0 && inner.isAnchoredAtStart
        }
    }

    /// Calls `body` with this and everything within, outermost first and in the order of the pattern.
    func visit(_ body: (RegexSyntax) -> Void) {
        body(self)
        switch self {
        case .empty, .scalar, .assertion: break
        case .sequence(let parts), .choice(let parts): for part in parts { part.visit(body) }
        case .group(let inner, _, _), .repetition(let inner, _, _, _): inner.visit(body)
        }
    }
}
