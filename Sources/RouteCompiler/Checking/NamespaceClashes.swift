package import RouteManifest

/// Reports manifests of one target that claim one namespace: at the later, with a note at the earlier.
package func checkNamespaces(of manifests: [ManifestSyntax], diagnostics: inout Diagnostics) {
    var earlier: [String: Place] = [:]
    for manifest in manifests where !manifest.isPart {
        let start = Place(file: manifest.file, line: 1, column: 1)
        let (name, place) = (manifest.namespace?.value ?? "Routes", manifest.namespace?.place ?? start)
        // The generated file declares these.
        let names = [name, "_\(name)", "\(name)Handlers"]
        if let claimed = names.first(where: { earlier[$0] != nil }), let other = earlier[claimed] {
            diagnostics.error(
                "two manifests of this target claim the namespace '\(claimed)', '\(other.file)' and '\(place.file)'; "
                    + "give one of them another: 'namespace Name'",
                at: place, notes: [Diagnostic.Note("'\(claimed)' is claimed here", at: other)])
        } else {
            for name in names { earlier[name] = place }
        }
    }
}
