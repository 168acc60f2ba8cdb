import RouteCompiler
import RouteManifest

/// All URLs of a small world, each kind once.
struct OracleWorld {
    private(set) var urls: [OracleURL]?

    /// - Parameter matchers: Of manifests with the same options and origins.
    init(_ matchers: [OracleMatcher]) {
        guard let manifest = matchers.first?.manifest else { return }
        let longest = matchers.flatMap { matcher in
            matcher.manifest.patterns.indices.map { pattern in
                matcher.manifest.patterns[pattern].segments.count + (matcher.endsInCatchAll(pattern) ? 2 : 0)
            }
        }.max()
        let ownTypes = OracleWorld.ownTypes(of: manifest)
        let segments = OracleWorld.kinds(of: OracleWorld.segments(manifest, ownTypes)) { text in
            matchers.flatMap { matcher in
                matcher.manifest.patterns.indices.flatMap { pattern in
                    matcher.manifest.patterns[pattern].segments.indices.map {
                        matcher.takesSegment(pattern, at: $0, text)
                    }
                }
            }
        }
        let queries = OracleWorld.queries(matchers, ownTypes)
        let origins: [Set<String>?] =
            manifest.origins.isEmpty ? [nil] : [nil, ["app"], ["web"], ["web", "alt"]]
        var paths: [[OracleText]] = [[]]
        var last = paths
        for _ in 0..<min(4, longest ?? 0) {
            guard last.count * segments.count <= RouteOracle.limit else { return }
            last = last.flatMap { path in segments.map { path + [$0] } }
            paths += last
        }
        // Where empty segments count, the shortest path has one.
        if manifest.options.strictSlashes { paths.removeFirst() }
        guard paths.count * queries.count * origins.count <= RouteOracle.limit else { return }
        urls = paths.flatMap { path in
            queries.flatMap { query in origins.map { OracleURL(origins: $0, segments: path, query: query) } }
        }
    }

    private static func ownTypes(of manifest: CheckedManifest) -> Bool {
        manifest.routes.contains {
            $0.parameters.contains { if case .own = $0.type { return true } else { return false } }
        }
    }

    /// Texts of up to three of a few characters, of which `z` stands for all that no manifest mentions.
    private static let texts = texts(["a", "b", "1", "z", "-"])
    private static let textsInAnyCase = texts(["a", "b", "z", "A", "B"])

    private static func texts(_ characters: [String]) -> [String] {
        var texts = [""]
        var last = texts
        for _ in 0..<3 {
            last = last.flatMap { text in characters.map { text + $0 } }
            texts += last
        }
        return texts + [
            "true", "false", "A", "aA", "Aa", "Ab", "A1", "A-", "Az", "1", "0", "01", "10", "-0", "-1", "b0", "a1",
            "001", "1-1", "11-1", "a11", "1.1", "1e1", "abab", ".z", "9999999999999999999", "99999999999999999999",
        ]
    }

    private static func segments(_ manifest: CheckedManifest, _ ownTypes: Bool) -> [OracleText] {
        variants(
            (manifest.options.caseInsensitive ? textsInAnyCase : texts)
                .filter { manifest.options.strictSlashes || !$0.isEmpty }, ownTypes)
    }

    private static func variants(_ texts: [String], _ ownTypes: Bool) -> [OracleText] {
        let sets: [Set<String>] = ownTypes ? [["S", "T"], ["S"], ["T"], []] : [["S", "T"]]
        return sets.flatMap { set in texts.map { OracleText(text: $0, parsesAs: set) } }
    }

    /// One text of each kind.
    private static func kinds(of texts: [OracleText], _ signature: (OracleText) -> [Bool]) -> [OracleText] {
        var seen: Set<[Bool]> = []
        return texts.filter { seen.insert(signature($0) + [$0.parsesAs.count == 2, $0.text.isEmpty]).inserted }
    }

    private static func queries(_ matchers: [OracleMatcher], _ ownTypes: Bool) -> [[String: OracleValue]] {
        let routes = matchers.flatMap(\.manifest.routes)
        var queries: [[String: OracleValue]] = [[:]]
        for key in ["k", "m"] {
            let types = routes.flatMap(\.parameters)
                .filter { $0.source == .query(key: key) && $0.presence == .required }.map(\.type)
            let fixed = routes.flatMap(\.fixedQuery).filter { $0.key == key }.map(\.value)
            guard let matcher = matchers.first, !types.isEmpty || !fixed.isEmpty else { continue }
            let values = kinds(of: variants(texts, ownTypes)) { text in
                types.map { matcher.takes($0, text) } + fixed.map { $0 == text.text }
            }
            let all = [.bare] + values.map { OracleValue.text($0) }
            queries += queries.flatMap { query in all.map { query.merging([key: $0]) { $1 } } }
        }
        return queries
    }
}
