/// Made-up tables of any size, the same at every run.
enum SampleRoutes {
    private static let words = [
        "orders", "items", "users", "teams", "carts", "offers", "stores", "reviews", "photos", "albums", "posts",
        "pages", "events", "groups", "tags", "files", "lists", "notes", "plans", "trips",
    ]

    /// Routes in groups of 50 with two path parameters on average and one query parameter.
    static func manifest(_ count: Int) -> String {
        var lines = ["routes 1", "access public"]
        for number in 0..<count {
            if number % 50 == 0 {
                if number > 0 { lines.append("}") }
                let group = number / 50
                lines.append("group area\(group) /\(words[group % words.count])\(group) {")
            }
            let word = "\(words[number % words.count])\(number % 50)"
            let pattern: String
            switch number % 4 {
            case 0: pattern = "/\(word)/{id: Int}"
            case 1: pattern = "/\(word)/{id: Int}/{name}"
            case 2: pattern = "/\(word)/{name}/parts/{page: Int}"
            default: pattern = "/{user: Int}/\(word)/{name}/{page: Int}"
            }
            lines.append("    route\(number) \(pattern) ?q: String?")
        }
        return (lines + ["}"]).joined(separator: "\n") + "\n"
    }

    /// As many structs with three such properties, an initializer and synthesized `Hashable`.
    static func structs(_ count: Int) -> String {
        (0..<count).map { number in
            """
            public struct Route\(number): Hashable, Sendable {
                public var id: Int
                public var name: String
                public var q: String?
                public init(id: Int, name: String, q: String? = nil) {
                    self.id = id
                    self.name = name
                    self.q = q
                }
            }

            """
        }.joined()
    }
}
