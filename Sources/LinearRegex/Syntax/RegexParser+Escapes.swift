/// What a backslash and the characters after it stand for.
enum RegexEscape {
    case scalar(Unicode.Scalar)
    case set(ScalarSet)
    case assertion(RegexAssertion)
    /// `\Q`
    case quotation
}

extension RegexParser {
    /// Reads an escape outside a class.
    mutating func readEscape() throws(RegexError) {
        let column = position
        switch try escape() {
        case .scalar(let scalar): addLiteral(scalar)
        case .set(let set): add(.scalar(set))
        case .assertion(let assertion): addAssertion(assertion, column: column)
        case .quotation: readQuotation()
        }
    }

    /// Takes everything up to `\E`, or to the end, as it stands.
    private mutating func readQuotation() {
        while let scalar = peek(), !skip("\\E") {
            addLiteral(scalar)
            position += 1
        }
    }

    /// Reads a backslash and what belongs to it.
    mutating func escape() throws(RegexError) -> RegexEscape {
        let column = position
        position += 1
        guard let scalar = peek() else {
            throw failure("the expression ends with '\\'; write '\\\\' for the character", at: column)
        }
        position += 1
        switch scalar {
        case "d": return .set(.digits)
        case "D": return .set(ScalarSet.digits.inverted)
        case "w": return .set(.word)
        case "W": return .set(ScalarSet.word.inverted)
        case "s": return .set(.space)
        case "S": return .set(ScalarSet.space.inverted)
        case "b": return .assertion(.wordBoundary)
        case "B": return .assertion(.notWordBoundary)
        case "Q": return .quotation
        case "n": return .scalar("\n")
        case "t": return .scalar("\t")
        case "r": return .scalar("\r")
        case "f": return .scalar("\u{C}")
        case "x": return .scalar(try readHexadecimal(digits: 2, column: column))
        case "u": return .scalar(try readHexadecimal(digits: 4, column: column))
        case "1"..."9", "k":
            let message = "back-reference '\\\(scalar)' is not supported; repeat the expression it refers to"
            throw failure(message, at: column)
        default:
            guard scalar.isASCIIPunctuation else { throw failure(unknownEscape(scalar), at: column) }
            return .scalar(scalar)
        }
    }

    private func unknownEscape(_ scalar: Unicode.Scalar) -> String {
        let name = "'\\\(scalar.forMessage)'"
        switch scalar {
        case "A": return "\(name) is not supported; write '^'"
        case "z", "Z": return "\(name) is not supported; write '$'"
        case "p", "P": return "Unicode property \(name) is not supported; write a class such as '[A-Za-z]'"
        case "E": return "\(name) without a '\\Q' before it"
        default: return "unknown escape \(name); write '\(scalar.forMessage)' without '\\' for the character"
        }
    }

    /// Reads exactly `digits` hexadecimal digits, or one to six in braces.
    private mutating func readHexadecimal(digits: Int, column: Int) throws(RegexError) -> Unicode.Scalar {
        let isBraced = skip("{")
        let most = isBraced ? 6 : digits
        var value: UInt32 = 0
        var count = 0
        while count < most, let digit = peek()?.hexadecimalValue {
            value = value * 16 + digit
            count += 1
            position += 1
        }
        guard isBraced ? count > 0 && skip("}") : count == digits else {
            let letter = digits == 2 ? "x" : "u"
            let example = "'\\\(letter){1F600}'"
            let message = "'\\\(letter)' takes \(digits) hexadecimal digits, or one to six in braces: \(example)"
            throw failure(message, at: column)
        }
        guard let scalar = Unicode.Scalar(value) else {
            let number = String(value, radix: 16, uppercase: true)
            throw failure("\(number) is no Unicode scalar; write a whole character as '\\u{1F600}'", at: column)
        }
        return scalar
    }
}

extension Unicode.Scalar {
    /// Whether this is a printable ASCII character, the space among them, but no letter and no digit.
    fileprivate var isASCIIPunctuation: Bool {
        (0x20...0x7E).contains(value) && (!isNameCharacter || self == "_")
    }

    fileprivate var hexadecimalValue: UInt32? {
        switch self {
        case "0"..."9": return value - 48
        case "a"..."f": return value - 87
        case "A"..."F": return value - 55
        default: return nil
        }
    }
}
