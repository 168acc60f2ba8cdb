/// Decides from the table alone whether a text is a value of a parameter's type.
enum ValueCheck {
    /// - Parameter constraint: The offset of what narrows the kind; see `TableLayout.Parameter.constraint`.
    /// - Returns: True for a type of the author's, which the table does not know.
    static func accepts(_ text: RouteText, kind: ValueKind, constraint: Int, table: TableReader) -> Bool {
        switch kind {
        case .string:
            return constraint == 0
                || isLength(
                    of: text, from: table.number(at: constraint),
                    through: table.number(at: constraint &+ 4))
        case .int: return isSigned(text, constraint, table, bitWidth: Int.bitWidth)
        case .int8, .int16, .int32, .int64: return isSigned(text, constraint, table, bitWidth: 64)
        case .uint: return isUnsigned(text, constraint, table, bitWidth: UInt.bitWidth)
        case .uint8, .uint16, .uint32, .uint64: return isUnsigned(text, constraint, table, bitWidth: 64)
        case .double: return Double(_text: text) != nil
        case .float: return Float(_text: text) != nil
        case .bool: return Bool(_text: text) != nil
        case .uuid: return isUUID(text)
        case .choice:
            let count = table.count(table.number(at: constraint), of: TableLayout.textSize, at: constraint &+ 4)
            for index in 0..<count
            where text.equals(table.text(at: constraint &+ 4 &+ index &* TableLayout.textSize)) {
                return true
            }
            return false
        case .expression: return TableAutomaton(table, at: constraint).run(text) != 0
        case .own: return true
        }
    }

    /// - Parameter bitWidth: How many bits the Swift type has here.
    private static func isSigned(_ text: RouteText, _ bounds: Int, _ table: TableReader, bitWidth: Int) -> Bool {
        guard let value = Int64(decimal: text), bitWidth == 64 || Int32(exactly: value) != nil else { return false }
        return Int64(bitPattern: table.longNumber(at: bounds)) <= value
            && value <= Int64(bitPattern: table.longNumber(at: bounds &+ 10))
    }

    private static func isUnsigned(_ text: RouteText, _ bounds: Int, _ table: TableReader, bitWidth: Int) -> Bool {
        guard let value = UInt64(decimal: text), bitWidth == 64 || UInt32(exactly: value) != nil else { return false }
        return table.longNumber(at: bounds) <= value && value <= table.longNumber(at: bounds &+ 10)
    }

    /// Whether the length in Unicode scalars lies between two bounds; an upper bound of 0 is none.
    private static func isLength(of text: RouteText, from lower: Int, through upper: Int) -> Bool {
        var count = 0
        var decoder = text.decoder
        while let byte = decoder.next() {
            if byte & 0xc0 != 0x80 { count += 1 }
        }
        return count >= lower && (upper == 0 || count <= upper)
    }

    /// 8-4-4-4-12 hexadecimal digits in either case (RFC 9562, section 4).
    static func isUUID(_ text: RouteText) -> Bool {
        var decoder = text.decoder
        var index = 0
        while let byte = decoder.next() {
            let isDash = index == 8 || index == 13 || index == 18 || index == 23
            let isDigit = byte.isASCIIDigit || (byte | 0x20) &- 97 < 6
            if isDash ? byte != UInt8(ascii: "-") : !isDigit { return false }
            index += 1
        }
        return index == 36
    }
}
