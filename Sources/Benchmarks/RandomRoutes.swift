/// Tables of any size, the same at every run: a tree of literal segments and parameters in which routes share prefixes,
/// with up to four parameters a route.
struct RandomRoutes {
    struct Route {
        /// As the manifest writes it: `/orders/{a: Int}/items`.
        var pattern: String
        /// For each parameter whether it is an `Int`; else it is a `String`.
        var areIntegers: [Bool]
        /// A URL of the route.
        var url: String
    }

    private(set) var routes: [Route] = []
    private var random: SplitMix64
    private var nodes = [Node()]

    /// A point in the tree. Its children are literals or one parameter, so that no two routes overlap.
    private struct Node {
        var pattern = ""
        var url = ""
        var areIntegers: [Bool] = []
        var depth = 0
        var literals: Set<String> = []
        var hasParameter = false
    }

    init(count: Int, seed: UInt64 = 1) {
        random = SplitMix64(state: seed)
        while routes.count < count { addRoute() }
    }

    /// The manifest, in parts of fifty routes a group.
    var manifest: String {
        var lines = ["routes 1", "namespace Random", "access public"]
        for (number, route) in routes.enumerated() {
            if number % 50 == 0 { lines.append("group g\(number / 50) {") }
            lines.append("    r\(number) \(route.pattern)")
            if number % 50 == 49 || number == routes.count - 1 { lines.append("}") }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private mutating func addRoute() {
        // Of two nodes the earlier, which is nearer the root as a rule.
        let parent = min(random.below(nodes.count), random.below(nodes.count))
        var node = nodes[parent]
        guard node.depth < 6, !node.hasParameter else { return }
        let isParameter = node.depth > 0 && node.literals.isEmpty && node.areIntegers.count < 4 && random.below(2) == 0
        if isParameter {
            let isInteger = random.below(3) == 0
            let name = ["a", "b", "c", "d"][node.areIntegers.count]
            nodes[parent].hasParameter = true
            node.pattern += isInteger ? "/{\(name): Int}" : "/{\(name)}"
            node.url += "/" + (isInteger ? "\(random.below(1_000_000))" : word())
            node.areIntegers.append(isInteger)
        } else {
            let literal = word()
            guard nodes[parent].literals.insert(literal).inserted else { return }
            node.pattern += "/" + literal
            node.url += "/" + literal
        }
        node.depth += 1
        node.literals = []
        nodes.append(node)
        routes.append(Route(pattern: node.pattern, areIntegers: node.areIntegers, url: node.url))
    }

    private static let words = [
        "orders", "items", "users", "teams", "carts", "offers", "stores", "reviews", "photos", "albums", "posts",
        "pages", "events", "groups", "tags", "files", "lists", "notes", "plans", "trips", "keys", "hooks", "labels",
        "subscriptions", "notifications", "repositories", "settings", "members", "search", "help",
    ]

    private mutating func word() -> String {
        let first = RandomRoutes.words[random.below(RandomRoutes.words.count)]
        return random.below(5) > 0 ? first : first + "-" + RandomRoutes.words[random.below(RandomRoutes.words.count)]
    }
}

/// Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (2014).
struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }

    mutating func below(_ limit: Int) -> Int { Int(next() >> 33) % limit }
}
