package import LinearRegex

extension ByteExpression {
    package static let digit = ByteExpression.bytes(ByteSet(UInt8(ascii: "0")...UInt8(ascii: "9")))
    package static let minus = ByteExpression.literal("-")
    private static let digits = ByteExpression.repetition(.digit, minimum: 1, maximum: nil)

    /// `-?[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]+)?`
    package static let floatingPoint = ByteExpression.sequence([
        .optional(.minus), digits, .optional(.sequence([.literal("."), digits])),
        .optional(
            .sequence([
                .bytes(ByteSet(Array("eE".utf8))), .optional(.bytes(ByteSet(Array("+-".utf8)))), digits,
            ])),
    ])

    /// Plain decimal digits without regard to size, with a sign where the type has one.
    package static func integer(isSigned: Bool) -> ByteExpression {
        isSigned ? .sequence([.optional(.minus), digits]) : digits
    }

    /// The decimal numbers within bounds, leading zeros included.
    package init(_ bounds: IntegerBounds) {
        switch bounds {
        case .unsigned(let range): self = .magnitudes(range)
        case .signed(let range):
            var alternatives: [ByteExpression] = []
            if range.upperBound >= 0 {
                alternatives.append(
                    .magnitudes(UInt64(max(0, range.lowerBound))...UInt64(range.upperBound)))
            }
            // `-0` is 0.
            if range.lowerBound <= 0 {
                let least = min(0, range.upperBound).magnitude
                alternatives.append(.sequence([.minus, .magnitudes(least...range.lowerBound.magnitude)]))
            }
            self = .choice(alternatives)
        }
    }

    /// Digits whose value lies in a range.
    private static func magnitudes(_ range: ClosedRange<UInt64>) -> ByteExpression {
        let lower = Array(String(range.lowerBound).utf8)
        let upper = Array(String(range.upperBound).utf8)
        var alternatives: [ByteExpression] = []
        for count in lower.count...upper.count {
            let least = count == lower.count ? lower : [UInt8(ascii: "1")] + zeros(count - 1)
            let most = count == upper.count ? upper : [UInt8](repeating: UInt8(ascii: "9"), count: count)
            alternatives.append(between(least[...], most[...]))
        }
        return .sequence([.star(.literal("0")), .choice(alternatives)])
    }

    private static func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: UInt8(ascii: "0"), count: count) }

    /// The texts of digits between two of the same length.
    private static func between(_ least: ArraySlice<UInt8>, _ most: ArraySlice<UInt8>) -> ByteExpression {
        guard let low = least.first, let high = most.first else { return .empty }
        if least.allSatisfy({ $0 == UInt8(ascii: "0") }), most.allSatisfy({ $0 == UInt8(ascii: "9") }) {
            return .repetition(.digit, minimum: least.count, maximum: least.count)
        }
        let (lowRest, highRest) = (least.dropFirst(), most.dropFirst())
        let nines = [UInt8](repeating: UInt8(ascii: "9"), count: lowRest.count)[...]
        if low == high { return .sequence([.bytes(ByteSet(low...low)), between(lowRest, highRest)]) }
        var alternatives: [ByteExpression] = [
            .sequence([.bytes(ByteSet(low...low)), between(lowRest, nines)]),
            .sequence([.bytes(ByteSet(high...high)), between(zeros(lowRest.count)[...], highRest)]),
        ]
        if high - low > 1 {
            alternatives.append(
                .sequence([
                    .bytes(ByteSet((low + 1)...(high - 1))),
                    .repetition(.digit, minimum: lowRest.count, maximum: lowRest.count),
                ]))
        }
        return .choice(alternatives)
    }
}
