import Switchyard

/// The bytes of a table while it is written.
struct TableBuffer {
    private(set) var bytes: [UInt8] = []
    private var texts: [ExactText: Int] = [:]

    /// Room for records at the end, filled with zeros.
    mutating func allocate(_ size: Int) -> Int {
        let offset = bytes.count
        bytes += [UInt8](repeating: 0, count: size)
        return offset
    }

    /// A 28-bit number.
    mutating func put(_ number: Int, at offset: Int) {
        precondition(number >= 0 && number <= TableLayout.maximumNumber, "a table holds numbers of 28 bits")
        for index in 0..<TableLayout.numberSize { bytes[offset + index] = UInt8(number >> (7 * index) & 0x7f) }
    }

    /// A 14-bit number.
    mutating func putShort(_ number: Int, at offset: Int) {
        precondition(number >= 0 && number < 1 << 14, "a short number has 14 bits")
        bytes[offset] = UInt8(number & 0x7f)
        bytes[offset + 1] = UInt8(number >> 7)
    }

    /// A 64-bit number in ten bytes.
    mutating func putLong(_ number: UInt64, at offset: Int) {
        for index in 0..<10 { bytes[offset + index] = UInt8(number >> (7 * UInt64(index)) & 0x7f) }
    }

    mutating func putByte(_ byte: UInt8, at offset: Int) { bytes[offset] = byte & 0x7f }

    /// A reference to a text; equal texts are stored once.
    mutating func put(_ text: String, at offset: Int) {
        let start: Int
        if let known = texts[ExactText(text)] {
            start = known
        } else {
            start = bytes.count
            bytes.append(contentsOf: text.utf8)
            texts[ExactText(text)] = start
        }
        put(start, at: offset)
        put(text.utf8.count, at: offset + TableLayout.numberSize)
    }

    /// Eight bytes of seven bits each.
    mutating func putWord(_ word: UInt64, at offset: Int) {
        for index in 0..<8 { putByte(UInt8(truncatingIfNeeded: word >> UInt64(8 * index)), at: offset + index) }
    }

    /// A list of texts; 0 for none.
    mutating func list(_ texts: [String]) -> Int {
        guard !texts.isEmpty else { return 0 }
        let list = allocate(TableLayout.numberSize + texts.count * TableLayout.textSize)
        put(texts.count, at: list)
        for (index, text) in texts.enumerated() {
            put(text, at: list + TableLayout.numberSize + index * TableLayout.textSize)
        }
        return list
    }
}
