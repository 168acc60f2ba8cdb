/// The values of one route in one URL, handed out in the order of the route's parameters. Generated code reads them.
public struct RouteValues {
    let table: TableReader
    /// The pattern that the path fits.
    private let candidate: URLMatcher.Candidate
    let segments: PathSegments
    let query: Bytes?
    let fragment: Bytes?
    /// Whether there is a `%` in the path.
    private let hasEscapes: Bool

    /// Bit i: segment i is the value of the next parameter that has none yet, as it stands.
    private var wholeSegments = 0
    /// The parameter that comes next.
    private(set) var index = 0
    /// Bit i: parameter i is there but is no value of its type, and reads as absent.
    private(set) var ignored: UInt64 = 0
    /// Whether a segment with an escaped NUL before it is read as the text behind that.
    var readsUnsendable = false
    /// Whether a value is missing or did not parse.
    @usableFromInline var isMismatch = false
    /// Set by generated code where there are no values to read.
    @usableFromInline var place: RoutePlace?
    /// See `SegmentSplitter`.
    var cutsAtFront = false
    /// The optional parameter that a strict query refuses.
    private(set) var refused: Int?
    /// The route as it is, where there is no URL to read.
    @usableFromInline
    var giver: WholeRoute?

    /// - Parameter number: The number of a pattern, whose route's values these are.
    init(
        _ table: TableReader, pattern number: Int, segmentCount: Int, segments: PathSegments, pathCount: Int,
        parts: URLParts
    ) {
        self.init(
            table,
            URLMatcher.Candidate(pattern: number, segmentCount: segmentCount, pathCount: pathCount, table), segments,
            parts)
    }

    @inline(__always)
    init(_ table: TableReader, _ candidate: URLMatcher.Candidate, _ segments: PathSegments, _ parts: URLParts) {
        self.table = table
        self.candidate = candidate
        self.segments = segments
        query = parts.query
        fragment = parts.fragment
        hasEscapes = parts.hasEscapes
    }

    /// The values of no URL.
    init(_ table: TableReader) {
        let nothing = Bytes(UnsafeBufferPointer(start: nil, count: 0))
        self.init(
            table, URLMatcher.Candidate(),
            PathSegments(nothing, isStrict: false, storage: UnsafeMutableBufferPointer(start: nil, count: 0)),
            URLParts(path: nothing))
    }

    /// The values in a plain path that alone decides on its route.
    ///
    /// - Parameter candidate: The record of the route's candidate.
    @inline(__always)
    init(
        _ table: TableReader, _ candidate: TableRecord, _ walk: PlainWalk, _ url: Bytes,
        storage: UnsafeMutableBufferPointer<UInt64>
    ) {
        self.init(
            table, URLMatcher.Candidate(candidate, pathCount: walk.depth, isShort: true),
            PathSegments(url, isStrict: false, storage: storage), URLParts(path: url))
        wholeSegments = candidate.number(TableLayout.Candidate.wholeSegments)
    }

    /// The route's record, and the record of the pattern that the path fits.
    var route: Int { table.route(candidate.route) }
    var pattern: Int { table.pattern(candidate.pattern) }

    private var plusIsSpace: Bool { table.has(TableLayout.Flag.plusIsSpace) }

    /// What stands in the URL for a parameter.
    @usableFromInline
    enum Found {
        case absent
        /// There, but not UTF-8 or outside the constraint.
        case invalid
        case text(RouteText)
    }

    // MARK: Called by generated code

    /// The route of a case.
    @inlinable
    public mutating func whole<R: _PathValue>() throws(RouteMismatch) -> R {
        if let giver { return try giver.give() }
        return try R(_reading: &self)
    }

    /// A value that must be there.
    @inlinable
    public mutating func required<Value: RouteParameter>() throws(RouteMismatch) -> Value {
        guard case .text(let text) = take(), let value = Value(_text: text) else { throw RouteMismatch() }
        advance()
        return value
    }

    /// A value that may be absent. In a query or fragment one that is no `Value` reads as absent.
    @inlinable
    public mutating func optional<Value: RouteParameter>() throws(RouteMismatch) -> Value? {
        let found = take()
        if case .absent = found {
            advance()
            return nil
        }
        if case .text(let text) = found, let value = Value(_text: text) {
            advance()
            return value
        }
        try ignoreOrRefuse()
        return nil
    }

    /// A query value with a default.
    @inlinable
    public mutating func defaulted<Value: RouteParameter>(_ defaultValue: Value) throws(RouteMismatch) -> Value {
        return try optional() ?? defaultValue
    }

    /// All values of a query key, in order.
    @inlinable
    public mutating func repeated<Value: RouteParameter>() throws(RouteMismatch) -> [Value] {
        var values: [Value] = []
        var position = 0
        var isDamaged = false
        while let found = nextRepeated(&position) {
            if case .text(let text) = found, let value = Value(_text: text) {
                values.append(value)
            } else {
                isDamaged = true
            }
        }
        if isDamaged { try ignoreOrRefuse() } else { advance() }
        return values
    }

    /// The values of a catch-all, one a segment.
    @inlinable
    public mutating func catchAll<Value: RouteParameter>() throws(RouteMismatch) -> [Value] {
        var values: [Value] = []
        var cursor = catchAllCursor()
        while let found = nextCaught(&cursor) {
            guard case .text(let text) = found, let value = Value(_text: text) else { throw RouteMismatch() }
            values.append(value)
        }
        if values.isEmpty { throw RouteMismatch() }
        advance()
        return values
    }

    /// The values of a catch-all in an optional tail; nil where the tail is absent.
    @inlinable
    public mutating func optionalCatchAll<Value: RouteParameter>() throws(RouteMismatch) -> [Value]? {
        guard isTailPresent else {
            advance()
            return nil
        }
        return try catchAll()
    }

    // MARK: Behind them

    private var parameter: Int { candidate.parameters &+ index &* TableLayout.Parameter.size }
    private var shape: Int { Int(table.byte(at: parameter &+ TableLayout.Parameter.shape)) }
    private var binding: Int { binding(of: index) }

    func binding(of index: Int) -> Int {
        candidate.bindings &+ index &* TableLayout.Binding.size
    }

    var source: ParameterSource { ParameterSource(rawValue: shape & 3) ?? .path }
    var presence: ParameterPresence { ParameterPresence(rawValue: shape >> 2 & 15) ?? .required }
    var kind: ValueKind { table.kind(ofParameter: parameter) }

    @usableFromInline
    mutating func advance() { index += 1 }

    /// The same as `found()`, once for each parameter.
    @usableFromInline
    mutating func take() -> Found {
        if wholeSegments == 0 { return found() }
        return takeWholeSegment().map { .text(RouteText($0, isEscaped: false)) } ?? .absent
    }

    /// The text of the parameter that comes next; nil where there is more to it than one of the `wholeSegments`.
    @inline(__always)
    mutating func takeWholeSegment() -> Bytes? {
        if wholeSegments == 0 { return nil }
        let number = wholeSegments.trailingZeroBitCount
        wholeSegments &= wholeSegments &- 1
        return segments.rememberedSegment(number, count: candidate.pathCount)
    }

    /// What the URL has for the parameter that comes next.
    @usableFromInline
    func found() -> Found {
        let shape = self.shape
        switch ParameterSource(rawValue: shape & 3) {
        case .path?, nil:
            let number = table.number(at: binding &+ TableLayout.Binding.segment)
            guard number >> 1 < candidate.segmentCount,
                let raw = segments.segment(number >> 1, count: candidate.pathCount)
            else {
                return .absent
            }
            // The common case: the whole segment, as it stands.
            let isPlain = number & 1 | shape & TableLayout.Parameter.isConstrained == 0 && !hasEscapes
            if isPlain, raw.count > 0 { return .text(RouteText(raw, isEscaped: false)) }
            return segmentValue(raw, shape, isWholeSegment: number & 1 == 0)
        case .query?:
            guard let query else { return .absent }
            var pairs = QueryPairs(query, plusIsSpace: plusIsSpace)
            guard let value = pairs.next(key: key) else { return .absent }
            return constrained(presence == .optional ? value.withoutBareKey : value, shape)
        case .fragment?:
            return fragment.map { constrained(RouteText(scanning: $0), shape) } ?? .absent
        }
    }

    private var key: Bytes { table.text(at: parameter &+ TableLayout.Parameter.key) }

    /// A parameter's own part of its segment.
    private func pathText(_ text: RouteText) -> RouteText {
        let binding = self.binding
        let startSplit = table.number(at: binding &+ TableLayout.Binding.startSplit)
        let startOffset = table.number(at: binding &+ TableLayout.Binding.startOffset)
        let endSplit = table.number(at: binding &+ TableLayout.Binding.endSplit)
        let endOffset = table.number(at: binding &+ TableLayout.Binding.endOffset)
        let count = text.decodedCount
        func split(_ offset: Int) -> Int {
            SegmentSplitter.split(text, count, table, at: offset, prefersFront: cutsAtFront)
        }
        let start = (startSplit == 0 ? 0 : split(startSplit)) &+ startOffset
        let end = (endSplit == 0 ? count : split(endSplit)) &- endOffset
        return text.slice(start, max(start, end))
    }

    private func segmentValue(_ raw: Bytes, _ shape: Int, isWholeSegment: Bool) -> Found {
        let segment = hasEscapes ? RouteText(scanning: raw) : RouteText(raw, isEscaped: false)
        if readsUnsendable, segment.isSpoiled {
            return .text(isWholeSegment ? segment.unspoiled : pathText(segment.unspoiled))
        }
        let text = isWholeSegment ? segment : pathText(segment)
        return text.bytes.count == 0 ? .invalid : constrained(text, shape)
    }

    private func constrained(_ text: RouteText, _ shape: Int) -> Found {
        guard text.isUTF8 else { return .invalid }
        if shape & TableLayout.Parameter.isConstrained != 0, !accepts(text) { return .invalid }
        return .text(text)
    }

    /// Whether a text is a value of the next parameter's type, as far as the table knows the type.
    func accepts(_ text: RouteText) -> Bool { accepts(text, index) }

    /// The same for the parameter with an index.
    func accepts(_ text: RouteText, _ index: Int) -> Bool {
        let record = table.parameter(index, ofRoute: route)
        return ValueCheck.accepts(
            text, kind: table.kind(ofParameter: record),
            constraint: table.number(at: record &+ TableLayout.Parameter.constraint), table: table)
    }

    @usableFromInline
    mutating func ignoreOrRefuse() throws(RouteMismatch) {
        if isMismatch || source == .path { throw RouteMismatch() }
        if table.has(TableLayout.Flag.strictQuery), source == .query {
            refused = index
            throw RouteMismatch()
        }
        ignored |= 1 << UInt64(truncatingIfNeeded: index & 63)
        advance()
    }

    /// The next value of a repeated query parameter.
    /// - Parameter position: Where in the query to go on.
    @usableFromInline
    func nextRepeated(_ position: inout Int) -> Found? {
        guard let query else { return nil }
        var pairs = QueryPairs(query, plusIsSpace: plusIsSpace, from: position)
        guard let value = pairs.next(key: key) else { return nil }
        position = pairs.position
        return constrained(value.withoutBareKey, shape)
    }

    @usableFromInline
    struct CatchAllCursor { var segments: SegmentCursor }

    @usableFromInline
    func catchAllCursor() -> CatchAllCursor {
        let number = table.number(at: binding &+ TableLayout.Binding.segment)
        return CatchAllCursor(segments: segments.cursor(at: number >> 1, count: candidate.pathCount))
    }

    @usableFromInline
    func nextCaught(_ cursor: inout CatchAllCursor) -> Found? {
        guard let (start, end) = cursor.segments.next() else { return nil }
        return segmentValue(segments.path.slice(start, end), shape, isWholeSegment: true)
    }

    /// Whether the URL has the optional tail of the parameter that comes next.
    @usableFromInline
    var isTailPresent: Bool { table.number(at: binding &+ TableLayout.Binding.segment) >> 1 < candidate.segmentCount }
}
