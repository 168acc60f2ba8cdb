import LinearRegex

extension RewriteTemplate {
    /// The result for a URL.
    ///
    /// - Parameters:
    ///   - url: The text that the rule matched.
    ///   - match: Where it matched, and its groups.
    ///   - original: The URL that came in, for the variables.
    func expand(_ url: Bytes, _ match: RegexMatch, original: Bytes) -> [UInt8] {
        var result: [UInt8] = []
        let parts = pieces.contains(where: \.isVariable) ? TemplateVariables(original) : nil
        for piece in pieces {
            switch piece {
            case .text(let text): result += text.utf8
            case .reference(.group(let number), let form):
                guard number < match.groups.count, let range = match.groups[number] else { continue }
                form.append(url.slice(range.lowerBound, range.upperBound), to: &result)
            case .reference(.variable(let variable), let form):
                if let value = parts?[variable] { form.append(value, to: &result) }
            }
        }
        return result
    }
}

extension RewriteTemplate.Piece {
    fileprivate var isVariable: Bool {
        if case .reference(.variable, _) = self { return true } else { return false }
    }
}

extension RewriteTemplate.Form {
    /// Writes a text; what is written is never looked at again.
    fileprivate func append(_ text: Bytes, to result: inout [UInt8]) {
        switch self {
        case .plain: result += text.buffer
        case .encoded:
            for byte in text.buffer {
                if PercentEncoding.isUnreserved(byte) {
                    result.append(byte)
                } else {
                    result += [
                        UInt8(ascii: "%"), PercentEncoding.digit(byte >> 4), PercentEncoding.digit(byte & 15),
                    ]
                }
            }
        case .decoded: result += RewriteTemplate.decoded(text)
        }
    }
}

extension RewriteTemplate {
    /// A text with its escapes decoded; as it stands where that would not be UTF-8.
    private static func decoded(_ text: Bytes) -> [UInt8] {
        var result: [UInt8] = []
        var validator = UTF8Validator()
        var decoder = PercentDecoder(text)
        while let byte = decoder.next() {
            guard validator.accept(byte) else { return Array(text.buffer) }
            result.append(byte)
        }
        return validator.isComplete ? result : Array(text.buffer)
    }
}

/// The parts of a URL by name (RFC 3986, appendix B): each empty where the URL has none.
struct TemplateVariables {
    private let url: Bytes
    private var scheme: Bytes
    private var host: Bytes
    private var port: Bytes
    private var path: Bytes
    private var query: Bytes
    private var fragment: Bytes

    init(_ url: Bytes) {
        self.url = url
        let nothing = url.slice(0, 0)
        (scheme, host, port) = (nothing, nothing, nothing)
        let fragmentMark = url.index(of: UInt8(ascii: "#")) ?? url.count
        fragment = url.slice(fragmentMark + 1, url.count)
        let rest = url.slice(0, fragmentMark)
        let queryMark = rest.index(of: UInt8(ascii: "?")) ?? rest.count
        query = rest.slice(queryMark + 1, rest.count)
        var start = 0
        if let colon = TemplateVariables.schemeEnd(rest) {
            scheme = rest.slice(0, colon)
            start = colon + 1
        }
        let hierarchy = rest.slice(start, queryMark)
        guard start > 0, hierarchy.count >= 2, hierarchy[0] == UInt8(ascii: "/"), hierarchy[1] == UInt8(ascii: "/")
        else {
            path = hierarchy
            return
        }
        let authorityEnd = hierarchy.index(of: UInt8(ascii: "/"), from: 2) ?? hierarchy.count
        path = hierarchy.slice(authorityEnd, hierarchy.count)
        setAuthority(hierarchy.slice(2, authorityEnd))
    }

    /// User info is no part of the host; a bracketed host keeps its brackets.
    private mutating func setAuthority(_ authority: Bytes) {
        var start = 0
        var colon: Int?
        for index in 0..<authority.count {
            switch authority[index] {
            case UInt8(ascii: "@"): (start, colon) = (index + 1, nil)
            case UInt8(ascii: ":"): colon = index
            case UInt8(ascii: "]"): colon = nil
            default: break
            }
        }
        host = authority.slice(start, colon ?? authority.count)
        if let colon { port = authority.slice(colon + 1, authority.count) }
    }

    /// The index of the colon behind a scheme (RFC 3986, section 3.1).
    private static func schemeEnd(_ url: Bytes) -> Int? {
        for index in 0..<url.count {
            let byte = url[index]
            if byte == UInt8(ascii: ":") { return index > 0 ? index : nil }
            let isSign = byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
            guard byte.isASCIILetter || (index > 0 && (byte.isASCIIDigit || isSign)) else { return nil }
        }
        return nil
    }

    /// Where a URL's path lies as routes see it: behind the host, which for a scheme of the app's own is the first
    /// segment.
    static func routePath(of url: Bytes) -> Range<Int> {
        var end = 0
        while end < url.count, url[end] != UInt8(ascii: "?"), url[end] != UInt8(ascii: "#") { end += 1 }
        guard let colon = schemeEnd(url.slice(0, end)) else { return 0..<end }
        let start = colon + 1
        let slash = UInt8(ascii: "/")
        guard start + 1 < end, url[start] == slash, url[start + 1] == slash else { return start..<end }
        guard OriginMatcher.isHTTP(url.slice(0, colon)) else {
            return (start + 2 < end && url[start + 2] == slash ? start + 2 : start + 1)..<end
        }
        return min(url.index(of: slash, from: start + 2) ?? end, end)..<end
    }

    subscript(variable: RewriteTemplate.Variable) -> Bytes {
        switch variable {
        case .url: return url
        case .scheme: return scheme
        case .host: return host
        case .port: return port
        case .path: return path
        case .query: return query
        case .fragment: return fragment
        }
    }
}
