import RouteManifest

/// The sound routes get their numbers when all is checked.
extension ManifestChecker {
    /// For each draft its number; nil where it is left out.
    private var numbers: [Int?] {
        var next = 0
        return routes.map { draft in
            guard draft.isSound else { return nil }
            defer { next += 1 }
            return next
        }
    }

    func numberedRoutes() -> [CheckedRoute] {
        let numbers = numbers
        return routes.indices.compactMap { index in
            guard let number = numbers[index] else { return nil }
            var route = routes[index].route
            route.number = number
            route.over = route.over.compactMap { target in
                numbers[target.value].map { Located($0, at: target.place) }
            }
            return route
        }
    }

    func numberedPatterns() -> [CheckedPattern] {
        let numbers = numbers
        let own = routes.indices.map { ($0, routes[$0].pattern) }
        return (own + aliases.compactMap(\.checked)).compactMap { index, pattern in
            guard let number = numbers[index] else { return nil }
            var pattern = pattern
            pattern.route = number
            return pattern
        }
    }

    func number(_ root: NamespaceDraft) -> RouteNamespace {
        var next = 0
        return number(root, numbers: numbers, next: &next)
    }

    private func number(_ draft: NamespaceDraft, numbers: [Int?], next: inout Int) -> RouteNamespace {
        let first = next
        var members: [RouteNamespace.Member] = []
        for member in draft.members {
            switch member {
            case .route(let index):
                guard let number = numbers[index] else { continue }
                members.append(.route(number))
                next = number + 1
            case .group(let group):
                members.append(.group(number(group, numbers: numbers, next: &next)))
            }
        }
        return RouteNamespace(
            name: draft.name, typeName: draft.typeName, documentation: draft.documentation, place: draft.place,
            members: members, routes: first..<next)
    }
}
