import RouteManifest
import Switchyard

/// The patterns of several manifests side by side, with the same numbers for the same languages and addresses.
struct SharedPatterns {
    /// One of the manifests.
    struct Member {
        var manifest: CheckedManifest
        var table: DynamicTable
        /// Where its patterns start in `shapes`.
        var start: Int
        /// For each of its patterns those of its own that beat it, as numbers in `shapes`.
        var winners: [[Int]]

        func name(_ pattern: Int) -> String { manifest.routes[route(pattern).number].id }

        func route(_ pattern: Int) -> CheckedRoute {
            manifest.routes[manifest.patterns[pattern - start].route]
        }

        func place(_ pattern: Int) -> Place {
            let checked = manifest.patterns[pattern - start]
            return checked.isAlias ? checked.place : manifest.routes[checked.route].place
        }
    }

    let members: [Member]
    let shapes: [PatternShape]
    /// The addresses that a bit of a shape's origins stands for, each as an origin of its own.
    let addresses: [CheckedOrigin]
    /// Sets of patterns that one path may fit.
    let groups: [[Int]]
    let pool: LanguagePool

    /// - Parameter manifests: Sound ones that agree in `option case`.
    init(_ manifests: [CheckedManifest]) {
        let pool = LanguagePool(foldsCase: manifests.contains { $0.options.caseInsensitive })
        let addresses = manifests.flatMap(\.origins).flatMap(\.addresses).uniqued()
            .prefix(TableMask.originCount)
        var shapes: [PatternShape] = []
        members = manifests.map { manifest in
            let start = shapes.count
            let analysis = PatternAnalysis(manifest)
            for pattern in manifest.patterns {
                let route = manifest.routes[pattern.route]
                var shape = PatternShape(pattern, route, pool: pool)
                shape.origins = SharedPatterns.mask(route, manifest, addresses)
                shapes.append(shape)
            }
            var writer = TableWriter(analysis)
            _ = writer.write()
            return Member(
                manifest: manifest, table: DynamicTable(writer.buffer.bytes), start: start,
                winners: analysis.relations.winners.map { $0.map { $0 + start } })
        }
        groups = PathAutomata(shapes, pool: pool).groups
        self.shapes = shapes
        self.pool = pool
        self.addresses = addresses.map {
            CheckedOrigin(name: "", documentation: [], addresses: [$0], place: Place(file: "", line: 0, column: 0))
        }
    }

    /// The addresses that a route is on, as bits: all of them where its manifest names no origin.
    private static func mask(
        _ route: CheckedRoute, _ manifest: CheckedManifest, _ addresses: ArraySlice<CheckedOrigin.Address>
    ) -> Int {
        if manifest.origins.isEmpty { return TableMask.origins }
        let own = route.origins.flatMap { manifest.origins[$0].addresses }
        return addresses.enumerated().reduce(0) { mask, address in
            own.contains { $0.covers(address.element) } ? mask | 1 << address.offset : mask
        }
    }

    /// The manifest that a pattern is of.
    func member(of pattern: Int) -> Int {
        members.lastIndex { $0.start <= pattern } ?? 0
    }

    /// The pairs of patterns that one path may fit and that are of different manifests, the first manifest's first.
    var pairs: [(first: Int, second: Int)] {
        var seen: Set<Int> = []
        var pairs: [(first: Int, second: Int)] = []
        for group in groups {
            for first in group {
                for second in group where member(of: first) < member(of: second) {
                    if seen.insert(first * shapes.count + second).inserted { pairs.append((first, second)) }
                }
            }
        }
        return pairs.sorted { ($0.first, $0.second) < ($1.first, $1.second) }
    }

    /// A found URL as a person writes it.
    func text(_ witness: WitnessURL) -> String { witness.text(origins: addresses) }
}

extension CheckedOrigin.Address {
    /// Whether every URL of another address is one of this address.
    fileprivate func covers(_ other: CheckedOrigin.Address) -> Bool {
        guard scheme == other.scheme, port == other.port else { return false }
        guard isWildcard, let host, let otherHost = other.host else { return self == other }
        if other.isWildcard { return otherHost == host || otherHost.hasSuffix("." + host) }
        return otherHost.hasSuffix("." + host)
    }
}
