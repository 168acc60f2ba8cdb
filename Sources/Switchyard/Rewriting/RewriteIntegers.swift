import LinearRegex

/// A whole number of a pattern.
struct DecimalNumber: Comparable {
    var isNegative: Bool
    var magnitude: UInt64

    /// The number before it; nil below what 64 bits hold.
    var predecessor: DecimalNumber? {
        if !isNegative, magnitude > 0 { return DecimalNumber(isNegative: false, magnitude: magnitude - 1) }
        guard magnitude < .max else { return nil }
        return DecimalNumber(isNegative: true, magnitude: magnitude + 1)
    }

    static func < (one: DecimalNumber, other: DecimalNumber) -> Bool {
        if one.isNegative != other.isNegative { return one.isNegative }
        return one.isNegative ? one.magnitude > other.magnitude : one.magnitude < other.magnitude
    }
}

/// The values of an integer type.
struct IntegerMagnitudes {
    let least: DecimalNumber
    let most: DecimalNumber

    private init(_ least: UInt64, _ most: UInt64) {
        self.least = DecimalNumber(isNegative: least > 0, magnitude: least)
        self.most = DecimalNumber(isNegative: false, magnitude: most)
    }

    static let types: [String: IntegerMagnitudes] = [
        "Int": .init(1 << 63, 1 << 63 - 1), "Int8": .init(128, 127), "Int16": .init(1 << 15, 1 << 15 - 1),
        "Int32": .init(1 << 31, 1 << 31 - 1), "Int64": .init(1 << 63, 1 << 63 - 1), "UInt": .init(0, .max),
        "UInt8": .init(0, 255), "UInt16": .init(0, 1 << 16 - 1), "UInt32": .init(0, 1 << 32 - 1),
        "UInt64": .init(0, .max),
    ]

    /// The decimal numbers of the type. Of 64 bits only the number of digits counts, to keep expressions small.
    var syntax: RegexSyntax {
        guard most.magnitude > UInt64(UInt32.max) else { return texts(least, most) }
        let minus = least.isNegative ? [RegexSyntax(pathText: "-").repeated(0, 1)] : []
        let zeros = RegexSyntax.scalar(ScalarSet("0")).repeated(0, nil)
        let digits = RegexSyntax.scalar(.digits).repeated(1, String(most.magnitude).utf8.count)
        return .sequence(minus + [zeros, digits])
    }

    /// The decimal numbers within bounds.
    func within(
        _ bounds: RewritePatternReader.Bounds, _ reader: RewritePatternReader
    ) throws(RewriteError) -> RegexSyntax {
        let (lower, upper) = (bounds.lower ?? least, bounds.upper ?? most)
        guard lower <= upper else { throw reader.fault("this range is empty", at: bounds.position) }
        guard least <= lower, upper <= most else {
            throw reader.fault("this range lies outside the type", at: bounds.position)
        }
        return texts(lower, upper)
    }

    private func texts(_ lower: DecimalNumber, _ upper: DecimalNumber) -> RegexSyntax {
        var alternatives: [RegexSyntax] = []
        if !upper.isNegative {
            alternatives.append(magnitudes(lower.isNegative ? 0 : lower.magnitude, upper.magnitude))
        }
        // `-0` is 0.
        if least.isNegative, lower.isNegative || lower.magnitude == 0 {
            let negative = magnitudes(upper.isNegative ? upper.magnitude : 0, lower.magnitude)
            alternatives.append(.sequence([RegexSyntax(pathText: "-"), negative]))
        }
        return .choice(alternatives)
    }

    /// Digits whose value lies between two, leading zeros included.
    private func magnitudes(_ lower: UInt64, _ upper: UInt64) -> RegexSyntax {
        let (least, most) = (Array(String(lower).utf8), Array(String(upper).utf8))
        var alternatives: [RegexSyntax] = []
        // The longest first: a shorter one is often the beginning of a longer.
        for count in (least.count...most.count).reversed() {
            let first = count == least.count ? least : [0x31] + [UInt8](repeating: 0x30, count: count - 1)
            let last = count == most.count ? most : [UInt8](repeating: 0x39, count: count)
            alternatives.append(digits(first[...], last[...]))
        }
        let zeros = RegexSyntax.scalar(ScalarSet("0")).repeated(0, nil)
        return .sequence([zeros, .choice(alternatives)])
    }

    /// The texts of digits between two of the same length.
    private func digits(_ least: ArraySlice<UInt8>, _ most: ArraySlice<UInt8>) -> RegexSyntax {
        guard let low = least.first, let high = most.first else { return .empty }
        let count = least.count
        if least.allSatisfy({ $0 == 0x30 }), most.allSatisfy({ $0 == 0x39 }) {
            return RegexSyntax.scalar(.digits).repeated(count, count)
        }
        let (leastRest, mostRest) = (least.dropFirst(), most.dropFirst())
        func digit(_ range: ClosedRange<UInt8>) -> RegexSyntax {
            .scalar(ScalarSet([UInt32(range.lowerBound)...UInt32(range.upperBound)]))
        }
        if low == high { return .sequence([digit(low...low), digits(leastRest, mostRest)]) }
        let zeros = [UInt8](repeating: 0x30, count: count - 1)[...]
        let nines = [UInt8](repeating: 0x39, count: count - 1)[...]
        var alternatives: [RegexSyntax] = [
            .sequence([digit(low...low), digits(leastRest, nines)]),
            .sequence([digit(high...high), digits(zeros, mostRest)]),
        ]
        if high - low > 1 { alternatives.append(.sequence([digit(low + 1...high - 1), digits(zeros, nines)])) }
        return .choice(alternatives)
    }
}
