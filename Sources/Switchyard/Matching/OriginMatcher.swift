/// Compares a URL's scheme, host and port with the addresses of the table's origins.
struct OriginMatcher {
    let table: TableReader
    let scheme: Bytes
    let host: Bytes?
    let port: Int?

    /// The origins that have the address, as bits: those with a host, or where there are none, those that are a scheme
    /// alone. Nil where there are none at all.
    var origins: (mask: Int, isWeb: Bool)? {
        var web = 0
        var custom = 0
        let origins = table.number(at: TableLayout.Header.origins)
        let count = min(table.number(at: TableLayout.Header.originCount), TableLimits.origins)
        for index in 0..<count {
            let origin = origins &+ index &* TableLayout.Origin.size
            let addresses = table.number(at: origin &+ TableLayout.Origin.addresses)
            let addressCount = table.number(at: origin &+ TableLayout.Origin.addressCount)
            for position in 0..<addressCount {
                guard
                    let address = table.record(
                        at: addresses &+ position &* TableLayout.Address.size, size: TableLayout.Address.size)
                else { break }
                guard hasScheme(address) else { continue }
                let pattern = text(address, TableLayout.Address.host)
                if pattern.count == 0 {
                    custom |= 1 << index
                } else if hasHost(address, pattern) {
                    web |= 1 << index
                }
            }
        }
        return web != 0 ? (web, true) : custom != 0 ? (custom, false) : nil
    }

    private func text(_ address: TableRecord, _ field: Int) -> Bytes {
        let start = address.number(field)
        return table.bytes.slice(start, start &+ address.number(field &+ 4))
    }

    private func hasScheme(_ address: TableRecord) -> Bool {
        address.number(TableLayout.Address.scheme &+ 4) == scheme.count
            && OriginMatcher.equal(scheme, text(address, TableLayout.Address.scheme))
    }

    private func hasHost(_ address: TableRecord, _ pattern: Bytes) -> Bool {
        guard let host else { return false }
        let ownPort = address.number(TableLayout.Address.port)
        guard (port ?? defaultPort) == (ownPort == 0 ? defaultPort : ownPort) else { return false }
        guard address.number(TableLayout.Address.isWildcard) != 0 else { return OriginMatcher.equal(host, pattern) }
        let labelsEnd = host.count - pattern.count - 1
        guard labelsEnd > 0, host[labelsEnd] == UInt8(ascii: "."),
            OriginMatcher.equal(host.slice(labelsEnd + 1, host.count), pattern)
        else { return false }
        return areLabels(host.slice(0, labelsEnd))
    }

    /// Whether a text is one or more labels with dots between.
    private func areLabels(_ text: Bytes) -> Bool {
        var previous = UInt8(ascii: ".")
        for index in 0..<text.count {
            if text[index] == UInt8(ascii: "."), previous == UInt8(ascii: ".") { return false }
            previous = text[index]
        }
        return previous != UInt8(ascii: ".")
    }

    private var defaultPort: Int {
        switch scheme.count {
        case 4: return OriginMatcher.isHTTP(scheme) ? 80 : 0
        case 5: return OriginMatcher.isHTTP(scheme) ? 443 : 0
        default: return 0
        }
    }

    /// Whether a scheme is `http` or `https`, in any case.
    static func isHTTP(_ scheme: Bytes) -> Bool {
        guard scheme.count == 4 || scheme.count == 5 else { return false }
        return (scheme[0] | 0x20) == UInt8(ascii: "h") && (scheme[1] | 0x20) == UInt8(ascii: "t")
            && (scheme[2] | 0x20) == UInt8(ascii: "t") && (scheme[3] | 0x20) == UInt8(ascii: "p")
            && (scheme.count == 4 || (scheme[4] | 0x20) == UInt8(ascii: "s"))
    }

    /// Whether a text is a lower-case one but for the case of ASCII letters.
    static func equal(_ text: Bytes, _ lowercase: Bytes) -> Bool {
        guard text.count == lowercase.count else { return false }
        var index = 0
        while index < text.count {
            if text.paddedWord(at: index).asciiLowercased != lowercase.paddedWord(at: index) { return false }
            index &+= 8
        }
        return true
    }
}
