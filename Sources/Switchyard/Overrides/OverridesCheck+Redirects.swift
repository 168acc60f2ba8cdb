extension OverridesCheck {
    /// Redirects that a router follows in one open.
    package static let maximumRedirects = 8

    /// Refuses redirects that lead in a circle, or on for longer than a router follows.
    ///
    /// Each route leads to one other at most, so from every route there is one way; a route is looked at once.
    mutating func checkRedirects() {
        var isWalked: Set<Int> = []
        /// How many redirects there are from a route on.
        var lengths: [Int: Int] = [:]
        for start in targetFields.keys.sorted() {
            var way: [Int] = []
            var route = start
            while let target = content.routes[route]?.target, isWalked.insert(route).inserted {
                way.append(route)
                route = target.route
            }
            if let circle = way.firstIndex(of: route) {
                refuseCircle(Array(way[circle...]))
                continue
            }
            var length = lengths[route] ?? 0
            for route in way.reversed() {
                length += 1
                lengths[route] = length
                // Said once, of the route from which the way is one too long.
                if length == Self.maximumRedirects + 1 { refuseLength(route) }
            }
        }
    }

    private mutating func refuseCircle(_ routes: [Int]) {
        guard let first = routes.first, let field = targetFields[first] else { return }
        let names = (routes + [first]).map { name($0) }.joined(separator: " → ")
        check.refuse(field.place, "these redirects lead in a circle: \(names)", at: field.value.offset)
    }

    private mutating func refuseLength(_ route: Int) {
        guard let field = targetFields[route] else { return }
        check.refuse(
            field.place,
            "more than \(Self.maximumRedirects) redirects follow one another from '\(name(route))' on; name the last address",
            at: field.value.offset)
    }

    private func name(_ route: Int) -> String {
        table.string(at: table.route(route) &+ TableLayout.Route.id)
    }
}
