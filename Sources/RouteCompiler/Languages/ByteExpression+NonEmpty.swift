package import LinearRegex

extension ByteExpression {
    /// Whether the empty text belongs to the language.
    package var isNullable: Bool {
        switch self {
        case .nothing, .bytes: return false
        case .empty: return true
        case .sequence(let parts): return parts.allSatisfy(\.isNullable)
        case .choice(let alternatives): return alternatives.contains(where: \.isNullable)
        case .repetition(let inner, let minimum, _): return minimum == 0 || inner.isNullable
        }
    }

    /// The language without the empty text, which no path parameter binds.
    package var nonEmpty: ByteExpression {
        guard isNullable else { return self }
        switch self {
        case .nothing, .empty: return .nothing
        case .bytes: return self
        case .choice(let alternatives): return .choice(alternatives.map(\.nonEmpty))
        case .sequence(let parts):
            // The first part that is not empty, and whatever follows it.
            return .choice(parts.indices.map { .sequence([parts[$0].nonEmpty] + parts[($0 + 1)...]) })
        case .repetition(let inner, let minimum, let maximum):
            if maximum == 0 { return .nothing }
            let rest = inner.isNullable ? 0 : max(0, minimum - 1)
            return .sequence([inner.nonEmpty, .repetition(inner, minimum: rest, maximum: maximum.map { $0 - 1 })])
        }
    }
}
