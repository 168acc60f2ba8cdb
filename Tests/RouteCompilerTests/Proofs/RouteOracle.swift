import RouteCompiler
import RouteManifest

/// What the language says of a small manifest, found by trying every URL of a small world.
///
/// The world has texts of a few characters; those that no segment and no query value of the manifest tells apart are
/// looked at once.
struct RouteOracle {
    let manifest: CheckedManifest
    let matcher: OracleMatcher
    private(set) var urls: [OracleURL] = []
    /// By pattern: the URLs that it takes.
    private(set) var takers: [[Bool]] = []
    /// The URLs in which every text parses as every type of the author's.
    private(set) var plain: [Bool] = []
    /// By two patterns: whether they share a URL, whether the first lies inside the second, and whether it wins every
    /// URL that they share.
    private(set) var meets: [[Bool]] = []
    private(set) var inside: [[Bool]] = []
    private(set) var beats: [[Bool]] = []

    /// How large a world is looked at.
    static let limit = 4_000

    /// - Returns: Nil where the world is too large.
    init?(_ manifest: CheckedManifest) {
        guard let urls = OracleWorld([OracleMatcher(manifest: manifest)]).urls else { return nil }
        self.init(manifest, urls)
    }

    /// - Parameter urls: The world.
    init(_ manifest: CheckedManifest, _ urls: [OracleURL]) {
        self.manifest = manifest
        self.urls = urls
        matcher = OracleMatcher(manifest: manifest)
        let matcher = self.matcher
        takers = manifest.patterns.indices.map { pattern in urls.map { matcher.takes(pattern, $0) } }
        let all: Set<String> = ["S", "T"]
        plain = urls.map { url in
            let values = url.query.values.map { value -> OracleText? in
                if case .text(let text) = value { return text } else { return nil }
            }
            return (url.segments + values.compactMap { $0 }).allSatisfy { $0.parsesAs == all }
        }
        let patterns = manifest.patterns.indices
        meets = patterns.map { one in patterns.map { meets(one, $0) } }
        inside = patterns.map { one in patterns.map { meets[one][$0] && isInside(one, $0) } }
        beats = patterns.map { one in patterns.map { beats(one, $0) } }
    }

    /// The name of the route that a URL reaches; nil where none takes it.
    func winner(of url: Int) -> String? {
        let takers = manifest.patterns.indices.filter { self.takers[$0][url] }
        let best = takers.first { taker in takers.allSatisfy { $0 == taker || beats[taker][$0] } }
        return best.map { manifest.routes[manifest.patterns[$0].route].id }
    }

    // MARK: Relations

    private func meets(_ one: Int, _ other: Int) -> Bool {
        urls.indices.contains { takers[one][$0] && takers[other][$0] && plain[$0] }
    }

    func isEmpty(_ pattern: Int) -> Bool { !urls.indices.contains { plain[$0] && takers[pattern][$0] } }

    /// Whether one pattern's URLs are all the other's: a type of the author's counts as `String` when something is
    /// tested for lying inside it, and lies strictly inside `String`.
    private func isInside(_ one: Int, _ other: Int) -> Bool {
        guard urls.indices.allSatisfy({ !takers[one][$0] || takers[other][$0] || !plain[$0] }) else { return false }
        return zip(places(one, beside: other), places(other, beside: one)).allSatisfy { inner, outer in
            guard case .own? = outer else { return true }
            switch inner {
            case .own?: return inner == outer
            case .string(nil)?: return false
            default: return true
            }
        }
    }

    /// The types of a pattern's places that are a single parameter, at the longest length that both patterns have, and
    /// of the query keys.
    private func places(_ pattern: Int, beside other: Int) -> [ValueType?] {
        let checked = manifest.patterns[pattern]
        let route = manifest.routes[checked.route]
        let count = max(checked.segments.count, manifest.patterns[other].segments.count)
        let lengths = (0...count).filter { matcher.takesLength(pattern, $0) && matcher.takesLength(other, $0) }
        let path = (0..<(lengths.last ?? 0)).map { index -> ValueType? in
            let pieces = checked.segments[min(index, checked.segments.count - 1)].pieces
            guard pieces.count == 1, case .parameter(let number) = pieces[0] else { return nil }
            return route.parameters[number].type
        }
        let query = ["k", "m"].map { key in
            route.parameters.first { $0.source == .query(key: key) && $0.presence == .required }?.type
        }
        return path + query
    }

    // MARK: Order

    func isOver(_ one: Int, _ other: Int) -> Bool {
        manifest.routes[manifest.patterns[one].route].over.contains { $0.value == manifest.patterns[other].route }
    }

    private func beats(_ one: Int, _ other: Int) -> Bool {
        let (first, second) = (manifest.patterns[one], manifest.patterns[other])
        guard one != other, meets[one][other] else { return false }
        if first.route == second.route, first.isAlias != second.isAlias { return second.isAlias }
        if isOver(one, other) { return true }
        if isOver(other, one) { return false }
        return inside[one][other] && !inside[other][one]
    }

    /// Whether every URL that some patterns take, whatever parses, is taken by one of some others.
    func isCovered(_ patterns: [Int], by others: [Int]) -> Bool {
        urls.indices.allSatisfy { url in
            !patterns.allSatisfy { takers[$0][url] } || others.contains { takers[$0][url] }
        }
    }
}
