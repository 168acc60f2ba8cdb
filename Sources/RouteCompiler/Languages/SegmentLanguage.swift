package import LinearRegex

/// The texts that one segment of a pattern, or one value in a query, takes.
package struct SegmentLanguage: Sendable {
    /// What a segment is made of, without the names of its parameters.
    package enum Piece: Sendable {
        case literal(String)
        case value(ValueType)
    }

    /// How its texts are found.
    package enum Kind: Sendable {
        /// One text.
        case literal(ExactText)
        /// One text, whose ASCII letters count in either case; here in lower case.
        case foldedLiteral(ExactText)
        /// A few texts.
        case choice(Set<ExactText>)
        /// Any text.
        case any
        /// By an automaton over their bytes.
        case typed
    }

    package var kind: Kind
    /// The first literal as the manifest spells it; empty where there is none.
    package var spelling = ""
    /// Exactly the texts, but for types of the author's, which count as `String`.
    package var exact: ByteExpression
    /// What the table's automata look for: all of the texts, perhaps more.
    package var coarse: ByteExpression
    package var isCoarseExact: Bool
    /// The types of the author's among its parameters, as Swift names them.
    package var ownTypes: [String]
    /// How many scalars a text has, where that is all there is to say.
    package var length: ClosedRange<Int>?
    /// The numbers it takes, where that is all there is to say.
    package var numbers: IntegerBounds?
    package var isPath = true
    /// Whether it is plain, without an automaton, that there is a text.
    package var isSurelyInhabited: Bool
    /// Whether it is one whole number of 64 bits.
    package var isWideInteger = false

    /// - Parameter foldsCase: Whether the ASCII letters of literal text count in either case.
    package init(_ pieces: [Piece], foldsCase: Bool) {
        func expression(_ value: (ValueType) -> ByteExpression) -> ByteExpression {
            let parts = pieces.map { piece -> ByteExpression in
                switch piece {
                case .literal(let text): return .literal(text, foldingASCIICase: foldsCase)
                case .value(let type): return value(type)
                }
            }
            return parts.count == 1 ? parts[0] : .sequence(parts)
        }
        let isAlone = pieces.count == 1
        exact = expression(\.language)
        // Several parameters are told apart by their exact languages.
        coarse = isAlone ? expression(\.coarseLanguage) : expression { $0.isShort ? $0.language : $0.coarseLanguage }
        isCoarseExact = pieces.allSatisfy {
            guard case .value(let type) = $0 else { return true }
            return type.isCoarseExact || (!isAlone && type.isShort)
        }
        ownTypes = pieces.compactMap {
            guard case .value(.own(_, let swiftType)) = $0 else { return nil }
            return swiftType
        }
        isSurelyInhabited = pieces.allSatisfy {
            guard case .value(let type) = $0 else { return true }
            return type.isSurelyInhabited
        }
        kind = .typed
        switch pieces.first {
        case nil: kind = .literal(ExactText(""))
        case .literal(let text)?:
            spelling = text
            if isAlone { kind = SegmentLanguage.literal(text, foldsCase: foldsCase) }
        case .value(let type)? where isAlone: readKind(of: type, foldsCase: foldsCase)
        case .value?: break
        }
    }

    private static func literal(_ text: String, foldsCase: Bool) -> Kind {
        let lowercased = text.asciiLowercased
        let hasLetters = lowercased.utf8.contains { $0 &- 97 < 26 }
        return foldsCase && hasLetters ? .foldedLiteral(ExactText(lowercased)) : .literal(ExactText(text))
    }

    private mutating func readKind(of type: ValueType, foldsCase: Bool) {
        switch type.languageKey {
        case .type(.string(let bounds)):
            length = bounds.map { max(1, $0.lowerBound)...$0.upperBound }
            if bounds == nil { kind = .any }
        case .type(.own): kind = .any
        case .type(.integer(let integer, let bounds)):
            numbers = bounds ?? integer.allValues
            isWideInteger = bounds == nil && [.int, .int64, .uint, .uint64].contains(integer)
        case .texts(let texts) where !foldsCase:
            kind = .choice(Set(texts.filter { !["", ".", ".."].contains($0.text) }))
        default: break
        }
    }

    /// The language of a query value, which may be empty.
    package init(queryValue type: ValueType) {
        self.init([.value(type)], foldsCase: false)
        exact = type.languageWithEmpty
        if exact.isNullable || type == .bool { exact = .choice([exact, .literal(SegmentLanguage.bareKey)]) }
        kind = .typed
        length = nil
        isPath = false
    }

    /// The language of a fixed query value.
    package init(fixedValue text: String) {
        self.init([.literal(text)], foldsCase: false)
        if text.isEmpty {
            exact = .choice([.empty, .literal(SegmentLanguage.bareKey)])
            kind = .typed
        }
        isPath = false
    }

    /// What stands for the value of a query key without `=`: it reads as the empty text, but for a `Bool`, which takes
    /// it for `true`. No text of a language holds a NUL.
    package static let bareKey = "\0"
}

extension ValueType {
    /// Whether it has a text that is no `.` and no part of one.
    fileprivate var isSurelyInhabited: Bool {
        switch self {
        case .expression: return false
        case .choice(_, let cases), .enumeration(_, let cases):
            return cases.contains { $0.rawValue.utf8.contains { $0 != UInt8(ascii: ".") } }
        case .string, .integer, .double, .float, .bool, .uuid, .own: return true
        }
    }

    /// Whether its exact language takes few states in an automaton.
    fileprivate var isShort: Bool {
        guard case .string(let length?) = self else { return false }
        return (length.upperBound == .max ? length.lowerBound : length.upperBound) <= 64
    }
}

/// Two value types with equal keys have the same texts.
package enum LanguageKey: Hashable, Sendable {
    /// In order.
    case texts([ExactText])
    case expression(ExactText)
    case type(ValueType)
}

extension ValueType {
    package var languageKey: LanguageKey {
        switch self {
        case .choice(_, let cases), .enumeration(_, let cases):
            return .texts(cases.map { ExactText($0.rawValue) }.sorted())
        case .expression(let pattern): return .expression(ExactText(pattern))
        case .float: return .type(.double)
        case .own(_, let swiftType): return .type(.own(name: "", swiftType: swiftType))
        default: return .type(self)
        }
    }
}
