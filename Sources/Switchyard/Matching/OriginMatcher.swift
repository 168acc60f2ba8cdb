/// Compares a URL's scheme, host and port with the addresses of the table's origins.
struct OriginMatcher {
    let table: TableReader
    let scheme: Bytes
    let host: Bytes?
    let port: Int?

    /// The origins that have the address, as bits; nil where there is none.
    ///
    /// - Parameter ofCustomSchemes: Whether to look at addresses that are a scheme alone, or at those with a host.
    func mask(ofCustomSchemes: Bool) -> Int? {
        var mask = 0
        let origins = table.number(at: TableLayout.Header.origins)
        let count = min(table.number(at: TableLayout.Header.originCount), 28)
        for index in 0..<count {
            let origin = origins &+ index &* TableLayout.Origin.size
            let addresses = table.number(at: origin &+ TableLayout.Origin.addresses)
            let addressCount = table.count(
                table.number(at: origin &+ TableLayout.Origin.addressCount), of: TableLayout.Address.size,
                at: addresses)
            for position in 0..<addressCount {
                let address = addresses &+ position &* TableLayout.Address.size
                if matches(address, isCustom: ofCustomSchemes) { mask |= 1 << index }
            }
        }
        return mask == 0 ? nil : mask
    }

    private func matches(_ address: Int, isCustom: Bool) -> Bool {
        let pattern = table.text(at: address &+ TableLayout.Address.host)
        guard (pattern.count == 0) == isCustom,
            OriginMatcher.equal(scheme, table.text(at: address &+ TableLayout.Address.scheme))
        else { return false }
        if isCustom { return true }
        guard let host else { return false }
        let ownPort = table.number(at: address &+ TableLayout.Address.port)
        guard (port ?? defaultPort) == (ownPort == 0 ? defaultPort : ownPort) else { return false }
        guard table.number(at: address &+ TableLayout.Address.isWildcard) != 0 else {
            return OriginMatcher.equal(host, pattern)
        }
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
        for index in 0..<text.count where text[index].asciiLowercased != lowercase[index] { return false }
        return true
    }
}
