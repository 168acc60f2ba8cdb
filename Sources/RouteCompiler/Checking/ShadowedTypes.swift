import RouteManifest

extension ManifestChecker {
    /// Reports a type of `->`, `with` or `type` that would mean a struct or enum of the generated file: inside the
    /// namespace `Detail` is the route `detail`, not the app's own `Detail`.
    mutating func checkShadowedTypes() {
        var generated: [[String]: Set<String>] = [:]
        for draft in routes {
            let groups = draft.scope.groups
            generated[groups, default: []].insert(draft.route.typeName)
            for depth in groups.indices {
                generated[Array(groups[..<depth]), default: []].insert(upperCamelCase(groups[depth]))
            }
        }
        for draft in routes {
            for type in draft.swiftTypes { checkShadowing(type, groups: draft.scope.groups, generated) }
        }
        for file in [manifest] + parts {
            for type in file.types { checkShadowing(type.target, groups: [], generated) }
        }
    }

    private mutating func checkShadowing(
        _ type: Located<String>, groups: [String], _ generated: [[String]: Set<String>]
    ) {
        for name in rootNames(of: type.value) where name != "Void" && declarations.typePlaces[name] == nil {
            for depth in 0...groups.count {
                guard generated[Array(groups[..<depth])]?.contains(name) ?? false else { continue }
                diagnostics.error(
                    "'\(name)' would mean the route or group of that name; write the module before it: 'Module.\(name)'",
                    at: type.place)
                return
            }
        }
    }

    /// The names in a Swift type that stand behind no dot.
    private func rootNames(of type: String) -> [String] {
        type.split { "<>[],:? ".contains($0) }.filter { !$0.hasPrefix(".") }
            .compactMap { $0.split(separator: ".").first.map(String.init) }
    }
}
