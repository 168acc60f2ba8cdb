/// What is looked at of a literal segment: its first eight bytes and those behind them, filled up with zeros.
///
/// Two texts that have keys are equal exactly where their keys are.
package struct SegmentKey: Equatable {
    package var first: UInt64
    package var last: UInt64

    /// The longest text that has a key.
    package static let size = 16

    @inline(__always)
    init(first: UInt64, last: UInt64) {
        self.first = first
        self.last = last
    }

    /// - Parameter text: A segment, decoded.
    /// - Returns: Nil for a text of more than sixteen bytes, or with one that is not ASCII or is NUL.
    package init?(_ text: Bytes) {
        guard text.count <= SegmentKey.size else { return nil }
        self.init(first: text.paddedWord(at: 0), last: text.paddedWord(at: 8))
        guard (first | last) & UInt64.tops == 0, text.index(of: 0) == nil else { return nil }
    }

    /// The upper-case ASCII letters made lower case.
    @inline(__always)
    var lowercased: SegmentKey {
        SegmentKey(first: SegmentKey.lowercased(first), last: last == 0 ? 0 : SegmentKey.lowercased(last))
    }

    /// Not inlined since the compiler else puts the pair into one vector, which costs more than it saves.
    @inline(never)
    private static func lowercased(_ word: UInt64) -> UInt64 { word.asciiLowercased }

    /// Whether a text of one byte or more is decimal digits.
    @inline(__always)
    var isDigits: Bool { (SegmentKey.digits(first) | SegmentKey.digits(last)) & UInt64.tops == 0 }

    /// A number without a top bit where all bytes up to the first zero are digits.
    @inline(__always)
    private static func digits(_ word: UInt64) -> UInt64 {
        // Zeros become digits.
        let zeros = ~((word & ~UInt64.tops) &+ ~UInt64.tops) & UInt64.tops
        return (word | (zeros >> 2 | zeros >> 3)).bytesOutsideDigits
    }
}

/// The hash of a literal segment, and the slot that its place and a state's number make.
///
/// The mixing step is a 64 × 64 → 128-bit multiplication folded in half, as in wyhash (Wang Yi, 2019). The state comes
/// in last and by the cheapest operation, since a walk knows its segments before it knows its states.
package enum SegmentHash {
    /// What the hash of a text is multiplied by.
    ///
    /// - Parameter seed: The table's seed as it is stored.
    @inline(__always)
    package static func multiplier(seed: UInt32) -> UInt64 { 0x9e37_79b9_7f4a_7c15 &+ UInt64(seed) << 1 }

    /// The hash of a text with a key.
    @inline(__always)
    package static func text(_ key: SegmentKey, multiplier: UInt64) -> UInt64 {
        mix(key.first ^ key.last &* 0xe703_7ed1_a0b4_28db, multiplier)
    }

    /// The hash of a text without a key.
    ///
    /// - Parameters:
    ///   - text: A segment, decoded.
    ///   - foldsCase: Whether upper-case ASCII letters count as lower case.
    package static func text(_ text: Bytes, multiplier: UInt64, foldsCase: Bool) -> UInt64 {
        var hash = UInt64(truncatingIfNeeded: text.count)
        var index = 0
        while index < text.count {
            let word = text.paddedWord(at: index)
            hash = mix(hash ^ (foldsCase ? word.asciiLowercased : word), 0xa076_1d64_78bd_642f)
            index &+= 8
        }
        return mix(hash, multiplier)
    }

    /// The bucket of a hash.
    ///
    /// - Parameter mask: One less than the number of buckets, a power of two.
    @inline(__always)
    package static func bucket(_ hash: UInt64, mask: UInt64) -> Int { Int(truncatingIfNeeded: (hash >> 32) & mask) }

    /// The place of a hash whose bucket has a displacement.
    ///
    /// - Parameter displacement: As it is stored.
    @inline(__always)
    package static func place(_ hash: UInt64, displacement: UInt16) -> UInt64 { hash ^ UInt64(displacement) }

    /// The slot of a text in a state.
    ///
    /// - Parameters:
    ///   - place: See `place(_:displacement:)`.
    ///   - state: As it is stored; its flags lie above the mask.
    ///   - mask: One less than the number of slots, a power of two.
    @inline(__always)
    package static func slot(_ place: UInt64, state: UInt32, mask: UInt64) -> Int {
        Int(truncatingIfNeeded: (place ^ UInt64(state)) & mask)
    }

    @inline(__always)
    private static func mix(_ a: UInt64, _ b: UInt64) -> UInt64 {
        let product = a.multipliedFullWidth(by: b)
        return product.high ^ product.low
    }
}
