import RouteCompiler
import Switchyard

extension OracleURL {
    /// The URL as text.
    var text: String {
        let path = segments.isEmpty ? "/" : segments.map { "/" + PercentEncoding.encode($0.text) }.joined()
        let pairs = query.sorted { $0.key < $1.key }.map { key, value in
            switch value {
            case .bare: return key
            case .text(let text): return key + "=" + PercentEncoding.encode(text.text)
            }
        }
        let prefix: String
        switch origins {
        case nil: prefix = ""
        case ["app"]?: prefix = "shop://"
        case ["web"]?: prefix = "https://x.example"
        default: prefix = "https://w.y.example"
        }
        return prefix + path + (pairs.isEmpty ? "" : "?" + pairs.joined(separator: "&"))
    }

    /// Takes a text apart the plain way; every text parses as every type.
    init?(_ url: String, _ manifest: CheckedManifest) {
        var rest = url
        origins = nil
        for (prefix, names) in [
            ("shop://", ["app"]), ("https://x.example", ["web"]), ("https://www.y.example", ["web"]),
            ("https://w.y.example", ["web", "alt"]),
        ] where rest.hasPrefix(prefix) {
            origins = Set(names)
            rest.removeFirst(prefix.count)
            if prefix == "shop://", !rest.hasPrefix("/") { rest = "/" + rest }
        }
        guard rest.hasPrefix("/") else { return nil }
        let parts = rest.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let path = parts[0].dropFirst().split(separator: "/", omittingEmptySubsequences: false)
        segments = path.map { OracleText(text: decode($0), parsesAs: ["S", "T"]) }
        if !manifest.options.strictSlashes { segments.removeAll { $0.text.isEmpty } }
        for pair in parts.count > 1 ? parts[1].split(separator: "&") : [] {
            let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let value =
                sides.count > 1 ? OracleValue.text(OracleText(text: decode(sides[1]), parsesAs: ["S", "T"])) : .bare
            query[String(sides[0])] = value
        }
    }
}

private func decode(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
        if byte == UInt8(ascii: "%"), let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) {
            bytes.append(value)
            rest = rest.dropFirst(2)
        } else {
            bytes.append(byte)
        }
    }
    return String(decoding: bytes, as: UTF8.self)
}
