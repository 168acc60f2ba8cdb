/// Reads JSON (RFC 8259) into a `DocumentValue`, strictly and with bounds: nothing but JSON passes, a key that is there
/// twice stays there twice, and deep nesting costs no more stack than shallow.
package struct JSONReader {
    private let bytes: [UInt8]
    private var position = 0

    /// Bytes that a document may have.
    package static let maximumSize = 1 << 20

    /// Reads a whole text.
    ///
    /// - Throws: One problem, at its line and column.
    package static func read(_ bytes: [UInt8]) throws(OverridesError) -> DocumentValue {
        guard bytes.count <= maximumSize else {
            throw OverridesError(problems: [
                OverridesError.Problem(
                    place: "", message: "the document must have at most \(maximumSize) bytes, but has \(bytes.count)")
            ])
        }
        var reader = JSONReader(bytes: bytes)
        do throws(Fault) {
            return try reader.document()
        } catch {
            var places = TextPlaces(bytes)
            let place = places.place(of: error.offset)
            throw OverridesError(problems: [
                OverridesError.Problem(place: "", message: error.message, line: place.line, column: place.column)
            ])
        }
    }

    private struct Fault: Error {
        let message: String
        let offset: Int
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private func fault(_ message: String, at offset: Int? = nil) -> Fault {
        Fault(message: message, offset: offset ?? position)
    }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func document() throws(Fault) -> DocumentValue {
        if let offset = UTF8Check.firstFault(in: bytes) { throw fault("this byte is not UTF-8", at: offset) }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        let value = try value(depth: 0)
        skipSpace()
        guard next == nil else { throw fault("this is no JSON: nothing may follow the document's value") }
        return value
    }

    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    }

    private mutating func value(depth: Int) throws(Fault) -> DocumentValue {
        skipSpace()
        let start = position
        guard let byte = next else { throw fault("this is no JSON: the text ends where a value should stand") }
        let content: DocumentValue.Content
        switch byte {
        case UInt8(ascii: "{"): content = .object(try object(depth: depth + 1))
        case UInt8(ascii: "["): content = .array(try array(depth: depth + 1))
        case UInt8(ascii: "\""): content = .string(try string())
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): content = .number(try number())
        default: content = try word()
        }
        return DocumentValue(content: content, offset: start)
    }

    private mutating func word() throws(Fault) -> DocumentValue.Content {
        let words: [(StaticString, DocumentValue.Content)] = [
            ("true", .bool(true)), ("false", .bool(false)), ("null", .null),
        ]
        for (word, content) in words where takes(word) { return content }
        throw fault("this is no JSON: a value should stand here")
    }

    /// Passes over a text if it is what comes next.
    private mutating func takes(_ text: StaticString) -> Bool {
        let expected = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        guard bytes[position...].starts(with: expected) else { return false }
        position += expected.count
        return true
    }

    // MARK: Arrays and objects

    private mutating func array(depth: Int) throws(Fault) -> [DocumentValue] {
        try enter(depth)
        var elements: [DocumentValue] = []
        if takesAfterSpace("]") { return elements }
        while true {
            elements.append(try value(depth: depth))
            if takesAfterSpace("]") { return elements }
            guard takes(",") else { throw fault("this is no JSON: ',' or ']' should stand here") }
        }
    }

    private mutating func object(depth: Int) throws(Fault) -> [DocumentValue.Member] {
        try enter(depth)
        var members: [DocumentValue.Member] = []
        if takesAfterSpace("}") { return members }
        while true {
            skipSpace()
            let start = position
            guard next == UInt8(ascii: "\"") else { throw fault("this is no JSON: a key in '\"' should stand here") }
            let key = try string()
            guard takesAfterSpace(":") else { throw fault("this is no JSON: ':' should stand here") }
            members.append(DocumentValue.Member(key: key, offset: start, value: try value(depth: depth)))
            if takesAfterSpace("}") { return members }
            guard takes(",") else { throw fault("this is no JSON: ',' or '}' should stand here") }
        }
    }

    private mutating func enter(_ depth: Int) throws(Fault) {
        guard depth <= DocumentValue.maximumDepth else {
            throw fault("values may lie at most \(DocumentValue.maximumDepth) levels deep")
        }
        position += 1
    }

    private mutating func takesAfterSpace(_ text: StaticString) -> Bool {
        skipSpace()
        return takes(text)
    }

    // MARK: Numbers

    /// `-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?`
    private mutating func number() throws(Fault) -> Double {
        let start = position
        if next == UInt8(ascii: "-") { position += 1 }
        let first = next
        try digits()
        if first == UInt8(ascii: "0"), position - start > (bytes[start] == UInt8(ascii: "-") ? 2 : 1) {
            throw fault("this is no JSON: a number has no leading zeros", at: start)
        }
        if next == UInt8(ascii: ".") {
            position += 1
            try digits()
        }
        if let byte = next, byte | 0x20 == UInt8(ascii: "e") {
            position += 1
            if let sign = next, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { position += 1 }
            try digits()
        }
        guard let value = Double(String(decoding: bytes[start..<position], as: UTF8.self)), value.isFinite else {
            throw fault("this number is too large", at: start)
        }
        return value
    }

    private mutating func digits() throws(Fault) {
        guard let byte = next, byte.isASCIIDigit else { throw fault("this is no JSON: a digit should stand here") }
        while let byte = next, byte.isASCIIDigit { position += 1 }
    }

    // MARK: Strings

    private mutating func string() throws(Fault) -> String {
        let start = position
        position += 1
        var text: [UInt8] = []
        while let byte = next {
            switch byte {
            case UInt8(ascii: "\""):
                position += 1
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"): text += try escape()
            case 0..<0x20: throw fault("this is no JSON: a control character in a text is written '\\u…'")
            default:
                text.append(byte)
                position += 1
            }
        }
        throw fault("this is no JSON: this text does not end", at: start)
    }

    /// The UTF-8 that an escape stands for.
    private mutating func escape() throws(Fault) -> [UInt8] {
        let start = position
        position += 1
        guard let letter = next else { throw fault("this is no JSON: this escape does not end", at: start) }
        position += 1
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [letter]
        case UInt8(ascii: "b"): return [0x08]
        case UInt8(ascii: "f"): return [0x0C]
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "u"): break
        default: throw fault("this is no JSON: there is no such escape", at: start)
        }
        var number = try fourDigits(start)
        if 0xD800...0xDBFF ~= number, takes("\\u") {
            let low = try fourDigits(start)
            guard 0xDC00...0xDFFF ~= low else { throw fault("this is half a surrogate pair", at: start) }
            number = 0x10000 + (number - 0xD800) << 10 + (low - 0xDC00)
        }
        guard let scalar = Unicode.Scalar(number) else { throw fault("this is half a surrogate pair", at: start) }
        return Array(String(scalar).utf8)
    }

    private mutating func fourDigits(_ start: Int) throws(Fault) -> UInt32 {
        var number: UInt32 = 0
        for _ in 0..<4 {
            guard let digit = next.flatMap(PercentDecoder.hexadecimal) else {
                throw fault("this is no JSON: '\\u' needs four hexadecimal digits", at: start)
            }
            number = number << 4 | UInt32(digit)
            position += 1
        }
        return number
    }
}

enum UTF8Check {
    /// The offset of the first byte that is no part of well-formed UTF-8.
    static func firstFault(in bytes: [UInt8]) -> Int? {
        let text = String(decoding: bytes, as: UTF8.self)
        var position = 0
        // Repairing puts U+FFFD where the bytes are ill-formed, and leaves all else as it is.
        for byte in text.utf8 {
            guard position < bytes.count, bytes[position] == byte else { return position }
            position += 1
        }
        return nil
    }
}
