/// Decodes percent-escapes (RFC 3986, section 2.1) byte by byte. A broken escape stays as it is written.
package struct PercentDecoder {
    private let bytes: Bytes
    private let decodes: Bool
    private let plusIsSpace: Bool
    /// Where the next byte is read.
    package private(set) var position = 0

    package init(_ bytes: Bytes, decodes: Bool = true, plusIsSpace: Bool = false) {
        self.bytes = bytes
        self.decodes = decodes
        self.plusIsSpace = plusIsSpace
    }

    @inline(__always)
    package mutating func next() -> UInt8? {
        guard position < bytes.count else { return nil }
        let byte = bytes[position]
        if decodes, byte == UInt8(ascii: "%"), let decoded = PercentDecoder.escape(in: bytes, at: position) {
            position += 3
            return decoded
        }
        position += 1
        return plusIsSpace && byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte
    }

    /// The byte that the escape at an index stands for; nil where there is none.
    package static func escape(in bytes: Bytes, at index: Int) -> UInt8? {
        guard index + 2 < bytes.count, bytes[index] == UInt8(ascii: "%"),
            let high = hexadecimal(bytes[index + 1]), let low = hexadecimal(bytes[index + 2])
        else { return nil }
        return high << 4 | low
    }

    /// The value of a hexadecimal digit; nil for any other byte.
    package static func hexadecimal(_ byte: UInt8) -> UInt8? {
        if byte.isASCIIDigit { return byte &- 48 }
        let letter = byte | 0x20
        return letter &- 97 < 6 ? letter &- 87 : nil
    }
}

/// Decides byte by byte whether a text is UTF-8 (Unicode Standard, table 3-7).
struct UTF8Validator {
    private var remaining = 0
    private var lowest: UInt8 = 0x80
    private var highest: UInt8 = 0xbf

    /// True where no character is half read.
    var isComplete: Bool { remaining == 0 }

    /// False where the byte cannot stand here.
    mutating func accept(_ byte: UInt8) -> Bool {
        if remaining > 0 {
            guard byte >= lowest, byte <= highest else { return false }
            (lowest, highest) = (0x80, 0xbf)
            remaining -= 1
            return true
        }
        switch byte {
        case 0..<0x80: break
        case 0xc2...0xdf: remaining = 1
        case 0xe0: (remaining, lowest) = (2, 0xa0)
        case 0xed: (remaining, highest) = (2, 0x9f)
        case 0xe1...0xef: remaining = 2
        case 0xf0: (remaining, lowest) = (3, 0x90)
        case 0xf4: (remaining, highest) = (3, 0x8f)
        case 0xf1...0xf3: remaining = 3
        default: return false
        }
        return true
    }
}
