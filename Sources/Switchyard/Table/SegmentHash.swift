/// What is looked at of a literal segment: its first and its last eight bytes, and its length.
///
/// A text of less than eight bytes is filled up with zeros, twice. Two texts of up to sixteen bytes are equal exactly
/// where their keys are.
package struct SegmentKey: Equatable {
    package var first: UInt64
    package var last: UInt64
    package let count: Int

    /// The longest text that its key settles.
    package static let size = 16

    @inline(__always)
    init(first: UInt64, last: UInt64, count: Int) {
        self.first = first
        self.last = last
        self.count = count
    }

    @inline(__always)
    package init(_ text: Bytes) {
        first = text.paddedWord(at: 0)
        last = text.count > 8 ? text.word(at: text.count &- 8) : first
        count = text.count
    }

    /// The upper-case ASCII letters made lower case.
    @inline(__always)
    var lowercased: SegmentKey {
        SegmentKey(first: first.asciiLowercased, last: last.asciiLowercased, count: count)
    }

    /// The same with seven bits a byte, as a table holds it. A byte that is not ASCII becomes a control character, so
    /// that a text of ASCII letters, digits and marks has a key of its own.
    package var stored: SegmentKey {
        SegmentKey(first: SegmentKey.stored(first), last: SegmentKey.stored(last), count: count)
    }

    private static func stored(_ word: UInt64) -> UInt64 {
        let high = word & UInt64.tops
        return word & ~(high | high >> 1 | high >> 2)
    }

    /// A byte of a text of up to sixteen.
    subscript(index: Int) -> UInt8 {
        assert(index >= 0 && index < count && count <= SegmentKey.size, "index outside the key's text")
        let (word, place) = index < 8 ? (first, index) : (last, index &+ 8 &- count)
        return UInt8(truncatingIfNeeded: word &>> UInt64(truncatingIfNeeded: place &* 8))
    }

    /// Whether a text of one to sixteen bytes is decimal digits.
    @inline(__always)
    var isDigits: Bool {
        let filling = count < 8 ? UInt64.zeros &<< UInt64(truncatingIfNeeded: count &* 8) : 0
        return ((first | filling).bytesOutsideDigits | (last | filling).bytesOutsideDigits) == 0
    }
}

/// The hash of a literal segment in a state.
///
/// The mixing step is a 64 × 64 → 128-bit multiplication folded in half, as in wyhash (Wang Yi, 2019). The state comes
/// in last, since a walk knows its segments before it knows its states.
package enum SegmentHash {
    /// The part of the hash that does not depend on the state.
    ///
    /// - Parameters:
    ///   - key: The segment's key, in lower case where the table does not regard case.
    ///   - text: The segment, decoded.
    ///   - seed: The table's seed as it is stored.
    ///   - foldsCase: Whether upper-case ASCII letters count as lower case.
    package static func text(_ key: SegmentKey, _ text: Bytes, seed: UInt32, foldsCase: Bool) -> UInt64 {
        var hash = short(key, seed: seed)
        var index = 8
        while index &+ 8 < key.count {
            let word = text.paddedWord(at: index)
            hash = mix(hash ^ 0xa076_1d64_78bd_642f, (foldsCase ? word.asciiLowercased : word) ^ 0xe703_7ed1_a0b4_28db)
            index &+= 8
        }
        return hash
    }

    /// The same for a key that settles its text.
    @inline(__always)
    static func short(_ key: SegmentKey, seed: UInt32) -> UInt64 {
        mix(
            key.first ^ 0x9e37_79b9_7f4a_7c15 ^ UInt64(seed),
            key.last ^ 0xe703_7ed1_a0b4_28db ^ (UInt64(truncatingIfNeeded: key.count) << 56))
    }

    /// - Parameters:
    ///   - text: See `text(_:_:seed:foldsCase:)`.
    ///   - state: The state's offset as it is stored.
    @inline(__always)
    package static func hash(_ text: UInt64, state: UInt32) -> UInt64 {
        (text ^ UInt64(state)) &* 0x9fb2_1c65_1e98_df25
    }

    /// The bucket of a hash.
    ///
    /// - Parameter shift: 64 less the bits that number buckets; from 1 to 63.
    @inline(__always)
    package static func bucket(_ hash: UInt64, shift: UInt64) -> Int { Int(truncatingIfNeeded: hash &>> shift) }

    /// The slot of a hash whose bucket has a displacement.
    ///
    /// - Parameters:
    ///   - displacement: As it is stored.
    ///   - mask: One less than the number of slots, a power of two.
    @inline(__always)
    package static func slot(_ hash: UInt64, displacement: UInt16, mask: UInt64) -> Int {
        Int(truncatingIfNeeded: ((hash >> 14) ^ UInt64(displacement)) & mask)
    }

    @inline(__always)
    private static func mix(_ a: UInt64, _ b: UInt64) -> UInt64 {
        let product = a.multipliedFullWidth(by: b)
        return product.high ^ product.low
    }
}
