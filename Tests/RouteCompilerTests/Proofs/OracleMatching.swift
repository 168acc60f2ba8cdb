import RouteCompiler

/// A text in a URL and the types of the author's that it parses as.
struct OracleText: Hashable {
    var text: String
    /// The Swift names of those types.
    var parsesAs: Set<String>
}

/// What a URL has for a query key that is there.
enum OracleValue: Hashable {
    /// No `=`.
    case bare
    case text(OracleText)
}

/// A URL taken apart.
struct OracleURL: Hashable {
    /// The names of the origins that it belongs to; nil for a path, which belongs to all.
    var origins: Set<String>?
    var segments: [OracleText]
    var query: [String: OracleValue] = [:]
}

/// The language's rules of matching, written down once more: by trying, and without an automaton.
struct OracleMatcher {
    let manifest: CheckedManifest

    func takes(_ pattern: Int, _ url: OracleURL) -> Bool {
        let checked = manifest.patterns[pattern]
        let route = manifest.routes[checked.route]
        if let origins = url.origins, !manifest.origins.isEmpty,
            !route.origins.contains(where: { origins.contains(manifest.origins[$0].name) })
        {
            return false
        }
        let hasFixed = route.fixedQuery.allSatisfy { query in
            switch url.query[query.key] {
            case nil: return false
            case .bare?: return query.value.isEmpty
            case .text(let text)?: return text.text == query.value
            }
        }
        let hasRequired = route.parameters.allSatisfy { parameter in
            guard case .query(let key) = parameter.source, parameter.presence == .required else { return true }
            return url.query[key].map { takes(parameter.type, $0) } ?? false
        }
        return hasFixed && hasRequired && takesLength(pattern, url.segments.count)
            && url.segments.indices.allSatisfy { takesSegment(pattern, at: $0, url.segments[$0]) }
    }

    /// Whether the path's segment at an index is one that the pattern has there.
    func takesSegment(_ pattern: Int, at index: Int, _ text: OracleText) -> Bool {
        let checked = manifest.patterns[pattern]
        let segment = checked.segments[min(index, checked.segments.count - 1)]
        return takes(segment.pieces[...], text, manifest.routes[checked.route])
    }

    func takesLength(_ pattern: Int, _ count: Int) -> Bool {
        let checked = manifest.patterns[pattern]
        return checked.lengths.contains(count) || (endsInCatchAll(pattern) && count >= checked.segments.count)
    }

    func endsInCatchAll(_ pattern: Int) -> Bool {
        let checked = manifest.patterns[pattern]
        guard case .parameter(let index)? = checked.segments.last?.pieces.first else { return false }
        let presence = manifest.routes[checked.route].parameters[index].presence
        return presence == .catchAll || presence == .optionalCatchAll
    }

    /// Tries every way to cut a text among the pieces of a segment.
    private func takes(
        _ pieces: ArraySlice<CheckedPattern.Piece>, _ text: OracleText, _ route: CheckedRoute
    ) -> Bool {
        guard let piece = pieces.first else { return text.text.isEmpty }
        if pieces.count == 1, case .parameter(let index) = piece {
            return !text.text.isEmpty && takes(route.parameters[index].type, text)
        }
        switch piece {
        case .literal(let literal):
            let start = text.text.prefix(literal.count)
            let isEqual =
                manifest.options.caseInsensitive
                ? start.lowercased() == literal.lowercased() : start == literal
            guard isEqual else { return false }
            let rest = OracleText(text: String(text.text.dropFirst(literal.count)), parsesAs: text.parsesAs)
            return takes(pieces.dropFirst(), rest, route)
        case .parameter(let index):
            let type = route.parameters[index].type
            return (0...text.text.count).contains { count in
                let value = OracleText(text: String(text.text.prefix(count)), parsesAs: text.parsesAs)
                let rest = OracleText(text: String(text.text.dropFirst(count)), parsesAs: text.parsesAs)
                return count > 0 && takes(type, value) && takes(pieces.dropFirst(), rest, route)
            }
        }
    }

    // MARK: Values

    func takes(_ type: ValueType, _ value: OracleValue) -> Bool {
        switch value {
        case .bare: return type == .bool || takes(type, OracleText(text: "", parsesAs: allOwnTypes))
        case .text(let text): return takes(type, text)
        }
    }

    private var allOwnTypes: Set<String> { ["S", "T"] }

    func takes(_ type: ValueType, _ value: OracleText) -> Bool {
        let text = value.text
        switch type {
        case .string(let length): return length?.contains(text.unicodeScalars.count) ?? true
        case .own(_, let swiftType): return value.parsesAs.contains(swiftType)
        case .bool: return text == "true" || text == "false"
        case .choice(_, let cases), .enumeration(_, let cases): return cases.contains { $0.rawValue == text }
        case .expression(let pattern): return OracleMatcher.expressions[pattern]?(text) ?? false
        case .integer(let integer, let bounds): return takesNumber(text, bounds ?? integer.allValues)
        case .double, .float: return takesDouble(text)
        case .uuid: return text.count == 36
        }
    }

    private func takesNumber(_ text: String, _ bounds: IntegerBounds) -> Bool {
        let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
        guard !digits.isEmpty, digits.allSatisfy({ ("0"..."9").contains($0) }) else { return false }
        switch bounds {
        case .signed(let range): return Int64(text).map(range.contains) ?? false
        case .unsigned(let range): return !text.hasPrefix("-") && UInt64(text).map(range.contains) ?? false
        }
    }

    private func takesDouble(_ text: String) -> Bool {
        func isDigits(_ text: Substring) -> Bool { !text.isEmpty && text.allSatisfy { ("0"..."9").contains($0) } }
        let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
        let number = parts[0].split(separator: ".", omittingEmptySubsequences: false)
        guard number.count <= 2, isDigits(number[0].hasPrefix("-") ? number[0].dropFirst() : number[0]) else {
            return false
        }
        return number.dropFirst().allSatisfy(isDigits)
            && parts.dropFirst().allSatisfy { isDigits($0.hasPrefix("-") || $0.hasPrefix("+") ? $0.dropFirst() : $0) }
    }

    /// Regular expressions and what they mean.
    static let expressions: [String: @Sendable (String) -> Bool] = [
        "[ab]+": { !$0.isEmpty && $0.allSatisfy { "ab".contains($0) } },
        "a[a-z1]*": { $0.hasPrefix("a") && $0.allSatisfy { $0 == "1" || ("a"..."z").contains($0) } },
        "[^a]": { $0.unicodeScalars.count == 1 && $0 != "a" },
        #"\d+"#: { !$0.isEmpty && $0.allSatisfy { ("0"..."9").contains($0) } },
        "[a-z]{1,2}": { (1...2).contains($0.count) && $0.allSatisfy { ("a"..."z").contains($0) } },
        "(ab)+": { !$0.isEmpty && $0.count % 2 == 0 && $0 == String(repeating: "ab", count: $0.count / 2) },
        "aa|b": { $0 == "aa" || $0 == "b" },
        "b?": { $0 == "" || $0 == "b" },
        #"\.|z"#: { $0 == "." || $0 == "z" },
    ]
}
