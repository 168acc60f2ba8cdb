/// What the perfect hash sees of a literal segment: its first sixteen bytes as two numbers, filled up with zeros.
///
/// No segment holds a NUL, so two segments of up to sixteen bytes are equal exactly where these numbers are.
package struct SegmentKey {
    package let first: UInt64
    package let second: UInt64

    /// How many bytes a key holds.
    package static let size = 16

    @inline(__always)
    init(first: UInt64, second: UInt64) {
        self.first = first
        self.second = second
    }

    @inline(__always)
    package init(_ text: Bytes) {
        self.init(first: text.paddedWord(at: 0), second: text.count > 8 ? text.paddedWord(at: 8) : 0)
    }

    /// The upper-case ASCII letters made lower case.
    @inline(__always)
    var lowercased: SegmentKey { SegmentKey(first: first.asciiLowercased, second: second.asciiLowercased) }
}

/// The hash of a literal segment in a state.
///
/// The mixing step is a 64 × 64 → 128-bit multiplication folded in half, as in wyhash (Wang Yi, 2019).
package enum SegmentHash {
    /// - Parameters:
    ///   - text: The decoded segment.
    ///   - key: The key of `text`, in lower case where the table does not regard case.
    ///   - state: The state's offset in the table.
    ///   - seed: The table's seed.
    ///   - foldsCase: Whether upper-case ASCII letters count as lower case.
    @inline(__always)
    package static func hash(_ text: Bytes, _ key: SegmentKey, state: Int, seed: Int, foldsCase: Bool) -> UInt64 {
        let hash = mix(
            key.first ^ (UInt64(truncatingIfNeeded: state) &* 0x9e37_79b9_7f4a_7c15),
            key.second ^ UInt64(truncatingIfNeeded: seed) ^ 0xe703_7ed1_a0b4_28db)
        return text.count <= SegmentKey.size ? hash : long(text, hash, foldsCase: foldsCase)
    }

    /// Adds what lies behind the key.
    private static func long(_ text: Bytes, _ start: UInt64, foldsCase: Bool) -> UInt64 {
        var hash = start
        var index = SegmentKey.size
        while index < text.count {
            let word = text.paddedWord(at: index)
            hash = mix(hash ^ 0xa076_1d64_78bd_642f, (foldsCase ? word.asciiLowercased : word) ^ 0xe703_7ed1_a0b4_28db)
            index += 8
        }
        return hash
    }

    /// The bucket of a hash among `count` buckets.
    @inline(__always)
    package static func bucket(_ hash: UInt64, count: Int) -> Int {
        Int(truncatingIfNeeded: ((hash & 0xffff_ffff) &* UInt64(truncatingIfNeeded: count)) >> 32)
    }

    /// The slot of a hash whose bucket has a displacement, among `count` slots.
    @inline(__always)
    package static func slot(_ hash: UInt64, displacement: Int, count: Int) -> Int {
        let mixed = ((hash >> 32) ^ (UInt64(truncatingIfNeeded: displacement) &* 0x9e37_79b1)) & 0xffff_ffff
        return Int(truncatingIfNeeded: (mixed &* UInt64(truncatingIfNeeded: count)) >> 32)
    }

    @inline(__always)
    private static func mix(_ a: UInt64, _ b: UInt64) -> UInt64 {
        let product = a.multipliedFullWidth(by: b)
        return product.high ^ product.low
    }
}
