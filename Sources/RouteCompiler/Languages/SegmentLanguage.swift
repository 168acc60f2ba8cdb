package import LinearRegex

/// The texts that one segment of a pattern, or one value in a query, takes.
package struct SegmentLanguage: Sendable {
    /// What a segment is made of, without the names of its parameters: two segments with equal keys take the same
    /// texts.
    package enum Piece: Hashable, Sendable {
        case literal(String)
        case value(ValueType)
    }

    /// How the path automaton finds its way.
    package enum Kind: Hashable, Sendable {
        /// One text, found by the perfect hash.
        case literal(String)
        /// A few texts, found likewise.
        case choice([String])
        /// Any text.
        case any
        /// Found by an automaton over the text's bytes.
        case typed
    }

    package var pieces: [Piece]
    package var kind: Kind
    /// Exactly the texts, but for types of the author's, which count as `String`.
    package var exact: ByteExpression
    /// What the table's automata look for: all of the texts, perhaps more.
    package var coarse: ByteExpression
    package var isCoarseExact: Bool
    /// The types of the author's among its parameters.
    package var ownTypes: [String]

    /// - Parameter foldsCase: Whether the ASCII letters of literal text count in either case.
    package init(_ pieces: [Piece], foldsCase: Bool) {
        self.pieces = pieces
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
            guard case .value(.own(let name, _)) = $0 else { return nil }
            return name
        }
        switch pieces.first {
        case nil: kind = .literal("")
        case .literal(let text)? where isAlone: kind = .literal(text)
        case .value(let type)? where isAlone:
            switch type.languageKey {
            case .string, .own: kind = .any
            case .choice(_, let cases) where !foldsCase && !cases.contains { $0.rawValue.isEmpty }:
                kind = .choice(cases.map(\.rawValue))
            default: kind = .typed
            }
        default: kind = .typed
        }
    }

    /// The language of a query value, which may be empty.
    package init(queryValue type: ValueType) {
        self.init([.value(type.languageKey)], foldsCase: false)
        exact = type.languageWithEmpty
        kind = .typed
    }

    /// The language of a fixed query value.
    package init(fixedValue text: String) {
        self.init([.literal(text)], foldsCase: false)
    }
}

extension ValueType {
    /// Whether its exact language takes few states in an automaton.
    fileprivate var isShort: Bool {
        guard case .string(let length?) = self else { return false }
        return (length.upperBound == .max ? length.lowerBound : length.upperBound) <= 64
    }
}
