/// Eight bytes of a text in one number, the first in the lowest place, looked at side by side.
///
/// The tests are those of "Hacker's Delight" (Warren, 2012, section 6-1): each sets the top bit of a byte that passes.
/// A byte behind one that passes may be set wrongly, so only whether there is one and where the first one is counts.
extension UInt64 {
    private static let ones: UInt64 = 0x0101_0101_0101_0101
    static let tops: UInt64 = 0x8080_8080_8080_8080

    /// A byte eight times.
    @inline(__always)
    static func all(_ byte: UInt8) -> UInt64 { UInt64(byte) &* UInt64.ones }

    /// The digit zero in every byte.
    static let zeros: UInt64 = 0x3030_3030_3030_3030

    /// The bytes that are no decimal digit.
    @inline(__always)
    var bytesOutsideDigits: UInt64 {
        let values = self ^ UInt64.zeros
        return (values | ((values & ~UInt64.tops) &+ (0x76 &* UInt64.ones))) & UInt64.tops
    }

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
        return shortWord >> UInt64(truncatingIfNeeded: index &* 8)
    }

    /// The eight bytes from an index on, letters behind the end.
    @inline(__always)
    func filledWord(at index: Int) -> UInt64 {
        let left = count &- index
        let word = paddedWord(at: index)
        return left < 8 ? word | 0x6161_6161_6161_6161 &<< UInt64(truncatingIfNeeded: left &* 8) : word
    }

    /// The bytes of a text of less than eight bytes, zeros behind the end.
    @inline(__always)
    var shortWord: UInt64 {
        assert(count < 8, "the text is not short")
        if count >= 4 {
            // The two parts may lie over each other.
            let shift = UInt64(truncatingIfNeeded: (count &- 4) &* 8)
            return UInt64(half(at: 0)) | UInt64(half(at: count &- 4)) &<< shift
        }
        if count == 0 { return 0 }
        let middle = count >> 1
        return UInt64(self[0]) | UInt64(self[middle]) &<< UInt64(truncatingIfNeeded: middle &* 8)
            | UInt64(self[count &- 1]) &<< UInt64(truncatingIfNeeded: (count &- 1) &* 8)
    }

    /// The little-endian number of the four bytes at an index that has four bytes from it on.
    @inline(__always)
    private func half(at index: Int) -> UInt32 {
        assert(index >= 0 && index + 4 <= count, "word outside the bytes")
        return UInt32(littleEndian: UnsafeRawPointer(base + index).loadUnaligned(as: UInt32.self))
    }
}
