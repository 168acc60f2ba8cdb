/// The text as a Swift string literal that stands for exactly these scalars.
///
/// Letters, marks, numbers, punctuation and symbols of every script stay as they are; quotes, backslashes, control
/// characters and everything that cannot be seen is escaped.
func stringLiteral(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": literal += "\\\""
        case "\\": literal += "\\\\"
        case " "..."~": literal.unicodeScalars.append(scalar)
        default:
            if scalar.isVisible {
                literal.unicodeScalars.append(scalar)
            } else {
                literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            }
        }
    }
    return literal + "\""
}

/// The compiled table as one literal: 7-bit text, so that only quotes, backslashes and control bytes need an escape.
///
/// The text may be long, and the tool runs unoptimised: one pass over the bytes.
func tableLiteral(_ table: String) -> String {
    var bytes: [UInt8] = [UInt8(ascii: "\"")]
    bytes.reserveCapacity(table.utf8.count * 9 / 8 + 2)
    for byte in table.utf8 {
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
            bytes.append(UInt8(ascii: "\\"))
            bytes.append(byte)
        } else if byte == 0 {
            bytes.append(UInt8(ascii: "\\"))
            bytes.append(UInt8(ascii: "0"))
        } else if byte < 0x20 || byte == 0x7F {
            bytes.append(contentsOf: "\\u{\(String(byte, radix: 16, uppercase: true))}".utf8)
        } else {
            bytes.append(byte)
        }
    }
    bytes.append(UInt8(ascii: "\""))
    return String(decoding: bytes, as: UTF8.self)
}

extension Unicode.Scalar {
    /// True where a reader of the source would see the scalar.
    fileprivate var isVisible: Bool {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .nonspacingMark, .spacingMark, .enclosingMark,
            .decimalNumber, .letterNumber, .otherNumber,
            .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation,
            .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
            return true
        default: return false
        }
    }
}
