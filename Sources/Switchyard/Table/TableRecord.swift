/// A part of a table that is known to lie in it, so that one check serves all its fields.
///
/// Invariant: `base` points at as many readable bytes as the record was asked for with. The offsets of fields are
/// constants of `TableLayout` that lie within the record's size there.
struct TableRecord {
    let base: UnsafeRawPointer

    /// A number as it is stored. Two numbers are equal exactly where they are stored alike.
    @inline(__always)
    func stored(_ field: Int) -> UInt32 {
        UInt32(littleEndian: (base + field).loadUnaligned(as: UInt32.self))
    }

    @inline(__always)
    func number(_ field: Int) -> Int { TableLayout.number(stored: stored(field)) }

    /// Eight bytes, the first in the lowest place.
    @inline(__always)
    func word(_ field: Int) -> UInt64 {
        UInt64(littleEndian: (base + field).loadUnaligned(as: UInt64.self))
    }
}

extension TableReader {
    /// The `size` bytes at an offset; nil where they do not all lie in the table.
    @inline(__always)
    func record(at offset: Int, size: Int) -> TableRecord? {
        guard offset >= 0, offset <= bytes.count &- size else { return nil }
        return TableRecord(base: UnsafeRawPointer(bytes.base + offset))
    }
}

extension TableLayout {
    /// The number that four bytes store.
    @inline(__always)
    static func number(stored word: UInt32) -> Int {
        let halves = (word & 0x007f_007f) | ((word & 0x7f00_7f00) >> 1)
        return Int((halves & 0x3fff) | ((halves & 0x3fff_0000) >> 2))
    }

    /// Whether a state, as it is stored, has literals or a classifier.
    @inline(__always)
    static func leadsOnByText(_ state: UInt32) -> Bool { state >> 24 != 0 }

    @inline(__always)
    static func hasLiterals(_ state: UInt32) -> Bool { state & stored(StateFlag.hasLiterals) != 0 }

    @inline(__always)
    static func hasClassifier(_ state: UInt32) -> Bool { state & stored(StateFlag.hasClassifier) != 0 }

    /// What a slot names a state by where its literal has no key.
    @inline(__always)
    static func withoutLiterals(_ state: UInt32) -> UInt32 { state & ~stored(StateFlag.hasLiterals) }

    /// The four bytes that store a number.
    @inline(__always)
    package static func stored(_ number: Int) -> UInt32 {
        let number = UInt32(truncatingIfNeeded: number)
        return number & 0x7f | (number & 0x3f80) << 1 | (number & 0x1f_c000) << 2 | (number & 0xfe0_0000) << 3
    }
}
