import Switchyard

/// A URL found by a proof, part by part.
struct WitnessURL {
    /// Decoded.
    var segments: [String] = []
    var query: [(key: String, value: String)] = []
    var fragment: String?
    /// An index into the kinds of an address space; nil for a path, which belongs to all of them.
    var address: Int?

    /// The URL as a person writes it.
    func text(_ space: AddressSpace) -> String {
        let path = segments.isEmpty ? "/" : segments.map { "/" + PercentEncoding.encode($0) }.joined()
        let pairs = query.map { key, value in
            let key = PercentEncoding.encode(key)
            return value == SegmentLanguage.bareKey ? key : key + "=" + PercentEncoding.encode(value)
        }
        let tail =
            path + (pairs.isEmpty ? "" : "?" + pairs.joined(separator: "&"))
            + (fragment.map { "#" + PercentEncoding.encode($0) } ?? "")
        guard let address = address.map({ space.kinds[$0] }) else { return tail }
        if let host = address.host {
            return address.scheme + "://" + host + (address.port.map { ":\($0)" } ?? "") + tail
        }
        // The first segment stands where a host stands, unless it is empty or escaped.
        let first = segments.first.map(PercentEncoding.encode) ?? ""
        return address.scheme + ":/" + (first.isEmpty || first.contains("%") ? "/" : "") + tail
    }
}
