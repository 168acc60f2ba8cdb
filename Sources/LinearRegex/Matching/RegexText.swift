/// A text to be matched: UTF-8, read scalar by scalar.
///
/// A byte that is no part of well-formed UTF-8 reads as one U+FFFD.
struct RegexText {
    let bytes: UnsafeBufferPointer<UInt8>
    /// Where a line terminator that ends the text begins, or -1: `$` holds there and at the end.
    let finalTerminator: Int

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        finalTerminator = RegexText.finalTerminator(of: bytes)
    }

    var count: Int { bytes.count }

    /// The scalar at `position`, which must be before the end, and how many bytes it takes.
    @inline(__always)
    func scalar(at position: Int) -> (value: UInt32, length: Int) {
        let byte = bytes[position]
        return byte < 0x80 ? (UInt32(byte), 1) : longScalar(at: position)
    }

    private func longScalar(at position: Int) -> (value: UInt32, length: Int) {
        let lead = bytes[position]
        let length: Int
        var value: UInt32
        // What the second byte may be keeps out overlong forms, surrogates and values past U+10FFFF (Unicode 3-7).
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch lead {
        case 0xC2...0xDF: (length, value) = (2, UInt32(lead & 0x1F))
        case 0xE0...0xEF:
            (length, value) = (3, UInt32(lead & 0x0F))
            if lead == 0xE0 { second = 0xA0...0xBF }
            if lead == 0xED { second = 0x80...0x9F }
        case 0xF0...0xF4:
            (length, value) = (4, UInt32(lead & 0x07))
            if lead == 0xF0 { second = 0x90...0xBF }
            if lead == 0xF4 { second = 0x80...0x8F }
        default: return (0xFFFD, 1)
        }
        guard length <= bytes.count - position, second.contains(bytes[position + 1]) else { return (0xFFFD, 1) }
        for index in position + 1..<position + length {
            guard bytes[index] & 0xC0 == 0x80 else { return (0xFFFD, 1) }
            value = value << 6 | UInt32(bytes[index] & 0x3F)
        }
        return (value, length)
    }

    /// Whether an assertion holds at `position`.
    func holds(_ assertion: RegexAssertion, at position: Int) -> Bool {
        switch assertion {
        case .textStart:
            return position == 0
        case .textEnd:
            return position == count || position == finalTerminator
        case .lineStart:
            return position == 0
                || position < count && RegexText.terminatorLength(before: position, in: bytes) > 0
                    && !isWithinLineBreak(position)
        case .lineEnd:
            return position == count || startsTerminator(position) && !isWithinLineBreak(position)
        case .wordBoundary:
            return isWord(position - 1) != isWord(position)
        case .notWordBoundary:
            return isWord(position - 1) == isWord(position)
        }
    }

    /// Whether the byte at `position`, which may be out of bounds, is an ASCII word character.
    func isWord(_ position: Int) -> Bool {
        guard position >= 0, position < count else { return false }
        switch bytes[position] {
        case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: return true
        default: return false
        }
    }

    private func startsTerminator(_ position: Int) -> Bool {
        ScalarSet.lineTerminators.contains(scalar(at: position).value)
    }

    /// Whether `position` is between CR and LF.
    private func isWithinLineBreak(_ position: Int) -> Bool {
        position > 0 && position < count && bytes[position - 1] == 0x0D && bytes[position] == 0x0A
    }

    /// The length of the line terminator that ends just before `position`; 0 if there is none.
    private static func terminatorLength(before position: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        guard position > 0 else { return 0 }
        switch bytes[position - 1] {
        case 0x0A...0x0D: return 1
        case 0x85 where position >= 2 && bytes[position - 2] == 0xC2: return 2
        case 0xA8...0xA9 where position >= 3 && bytes[position - 2] == 0x80 && bytes[position - 3] == 0xE2: return 3
        default: return 0
        }
    }

    private static func finalTerminator(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
        let length = terminatorLength(before: bytes.count, in: bytes)
        guard length > 0 else { return -1 }
        let start = bytes.count - length
        return start > 0 && bytes[start] == 0x0A && bytes[start - 1] == 0x0D ? start - 1 : start
    }
}
