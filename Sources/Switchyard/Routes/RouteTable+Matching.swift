extension RouteTable {
    /// The route that a URL leads to.
    ///
    /// ```swift
    /// Routes.match("shop://items/42?ref=mail")   // .detail(id: 42, ref: "mail")
    /// ```
    ///
    /// - Parameters:
    ///   - url: A URL of one of the manifest's origins, or a path.
    ///   - limit: How many bytes the URL may have.
    /// - Returns: Nil where no route takes the URL; `init(url:)` says why.
    @inlinable
    public static func match(_ url: String, limit: Int = 8_192) -> Self? { _match(url, limit) }

    /// See `match(_:limit:)`.
    @inlinable
    public static func match(_ url: Substring, limit: Int = 8_192) -> Self? { _match(url, limit) }

    /// The name of the route that a URL leads to, without reading values. It allocates nothing, types of your own
    /// aside.
    ///
    /// ```swift
    /// Routes.identify("shop://items/42")   // Routes.ID.detail
    /// ```
    ///
    /// - Returns: What `match(_:limit:)?.id` is.
    @inlinable
    public static func identify(_ url: String, limit: Int = 8_192) -> ID? {
        _identify(url, limit)
    }

    /// See `identify(_:limit:)`.
    @inlinable
    public static func identify(_ url: Substring, limit: Int = 8_192) -> ID? {
        _identify(url, limit)
    }

    /// The route that a URL leads to.
    ///
    /// - Throws: `RouteError`, with what the nearest route would have needed.
    public init(url: String, limit: Int = 8_192) throws(RouteError) {
        var found = _RouteFound()
        self = try Self._resolve(url, limit, &found)
    }

    /// See `init(url:limit:)`.
    public init(url: Substring, limit: Int = 8_192) throws(RouteError) { try self.init(url: String(url), limit: limit) }

    /// The route's name without its values.
    public var id: ID {
        // Generated code numbers its routes from 0 to the table's count, so there is a case for each.
        guard let id = ID._numbered(_route) else { preconditionFailure("the generated file and its table differ") }
        return id
    }

    @inlinable
    @inline(__always)
    static func _match<Text: StringProtocol>(_ url: Text, _ limit: Int) -> Self? {
        // Written in place: to hand a route through closures moves it each time.
        var route: Self?
        let number = withUnsafeMutablePointer(to: &route) { route in
            _withBytes(of: url) { bytes in
                _RouteMatching.withPlace { storage, values in
                    let number = _RouteMatching.matchPlain(bytes, _data, limit: limit, storage, values)
                    if _routes.contains(number) { _readPlain(number, &values[0], route) }
                    return number
                }
            }
        }
        return number == _RouteMatching.unsure ? _matchAny(url, limit) : route
    }

    /// Reads the route with a number.
    ///
    /// - Parameter route: Where to put it; nil so far, and still where a value is missing or does not parse.
    @inlinable
    @inline(never)
    static func _readPlain(_ number: Int, _ values: inout RouteValues, _ route: UnsafeMutablePointer<Self?>) {
        do throws(RouteMismatch) {
            route.initialize(to: try _read(number, &values))
            if values.isMismatch { route.pointee = nil }
        } catch {}
    }

    @inlinable
    @inline(never)
    static func _matchAny<Text: StringProtocol>(_ url: Text, _ limit: Int) -> Self? {
        var result: Self?
        _ = _withBytes(of: url) { bytes in
            _RouteMatching.matchAny(bytes, _data, limit: limit) { (route, values) throws(RouteMismatch) in
                result = try _readIfOwn(route, &values)
            }
        }
        return result
    }

    @inlinable
    @inline(__always)
    static func _identify<Text: StringProtocol>(_ url: Text, _ limit: Int) -> ID? {
        var number = _withBytes(of: url) { _RouteMatching.identifyPlain($0, _data, limit: limit) }
        if number == _RouteMatching.unsure { number = _identifyAny(url, limit) }
        return _routes.contains(number) ? ID._numbered(number) : nil
    }

    @inlinable
    @inline(never)
    static func _identifyAny<Text: StringProtocol>(_ url: Text, _ limit: Int) -> Int {
        _withBytes(of: url) { bytes in
            _RouteMatching.identify(bytes, _data, limit: limit) { (route, values) throws(RouteMismatch) in
                _ = try Root._readAll(route, &values)
            }
        }.number
    }

    /// Calls a closure with a text's UTF-8, which is copied only where it does not lie in one piece. (`withUTF8` would
    /// retain the text.)
    @inlinable
    @inline(__always)
    static func _withBytes<Text: StringProtocol, Result>(
        of text: Text, _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        if let result = text.utf8.withContiguousStorageIfAvailable(body) { return result }
        var copy = String(text)
        return copy.withUTF8(body)
    }

    /// The route with a number; nil where it is none of this group's, which then is not to be asked for another: a
    /// group takes part in the choice with all routes of the manifest.
    @inlinable
    static func _readIfOwn(_ route: Int, _ values: inout RouteValues) throws(RouteMismatch) -> Self? {
        if _routes.contains(route) { return try _readAll(route, &values) }
        _ = try Root._readAll(route, &values)
        return nil
    }

    /// Reads the values of a route; throws where one is missing or does not parse.
    @inlinable
    static func _readAll(_ route: Int, _ values: inout RouteValues) throws(RouteMismatch) -> Self {
        let value = try _read(route, &values)
        try values.checkMark()
        return value
    }

    static func _resolve(_ url: String, _ limit: Int, _ found: inout _RouteFound) throws(RouteError) -> Self {
        var result: Self?
        var text = url
        found = text.withUTF8 {
            _RouteMatching.match($0, _data, limit: limit) { (route, values) throws(RouteMismatch) in
                result = try _readIfOwn(route, &values)
            }
        }
        if let result { return result }
        if found.route != nil { throw RouteError(.noMatch, url: url) }
        throw Explanation.error(for: url, TableReader(_data), limit: limit) {
            (route, values) throws(RouteMismatch) in
            _ = try Root._readAll(route, &values)
        }
    }
}
