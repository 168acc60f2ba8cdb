package import RouteManifest

/// Reports manifests of one target that claim one namespace: at the later, with a note at the earlier.
package func checkNamespaces(of manifests: [ManifestSyntax], diagnostics: inout Diagnostics) {
    var earlier: [String: Place] = [:]
    for manifest in manifests where !manifest.isPart {
        let start = Place(file: manifest.file, line: 1, column: 1)
        let (name, place) = (manifest.namespace?.value ?? "Routes", manifest.namespace?.place ?? start)
        if let other = earlier[name] {
            diagnostics.error(
                "two manifests of this target claim the namespace '\(name)', '\(other.file)' and '\(place.file)'; "
                    + "give one of them another: 'namespace Name'",
                at: place, notes: [Diagnostic.Note("'\(name)' is claimed here", at: other)])
        } else {
            earlier[name] = place
        }
    }
}
