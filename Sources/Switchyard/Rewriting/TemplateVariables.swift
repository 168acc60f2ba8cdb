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
