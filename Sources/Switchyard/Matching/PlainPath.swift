/// A short path that stands in a URL as it is meant: ASCII without escapes, query, fragment, dot segments or empty
/// segments. Nearly every path is one; any other takes the long way and comes to the same end.
///
/// Invariant: `base` points at `readable` bytes, at least sixteen, of which the first ones are the path.
struct PlainPath {
    private let base: UnsafeRawPointer
    private let readable: Int
    /// Bit 0: the path begins with a slash. Bit i: a segment ends before byte i.
    let ends: UInt64

    /// The longest path: one bit a byte, and one behind.
    static let longest = 63
    /// Room for a path too short to be read sixteen bytes at a time.
    ///
    /// It is written in one piece: a processor waits before it reads across what was written in several.
    typealias Storage = SIMD2<UInt64>

    /// - Parameters:
    ///   - storage: Outlives the path.
    /// - Returns: Nil where the text is no such path. A few harmless texts are not recognized.
    @inline(__always)
    init?(_ text: Bytes, storage: UnsafeMutablePointer<Storage>) {
        guard text.count > 0, text.count <= PlainPath.longest else { return nil }
        if text.count >= 16 {
            base = UnsafeRawPointer(text.base)
            readable = text.count
        } else {
            storage.pointee = text.sixteenBytes
            base = UnsafeRawPointer(storage)
            readable = 16
        }
        ends = PlainPath.ends(base, count: text.count, readable: readable)
        if ends == 0 { return nil }
    }

    /// - Returns: 0 where the path is not plain.
    @inline(never)
    private static func ends(_ base: UnsafeRawPointer, count: Int, readable: Int) -> UInt64 {
        var blocks = Blocks()
        var index = 0
        repeat {
            // The last block may lie over the one before.
            blocks.add(base, at: min(index, readable &- 16))
            index &+= 16
        } while index < readable
        if isSet(blocks.odd) { return 0 }
        let end: UInt64 = 1 &<< UInt64(truncatingIfNeeded: count)
        let slashes = blocks.slashes & (end &- 1)
        // An empty segment, but for the path that is a slash alone.
        if (slashes | end) & (slashes << 1) != 0 { return count == 1 ? 1 : 0 }
        if isSet(blocks.dotted), hasDotSegment(base, slashes, count) { return 0 }
        return slashes | end
    }

    /// What blocks of sixteen bytes have.
    ///
    /// The types of the masks are written out since the compiler makes loops over single bytes of them otherwise.
    private struct Blocks {
        typealias Block = SIMD16<Int8>
        typealias Mask = SIMDMask<Block>

        /// Where any block has a byte that no plain path has, and where one has a dot.
        var odd = Block(repeating: 0)
        var dotted = Block(repeating: 0)
        /// Bit i: byte i is a slash.
        var slashes: UInt64 = 0

        @inline(__always)
        mutating func add(_ base: UnsafeRawPointer, at index: Int) {
            let bytes = (base + index).loadUnaligned(as: Block.self)
            // Below `&` are the control characters, `#` and `%`; a byte that is not ASCII is negative.
            let low: Mask = bytes .< Block(repeating: 0x26)
            // With the bit that tells them apart set, `?` and DEL are one.
            let high: Mask = (bytes | Block(repeating: 0x40)) .== Block(repeating: 0x7f)
            let backslash: Mask = bytes .== Block(repeating: 0x5c)
            let dot: Mask = bytes .== Block(repeating: 0x2e)
            let slash: Mask = bytes .== Block(repeating: 0x2f)
            odd |= unsafeBitCast(low, to: Block.self) | unsafeBitCast(high, to: Block.self)
            odd |= unsafeBitCast(backslash, to: Block.self)
            dotted |= unsafeBitCast(dot, to: Block.self)
            let bits = PlainPath.bits(unsafeBitCast(slash, to: SIMD2<UInt64>.self))
            slashes |= bits &<< UInt64(truncatingIfNeeded: index)
        }
    }

    /// Whether a block has any bit.
    @inline(__always)
    private static func isSet(_ block: SIMD16<Int8>) -> Bool {
        let halves = unsafeBitCast(block, to: SIMD2<UInt64>.self)
        return halves.x | halves.y != 0
    }

    /// One bit for each of sixteen bytes, all of whose bits are alike.
    @inline(__always)
    private static func bits(_ halves: SIMD2<UInt64>) -> UInt64 { bits(halves.x) | bits(halves.y) << 8 }

    /// One bit of each byte: they are added up in the highest.
    @inline(__always)
    private static func bits(_ word: UInt64) -> UInt64 {
        ((UInt64(littleEndian: word) & 0x8040_2010_0804_0201) &* 0x0101_0101_0101_0101) >> 56
    }

    /// Whether a segment begins with a dot.
    @inline(never)
    private static func hasDotSegment(_ base: UnsafeRawPointer, _ slashes: UInt64, _ count: Int) -> Bool {
        var starts = slashes << 1 | 1
        while starts.trailingZeroBitCount < count {
            if base.load(fromByteOffset: starts.trailingZeroBitCount, as: UInt8.self) == UInt8(ascii: ".") {
                return true
            }
            starts &= starts &- 1
        }
        return false
    }

    /// The key of a segment of one to eight bytes.
    @inline(__always)
    func shortKey(_ start: Int, _ end: Int) -> SegmentKey {
        let count = end &- start
        assert(count > 0 && count <= 8 && end < 64, "no segment of one to eight bytes")
        // The last eight readable bytes, where there are no eight from the start on.
        let front = min(start, readable &- 8)
        let word = word(at: front) &>> UInt64(truncatingIfNeeded: (start &- front) &* 8)
        return SegmentKey(first: word & (UInt64.max &>> UInt64(truncatingIfNeeded: 64 &- 8 &* count)), last: 0)
    }

    /// The key of a segment of nine to sixteen bytes.
    @inline(__always)
    func longKey(_ start: Int, _ end: Int) -> SegmentKey {
        let count = end &- start
        assert(count > 8 && count <= SegmentKey.size, "no segment of nine to sixteen bytes")
        let last = word(at: end &- 8) &>> UInt64(truncatingIfNeeded: (16 &- count) &* 8)
        return SegmentKey(first: word(at: start), last: last)
    }

    @inline(__always)
    private func word(at index: Int) -> UInt64 {
        assert(index >= 0 && index + 8 <= readable, "word outside the path")
        return UInt64(littleEndian: (base + index).loadUnaligned(as: UInt64.self))
    }
}

extension Bytes {
    /// A text of less than sixteen bytes, filled up with letters.
    @inline(__always)
    fileprivate var sixteenBytes: PlainPath.Storage {
        let letters: UInt64 = 0x6161_6161_6161_6161
        if count < 8 { return PlainPath.Storage(filledWord.littleEndian, letters) }
        let rest = Bytes(base + 8, count: count &- 8)
        return PlainPath.Storage(word(at: 0).littleEndian, rest.filledWord.littleEndian)
    }

    /// A text of less than eight bytes, filled up with letters.
    @inline(__always)
    private var filledWord: UInt64 { shortWord | 0x6161_6161_6161_6161 &<< UInt64(truncatingIfNeeded: count &* 8) }
}
