import RouteManifest

extension ManifestChecker {
    /// The name of a declared guard; nil, with a word about it, where it is unknown.
    mutating func lookUpGuard(_ name: Located<String>) -> String? {
        if declarations.guardPlaces[name.value] != nil { return name.value }
        guard !isUnread(name.value) else { return nil }
        let hint = didYouMean(name.value, in: declarations.guards)
        diagnostics.error(
            "unknown guard '\(name.value)'\(hint.isEmpty ? "; declare it with 'guard \(name.value)'" : hint)",
            at: name.place)
        return nil
    }

    /// The origins that `on` names.
    ///
    /// - Parameter outer: what a group allows; nil for all.
    /// - Returns: The origins in their order of declaration, `outer` where `on` names none; and false where one of
    ///   them is unknown or not allowed, which is reported.
    mutating func lookUpOrigins(_ on: [Located<String>], within outer: [Int]?) -> (indices: [Int]?, isSound: Bool) {
        guard !on.isEmpty else { return (outer, true) }
        var indices: Set<Int> = []
        var isSound = true
        for name in on {
            guard let index = declarations.originIndices[name.value] else {
                isSound = false
                if isUnread(name.value) { continue }
                let hint = didYouMean(name.value, in: declarations.origins.map(\.name))
                let fallback = "; declare it with 'origin \(name.value) address'"
                diagnostics.error("unknown origin '\(name.value)'\(hint.isEmpty ? fallback : hint)", at: name.place)
                continue
            }
            if let outer, !outer.contains(index) {
                let allowed = outer.map { "'\(declarations.origins[$0].name)'" }.joined(separator: ", ")
                diagnostics.error(
                    "'\(name.value)' is none of the origins of the group (\(allowed)); a member can only narrow them",
                    at: name.place)
                isSound = false
            }
            indices.insert(index)
        }
        return (indices.sorted(), isSound)
    }

    /// The draft of the route that a name means inside a group: the nearest one on the way out.
    ///
    /// - Returns: nil, with a word about it, where there is none.
    mutating func lookUpRoute(_ name: Located<String>, scope: Scope) -> Int? {
        for depth in stride(from: scope.groups.count, through: 0, by: -1) {
            let id = (scope.groups.prefix(depth) + [name.value]).joined(separator: ".")
            switch names[id] {
            case .route(let index): return index
            case .group:
                diagnostics.error(
                    "'\(name.value)' is a group; name one of its routes: '\(name.value).…'", at: name.place)
                return nil
            case nil: continue
            }
        }
        guard !isUnread(name.value) else { return nil }
        let hint = didYouMean(name.value, in: suggestionsLeft > 0 ? routeNames(in: scope) : [])
        diagnostics.error("unknown route '\(name.value)'\(hint)", at: name.place)
        return nil
    }

    /// All names of routes as a member of a group may write them, the nearest first.
    private func routeNames(in scope: Scope) -> [String] {
        let ids = routes.map(\.route.id)
        return (0...scope.groups.count).reversed().flatMap { depth -> [String] in
            let prefix = scope.groups.prefix(depth).map { $0 + "." }.joined()
            return ids.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
        }
    }
}
