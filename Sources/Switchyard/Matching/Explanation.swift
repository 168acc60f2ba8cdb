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
        var rank = -1
        var nearest: RouteError?
        while let candidate = matcher.candidate(after: rank) {
            rank = candidate.rank
            let error = self.error(matcher, candidate, read)
            if error.reason != .noMatch { return error }
            nearest = nearest ?? error
        }
        if let nearest { return nearest }
        guard let deepest = matcher.deepest else { return RouteError(.noMatch, url: url) }
        return pathError(matcher, deepest)
    }

    /// Why a route whose pattern fits the path does not take the URL.
    private func error(
        _ matcher: borrowing URLMatcher, _ candidate: URLMatcher.Candidate,
        _ read: (Int, inout RouteValues) throws(RouteMismatch) -> Void
    ) -> RouteError {
        var values = matcher.values(of: candidate)
        let nearest = pattern(values)
        func error(_ reason: RouteError.Reason) -> RouteError { RouteError(reason, url: url, nearest: nearest) }
        guard matcher.isOnOrigin(values) else { return error(.noMatch) }
        if let record = matcher.missingFixedQuery(values) {
            let key = table.string(at: record &+ TableLayout.FixedQuery.key)
            let expected = table.string(at: record &+ TableLayout.FixedQuery.value)
            guard let query = matcher.parts.query else { return error(.noMatch) }
            var pairs = QueryPairs(query, plusIsSpace: table.has(TableLayout.Flag.plusIsSpace))
            guard let value = pairs.next(key: table.text(at: record &+ TableLayout.FixedQuery.key)) else {
                return error(.noMatch)
            }
            return error(.invalidParameter(name: key, value: value.string, expected: "\"\(expected)\""))
        }
        if values.check() {
            // The table finds nothing wrong, so a type of the author's does.
            values = matcher.values(of: candidate)
            let route = table.number(at: values.pattern &+ TableLayout.Pattern.route)
            do {
                try read(route, &values)
                return error(.noMatch)
            } catch {}
        }
        let record = table.parameter(values.refused ?? values.index, ofRoute: values.route)
        switch values.found() {
        case .absent:
            return error(.missingParameter(name: table.string(at: record &+ TableLayout.Parameter.name)))
        case .text, .invalid:
            var invalid = RouteError(invalid: values.rawText, parameter: record, table, url: url)
            invalid.nearest = nearest
            return invalid
        }
    }

    private func pattern(_ values: RouteValues) -> String {
        table.string(at: values.route &+ TableLayout.Route.patternText)
    }

    /// Why the path leads nowhere: what the nearest pattern has where it stopped.
    private func pathError(_ matcher: borrowing URLMatcher, _ outcome: PathWalker.Outcome) -> RouteError {
        let number = table.number(at: outcome.state &+ TableLayout.State.nearest) / 2
        let pattern = table.pattern(number)
        let route = table.route(table.number(at: pattern &+ TableLayout.Pattern.route))
        let nearest =
            outcome.depth > 0 || outcome.state != 0
            ? table.string(at: route &+ TableLayout.Route.patternText) : nil
        guard let nearest, !nearest.isEmpty else { return RouteError(.noMatch, url: url) }
        let noMatch = RouteError(.noMatch, url: url, nearest: outcome.depth > 0 ? nearest : nil)
        let segmentCount = table.number(at: pattern &+ TableLayout.Pattern.segmentCount)
        guard outcome.depth < segmentCount else { return noMatch }
        let segment =
            table.number(at: pattern &+ TableLayout.Pattern.segments) &+ outcome.depth &* TableLayout.Segment.size
        let first = table.number(at: segment &+ TableLayout.Segment.parameter)
        guard first > 0, outcome.depth > 0 || segmentCount == 1 else { return noMatch }
        guard !outcome.isWhole,
            let raw = matcher.segments.segment(outcome.depth, count: outcome.depth + 1), raw.count > 0
        else {
            let name = table.string(
                at: table.parameter(first - 1, ofRoute: route) &+ TableLayout.Parameter.name)
            return RouteError(.missingParameter(name: name), url: url, nearest: nearest)
        }
        let values = RouteValues(
            table, pattern: number, segmentCount: segmentCount, segments: matcher.segments,
            pathCount: outcome.depth + 1, parts: matcher.parts)
        let count = table.number(at: segment &+ TableLayout.Segment.parameterCount)
        let (index, text) = values.firstUnfit(
            first - 1..<first - 1 + max(1, count), in: RouteText(scanning: raw))
        var error = RouteError(invalid: text, parameter: table.parameter(index, ofRoute: route), table, url: url)
        error.nearest = nearest
        return error
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
        case .query:
            var pairs = query.map { QueryPairs($0, plusIsSpace: table.has(TableLayout.Flag.plusIsSpace)) }
            let key = table.text(at: table.parameter(index, ofRoute: route) &+ TableLayout.Parameter.key)
            while let value = pairs?.next(key: key) {
                if presence != .repeated || !accepts(value) || !value.isUTF8 { return value.string }
            }
            return ""
        case .fragment: return fragment.map { RouteText(scanning: $0).string } ?? ""
        }
    }

    /// Among the parameters of a segment that its text does not fit the first that is to blame, with its part of the
    /// text: the parameter behind which no more of the text is read.
    ///
    /// - Parameter range: The parameters' indices.
    func firstUnfit(_ range: Range<Int>, in segment: RouteText) -> (index: Int, text: String) {
        let count = segment.decodedCount
        var start = 0
        for index in range {
            let binding = self.binding(of: index)
            start += table.number(at: binding &+ TableLayout.Binding.startOffset)
            let split = table.number(at: binding &+ TableLayout.Binding.endSplit)
            guard split != 0 else {
                let end = count &- table.number(at: binding &+ TableLayout.Binding.endOffset)
                return (index, segment.slice(start, max(start, end)).string)
            }
            let front = TableAutomaton(table, at: table.number(at: split &+ TableLayout.Split.front))
            guard let end = front.longestPrefix(of: segment) else { return (index, segment.slice(start, count).string) }
            start = end
        }
        return (range.lowerBound, segment.string)
    }
}
