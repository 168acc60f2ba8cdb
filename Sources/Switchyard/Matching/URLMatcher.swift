/// A URL taken apart and its path walked through the table's automata.
struct URLMatcher {
    let table: TableReader
    let parts: URLParts
    let segments: PathSegments
    /// Where each of the table's automata ended.
    private let outcomes: UnsafeMutableBufferPointer<PathWalker.Outcome>

    /// The bytes that a URL may have where nothing else is said.
    static let defaultLimit = 8_192

    /// Reads and walks a URL.
    ///
    /// - Parameter body: Is given the matcher, which is valid only within the call.
    /// - Throws: `URLFailure` where the text is not read as a URL of the table's origins.
    @inline(__always)
    static func withMatcher<Result>(
        _ url: Bytes, table: TableReader, limit: Int, _ body: (borrowing URLMatcher) -> Result
    ) throws(URLFailure) -> Result {
        var parts = try URLReader.read(url, table: table, limit: limit)
        guard parts.needsNormalizing else { return walk(parts, table, body) }
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: PathNormalizer.capacity(for: parts)) { buffer in
            if let path = PathNormalizer.normalize(parts, into: buffer) { parts.path = path }
            return walk(parts, table, body)
        }
    }

    private static func walk<Result>(
        _ parts: URLParts, _ table: TableReader, _ body: (borrowing URLMatcher) -> Result
    ) -> Result {
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: PathSegments.remembered) { storage in
            let roots = table.number(at: TableLayout.Header.roots)
            let rootCount = table.count(
                table.number(at: TableLayout.Header.rootCount), of: TableLayout.numberSize, at: roots)
            return withUnsafeTemporaryAllocation(of: PathWalker.Outcome.self, capacity: rootCount) { outcomes in
                let walker = PathWalker(table)
                let segments = PathSegments(
                    parts.path, isStrict: table.has(TableLayout.Flag.strictSlashes), storage: storage)
                for index in 0..<rootCount {
                    let root = table.number(at: roots &+ index &* TableLayout.numberSize)
                    outcomes.initializeElement(
                        at: index, to: walker.walk(from: root, segments, hasEscapes: parts.hasEscapes))
                }
                return body(URLMatcher(table: table, parts: parts, segments: segments, outcomes: outcomes))
            }
        }
    }

    /// A pattern that the whole path fits.
    struct Candidate {
        var pattern: Int
        var route: Int
        var segmentCount: Int
        var rank: Int
        var flags: Int
        /// How many segments the path has, and the bytes of the longest.
        var pathCount: Int
        var longest: Int

        /// Whether the path alone decides that its route takes the URL.
        var isCertain: Bool {
            if flags & TableLayout.Candidate.isUnconditional != 0 { return true }
            // No number of up to eighteen digits is too large for 64 bits.
            return flags & TableLayout.Candidate.isUnconditionalWhereShort != 0 && longest <= 18
                && Int.bitWidth == 64
        }
    }

    /// The first candidate behind a rank.
    func candidate(after rank: Int) -> Candidate? {
        var best: Candidate?
        for outcome in outcomes where outcome.isWhole {
            let list = table.number(at: outcome.state &+ TableLayout.State.candidates)
            if list == 0 { continue }
            let first = list &+ TableLayout.numberSize
            let count = table.count(table.number(at: list), of: TableLayout.Candidate.size, at: first)
            for index in 0..<count {
                let record = first &+ index &* TableLayout.Candidate.size
                let ownRank = table.number(at: record &+ TableLayout.Candidate.rank)
                if ownRank <= rank { continue }
                if ownRank < best?.rank ?? .max {
                    let pattern = table.number(at: record &+ TableLayout.Candidate.pattern)
                    best = Candidate(
                        pattern: pattern / TableLayout.Candidate.flagCount,
                        route: table.number(at: record &+ TableLayout.Candidate.route),
                        segmentCount: table.number(at: record &+ TableLayout.Candidate.segmentCount), rank: ownRank,
                        flags: pattern & (TableLayout.Candidate.flagCount - 1), pathCount: outcome.depth,
                        longest: outcome.longest)
                }
                break
            }
        }
        return best
    }

    /// The automaton that read the most segments before it stopped.
    var deepest: PathWalker.Outcome? {
        var deepest: PathWalker.Outcome?
        for outcome in outcomes where outcome.depth > deepest?.depth ?? -1 { deepest = outcome }
        return deepest
    }

    func values(of candidate: Candidate) -> RouteValues {
        RouteValues(
            table, pattern: candidate.pattern, segmentCount: candidate.segmentCount, segments: segments,
            pathCount: candidate.pathCount, parts: parts)
    }

    /// Whether the URL is on one of the route's origins and has its fixed query values, and its segments are the
    /// pattern's where the automata did not settle that.
    func meetsConditions(_ candidate: Candidate, _ values: RouteValues) -> Bool {
        if candidate.flags & TableLayout.Candidate.hasUnsortedSegment != 0, !hasSegments(candidate, values) {
            return false
        }
        return isOnOrigin(values) && missingFixedQuery(values) == nil
    }

    private func hasSegments(_ candidate: Candidate, _ values: RouteValues) -> Bool {
        let list = table.number(at: values.pattern &+ TableLayout.Pattern.segments)
        for index in 0..<min(candidate.segmentCount, candidate.pathCount) {
            let record = list &+ index &* TableLayout.Segment.size
            let automaton = table.number(at: record &+ TableLayout.Segment.automaton)
            if automaton == 0 { continue }
            guard let raw = segments.segment(index, count: candidate.pathCount),
                TableAutomaton(table, at: automaton).run(RouteText(scanning: raw)) != 0
            else { return false }
        }
        return true
    }

    func isOnOrigin(_ values: RouteValues) -> Bool {
        parts.origins & table.number(at: values.route &+ TableLayout.Route.origins) != 0
            || table.number(at: TableLayout.Header.originCount) == 0
    }

    /// The record of the first fixed query value that the URL does not have.
    func missingFixedQuery(_ values: RouteValues) -> Int? {
        let list = table.number(at: values.route &+ TableLayout.Route.fixedQuery)
        let count = table.count(
            table.number(at: values.route &+ TableLayout.Route.fixedQueryCount), of: TableLayout.FixedQuery.size,
            at: list)
        for index in 0..<count {
            let record = list &+ index &* TableLayout.FixedQuery.size
            guard let query = parts.query else { return record }
            var pairs = QueryPairs(query, plusIsSpace: table.has(TableLayout.Flag.plusIsSpace))
            guard let value = pairs.next(key: table.text(at: record &+ TableLayout.FixedQuery.key)), value.isUTF8,
                value.equals(table.text(at: record &+ TableLayout.FixedQuery.value))
            else { return record }
        }
        return nil
    }
}
