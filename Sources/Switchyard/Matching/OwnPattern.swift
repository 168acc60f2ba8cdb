/// Reads a path with the canonical pattern of one route, whatever other routes there are.
enum OwnPattern {
    /// - Parameters:
    ///   - path: As the route builds it, with query and fragment.
    ///   - route: The route's number.
    /// - Returns: Nil where the path is not one of the route's.
    static func read<Value>(
        _ path: Bytes, _ route: Int, _ table: TableReader,
        _ read: (Int, inout RouteValues) throws(RouteMismatch) -> Value
    ) -> Value? {
        let parts = URLReader.tail(of: path)
        return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: PathSegments.remembered) { storage in
            let segments = PathSegments(
                parts.path, isStrict: table.has(TableLayout.Flag.strictSlashes), storage: storage)
            guard let (segmentCount, pathCount) = fit(segments, table.pattern(route), table) else { return nil }
            var values = RouteValues(
                table, pattern: route, segmentCount: segmentCount, segments: segments, pathCount: pathCount,
                parts: parts)
            values.readsUnsendable = true
            for cutsAtFront in [false, true] {
                var values = values
                values.cutsAtFront = cutsAtFront
                if let value = try? read(route, &values) { return value }
            }
            return nil
        }
    }

    /// How many segments of a pattern a path has, and how many segments it has itself; nil where a literal differs or
    /// the path goes on behind the pattern's end.
    private static func fit(
        _ segments: PathSegments, _ pattern: Int, _ table: TableReader
    ) -> (segmentCount: Int, pathCount: Int)? {
        let patternCount = table.number(at: pattern &+ TableLayout.Pattern.segmentCount)
        let route = table.route(table.number(at: pattern &+ TableLayout.Pattern.route))
        let list = table.number(at: pattern &+ TableLayout.Pattern.segments)
        var cursor = SegmentCursor(segments.path, isStrict: segments.isStrict)
        var count = 0
        while let (start, end) = cursor.next() {
            segments.remember(start, end, at: count)
            if count < patternCount {
                let record = list &+ count &* TableLayout.Segment.size
                let text = RouteText(scanning: segments.path.slice(start, end))
                if table.number(at: record &+ TableLayout.Segment.parameter) == 0 {
                    let literal = table.text(at: record &+ TableLayout.Segment.literal)
                    let isEqual =
                        table.has(TableLayout.Flag.caseInsensitive)
                        ? text.equalsFoldingCase(literal) : text.equals(literal)
                    guard isEqual else { return nil }
                } else {
                    let automaton = table.number(at: record &+ TableLayout.Segment.automaton)
                    if automaton != 0, !text.isSpoiled, TableAutomaton(table, at: automaton).run(text) == 0 {
                        return nil
                    }
                }
            } else if !table.endsInCatchAll(route) {
                return nil
            }
            count += 1
        }
        guard count >= patternCount || isTail(at: count, pattern, route, table) else { return nil }
        return (min(count, patternCount), count)
    }

    /// Whether an optional tail of a pattern begins at a segment.
    private static func isTail(at index: Int, _ pattern: Int, _ route: Int, _ table: TableReader) -> Bool {
        let bindings = table.number(at: pattern &+ TableLayout.Pattern.bindings)
        return (0..<table.parameterCount(ofRoute: route)).contains { number in
            let record = table.parameter(number, ofRoute: route)
            let shape = table.number(at: record &+ TableLayout.Parameter.shape)
            let presence = ParameterPresence(rawValue: shape >> 2 & 15)
            guard shape & 3 == ParameterSource.path.rawValue, presence == .optional || presence == .optionalCatchAll
            else { return false }
            // The tail has one parameter, and so many segments up to it as there are slashes before it.
            let slashes = table.text(at: record &+ TableLayout.Parameter.before).buffer
                .reduce(0) { $1 == UInt8(ascii: "/") ? $0 + 1 : $0 }
            let binding = bindings &+ number &* TableLayout.Binding.size
            return table.number(at: binding &+ TableLayout.Binding.segment) >> 1 - slashes + 1 == index
        }
    }
}

extension TableReader {
    /// Whether a route's last path parameter takes all segments that are left.
    func endsInCatchAll(_ route: Int) -> Bool {
        let count = number(at: route &+ TableLayout.Route.pathParameterCount)
        guard count > 0 else { return false }
        let shape = number(at: parameter(count - 1, ofRoute: route) &+ TableLayout.Parameter.shape)
        let presence = ParameterPresence(rawValue: shape >> 2 & 15)
        return presence == .catchAll || presence == .optionalCatchAll
    }
}

extension RouteText {
    /// Whether the text is one that a URL cannot carry, written with an escaped NUL before it.
    var isSpoiled: Bool { PercentDecoder.escape(in: bytes, at: 0) == 0 }

    /// The text behind that escape.
    var unspoiled: RouteText {
        isSpoiled ? RouteText(bytes.slice(3, bytes.count), isEscaped: true, isUnsendable: true) : self
    }

    /// Whether the decoded text is a lower-case one but for the case of ASCII letters.
    func equalsFoldingCase(_ lowercase: Bytes) -> Bool {
        var decoder = self.decoder
        var index = 0
        while let byte = decoder.next() {
            guard index < lowercase.count, lowercase[index] == byte.asciiLowercased else { return false }
            index += 1
        }
        return index == lowercase.count
    }
}
