/// A regular language of texts, written over the bytes of their UTF-8.
package indirect enum ByteExpression: Hashable, Sendable {
    /// No text at all.
    case nothing
    /// The text of no bytes.
    case empty
    /// Any one byte of a set.
    case bytes(ByteSet)
    case sequence([ByteExpression])
    case choice([ByteExpression])
    /// At least `minimum` and at most `maximum` times.
    case repetition(ByteExpression, minimum: Int, maximum: Int?)

    /// Any number of times.
    package static func star(_ expression: ByteExpression) -> ByteExpression {
        .repetition(expression, minimum: 0, maximum: nil)
    }

    package static func optional(_ expression: ByteExpression) -> ByteExpression {
        .choice([.empty, expression])
    }

    /// One text.
    package static func literal(_ text: String) -> ByteExpression {
        .sequence(text.utf8.map { .bytes(ByteSet($0...$0)) })
    }

    /// One text, its ASCII letters in either case if `foldingASCIICase`.
    package static func literal(_ text: String, foldingASCIICase: Bool) -> ByteExpression {
        guard foldingASCIICase else { return .literal(text) }
        return .sequence(text.unicodeScalars.map { ByteExpression(ScalarSet($0).foldingASCIICase) })
    }

    /// Any one Unicode scalar but NUL.
    package static let anyScalar = ByteExpression(ScalarSet([1...0x10FFFF]))

    /// Any text of at least one scalar and without NUL: what a path parameter can bind.
    package static let nonEmptyText = ByteExpression.repetition(anyScalar, minimum: 1, maximum: nil)

    /// The same texts with their bytes in reverse order.
    package var reversed: ByteExpression {
        switch self {
        case .nothing, .empty, .bytes:
            return self
        case .sequence(let parts):
            return .sequence(parts.reversed().map(\.reversed))
        case .choice(let alternatives):
            return .choice(alternatives.map(\.reversed))
        case .repetition(let inner, let minimum, let maximum):
            return .repetition(inner.reversed, minimum: minimum, maximum: maximum)
        }
    }
}
