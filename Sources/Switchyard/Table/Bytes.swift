/// A run of bytes that somebody else keeps alive for the length of a call: part of a URL or of a table.
///
/// Invariant: `base` points at `count` readable bytes. Every index is checked in debug builds; in release builds the
/// loops that index are bounded by `count`.
@usableFromInline
package struct Bytes {
    @usableFromInline let base: UnsafePointer<UInt8>
    @usableFromInline package let count: Int

    @inlinable
    package init(_ base: UnsafePointer<UInt8>, count: Int) {
        self.base = base
        self.count = count
    }

    @inlinable
    package subscript(index: Int) -> UInt8 {
        assert(index >= 0 && index < count, "index outside the bytes")
        return base[index]
    }

    /// The bytes from `start` up to `end`; both are clamped to what is there.
    @inlinable
    package func slice(_ start: Int, _ end: Int) -> Bytes {
        let start = max(0, min(start, count))
        return Bytes(base + start, count: max(0, min(end, count) - start))
    }

    @usableFromInline
    package var buffer: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: base, count: count) }

    /// The bytes as text; ill-formed UTF-8 is replaced by U+FFFD.
    package var string: String { String(decoding: buffer, as: UTF8.self) }

    /// The same for up to fifteen bytes, which a `String` holds without memory of its own; this way is the shortest.
    var smallString: String {
        String(unsafeUninitializedCapacity: 15) { buffer in
            guard let start = buffer.baseAddress else { return 0 }
            assert(buffer.count >= 15 && count <= 15, "the text is not small")
            let target = UnsafeMutableRawPointer(start)
            target.storeBytes(of: paddedWord(at: 0).littleEndian, as: UInt64.self)
            // The last eight bytes lie over the first.
            if count > 8 {
                let last = word(at: count &- 8).littleEndian
                target.storeBytes(of: last, toByteOffset: count &- 8, as: UInt64.self)
            }
            return count
        }
    }

    package func index(of byte: UInt8, from start: Int = 0) -> Int? {
        let index = first(byte, from: start)
        return index < count ? index : nil
    }

    /// The index of the first such byte from an index on; `count` for none.
    @inline(__always)
    func first(_ byte: UInt8, from start: Int) -> Int {
        var index = start
        while index < count {
            let found = paddedWord(at: index).bytes(equalTo: byte)
            // Behind the end are zeros.
            if found != 0 { return min(index &+ found.firstByte, count) }
            index &+= 8
        }
        return count
    }

    @inline(__always)
    package func equals(_ other: Bytes) -> Bool {
        guard count == other.count else { return false }
        var index = 0
        while index < count {
            if paddedWord(at: index) != other.paddedWord(at: index) { return false }
            index += 8
        }
        return true
    }

    /// The little-endian number of the eight bytes at an index that has eight bytes from it on.
    @inline(__always)
    func word(at index: Int) -> UInt64 {
        assert(index >= 0 && index + 8 <= count, "word outside the bytes")
        return UInt64(littleEndian: UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self))
    }
}

extension UInt8 {
    /// The upper-case ASCII letters made lower case, every other byte as it is.
    @inline(__always)
    package var asciiLowercased: UInt8 { self &- 65 < 26 ? self | 0x20 : self }

    @inline(__always)
    package var isASCIIDigit: Bool { self &- 48 < 10 }

    @inline(__always)
    package var isASCIILetter: Bool { (self | 0x20) &- 97 < 26 }
}
