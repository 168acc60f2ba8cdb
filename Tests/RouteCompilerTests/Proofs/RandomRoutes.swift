/// Writes small manifests in which routes meet in every way the language has.
struct RandomRoutes {
    private var random: CheckingRandom
    private var header: [String] = ["routes 1"]
    private var hasOwnTypes = false
    private var hasOrigins = false
    private var isStrict = false
    private var catchAllsLeft = 2

    private static let literals = ["a", "b", "1", "ab", "A"]
    private static let types = [
        "String", "String", "Int", "Int", "Int(1...1)", "Int(0...1)", "Int(-1...0)", "UInt", "a|b", "ab|b", "E",
        "F", "String(1...1)", "String(2...)", "String(1...2)", "Bool", "Double",
    ]
    private static let mixed = [
        "a{%: Int}", "{%: a|b}{%%: Int}", "{%: Int}-{%%: Int}", "a{%}", "{%}b", "{%: String(1...1)}{%%: Int}",
    ]

    init(seed: UInt64) { random = CheckingRandom(state: seed) }

    /// - Parameter mayHaveOwnTypes: Whether types of the author's may occur.
    mutating func manifest(mayHaveOwnTypes: Bool = true) -> String {
        writeHeader(mayHaveOwnTypes)
        let count = 2 + below(5)
        return (header + (0..<count).map { route($0, of: count) }).joined(separator: "\n")
    }

    /// A manifest and a later version of it.
    mutating func versions() -> (old: String, new: String) {
        writeHeader(false)
        let count = 2 + below(3)
        let old = (0..<count).map { route($0, of: count) }
        catchAllsLeft += 1
        var new = old.indices.map { oneIn(3) ? route($0, of: count) : old[$0] }
        if oneIn(3) { new.removeLast() }
        if oneIn(3) { new.append(route(count, of: count)) }
        return ((header + old).joined(separator: "\n"), (header + new).joined(separator: "\n"))
    }

    private mutating func writeHeader(_ mayHaveOwnTypes: Bool) {
        if oneIn(8) { header.append("option case insensitive") }
        isStrict = oneIn(10)
        if isStrict { header.append("option slashes strict") }
        hasOrigins = oneIn(5)
        if hasOrigins {
            header += [
                "origin app shop:", "origin web https://x.example https://*.y.example",
                "origin alt https://w.y.example",
            ]
        }
        header += ["enum E: a, other = \"ab\"", "enum F: a, one = \"1\""]
        hasOwnTypes = mayHaveOwnTypes && oneIn(5)
        if hasOwnTypes { header += ["type S = S", "type T = T"] }
    }

    /// A line with a route, and sometimes one with an alias of it.
    private mutating func route(_ number: Int, of count: Int) -> String {
        var names = 0
        let path = self.path(&names)
        var line = "r\(number) \(path)"
        if oneIn(4) { line += query() }
        if hasOrigins, oneIn(2) { line += " on \(pick(["app", "web", "alt", "app, web", "web, alt"]))" }
        if oneIn(6), count > 1 { line += " over r\((number + 1 + below(count - 1)) % count)" }
        if oneIn(6), let alias = alias(of: path) { line += "\nalias \(alias) -> r\(number)" }
        return line
    }

    private mutating func path(_ names: inout Int) -> String {
        var path = ""
        for _ in 0..<below(3) { path += "/" + segment(&names) }
        if catchAllsLeft > 0, oneIn(6) {
            catchAllsLeft -= 1
            let rest = "/{rest\(names): \(type())...}"
            return oneIn(3) && !isStrict ? (path.isEmpty ? "/" : path) + "[\(rest)]" : path + rest
        }
        if oneIn(6), !isStrict { return (path.isEmpty ? "/" : path) + "[/{tail\(names): \(type())}]" }
        if path.isEmpty { return "/" }
        return isStrict && oneIn(3) ? path + "/" : path
    }

    private mutating func segment(_ names: inout Int) -> String {
        names += 2
        if oneIn(8) {
            return pick(RandomRoutes.mixed).replacing("%%", with: "q\(names)").replacing("%", with: "p\(names)")
        }
        return oneIn(2) ? pick(RandomRoutes.literals) : "{p\(names): \(type())}"
    }

    private mutating func type() -> String {
        if hasOwnTypes, oneIn(3) { return pick(["S", "T"]) }
        if oneIn(4) { return "/\(pick(OracleMatcher.expressions.keys.sorted()))/" }
        return pick(RandomRoutes.types)
    }

    private mutating func query() -> String {
        var parts: [String] = []
        for key in ["k", "m"] where oneIn(2) {
            parts.append(
                oneIn(3) ? "\(key) = \"\(pick(["a", "1", ""]))\"" : "\(key): \(type())\(oneIn(4) ? "?" : "")")
        }
        return parts.isEmpty ? "" : " ?" + parts.joined(separator: " &")
    }

    /// The path with one literal more in front or behind the first segment.
    private mutating func alias(of path: String) -> String? {
        guard path != "/", path.hasPrefix("/") else { return nil }
        return "/" + pick(RandomRoutes.literals) + path
    }

    // MARK: Choosing

    private mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
    private mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }
    private mutating func pick(_ texts: [String]) -> String { texts[below(texts.count)] }
}

extension String {
    fileprivate func replacing(_ text: String, with other: String) -> String {
        split(separator: text, omittingEmptySubsequences: false).joined(separator: other)
    }
}
