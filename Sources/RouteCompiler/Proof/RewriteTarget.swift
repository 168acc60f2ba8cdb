import LinearRegex
import Switchyard

/// The URLs that a rewrite's template can produce, as far as its text tells.
///
/// Behind the first text inserted as it stands anything may follow. Text inserted with escapes holds no delimiter; it
/// may be empty, and is taken never to be `.` or `..` alone.
struct RewriteTarget {
    /// A byte of the template; nil for text inserted with escapes.
    typealias Symbols = ArraySlice<UInt8?>

    /// What comes before the path.
    enum Authority: Equatable {
        /// Nothing, or nothing that is known.
        case any
        /// A scheme of the web, in lower case, and a host and port where both are known.
        case web(scheme: String, address: CheckedOrigin.Address?)
        case custom(scheme: String)
    }

    private(set) var authority = Authority.any
    /// The path's segments, the last one open where `isPathOpen`.
    private(set) var segments: [Symbols] = []
    private(set) var isPathOpen = false
    /// The first value of each key; nil for a key without `=`.
    private(set) var query: [(key: ExactText, value: Symbols?)] = []
    /// Whether further keys may follow, or one of those there is not known.
    private(set) var isQueryOpen = false
    /// Whether text may follow the last value.
    private(set) var isLastValueOpen = false

    /// - Returns: Nil where the text says nothing of where the URL leads.
    init?(_ pieces: [RewriteTemplate.Piece]) {
        var symbols: [UInt8?] = []
        var isOpen = false
        for piece in pieces where !isOpen {
            switch piece {
            case .text(let text): symbols += text.utf8.map { $0 }
            case .reference(_, .encoded): symbols.append(nil)
            case .reference(_, .plain), .reference(_, .decoded): isOpen = true
            }
        }
        var rest = symbols[...]
        guard let scheme = RewriteTarget.scheme(of: &rest, isOpen: isOpen) else { return nil }
        var firstSegment: Symbols = []
        if let scheme, !readAuthority(scheme, &rest, &firstSegment, isOpen: isOpen) { return nil }
        readTail(rest, firstSegment, isOpen: isOpen)
    }

    // MARK: Reading

    /// Takes a scheme and its colon off the front.
    ///
    /// - Returns: An inner nil where there is no scheme; an outer nil where that is not certain.
    private static func scheme(of symbols: inout Symbols, isOpen: Bool) -> String?? {
        var scheme: [UInt8] = []
        var isKnown = true
        for (index, symbol) in zip(symbols.indices, symbols) {
            guard let byte = symbol else {
                isKnown = false
                continue
            }
            if byte == UInt8(ascii: ":") {
                guard isKnown else { return nil }
                if scheme.isEmpty { return .some(nil) }
                symbols = symbols[(index + 1)...]
                return String(decoding: scheme, as: UTF8.self)
            }
            let isLetter = byte.isASCIILetter
            guard isLetter || (!scheme.isEmpty || !isKnown) && (byte.isASCIIDigit || "+-.".utf8.contains(byte)) else {
                return .some(nil)
            }
            scheme.append(byte.asciiLowercased)
        }
        return isOpen ? nil : .some(nil)
    }

    /// - Returns: False where the address is not certain.
    private mutating func readAuthority(
        _ scheme: String, _ symbols: inout Symbols, _ firstSegment: inout Symbols, isOpen: Bool
    ) -> Bool {
        let isWeb = scheme == "http" || scheme == "https"
        authority = isWeb ? .web(scheme: scheme, address: nil) : .custom(scheme: scheme)
        let slash = UInt8(ascii: "/")
        guard symbols.count >= 2, symbols.prefix(2).allSatisfy({ $0 == slash }) else {
            return !isOpen || symbols.count >= 2 || !isWeb
        }
        symbols = symbols.dropFirst(2)
        let end = symbols.firstIndex { $0.map("/?#".utf8.contains) ?? false }
        guard end != nil || !isOpen else { return false }
        var host = symbols[..<(end ?? symbols.endIndex)]
        symbols = symbols[host.endIndex...]
        if let at = host.lastIndex(of: UInt8(ascii: "@")) { host = host[(at + 1)...] }
        var port: Int?
        if let colon = host.lastIndex(of: UInt8(ascii: ":")) {
            port = Int(String(decoding: host[(colon + 1)...].compactMap { $0 }, as: UTF8.self))
            host = host[..<colon]
        }
        if isWeb, !host.contains(nil) {
            let name = String(decoding: host.compactMap { $0?.asciiLowercased }, as: UTF8.self)
            if port == (scheme == "http" ? 80 : 443) { port = nil }
            authority = .web(
                scheme: scheme,
                address: CheckedOrigin.Address(scheme: scheme, host: name, isWildcard: false, port: port))
        } else if !isWeb {
            firstSegment = host
        }
        return true
    }

    private mutating func readTail(_ symbols: Symbols, _ firstSegment: Symbols, isOpen: Bool) {
        let end = symbols.firstIndex { $0.map("?#".utf8.contains) ?? false }
        isPathOpen = end == nil && isOpen
        isQueryOpen = isPathOpen
        let path = symbols[..<(end ?? symbols.endIndex)]
        let parts = path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        segments =
            (firstSegment.isEmpty ? [] : [firstSegment])
            + (path.first == UInt8(ascii: "/") ? parts.dropFirst() : parts[...])
        if let end, symbols[end] == UInt8(ascii: "?") { readQuery(symbols[(end + 1)...], isOpen: isOpen) }
    }

    private mutating func readQuery(_ symbols: Symbols, isOpen: Bool) {
        let end = symbols.firstIndex(of: UInt8(ascii: "#"))
        isQueryOpen = isOpen && end == nil
        let pairs = symbols[..<(end ?? symbols.endIndex)].split(separator: UInt8(ascii: "&"))
        for pair in pairs {
            let equals = pair.firstIndex(of: UInt8(ascii: "="))
            let key = pair[..<(equals ?? pair.endIndex)]
            let isLast = pair.endIndex == (end ?? symbols.endIndex)
            guard !key.contains(nil), equals != nil || !isLast || !isQueryOpen else {
                isQueryOpen = true
                query = []
                return
            }
            let name = ExactText(RewriteTarget.decoded(key.compactMap { $0 }))
            guard !query.contains(where: { $0.key == name }) else { continue }
            query.append((name, equals.map { pair[($0 + 1)...] }))
            isLastValueOpen = isLast && isQueryOpen
        }
    }

    // MARK: Languages

    /// The texts that symbols can stand for once they are decoded.
    static func language(of symbols: Symbols, isOpen: Bool, plusIsSpace: Bool = false) -> ByteExpression {
        var parts: [ByteExpression] = []
        for run in symbols.split(separator: nil, omittingEmptySubsequences: false) {
            var bytes = run.compactMap { $0 }
            // An escape may be cut in two by the text that is inserted.
            if run.endIndex < symbols.endIndex || isOpen, bytes.suffix(2).contains(UInt8(ascii: "%")) {
                return .star(.anyScalar)
            }
            if plusIsSpace { bytes = bytes.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 } }
            if !parts.isEmpty { parts.append(.star(.anyScalar)) }
            parts.append(.literal(decoded(bytes)))
        }
        if isOpen { parts.append(.star(.anyScalar)) }
        return .sequence(parts)
    }

    private static func decoded(_ bytes: [UInt8]) -> String {
        LiteralText.decode(String(decoding: bytes, as: UTF8.self)) ?? ""
    }
}
