/// A URL taken apart and its path walked through the table's automata.
struct URLMatcher {
    let table: TableReader
    let parts: URLParts
    let segments: PathSegments
    /// Where each of the table's automata ended.
    private let ends: UnsafeMutableBufferPointer<End>

    private struct End {
        var outcome: PathWalker.Outcome
        /// How many candidates of the state have been asked for.
        var candidates = 0
    }

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

    /// The same for a URL that is a plain path, in a table of one automaton.
    ///
    /// - Returns: Nil for any other.
    @inline(__always)
    static func withPlainMatcher<Result>(
        _ url: Bytes, table: TableReader, _ body: (borrowing URLMatcher) -> Result
    ) -> Result? {
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: PathSegments.remembered) { storage in
            guard let outcome = PathWalker.outcomePlain(url, table, isURL: true, storage) else { return nil }
            var end = End(outcome: outcome)
            return withUnsafeMutablePointer(to: &end) { end in
                body(
                    URLMatcher(
                        table: table, parts: URLParts(path: url),
                        segments: PathSegments(
                            url, isStrict: table.has(TableLayout.Flag.strictSlashes), storage: storage),
                        ends: UnsafeMutableBufferPointer(start: end, count: 1)))
            }
        }
    }

    private static func walk<Result>(
        _ parts: URLParts, _ table: TableReader, _ body: (borrowing URLMatcher) -> Result
    ) -> Result {
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: PathSegments.remembered) { storage in
            let roots = table.number(at: TableLayout.Header.roots)
            let rootCount = table.count(
                table.number(at: TableLayout.Header.rootCount), of: TableLayout.numberSize, at: roots)
            return withUnsafeTemporaryAllocation(of: End.self, capacity: rootCount) { ends in
                let segments = PathSegments(
                    parts.path, isStrict: table.has(TableLayout.Flag.strictSlashes), storage: storage)
                let plain =
                    parts.hasEscapes
                    ? nil : PathWalker.outcomePlain(parts.path, table, isURL: false, storage)
                let walker = PathWalker(table)
                for index in 0..<rootCount {
                    let root = table.stored(at: roots &+ index &* TableLayout.numberSize)
                    let outcome =
                        plain ?? walker?.walk(from: root, segments, hasEscapes: parts.hasEscapes) ?? .nowhere
                    ends.initializeElement(at: index, to: End(outcome: outcome))
                }
                return body(URLMatcher(table: table, parts: parts, segments: segments, ends: ends))
            }
        }
    }

    /// A pattern that the whole path fits.
    struct Candidate {
        // As the table stores them, since few are read of most.
        private let patternAndFlags: UInt32
        private let storedRoute: UInt32
        private let storedSegmentCount: UInt32
        private let storedParameters: UInt32
        private let storedBindings: UInt32
        /// Whether no typed segment of the path has more than sixteen bytes.
        private let isShort: Bool
        /// How many segments the path has: more than the pattern where a catch-all takes several.
        let pathCount: Int

        var pattern: Int { TableLayout.number(stored: patternAndFlags) / TableLayout.Candidate.flagCount }
        var flags: Int { TableLayout.number(stored: patternAndFlags) & (TableLayout.Candidate.flagCount - 1) }
        var route: Int { TableLayout.number(stored: storedRoute) }
        /// How many of the pattern's segments the path has.
        var segmentCount: Int { TableLayout.number(stored: storedSegmentCount) }
        /// The records of the route's parameters and of the pattern's bindings.
        var parameters: Int { TableLayout.number(stored: storedParameters) }
        var bindings: Int { TableLayout.number(stored: storedBindings) }

        /// Whether the path alone decides that its route takes the URL.
        var isCertain: Bool {
            if flags & TableLayout.Candidate.isUnconditional != 0 { return true }
            // No number of up to sixteen digits is too large for 64 bits.
            return flags & TableLayout.Candidate.isUnconditionalWhereShort != 0 && isShort && Int.bitWidth == 64
        }
    }

    /// The most specific candidate that has not been asked for yet.
    func nextCandidate() -> Candidate? {
        if ends.count == 1 {
            guard let record = nextRecord(at: ends[0]) else { return nil }
            ends[0].candidates &+= 1
            return Candidate(record, pathCount: ends[0].outcome.depth, isShort: ends[0].outcome.isShort)
        }
        var first: (index: Int, record: TableRecord, rank: Int)?
        for index in ends.indices {
            guard let record = nextRecord(at: ends[index]) else { continue }
            let rank = record.number(TableLayout.Candidate.rank)
            if rank < first?.rank ?? .max { first = (index, record, rank) }
        }
        guard let (index, record, _) = first else { return nil }
        ends[index].candidates &+= 1
        return Candidate(record, pathCount: ends[index].outcome.depth, isShort: ends[index].outcome.isShort)
    }

    /// The record of an automaton's next candidate.
    @inline(__always)
    private func nextRecord(at end: End) -> TableRecord? {
        let outcome = end.outcome
        guard outcome.isWhole else { return nil }
        let list = table.number(at: outcome.state &+ TableLayout.State.candidates)
        guard list != 0, end.candidates < table.number(at: list) else { return nil }
        return table.record(
            at: list &+ TableLayout.numberSize &+ end.candidates &* TableLayout.Candidate.size,
            size: TableLayout.Candidate.size)
    }

    /// The automaton that read the most segments before it stopped.
    var deepest: PathWalker.Outcome? {
        var deepest: PathWalker.Outcome?
        for end in ends where end.outcome.depth > deepest?.depth ?? -1 { deepest = end.outcome }
        return deepest
    }

    func values(of candidate: Candidate) -> RouteValues {
        RouteValues(table, candidate, segments, parts)
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

extension URLMatcher.Candidate {
    @inline(__always)
    init(_ record: TableRecord, pathCount: Int, isShort: Bool) {
        patternAndFlags = record.stored(TableLayout.Candidate.pattern)
        storedRoute = record.stored(TableLayout.Candidate.route)
        storedSegmentCount = record.stored(TableLayout.Candidate.segmentCount)
        storedParameters = record.stored(TableLayout.Candidate.parameters)
        storedBindings = record.stored(TableLayout.Candidate.bindings)
        self.pathCount = pathCount
        self.isShort = isShort
    }

    /// A pattern, whatever its place among the candidates.
    ///
    /// - Parameter number: The pattern's.
    init(pattern number: Int, segmentCount: Int, pathCount: Int, _ table: TableReader) {
        let pattern = table.pattern(number)
        let route = table.number(at: pattern &+ TableLayout.Pattern.route)
        patternAndFlags = TableLayout.stored(number &* TableLayout.Candidate.flagCount)
        storedRoute = TableLayout.stored(route)
        storedSegmentCount = TableLayout.stored(segmentCount)
        storedParameters = table.stored(at: table.route(route) &+ TableLayout.Route.parameters)
        storedBindings = table.stored(at: pattern &+ TableLayout.Pattern.bindings)
        self.pathCount = pathCount
        isShort = false
    }

    /// No pattern.
    init() {
        patternAndFlags = 0
        storedRoute = 0
        storedSegmentCount = 0
        storedParameters = 0
        storedBindings = 0
        pathCount = 0
        isShort = false
    }
}
