package import RouteManifest

/// Reports the addresses that two of several manifests take: an app that joins them opens each in only one.
///
/// - Parameter manifests: Sound ones.
/// - Returns: A warning for each pair of routes, with a URL that both take.
package func sharedAddresses(of manifests: [CheckedManifest]) -> [Diagnostic] {
    guard manifests.count > 1 else { return [] }
    let shared = SharedPatterns(manifests)
    var atoms = LanguageAtoms(pool: shared.pool)
    var warnings: [Diagnostic] = []
    for (first, second) in shared.pairs {
        let (one, other) = (shared.members[shared.member(of: first)], shared.members[shared.member(of: second)])
        let hasOrigins = !one.manifest.origins.isEmpty && !other.manifest.origins.isEmpty
        // Manifests on different addresses share only bare paths, which say nothing of where they belong.
        if hasOrigins, shared.shapes[first].origins & shared.shapes[second].origins == 0 { continue }
        let outcome = UncoveredURL.search(
            inside: [shared.shapes[first], shared.shapes[second]], outside: [], &atoms)
        guard case .found(let witness) = outcome else { continue }
        let (name, otherName) = (
            "\(one.manifest.namespace).\(one.name(first))", "\(other.manifest.namespace).\(other.name(second))"
        )
        warnings.append(
            Diagnostic(
                .warning, "'\(name)' and '\(otherName)' both take \"\(shared.text(witness))\"", at: one.place(first),
                notes: [Diagnostic.Note("'\(otherName)' is declared here", at: other.place(second))]))
    }
    return warnings
}
