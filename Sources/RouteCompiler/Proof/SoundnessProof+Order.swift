import RouteManifest

extension SoundnessProof {
    /// Reports an `over` that does nothing, and circles of routes that beat each other.
    mutating func checkOrder() {
        var meeting: Set<Int> = []
        var inside: Set<Int> = []
        for pair in relations.pairs where pair.relation != .disjoint {
            let (first, second) = (shapes[pair.first].route, shapes[pair.second].route)
            meeting.insert(key(first, second))
            meeting.insert(key(second, first))
            if pair.relation == .inside { inside.insert(key(first, second)) }
            if pair.relation == .contains { inside.insert(key(second, first)) }
        }
        for route in manifest.routes {
            for other in route.over { check(route, over: other, meeting, inside) }
        }
        checkCircles(inside)
    }

    private func key(_ first: Int, _ second: Int) -> Int { first * manifest.routes.count + second }

    private mutating func check(
        _ route: CheckedRoute, over other: Located<Int>, _ meeting: Set<Int>, _ inside: Set<Int>
    ) {
        let name = manifest.routes[other.value].id
        let note = Diagnostic.Note("'\(name)' is declared here", at: manifest.routes[other.value].place)
        if route.number == other.value {
            diagnostics.error("'\(name)' cannot be over itself; leave it out", at: other.place)
        } else if !meeting.contains(key(route.number, other.value)) {
            diagnostics.error(
                "'\(route.id)' and '\(name)' share no URL, so 'over \(name)' does nothing; leave it out",
                at: other.place, notes: [note])
        } else if inside.contains(key(route.number, other.value)),
            !relations.pairs.contains(where: { isOverlap($0, route.number, other.value) })
        {
            diagnostics.error(
                "'\(route.id)' is more specific than '\(name)' already, so 'over \(name)' changes nothing; leave it out",
                at: other.place, notes: [note])
        }
    }

    /// Whether a pair of patterns of two routes is one that `over` settles.
    private func isOverlap(
        _ pair: (first: Int, second: Int, relation: PatternRelations.Relation), _ one: Int, _ other: Int
    ) -> Bool {
        let routes = (shapes[pair.first].route, shapes[pair.second].route)
        switch pair.relation {
        case .overlapping, .equal, .undecided: return routes == (one, other) || routes == (other, one)
        case .inside: return routes == (other, one)
        case .contains: return routes == (one, other)
        case .disjoint: return false
        }
    }

    /// Inclusion and `over` together may not lead in a circle.
    private mutating func checkCircles(_ inside: Set<Int>) {
        let count = manifest.routes.count
        var losers = [[Int]](repeating: [], count: count)
        for edge in inside.sorted() { losers[edge / count].append(edge % count) }
        for route in manifest.routes {
            for other in route.over where !losers[route.number].contains(other.value) {
                losers[route.number].append(other.value)
            }
        }
        for circle in StrongComponents(losers).components where circle.count > 1 {
            let members = circle.sorted()
            let ring = shortestRing(from: members[0], losers, Set(members))
            let names = (ring + [ring[0]]).map { "'\(manifest.routes[$0].id)'" }.joined(separator: " over ")
            diagnostics.error(
                "these routes beat each other in a circle: \(names); leave out one 'over'",
                at: manifest.routes[members[0]].place,
                notes: ring.dropFirst().map {
                    Diagnostic.Note("'\(manifest.routes[$0].id)' is declared here", at: manifest.routes[$0].place)
                })
        }
    }

    /// The shortest way along `losers` from a route back to it (breadth-first search).
    private func shortestRing(from start: Int, _ losers: [[Int]], _ members: Set<Int>) -> [Int] {
        var cameFrom: [Int: Int] = [:]
        var queue = [start]
        var next = 0
        while next < queue.count {
            let route = queue[next]
            next += 1
            for loser in losers[route] where members.contains(loser) {
                if loser == start {
                    var ring = [route]
                    while let previous = cameFrom[ring[0]] { ring.insert(previous, at: 0) }
                    return ring
                }
                if cameFrom[loser] == nil, loser != start {
                    cameFrom[loser] = route
                    queue.append(loser)
                }
            }
        }
        return [start]
    }
}

/// The strongly connected components of a graph (Tarjan, 1972), without recursion.
struct StrongComponents {
    private(set) var components: [[Int]] = []

    init(_ edges: [[Int]]) {
        var index = [Int](repeating: -1, count: edges.count)
        var low = index
        var isOpen = [Bool](repeating: false, count: edges.count)
        var open: [Int] = []
        var counter = 0
        for root in edges.indices where index[root] < 0 {
            var path = [(node: root, edge: 0)]
            while let (node, edge) = path.last {
                if edge == 0 {
                    index[node] = counter
                    low[node] = counter
                    counter += 1
                    open.append(node)
                    isOpen[node] = true
                }
                if edge < edges[node].count {
                    path[path.count - 1].edge += 1
                    let target = edges[node][edge]
                    if index[target] < 0 {
                        path.append((target, 0))
                    } else if isOpen[target] {
                        low[node] = min(low[node], index[target])
                    }
                    continue
                }
                path.removeLast()
                if let parent = path.last?.node { low[parent] = min(low[parent], low[node]) }
                guard low[node] == index[node] else { continue }
                var component: [Int] = []
                repeat {
                    component.append(open.removeLast())
                    isOpen[component[component.count - 1]] = false
                } while component.last != node
                components.append(component)
            }
        }
    }
}
