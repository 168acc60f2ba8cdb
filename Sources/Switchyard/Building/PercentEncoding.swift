/// Which bytes stand for themselves in a URL that we build.
package enum PercentEncoding {
    /// RFC 3986, section 2.3: `ALPHA / DIGIT / "-" / "." / "_" / "~"`.
    @inline(__always)
    package static func isUnreserved(_ byte: UInt8) -> Bool {
        byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
            || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "~")
    }

    /// The upper-case hexadecimal digit of a number from 0 to 15.
    @inline(__always)
    package static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 48 + value : 55 + value }

    /// A text with every byte outside `unreserved` escaped.
    package static func encode(_ text: String) -> String {
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            if isUnreserved(byte) {
                bytes.append(byte)
            } else {
                bytes += [UInt8(ascii: "%"), digit(byte >> 4), digit(byte & 15)]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
