/// The parts of a URL that matching looks at, as they stand in it.
struct URLParts {
    /// Bit i: the URL may belong to origin i.
    var origins = TableLayout.maximumNumber
    /// The host of a custom scheme where it is the path's first segment and does not stand right before the path.
    var firstSegment: Bytes?
    var path: Bytes
    var query: Bytes?
    var fragment: Bytes?
    /// Whether the path may have dot segments, or `firstSegment` is to be put before it.
    var needsNormalizing = false
    /// Whether there is a `%` in the path.
    var hasEscapes = false
}

/// Why a text is not read as a URL at all.
enum URLFailure: Error {
    case tooLong, malformed, foreignOrigin, invalidEncoding
}

/// Takes a URL apart: RFC 3986, section 3, with the rules of the manifest language.
struct URLReader {
    private let table: TableReader
    private let url: Bytes

    /// - Parameters:
    ///   - url: The text, UTF-8.
    ///   - limit: How many bytes it may have.
    static func read(_ url: Bytes, table: TableReader, limit: Int) throws(URLFailure) -> URLParts {
        if url.count > limit { throw .tooLong }
        if url.isPlainPath { return URLParts(path: url) }
        return try URLReader(table: table, url: url).parts()
    }

    private func parts() throws(URLFailure) -> URLParts {
        try scan()
        var parts: URLParts
        if let schemeEnd {
            parts = try partsAfterScheme(endingAt: schemeEnd)
        } else {
            parts = tail(from: 0)
        }
        try examine(&parts)
        return parts
    }

    /// Refuses control characters and backslashes.
    private func scan() throws(URLFailure) {
        var odd: UInt64 = 0
        var index = 0
        while index < url.count {
            let word = url.filledWord(at: index)
            odd |= word.bytes(below: 0x20) | word.bytes(equalTo: 0x7f) | word.bytes(equalTo: UInt8(ascii: "\\"))
            index &+= 8
        }
        if odd != 0 { throw .malformed }
    }

    /// The index of the colon behind a scheme (RFC 3986, section 3.1).
    private var schemeEnd: Int? {
        var index = 0
        while index < url.count {
            let byte = url[index]
            if byte == UInt8(ascii: ":") { return index > 0 ? index : nil }
            let isMark = byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
            guard byte.isASCIILetter || (index > 0 && (byte.isASCIIDigit || isMark)) else { return nil }
            index += 1
        }
        return nil
    }

    /// Path, query and fragment of a text without scheme.
    static func tail(of path: Bytes) -> URLParts {
        var parts = tail(of: path, from: 0)
        parts.hasEscapes = true
        return parts
    }

    private func tail(from start: Int) -> URLParts { URLReader.tail(of: url, from: start) }

    private static func tail(of url: Bytes, from start: Int) -> URLParts {
        let fragmentMark = url.first(UInt8(ascii: "#"), from: start)
        let queryMark = min(url.first(UInt8(ascii: "?"), from: start), fragmentMark)
        var parts = URLParts(path: url.slice(start, queryMark))
        if queryMark < fragmentMark { parts.query = url.slice(queryMark + 1, fragmentMark) }
        if fragmentMark < url.count { parts.fragment = url.slice(fragmentMark + 1, url.count) }
        return parts
    }

    private func partsAfterScheme(endingAt colon: Int) throws(URLFailure) -> URLParts {
        let scheme = url.slice(0, colon)
        let start = colon + 1
        guard start + 1 < url.count, url[start] == UInt8(ascii: "/"), url[start + 1] == UInt8(ascii: "/") else {
            var parts = tail(from: start)
            parts.origins = try origins(scheme: scheme, host: nil, port: nil).mask
            return parts
        }
        var end = start + 2
        while end < url.count, !isDelimiter(url[end]) { end += 1 }
        let authority = try Authority(url.slice(start + 2, end))
        let (mask, isWeb) = try origins(scheme: scheme, host: authority.host, port: authority.port)
        var parts = tail(from: end)
        parts.origins = mask
        if isWeb {
            if authority.hasNonASCIIHost { throw .malformed }
        } else if authority.host.count > 0 {
            if authority.isHostLast {
                parts.path = Bytes(authority.host.base, count: authority.host.count + parts.path.count)
            } else {
                parts.firstSegment = authority.host
            }
        }
        return parts
    }

    private func isDelimiter(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
    }

    /// The origins that a scheme and an authority belong to, and whether the host is a host and not a segment.
    private func origins(scheme: Bytes, host: Bytes?, port: Int?) throws(URLFailure) -> (mask: Int, isWeb: Bool) {
        let isHTTP = OriginMatcher.isHTTP(scheme)
        let count = table.number(at: TableLayout.Header.originCount)
        if count == 0 { return (TableLayout.maximumNumber, isHTTP) }
        if isHTTP, let host, Authority.hasNonASCII(host) { throw .malformed }
        let matcher = OriginMatcher(table: table, scheme: scheme, host: host, port: port)
        guard let origins = matcher.origins else { throw .foreignOrigin }
        return origins
    }

    /// Looks for dot segments, and checks that what is escaped in the path is text.
    private func examine(_ parts: inout URLParts) throws(URLFailure) {
        parts.hasEscapes = parts.path.index(of: UInt8(ascii: "%")) != nil
        parts.needsNormalizing = parts.hasEscapes ? parts.path.hasEscapedDotSegment : parts.path.hasDotSegment
        if parts.hasEscapes { try checkEncoding(of: parts.path) }
        if let first = parts.firstSegment {
            parts.needsNormalizing = true
            parts.hasEscapes = true
            try checkEncoding(of: first)
        }
    }

    private func checkEncoding(of path: Bytes) throws(URLFailure) {
        var validator = UTF8Validator()
        var decoder = PercentDecoder(path)
        while true {
            let position = decoder.position
            guard let byte = decoder.next() else { break }
            let isRawSlash = byte == UInt8(ascii: "/") && decoder.position == position + 1
            if byte == 0 || (isRawSlash && !validator.isComplete) || !validator.accept(byte) {
                throw .invalidEncoding
            }
        }
        if !validator.isComplete { throw .invalidEncoding }
    }
}

extension Bytes {
    /// Whether the text is a path and nothing else: it begins with a slash and has no query, no fragment, no escape,
    /// no dot at a segment's start, and nothing that a URL may not have. A few harmless texts are not recognized.
    fileprivate var isPlainPath: Bool {
        guard count > 0, self[0] == UInt8(ascii: "/") else { return false }
        var odd: UInt64 = 0
        var slashBefore: UInt64 = 0
        var index = 0
        while index < count {
            let word = filledWord(at: index)
            let slashes = word.bytes(equalTo: UInt8(ascii: "/"))
            odd |= word.bytes(below: 0x20) | word.bytes(equalTo: UInt8(ascii: "\\"))
            odd |= word.bytes(equalTo: UInt8(ascii: "?"))
            odd |= word.setting(0x06).bytes(equalTo: 0x27)  // ! # % '
            odd |= word.setting(0x01).bytes(equalTo: 0x7f)  // ~ DEL
            odd |= (slashes << 8 | slashBefore) & word.bytes(equalTo: UInt8(ascii: "."))
            slashBefore = slashes >> 56
            index &+= 8
        }
        return odd == 0
    }

    /// Whether a segment begins with a dot.
    fileprivate var hasDotSegment: Bool {
        var slashBefore: UInt64 = 0x80
        var index = 0
        while index < count {
            let word = paddedWord(at: index)
            let slashes = word.bytes(equalTo: UInt8(ascii: "/"))
            if (slashes << 8 | slashBefore) & word.bytes(equalTo: UInt8(ascii: ".")) != 0 { return true }
            slashBefore = slashes >> 56
            index &+= 8
        }
        return false
    }

    /// Whether a segment begins with a dot, plain or escaped.
    fileprivate var hasEscapedDotSegment: Bool {
        var start = 0
        while start < count {
            if self[start] == UInt8(ascii: ".") || PercentDecoder.escape(in: self, at: start) == UInt8(ascii: ".") {
                return true
            }
            start = first(UInt8(ascii: "/"), from: start) &+ 1
        }
        return false
    }
}
