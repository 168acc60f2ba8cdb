/// The hash of a literal segment in a state.
///
/// The first and the last eight bytes and the length settle a text of up to sixteen bytes; the bytes between go in
/// eight by eight. The mixing step is a 64 × 64 → 128-bit multiplication folded in half, as in wyhash (Wang Yi, 2019).
package enum SegmentHash {
    private static let first: UInt64 = 0xa076_1d64_78bd_642f
    private static let second: UInt64 = 0xe703_7ed1_a0b4_28db
    private static let third: UInt64 = 0x9e37_79b9_7f4a_7c15

    /// - Parameters:
    ///   - text: The decoded segment.
    ///   - state: The state's offset in the table.
    ///   - seed: The table's seed.
    ///   - foldsCase: Whether upper-case ASCII letters count as lower case.
    @inline(__always)
    package static func hash(_ text: Bytes, state: Int, seed: UInt64, foldsCase: Bool) -> UInt64 {
        let count = text.count
        var head: UInt64
        var tail: UInt64
        var hash = mix(UInt64(truncatingIfNeeded: state) ^ first, UInt64(truncatingIfNeeded: count) ^ seed ^ third)
        if count >= 8 {
            head = text.word(at: 0)
            tail = text.word(at: count - 8)
            if foldsCase {
                head = lowercased(head)
                tail = lowercased(tail)
            }
            var index = 8
            while index + 8 < count {
                let word = text.word(at: index)
                hash = mix(hash ^ second, (foldsCase ? lowercased(word) : word) ^ first)
                index += 8
            }
        } else {
            head = shortWord(text)
            if foldsCase { head = lowercased(head) }
            tail = head
        }
        return mix(head ^ hash, tail ^ second)
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

    /// Up to seven bytes as a number.
    @inline(__always)
    private static func shortWord(_ text: Bytes) -> UInt64 {
        var word: UInt64 = 0
        var index = text.count
        while index > 0 {
            index -= 1
            word = word << 8 | UInt64(text[index])
        }
        return word
    }

    /// Eight bytes at a time, `UInt8.asciiLowercased` of each.
    @inline(__always)
    static func lowercased(_ word: UInt64) -> UInt64 {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let low = word & (0x7f &* ones)
        let atLeastA = low &+ ((0x80 - 65) &* ones)
        let aboveZ = low &+ ((0x80 - 91) &* ones)
        let isUpper = atLeastA & ~aboveZ & ~word & (0x80 &* ones)
        return word | (isUpper >> 2)
    }
}
