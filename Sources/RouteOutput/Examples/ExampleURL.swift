package import RouteCompiler
import Switchyard

/// An example of a route's URLs: on the first of its origins, or a bare path where the manifest declares none.
///
/// Every path parameter is there, and of the query what the route requires.
package func exampleURL(of route: CheckedRoute, in manifest: CheckedManifest) -> String {
    let path = examplePath(of: route, in: manifest)
    guard let origin = route.origins.first, let address = manifest.origins[origin].addresses.first else { return path }
    if let host = address.host {
        let port = address.port.map { ":\($0)" } ?? ""
        return "\(address.scheme)://\(address.isWildcard ? "www." : "")\(host)\(port)\(path)"
    }
    // The first segment stands where a host stands, unless it is empty or escaped.
    let firstSegment = path.dropFirst().prefix { $0 != "/" && $0 != "?" }
    let isHostLike = !firstSegment.isEmpty && !firstSegment.contains("%")
    return "\(address.scheme):\(isHostLike ? "/" : "//")\(path)"
}

/// The path and query of the example.
private func examplePath(of route: CheckedRoute, in manifest: CheckedManifest) -> String {
    var path = ""
    for segment in manifest.patterns[route.number].segments {
        path += "/"
        for piece in segment.pieces {
            switch piece {
            case .literal(let text): path += PercentEncoding.encode(text)
            case .parameter(let index): path += PercentEncoding.encode(exampleText(for: route.parameters[index]))
            }
        }
    }
    let query = exampleQuery(of: route)
    return (path.isEmpty ? "/" : path) + (query.isEmpty ? "" : "?") + query.joined(separator: "&")
}

private func exampleQuery(of route: CheckedRoute) -> [String] {
    let fixed = route.fixedQuery.map { ($0.key, $0.value) }
    let required = route.parameters.compactMap { parameter -> (String, String)? in
        guard case .query(let key) = parameter.source, parameter.presence == .required else { return nil }
        return (key, exampleText(for: parameter))
    }
    return (fixed + required).map { "\(PercentEncoding.encode($0))=\(PercentEncoding.encode($1))" }
}

extension CheckedOrigin.Address: CustomStringConvertible {
    /// As a manifest writes it: `shop:`, `https://*.shop.example.com:8443`.
    package var description: String {
        guard let host else { return "\(scheme):" }
        return "\(scheme)://\(isWildcard ? "*." : "")\(host)\(port.map { ":\($0)" } ?? "")"
    }
}
