import RouteManifest

extension SoundnessProof {
    /// Reports an `over` that does nothing, and circles of routes that beat each other.
    mutating func checkOrder() {
        let isPlaced = manifest.routes.map { !$0.over.isEmpty }
        var pairs: [Int: [PatternRelations.Pair]] = [:]
        for pair in relations.pairs {
            let (first, second) = (shapes[pair.first].route, shapes[pair.second].route)
            if isPlaced[first] { pairs[key(first, second), default: []].append(pair) }
            if isPlaced[second], first != second { pairs[key(second, first), default: []].append(pair) }
        }
        for route in manifest.routes {
            for other in route.over { check(route, over: other, pairs[key(route.number, other.value)] ?? []) }
        }
        checkCircles()
    }

    private func key(_ first: Int, _ second: Int) -> Int { first * manifest.routes.count + second }

    /// - Parameter pairs: The patterns of the two that meet.
    private mutating func check(
        _ route: CheckedRoute, over other: Located<Int>, _ pairs: [PatternRelations.Pair]
    ) {
        let name = manifest.routes[other.value].id
        var fault: String
        // Pairs that are not in this order already.
        let open = pairs.filter { pair in
            let isFirst = shapes[pair.first].route == route.number
            return pair.relation != (isFirst ? .inside : .contains)
        }
        if pairs.isEmpty {
            fault = "'\(route.id)' and '\(name)' share no URL, so 'over \(name)' does nothing"
        } else if open.isEmpty {
            fault = "'\(route.id)' is more specific than '\(name)' already, so 'over \(name)' changes nothing"
        } else if let winners = thirds(of: open) {
            fault =
                "every URL that '\(route.id)' and '\(name)' share goes to \(winners), so 'over \(name)' changes nothing"
        } else {
            return
        }
        fault += "; leave it out"
        diagnostics.error(fault, at: other.place, notes: [declaration(other.value)])
    }

    /// The names of the patterns that every URL goes to which the two of a pair share; nil where there are others.
    private mutating func thirds(of pairs: [PatternRelations.Pair]) -> String? {
        var names: [String] = []
        for pair in pairs {
            guard pair.relation == .overlapping else { return nil }
            let inside = [pair.first, pair.second]
            let winners = Set(relations.winners[pair.first]).intersection(relations.winners[pair.second]).sorted()
            guard !winners.isEmpty, case .none = search(inside: inside, outside: winners) else { return nil }
            names += (cover(of: inside, by: winners) ?? winners).map { name($0) }
        }
        return names.uniqued().joined(separator: ", ")
    }

    // MARK: Circles

    private enum Reason { case inside, over, ownAlias }

    /// Inclusion and `over` together may not lead in a circle.
    private mutating func checkCircles() {
        var edges = [[(loser: Int, reason: Reason)]](repeating: [], count: shapes.count)
        for pair in relations.pairs {
            if manifest.isOwnAlias(pair.second, of: pair.first) {
                edges[pair.first].append((pair.second, .ownAlias))
            } else if pair.relation == .inside {
                edges[pair.first].append((pair.second, .inside))
            } else if pair.relation == .contains {
                edges[pair.second].append((pair.first, .inside))
            }
        }
        addOver(&edges)
        for circle in StrongComponents(edges.map { $0.map(\.loser) }).components where circle.count > 1 {
            settled.formUnion(circle)
            let members = circle.filter { $0 < shapes.count }
            guard let start = members.min(by: { $0 != $1 && inFileOrder($0, $1) == ($0, $1) }) else { continue }
            report(shortestRing(from: start, edges, Set(circle)).filter { $0.pattern < shapes.count })
        }
    }

    /// Puts all patterns of a route over all of another, by way of a node of their own behind those of the patterns.
    private func addOver(_ edges: inout [[(loser: Int, reason: Reason)]]) {
        var patterns = [[Int]](repeating: [], count: manifest.routes.count)
        for (number, shape) in shapes.enumerated() { patterns[shape.route].append(number) }
        for route in manifest.routes {
            for other in route.over {
                for winner in patterns[route.number] { edges[winner].append((edges.count, .over)) }
                edges.append(patterns[other.value].map { ($0, .over) })
            }
        }
    }

    private mutating func report(_ ring: [(pattern: Int, reason: Reason)]) {
        let steps = ring.indices.map { index in
            let (winner, loser) = (name(ring[index].pattern), name(ring[(index + 1) % ring.count].pattern))
            switch ring[index].reason {
            case .inside: return "\(winner) lies inside \(loser)"
            case .over: return "\(winner) is over \(loser)"
            case .ownAlias: return "\(winner) comes before \(loser)"
            }
        }
        let cure = ring.contains { $0.reason == .over } ? "leave out one 'over'" : "leave out the alias"
        diagnostics.error(
            "these beat each other in a circle: \(steps.joined(separator: ", ")); \(cure)", at: place(ring[0].pattern),
            notes: ring.dropFirst().map { declaration($0.pattern) })
    }

    /// The shortest way along losers from a pattern back to it (breadth-first search), each with why it beats the next.
    private func shortestRing(
        from start: Int, _ edges: [[(loser: Int, reason: Reason)]], _ members: Set<Int>
    ) -> [(pattern: Int, reason: Reason)] {
        var cameFrom: [Int: (pattern: Int, reason: Reason)] = [:]
        var queue = [start]
        var next = 0
        while next < queue.count {
            let pattern = queue[next]
            next += 1
            for (loser, reason) in edges[pattern] where members.contains(loser) {
                if loser == start {
                    var ring = [(pattern: pattern, reason: reason)]
                    while let previous = cameFrom[ring[0].pattern] { ring.insert(previous, at: 0) }
                    return ring
                }
                if cameFrom[loser] == nil {
                    cameFrom[loser] = (pattern, reason)
                    queue.append(loser)
                }
            }
        }
        return []
    }
}
