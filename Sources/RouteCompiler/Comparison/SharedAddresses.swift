package import RouteManifest
import Switchyard

/// Reports the addresses that two of several manifests take: an app that joins them opens each in only one.
///
/// - Parameter manifests: Sound ones.
/// - Returns: A warning for each pair of routes, with a URL that both take.
package func sharedAddresses(of manifests: [CheckedManifest]) -> [Diagnostic] {
    guard manifests.count > 1 else { return [] }
    let shared = SharedPatterns(manifests)
    var atoms = LanguageAtoms(pool: shared.pool)
    var warnings: [Diagnostic] = []
    for one in manifests.indices {
        for other in manifests.indices.dropFirst(one + 1) {
            warnings += shared.addresses(one, other, &atoms)
        }
    }
    return warnings
}

extension SharedPatterns {
    fileprivate func addresses(_ one: Int, _ other: Int, _ atoms: inout LanguageAtoms) -> [Diagnostic] {
        let (one, other, meeting) = (members[one], members[other], pairs(one, other))
        let hasOrigins = !one.manifest.origins.isEmpty && !other.manifest.origins.isEmpty
        var warnings: [Diagnostic] = []
        for (first, second) in meeting.pairs {
            let common = shapes[first].addresses.intersection(shapes[second].addresses)
            // Manifests on different addresses share only bare paths, which say nothing of where they belong.
            if hasOrigins, common.isEmpty { continue }
            let winners = one.winners(over: first) + other.winners(over: second)
            let outcome = UncoveredURL.search(
                inside: [shapes[first], shapes[second]], outside: winners.map { shapes[$0] }, &atoms)
            guard case .found(var witness) = outcome else { continue }
            if hasOrigins, witness.address == nil { witness.address = common.min() }
            let url = texts(witness).first { url in
                (try? one.table.match(url, limit: .max))?.number == shapes[first].route
                    && (try? other.table.match(url, limit: .max))?.number == shapes[second].route
            }
            guard let url else { continue }
            let (name, otherName) = (
                "\(one.manifest.namespace).\(one.route(first).id)",
                "\(other.manifest.namespace).\(other.route(second).id)"
            )
            warnings.append(
                Diagnostic(
                    .warning, "'\(name)' and '\(otherName)' both take \"\(url)\"", at: one.place(first),
                    notes: [Diagnostic.Note("'\(otherName)' is declared here", at: other.place(second))]))
        }
        if let (first, second) = meeting.excess {
            warnings.append(
                Diagnostic(
                    .warning,
                    "'\(one.manifest.namespace)' and '\(other.manifest.namespace)' have too many addresses in common "
                        + "to name them all", at: one.place(first),
                    notes: [Diagnostic.Note("one of them is declared here", at: other.place(second))]))
        }
        return warnings
    }
}
