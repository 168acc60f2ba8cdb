extension ByteExpression {
    /// The UTF-8 of any one scalar of a set.
    ///
    /// A range of scalars becomes sequences of byte ranges by splitting it where the length of the encoding changes
    /// and where the last bytes do not run through all their values; after Ken Thompson, as in RE2 and utf8-ranges.
    package init(_ set: ScalarSet) {
        var encoder = UTF8RangeEncoder()
        for range in set.ranges {
            encoder.append(range.lowerBound, range.upperBound)
        }
        var alternatives = encoder.sequences
        if !encoder.ascii.isEmpty { alternatives.insert(.bytes(encoder.ascii), at: 0) }
        switch alternatives.count {
        case 0: self = .nothing
        case 1: self = alternatives[0]
        default: self = .choice(alternatives)
        }
    }
}

private struct UTF8RangeEncoder {
    var ascii = ByteSet()
    var sequences: [ByteExpression] = []

    mutating func append(_ low: UInt32, _ high: UInt32) {
        for last: UInt32 in [0x7F, 0x7FF, 0xFFFF] where low <= last && last < high {
            append(low, last)
            append(last + 1, high)
            return
        }
        guard high > 0x7F else {
            return ascii.formUnion(ByteSet(UInt8(low)...UInt8(high)))
        }
        for shift: UInt32 in [6, 12, 18] {
            let mask: UInt32 = (1 << shift) - 1
            guard low & ~mask != high & ~mask else { break }
            if low & mask != 0 {
                append(low, low | mask)
                append((low | mask) + 1, high)
                return
            }
            if high & mask != mask {
                append(low, (high & ~mask) - 1)
                append(high & ~mask, high)
                return
            }
        }
        let bytes = zip(UTF8RangeEncoder.encode(low), UTF8RangeEncoder.encode(high))
        sequences.append(.sequence(bytes.map { .bytes(ByteSet($0...$1)) }))
    }

    /// The UTF-8 of a scalar beyond ASCII.
    private static func encode(_ value: UInt32) -> [UInt8] {
        let trailing: [UInt8] = [value >> 12, value >> 6, value].map { 0x80 | UInt8($0 & 0x3F) }
        switch value {
        case ...0x7FF: return [0xC0 | UInt8(value >> 6), trailing[2]]
        case ...0xFFFF: return [0xE0 | UInt8(value >> 12), trailing[1], trailing[2]]
        default: return [0xF0 | UInt8(value >> 18), trailing[0], trailing[1], trailing[2]]
        }
    }
}
