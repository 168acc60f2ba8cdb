import RouteManifest
import Switchyard

extension ManifestChecker {
    mutating func checkOrigins() {
        var owners: [CheckedOrigin.Address: (name: String, place: Place)] = [:]
        for origin in manifest.origins {
            checkCaseName(origin.name)
            if let index = declarations.originIndices[origin.name.value] {
                reportSecond(
                    "the origin '\(origin.name.value)'", at: origin.name.place,
                    earlier: declarations.origins[index].place)
                continue
            }
            var addresses: [CheckedOrigin.Address] = []
            for text in origin.addresses {
                guard let address = checkAddress(text) else { continue }
                if let owner = owners.insertIfAbsent((origin.name.value, text.place), forKey: address) {
                    diagnostics.error(
                        "'\(text.value)' is an address of '\(owner.name)' already", at: text.place,
                        notes: [Diagnostic.Note("the first is here", at: owner.place)])
                } else {
                    addresses.append(address)
                }
            }
            if !addresses.isEmpty, addresses.allSatisfy(\.isWildcard) {
                diagnostics.error(
                    "the origin '\(origin.name.value)' needs an address without '*.', which its URLs are built with",
                    at: origin.name.place)
            }
            declarations.originIndices[origin.name.value] = declarations.origins.count
            declarations.origins.append(
                CheckedOrigin(
                    name: origin.name.value, documentation: origin.documentation, addresses: addresses,
                    place: origin.name.place))
        }
    }

    /// `shop:` or `https://*.shop.example.com:8443`; nil, with a word about it, for anything else.
    private mutating func checkAddress(_ text: Located<String>) -> CheckedOrigin.Address? {
        do throws(OriginAddress.Fault) {
            return try OriginAddress.parse(text.value)
        } catch {
            var place = text.place
            place.column += error.offset
            diagnostics.error(error.message, at: place)
            return nil
        }
    }
}

/// The grammar of an origin's address.
enum OriginAddress {
    struct Fault: Error {
        var message: String
        /// In bytes from the start of the address.
        var offset = 0
    }

    static func parse(_ text: String) throws(Fault) -> CheckedOrigin.Address {
        let lowercased = String(decoding: text.utf8.map(\.asciiLowercased), as: UTF8.self)
        guard let colon = lowercased.firstIndex(of: ":"), isScheme(lowercased[..<colon]) else {
            throw Fault(message: "'\(text)' is no address; write a scheme, 'shop:', or 'https://' and a host")
        }
        let scheme = String(lowercased[..<colon])
        let rest = lowercased[lowercased.index(after: colon)...]
        let offset = scheme.utf8.count + 1
        guard scheme == "http" || scheme == "https" else {
            guard rest.isEmpty else {
                throw Fault(
                    message: "a custom scheme stands alone, for the host is the first segment of the path; "
                        + "write '\(scheme):'", offset: offset)
            }
            return CheckedOrigin.Address(scheme: scheme, host: nil, isWildcard: false, port: nil)
        }
        guard rest.hasPrefix("//"), rest.count > 2 else {
            throw Fault(message: "a web origin needs a host: '\(scheme)://example.com'", offset: offset)
        }
        return try parseAuthority(rest.dropFirst(2), scheme: scheme, offset: offset + 2)
    }

    private static func parseAuthority(
        _ text: Substring, scheme: String, offset: Int
    ) throws(Fault) -> CheckedOrigin.Address {
        if let end = text.firstIndex(where: { $0 == "/" || $0 == "?" || $0 == "#" || $0 == "@" || $0 == "," }) {
            let what: String
            switch text[end] {
            case "@": what = "an origin has no user info; leave out all before the host"
            case ",": what = "addresses are separated by spaces"
            default: what = "an origin ends with its host and port; a path belongs to the routes"
            }
            throw Fault(message: what, offset: offset + text[..<end].utf8.count)
        }
        var host = text
        var port: Int?
        if let colon = text.firstIndex(of: ":") {
            let digits = text[text.index(after: colon)...]
            let isNumber = !digits.isEmpty && digits.utf8.allSatisfy { 0x30...0x39 ~= $0 }
            guard isNumber, let number = Int(digits), 1...65_535 ~= number else {
                throw Fault(
                    message: "a port is a number from 1 to 65535", offset: offset + text[...colon].utf8.count)
            }
            port = number == (scheme == "http" ? 80 : 443) ? nil : number
            host = text[..<colon]
        }
        let isWildcard = host.hasPrefix("*.")
        if isWildcard { host = host.dropFirst(2) }
        guard isHost(host) else {
            let isASCII = host.utf8.allSatisfy { $0 < 0x80 }
            throw Fault(
                message: isASCII
                    ? "'\(host)' is no host name; write labels of letters, digits and '-', with '*.' in front at most"
                    : "a host is written in ASCII; use its form with 'xn--'",
                offset: offset + (isWildcard ? 2 : 0))
        }
        return CheckedOrigin.Address(scheme: scheme, host: String(host), isWildcard: isWildcard, port: port)
    }

    /// RFC 3986, section 3.1.
    private static func isScheme(_ text: Substring) -> Bool {
        guard let first = text.utf8.first, isLetter(first) else { return false }
        return text.utf8.allSatisfy { isLetter($0) || isDigit($0) || [0x2B, 0x2D, 0x2E].contains($0) }
    }

    private static func isHost(_ text: Substring) -> Bool {
        text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { label in
            !label.isEmpty && label.utf8.allSatisfy { isLetter($0) || isDigit($0) || $0 == 0x2D || $0 == 0x5F }
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte }
    private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
}
