package import LinearRegex

extension ValueType {
    /// The texts that are values of the type in a path. A type of the author's counts as `String`.
    package var language: ByteExpression {
        switch self {
        case .string(nil), .own: return .nonEmptyText
        case .string(let length?):
            return .repetition(
                .anyScalar, minimum: max(1, length.lowerBound),
                maximum: length.upperBound == .max ? nil : length.upperBound)
        case .integer(let type, let bounds): return ByteExpression(bounds ?? type.allValues)
        case .double, .float: return .floatingPoint
        case .bool: return .choice([.literal("true"), .literal("false")])
        case .uuid: return .uuid
        case .choice, .enumeration: return languageWithEmpty.nonEmpty
        case .expression: return languageWithEmpty.nonEmpty
        }
    }

    /// The texts that are values of the type in a query, where a value may be empty.
    package var languageWithEmpty: ByteExpression {
        switch self {
        case .string(nil), .own: return .star(.anyScalar)
        case .string(let length?):
            return .repetition(
                .anyScalar, minimum: length.lowerBound,
                maximum: length.upperBound == .max ? nil : length.upperBound)
        case .choice(_, let cases), .enumeration(_, let cases): return .choice(cases.map { .literal($0.rawValue) })
        case .expression(let pattern):
            // The checker has parsed the pattern; one that it refused stands for any text.
            guard let syntax = try? RegexSyntax.parse(pattern),
                let expression = try? ByteExpression(fullMatch: syntax)
            else { return .star(.anyScalar) }
            return expression
        default: return language
        }
    }

    /// A language that holds `language` and takes few states; reading the value settles the rest.
    package var coarseLanguage: ByteExpression {
        switch self {
        case .string: return .nonEmptyText
        case .integer(let type, nil):
            guard case .signed = type.allValues else { return .integer(isSigned: false) }
            return .integer(isSigned: true)
        default: return language
        }
    }

    /// Whether `coarseLanguage` holds values of the type only.
    package var isCoarseExact: Bool {
        switch self {
        case .string(let length): return length == nil
        case .integer(_, let bounds): return bounds != nil
        // An exponent can lead beyond what the type holds.
        case .double, .float, .own: return false
        case .bool, .uuid, .choice, .enumeration, .expression: return true
        }
    }
}

extension ByteExpression {
    /// 8-4-4-4-12 hexadecimal digits in either case (RFC 9562, section 4).
    package static let uuid: ByteExpression = {
        let digit = ByteExpression.bytes(ByteSet(Array("0123456789abcdefABCDEF".utf8)))
        func digits(_ count: Int) -> ByteExpression { .repetition(digit, minimum: count, maximum: count) }
        return .sequence([digits(8), .minus, digits(4), .minus, digits(4), .minus, digits(4), .minus, digits(12)])
    }()
}
