/// The text of one value in a URL, still as it stands there. It is valid only within the call that passes it.
public struct RouteText {
    @usableFromInline let bytes: Bytes
    /// In one byte, so that a text is passed in three registers.
    private let traits: UInt8

    init(
        _ bytes: Bytes, isEscaped: Bool, plusIsSpace: Bool = false, isBareKey: Bool = false, isUnsendable: Bool = false
    ) {
        self.bytes = bytes
        traits = (isEscaped ? 1 : 0) | (plusIsSpace ? 2 : 0) | (isBareKey ? 4 : 0) | (isUnsendable ? 8 : 0)
    }

    var isEscaped: Bool { traits & 1 != 0 }
    var plusIsSpace: Bool { traits & 2 != 0 }
    /// True for a query key without `=`.
    var isBareKey: Bool { traits & 4 != 0 }
    /// True where it stood behind an escaped NUL, and so is one that no URL carries.
    var isUnsendable: Bool { traits & 8 != 0 }

    /// A text for which escapes are looked for.
    package init(scanning bytes: Bytes, plusIsSpace: Bool = false) {
        self.init(bytes, isEscaped: bytes.index(of: UInt8(ascii: "%")) != nil, plusIsSpace: plusIsSpace)
    }

    /// The same text where a key without `=` has no meaning of its own.
    var withoutBareKey: RouteText { RouteText(bytes, isEscaped: isEscaped, plusIsSpace: plusIsSpace) }

    /// True where the bytes are the text.
    var isVerbatim: Bool { traits & 3 == 0 }

    /// The decoded bytes, one after the other.
    package var decoder: PercentDecoder { PercentDecoder(bytes, decodes: isEscaped, plusIsSpace: plusIsSpace) }

    /// The decoded text. Ill-formed UTF-8 is replaced by U+FFFD.
    public var string: String {
        if isVerbatim { return bytes.count <= 15 ? bytes.smallString : bytes.string }
        let decoder = self.decoder
        return String(unsafeUninitializedCapacity: max(1, bytes.count)) { buffer in
            var decoder = decoder
            var count = 0
            while let byte = decoder.next() {
                buffer[count] = byte
                count += 1
            }
            return count
        }
    }

    /// Whether the decoded bytes are UTF-8. Text that is not escaped comes from a `String` and is.
    var isUTF8: Bool {
        guard isEscaped else { return true }
        var validator = UTF8Validator()
        var decoder = self.decoder
        while let byte = decoder.next() {
            if !validator.accept(byte) { return false }
        }
        return validator.isComplete
    }

    /// Whether the decoded bytes are these.
    func equals(_ other: Bytes) -> Bool {
        if isVerbatim { return bytes.equals(other) }
        var decoder = self.decoder
        var index = 0
        while let byte = decoder.next() {
            guard index < other.count, other[index] == byte else { return false }
            index += 1
        }
        return index == other.count
    }

    /// The text between two positions of the decoded bytes.
    func slice(_ start: Int, _ end: Int) -> RouteText {
        if !isEscaped {
            return RouteText(
                bytes.slice(start, end), isEscaped: false, plusIsSpace: plusIsSpace, isUnsendable: isUnsendable)
        }
        var decoder = self.decoder
        var decoded = 0
        var first = bytes.count
        var last = bytes.count
        while true {
            if decoded == start { first = decoder.position }
            if decoded == end { last = decoder.position }
            guard decoder.next() != nil else { break }
            decoded += 1
        }
        return RouteText(
            bytes.slice(first, max(first, last)), isEscaped: true, plusIsSpace: plusIsSpace, isUnsendable: isUnsendable)
    }

    /// How many bytes the decoded text has.
    var decodedCount: Int {
        guard isEscaped else { return bytes.count }
        var decoder = self.decoder
        var count = 0
        while decoder.next() != nil { count += 1 }
        return count
    }
}
