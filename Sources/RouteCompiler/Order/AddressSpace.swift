/// The kinds of address that manifests tell apart.
///
/// A URL with a host belongs to one or more origins: `https://*.example.com` covers `https://shop.example.com`. Two
/// addresses are of one kind where they belong to the same origins. A path without scheme belongs to all of them and
/// has no place here.
package struct AddressSpace: Sendable {
    /// One address of each kind; never a wildcard.
    package let kinds: [CheckedOrigin.Address]
    /// By manifest and origin the kinds that belong to it.
    private let kindsOfOrigins: [[Set<Int>]]

    /// - Parameter manifests: Those whose URLs are compared. One without origins takes every address.
    package init(_ manifests: [CheckedManifest]) {
        var kinds: [CheckedOrigin.Address] = []
        var owners: [[Set<Int>]] = []
        let all = manifests.flatMap(\.origins).flatMap(\.addresses)
        // Of two addresses of a kind the one that needs no label of ours is kept.
        for address in all.filter({ !$0.isWildcard }) + all.filter(\.isWildcard) {
            guard let address = address.withoutWildcard(among: all) else { continue }
            let origins = manifests.map { manifest in
                Set(manifest.origins.indices.filter { manifest.origins[$0].covers(address) })
            }
            guard !owners.contains(origins) else { continue }
            kinds.append(address)
            owners.append(origins)
        }
        self.kinds = kinds
        kindsOfOrigins = manifests.indices.map { number in
            manifests[number].origins.indices.map { origin in
                Set(kinds.indices.filter { owners[$0][number].contains(origin) })
            }
        }
    }

    /// The kinds of address that a route of a manifest is on.
    func kinds(of route: CheckedRoute, manifest: Int) -> Set<Int> {
        let origins = kindsOfOrigins[manifest]
        if origins.isEmpty { return Set(kinds.indices) }
        return route.origins.reduce(into: []) { $0.formUnion(origins[$1]) }
    }
}

extension CheckedOrigin {
    /// Whether an address that is no wildcard belongs to the origin.
    func covers(_ address: Address) -> Bool { addresses.contains { $0.covers(address) } }
}

extension CheckedOrigin.Address {
    func covers(_ other: CheckedOrigin.Address) -> Bool {
        guard isWildcard, let host, let otherHost = other.host else { return self == other }
        return scheme == other.scheme && port == other.port && otherHost.hasSuffix("." + host)
    }

    /// An address that only wildcards cover, this one the narrowest of them.
    fileprivate func withoutWildcard(among all: [CheckedOrigin.Address]) -> CheckedOrigin.Address? {
        guard isWildcard, let host else { return self }
        for label in ["www", "app"] + (0...all.count).map({ "a\($0)" }) {
            var address = self
            address.isWildcard = false
            address.host = label + "." + host
            if !all.contains(where: { $0 != self && $0.covers(address) && !$0.covers(wildcard: self) }) {
                return address
            }
        }
        return nil
    }

    /// Whether every address of a wildcard belongs to this one.
    private func covers(wildcard other: CheckedOrigin.Address) -> Bool {
        guard isWildcard, let host, let otherHost = other.host, scheme == other.scheme, port == other.port else {
            return false
        }
        return otherHost == host || otherHost.hasSuffix("." + host)
    }
}
