/// Finds out why no route takes a URL: what the nearest route would have needed.
struct Explanation {
    private let table: TableReader
    private let url: String

    /// - Parameter read: Reads the values of a route with a type of the author's, and throws where one does not parse.
    static func error(
        for url: String, _ data: TableReader, limit: Int,
        _ read: (Int, inout RouteValues) throws(RouteMismatch) -> Void
    ) -> RouteError {
        let explanation = Explanation(table: data, url: url)
        return _RouteMatching.withBytes(of: url) { bytes in
            do throws(URLFailure) {
                return try URLMatcher.withMatcher(bytes, table: data, limit: limit) { matcher in
                    explanation.error(matcher, read)
                }
            } catch {
                switch error {
                case .tooLong: return RouteError(.tooLong, url: url)
                case .malformed: return RouteError(.malformed, url: url)
                case .foreignOrigin: return RouteError(.foreignOrigin, url: url)
                case .invalidEncoding: return RouteError(.invalidEncoding, url: url)
                }
            }
        }
    }

    private func error(
        _ matcher: borrowing URLMatcher, _ read: (Int, inout RouteValues) throws(RouteMismatch) -> Void
    ) -> RouteError {
        var nearest: RouteError?
        while let candidate = matcher.nextCandidate() {
            let (error, isAbsentKey) = self.error(matcher, candidate, read)
            // Another route may be nearer than one that is told apart by a key which is not there.
            if error.reason != .noMatch, !isAbsentKey { return error }
            nearest = nearest ?? error
        }
        if let nearest { return nearest }
        guard let deepest = matcher.deepest else { return RouteError(.noMatch, url: url) }
        return pathError(matcher, deepest)
    }

    /// Why a route whose pattern fits the path does not take the URL, and whether that is a fixed query key which the
    /// URL does not have.
    private func error(
        _ matcher: borrowing URLMatcher, _ candidate: URLMatcher.Candidate,
        _ read: (Int, inout RouteValues) throws(RouteMismatch) -> Void
    ) -> (error: RouteError, isAbsentKey: Bool) {
        var values = matcher.values(of: candidate)
        let nearest = pattern(values)
        func error(_ reason: RouteError.Reason) -> RouteError { RouteError(reason, url: url, nearest: nearest) }
        guard matcher.isOnOrigin(values) else { return (error(.noMatch), false) }
        if let record = matcher.missingFixedQuery(values) {
            let key = table.string(at: record &+ TableLayout.FixedQuery.key)
            let expected = table.string(at: record &+ TableLayout.FixedQuery.value)
            var pairs = matcher.parts.query.map { QueryPairs($0, plusIsSpace: table.has(TableLayout.Flag.plusIsSpace)) }
            guard let value = pairs?.next(key: table.text(at: record &+ TableLayout.FixedQuery.key)) else {
                return (error(.missingParameter(name: key)), true)
            }
            return (error(.invalidParameter(name: key, value: value.string, expected: "\"\(expected)\"")), false)
        }
        if values.check() {
            // The table finds nothing wrong, so a type of the author's does.
            values = matcher.values(of: candidate)
            let route = table.number(at: values.pattern &+ TableLayout.Pattern.route)
            do {
                try read(route, &values)
                return (error(.noMatch), false)
            } catch {}
        }
        let record = table.parameter(values.refused ?? values.index, ofRoute: values.route)
        switch values.found() {
        case .absent:
            return (error(.missingParameter(name: table.string(at: record &+ TableLayout.Parameter.name))), false)
        case .text, .invalid:
            var invalid = RouteError(invalid: values.rawText, parameter: record, table, url: url)
            invalid.nearest = nearest
            return (invalid, false)
        }
    }

    private func pattern(_ values: RouteValues) -> String {
        table.string(at: values.route &+ TableLayout.Route.patternText)
    }

    /// Why the path leads nowhere: what the nearest pattern has where it stopped.
    private func pathError(_ matcher: borrowing URLMatcher, _ outcome: PathWalker.Outcome) -> RouteError {
        let number = table.number(at: outcome.state &+ TableLayout.State.nearest)
        let pattern = table.pattern(number)
        let route = table.route(table.number(at: pattern &+ TableLayout.Pattern.route))
        let nearest =
            outcome.depth > 0 || outcome.state != 0
            ? table.string(at: route &+ TableLayout.Route.patternText) : nil
        guard let nearest, !nearest.isEmpty else { return RouteError(.noMatch, url: url) }
        let noMatch = RouteError(.noMatch, url: url, nearest: outcome.depth > 0 ? nearest : nil)
        let segmentCount = table.number(at: pattern &+ TableLayout.Pattern.segmentCount)
        // The segment of a catch-all stands for all that follow.
        let index = table.endsInCatchAll(route) ? min(outcome.depth, segmentCount - 1) : outcome.depth
        guard index >= 0, index < segmentCount else { return noMatch }
        let segment =
            table.number(at: pattern &+ TableLayout.Pattern.segments) &+ index &* TableLayout.Segment.size
        let first = table.number(at: segment &+ TableLayout.Segment.parameter)
        guard first > 0, outcome.depth > 0 || segmentCount == 1 else { return noMatch }
        func error(_ parameter: Int, _ text: String) -> RouteError {
            let record = table.parameter(parameter, ofRoute: route)
            var error = RouteError(invalid: text, parameter: record, table, url: url)
            // No path parameter takes empty text.
            if text.isEmpty {
                error.reason = .missingParameter(name: table.string(at: record &+ TableLayout.Parameter.name))
            }
            error.nearest = nearest
            return error
        }
        guard !outcome.isWhole, let raw = matcher.segments.segment(outcome.depth, count: outcome.depth + 1)
        else { return error(first - 1, "") }
        let values = RouteValues(
            table, pattern: number, segmentCount: segmentCount, segments: matcher.segments,
            pathCount: outcome.depth + 1, parts: matcher.parts)
        let count = max(1, table.number(at: segment &+ TableLayout.Segment.parameterCount))
        guard let fault = values.fault(of: first - 1..<first - 1 + count, in: RouteText(scanning: raw)) else {
            return noMatch
        }
        return error(fault.parameter, fault.text)
    }
}

extension RouteValues {
    /// The text that the URL has for the next parameter, decoded.
    var rawText: String {
        switch source {
        case .path:
            switch found() {
            case .text(let text) where presence != .catchAll && presence != .optionalCatchAll: return text.string
            default:
                var cursor = catchAllCursor()
                while let (start, end) = cursor.segments.next() {
                    let text = RouteText(scanning: segments.path.slice(start, end))
                    if presence == .required || presence == .optional || !accepts(text) { return text.string }
                }
                return ""
            }
        case .query: return table.refusedText(ofParameter: table.parameter(index, ofRoute: route), query: query)
        case .fragment: return fragment.map { RouteText(scanning: $0).string } ?? ""
        }
    }
}
