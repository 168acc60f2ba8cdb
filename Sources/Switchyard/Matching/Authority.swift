/// The authority of a URL (RFC 3986, section 3.2): user info is dropped, host and port are told apart.
struct Authority {
    let host: Bytes
    /// Nil where none is written.
    let port: Int?
    /// Whether nothing follows the host, so that it stands right before the path.
    let isHostLast: Bool

    /// - Throws: `malformed` for a port over 65,535, or one that is no number in front of a host in brackets.
    init(_ authority: Bytes) throws(URLFailure) {
        var start = 0
        var colon: Int?
        var index = 0
        while index < authority.count {
            switch authority[index] {
            case UInt8(ascii: "@"):
                start = index + 1
                colon = nil
            case UInt8(ascii: ":"): colon = index
            case UInt8(ascii: "]"): colon = nil
            default: break
            }
            index += 1
        }
        guard let colon else {
            host = authority.slice(start, authority.count)
            port = nil
            isHostLast = true
            return
        }
        var number = 0
        index = colon + 1
        while index < authority.count {
            guard authority[index].isASCIIDigit else { throw .malformed }
            number = number * 10 + Int(authority[index] - 48)
            if number > 65_535 { throw .malformed }
            index += 1
        }
        host = authority.slice(start, colon)
        port = colon + 1 < authority.count ? number : nil
        isHostLast = false
    }

    var hasNonASCIIHost: Bool { Authority.hasNonASCII(host) }

    static func hasNonASCII(_ host: Bytes) -> Bool {
        var index = 0
        while index < host.count {
            if host[index] >= 0x80 { return true }
            index += 1
        }
        return false
    }
}
