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
        find(Bytes(url), TableReader(data), limit) { route, values, _ in
            do {
                try read(route, &values)
                return true
            } catch {
                return false
            }
        }
    }

    /// Finds the best route without reading values.
    ///
    /// - Parameter read: As for `match`; called only for a route with a type of the author's.
    public static func identify(
        _ url: UnsafeBufferPointer<UInt8>, _ data: StaticString, limit: Int,
        _ read: (Int, inout RouteValues) throws(RouteMismatch) -> Void
    ) -> _RouteFound {
        find(Bytes(url), TableReader(data), limit, isNameEnough: true) { route, values, flags in
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
    @inline(__always)
    static func find(
        _ url: Bytes, _ table: TableReader, _ limit: Int, isNameEnough: Bool = false,
        _ take: (Int, inout RouteValues, Int) -> Bool
    ) -> _RouteFound {
        do throws(URLFailure) {
            return try URLMatcher.withMatcher(url, table: table, limit: limit) { matcher in
                var rank = -1
                while let candidate = matcher.candidate(after: rank) {
                    rank = candidate.rank
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
        } catch {
            return _RouteFound()
        }
    }

    /// Calls a closure with the text's UTF-8, copied only where it does not lie in one piece.
    @inline(__always)
    static func withBytes<Result>(of url: String, _ body: (Bytes) -> Result) -> Result {
        var text = url
        return text.withUTF8 { body(Bytes($0)) }
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
