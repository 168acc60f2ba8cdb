import Switchyard

/// A URL found by a proof, part by part.
struct WitnessURL {
    /// Decoded.
    var segments: [String] = []
    var query: [(key: String, value: String)] = []
    /// An index into the manifest's origins; nil for a path, which belongs to all of them.
    var origin: Int?

    /// The URL as a person writes it.
    func text(_ manifest: CheckedManifest) -> String { text(origins: manifest.origins) }

    /// - Parameter origins: What `origin` is an index into.
    func text(origins: [CheckedOrigin]) -> String {
        var path = segments.map { "/" + PercentEncoding.encode($0) }.joined()
        if path.isEmpty { path = "/" }
        if !query.isEmpty {
            path += "?" + query.map { PercentEncoding.encode($0.key) + "=" + PercentEncoding.encode($0.value) }
                .joined(separator: "&")
        }
        let addresses = origin.map { origins[$0].addresses } ?? []
        guard let address = addresses.first(where: { !$0.isWildcard }) ?? addresses.first else { return path }
        guard let host = address.host else { return address.scheme + "://" + path }
        let port = address.port.map { ":\($0)" } ?? ""
        return address.scheme + "://" + (address.isWildcard ? "a." : "") + host + port + path
    }
}
