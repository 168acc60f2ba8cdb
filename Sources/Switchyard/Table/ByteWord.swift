/// Eight bytes of a text in one number, the first in the lowest place, looked at side by side.
///
/// The tests are those of "Hacker's Delight" (Warren, 2012, section 6-1): each sets the top bit of a byte that passes.
/// A byte behind one that passes may be set wrongly, so only whether there is one and where the first one is counts.
extension UInt64 {
    private static let ones: UInt64 = 0x0101_0101_0101_0101
    static let tops: UInt64 = 0x8080_8080_8080_8080

    /// The bytes that equal a byte.
    @inline(__always)
    func bytes(equalTo byte: UInt8) -> UInt64 {
        let difference = self ^ (UInt64(byte) &* UInt64.ones)
        return (difference &- UInt64.ones) & ~difference & UInt64.tops
    }

    /// The bytes below a byte that is at most 128.
    @inline(__always)
    func bytes(below byte: UInt8) -> UInt64 {
        (self &- UInt64(byte) &* UInt64.ones) & ~self & UInt64.tops
    }

    /// A number with a bit set in every byte.
    @inline(__always)
    func setting(_ bits: UInt8) -> UInt64 { self | UInt64(bits) &* UInt64.ones }

    /// The index of the first byte that a test has set; 8 for none.
    @inline(__always)
    var firstByte: Int { trailingZeroBitCount >> 3 }

    /// The first `count` bytes, the rest zero; `count` from 0 to 8.
    @inline(__always)
    func prefix(_ count: Int) -> UInt64 {
        count >= 8 ? self : self & ((1 << UInt64(truncatingIfNeeded: count &* 8)) &- 1)
    }

    /// `UInt8.asciiLowercased` of each byte.
    @inline(__always)
    var asciiLowercased: UInt64 {
        let low = self & (0x7f &* UInt64.ones)
        let atLeastA = low &+ ((0x80 - 65) &* UInt64.ones)
        let aboveZ = low &+ ((0x80 - 91) &* UInt64.ones)
        return self | ((atLeastA & ~aboveZ & ~self & UInt64.tops) >> 2)
    }
}

extension Bytes {
    /// The eight bytes from an index on, zeros behind the end.
    @inline(__always)
    func paddedWord(at index: Int) -> UInt64 {
        if index &+ 8 <= count { return word(at: index) }
        if index >= count { return 0 }
        if count >= 8 { return word(at: count &- 8) >> UInt64(truncatingIfNeeded: (index &+ 8 &- count) &* 8) }
        return shortWord(at: index)
    }

    /// The same for a text of less than eight bytes.
    private func shortWord(at start: Int) -> UInt64 {
        var word: UInt64 = 0
        var index = count
        while index > start {
            index -= 1
            word = word << 8 | UInt64(self[index])
        }
        return word
    }
}
