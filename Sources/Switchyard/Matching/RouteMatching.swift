/// Which route takes a URL.
public struct _RouteFound {
    /// The route's number; -1 where no route takes the URL.
    @usableFromInline var number = -1
    /// Bit i: parameter i is in the query or fragment, but is no value of its type.
    var ignored: UInt64 = 0
    /// The origins that the URL may belong to, as bits.
    var origins = 0

    /// The route's number; nil where no route takes the URL.
    var route: Int? { number < 0 ? nil : number }
}

/// The way from a URL's text to a route, shared by all tables. Generated code comes here through `RouteTable`.
public enum _RouteMatching {
    /// Finds the best route and reads its values.
    ///
    /// - Parameter read: Reads the values of the route with a number, and throws where one does not parse: then the
    ///   next candidate is tried.
    public static func match(
        _ url: UnsafeBufferPointer<UInt8>, _ data: StaticString, limit: Int,
        _ read: (Int, inout RouteValues) throws(RouteMismatch) -> Void
    ) -> _RouteFound {
        match(url, TableReader(data), limit: limit, read)
    }

    static func match(
        _ url: UnsafeBufferPointer<UInt8>, _ table: TableReader, limit: Int,
        _ read: (Int, inout RouteValues) throws(RouteMismatch) -> Void
    ) -> _RouteFound {
        withPlace { storage, values in
            let number = matchPlain(Bytes(url), table, limit: limit, storage, values)
            if number == unsure { return matchAny(Bytes(url), table, limit: limit, read) }
            do {
                if number < 0 { return _RouteFound() }
                try read(number, &values[0])
                return _RouteFound(number: number, origins: TableLayout.maximumNumber)
            } catch {
                return _RouteFound()
            }
        }
    }

    /// The same without a short way for most plain paths.
    public static func matchAny(
        _ url: UnsafeBufferPointer<UInt8>, _ data: StaticString, limit: Int,
        _ read: (Int, inout RouteValues) throws(RouteMismatch) -> Void
    ) -> _RouteFound {
        matchAny(Bytes(url), TableReader(data), limit: limit, read)
    }

    private static func matchAny(
        _ url: Bytes, _ table: TableReader, limit: Int,
        _ read: (Int, inout RouteValues) throws(RouteMismatch) -> Void
    ) -> _RouteFound {
        find(url, table, limit) { route, values, _ in
            do {
                try read(route, &values)
                return true
            } catch {
                return false
            }
        }
    }

    /// The number of the best route, and its values yet to be read.
    ///
    /// - Parameters:
    ///   - storage: Where to remember the path's segments: room for `remembered` numbers, valid for as long as the
    ///     values are read.
    ///   - values: Where to put the values where there is a route.
    /// - Returns: As `identifyPlain`.
    @inline(never)
    public static func matchPlain(
        _ url: UnsafeBufferPointer<UInt8>, _ data: StaticString, limit: Int,
        _ storage: UnsafeMutableBufferPointer<UInt64>, _ values: UnsafeMutableBufferPointer<RouteValues>
    ) -> Int {
        matchPlain(Bytes(url), TableReader(data), limit: limit, storage, values)
    }

    @inline(__always)
    private static func matchPlain(
        _ url: Bytes, _ table: TableReader, limit: Int, _ storage: UnsafeMutableBufferPointer<UInt64>,
        _ values: UnsafeMutableBufferPointer<RouteValues>
    ) -> Int {
        if url.count > limit { return unsure }
        return PathWalker.walkPlain(url, table, isURL: true, storage: storage) { walker, walk in
            guard walk.isWhole else { return -1 }
            guard let state = walker.record(of: walk.state) else { return nil }
            let list = state.number(TableLayout.State.candidates)
            guard let route = state.certainRoute(walk) else { return list == 0 ? -1 : nil }
            guard
                let candidate = table.record(
                    at: list &+ TableLayout.numberSize, size: TableLayout.Candidate.size)
            else { return nil }
            values.initializeElement(at: 0, to: RouteValues(table, candidate, walk, url, storage: storage))
            return route
        } ?? unsure
    }

    /// Calls a closure with room for what `matchPlain` writes.
    @inlinable
    @inline(__always)
    static func withPlace<Result>(
        _ body: (UnsafeMutableBufferPointer<UInt64>, UnsafeMutableBufferPointer<RouteValues>) -> Result
    ) -> Result {
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: remembered) { storage in
            withUnsafeTemporaryAllocation(of: RouteValues.self, capacity: 1) { values in
                body(storage, values)
            }
        }
    }

    /// How many segments are remembered where a path is walked.
    @inlinable
    public static var remembered: Int { 32 }

    /// The number of the best route, without reading values.
    ///
    /// - Returns: -1 where no route takes the URL, and `unsure` where that takes a closer look: `identify`.
    @inline(never)
    public static func identifyPlain(_ url: UnsafeBufferPointer<UInt8>, _ data: StaticString, limit: Int) -> Int {
        identifyPlain(Bytes(url), TableReader(data), limit: limit)
    }

    /// What `identifyPlain` says of a URL that is no plain path, or of whose path alone does not decide.
    public static var unsure: Int { -2 }

    @inline(__always)
    static func identifyPlain(_ url: Bytes, _ table: TableReader, limit: Int) -> Int {
        if url.count > limit { return unsure }
        let nowhere = UnsafeMutableBufferPointer<UInt64>(start: nil, count: 0)
        return PathWalker.walkPlain(url, table, isURL: true, storage: nowhere) { walker, walk in
            guard walk.isWhole else { return -1 }
            guard let state = walker.record(of: walk.state) else { return nil }
            if let route = state.certainRoute(walk) { return route }
            return state.stored(TableLayout.State.candidates) == 0 ? -1 : nil
        } ?? unsure
    }

    /// The same for any URL.
    ///
    /// - Parameter read: As for `match`; called only for a route with a type of the author's.
    public static func identify(
        _ url: UnsafeBufferPointer<UInt8>, _ data: StaticString, limit: Int,
        _ read: (Int, inout RouteValues) throws(RouteMismatch) -> Void
    ) -> _RouteFound {
        identify(Bytes(url), TableReader(data), limit: limit, read)
    }

    static func identify(
        _ url: Bytes, _ table: TableReader, limit: Int,
        _ read: (Int, inout RouteValues) throws(RouteMismatch) -> Void
    ) -> _RouteFound {
        find(url, table, limit, isNameEnough: true) { route, values, flags in
            if flags & TableLayout.Candidate.hasOwnType == 0 { return values.check() }
            do {
                try read(route, &values)
                return true
            } catch {
                return false
            }
        }
    }

    /// - Parameter take: Decides on a candidate: given the route's number, its values and the candidate's flags.
    static func find(
        _ url: Bytes, _ table: TableReader, _ limit: Int, isNameEnough: Bool = false,
        _ take: (Int, inout RouteValues, Int) -> Bool
    ) -> _RouteFound {
        if url.count <= limit,
            let found = URLMatcher.withPlainMatcher(url, table: table, { choose($0, isNameEnough, take) })
        {
            return found
        }
        do throws(URLFailure) {
            return try URLMatcher.withMatcher(url, table: table, limit: limit) { choose($0, isNameEnough, take) }
        } catch {
            return _RouteFound()
        }
    }

    private static func choose(
        _ matcher: borrowing URLMatcher, _ isNameEnough: Bool, _ take: (Int, inout RouteValues, Int) -> Bool
    ) -> _RouteFound {
        while let candidate = matcher.nextCandidate() {
            let route = candidate.route
            if isNameEnough, candidate.isCertain {
                return _RouteFound(number: route, origins: matcher.parts.origins)
            }
            var values = matcher.values(of: candidate)
            if candidate.flags & TableLayout.Candidate.isUnconditional == 0 {
                guard matcher.meetsConditions(candidate, values) else { continue }
            }
            if take(route, &values, candidate.flags) {
                return _RouteFound(number: route, ignored: values.ignored, origins: matcher.parts.origins)
            }
            if values.refused != nil { break }
        }
        return _RouteFound()
    }

    /// Calls a closure with the text's UTF-8, copied only where it does not lie in one piece.
    @inline(__always)
    static func withBytes<Result>(of url: String, _ body: (Bytes) -> Result) -> Result {
        var text = url
        return text.withUTF8 { body(Bytes($0)) }
    }
}

extension TableRecord {
    /// The number of the route that a path ending in the state leads to; nil where that takes a look at the candidates.
    @inline(__always)
    fileprivate func certainRoute(_ walk: PlainWalk) -> Int? {
        let route = number(TableLayout.State.certainRoute)
        return route != 0 && walk.isShort && Int.bitWidth == 64 ? route &- 1 : nil
    }
}

extension Bytes {
    /// The bytes of a buffer, which where it is empty may have no address.
    @inline(__always)
    init(_ buffer: UnsafeBufferPointer<UInt8>) {
        self.init(buffer.baseAddress ?? Bytes.nothing.utf8Start, count: buffer.count)
    }

    private static var nothing: StaticString { "" }
}
