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
    public static func identify(_ url: String, limit: Int = 8_192) -> ID? { _identify(url, limit) }

    /// See `identify(_:limit:)`.
    @inlinable
    public static func identify(_ url: Substring, limit: Int = 8_192) -> ID? { _identify(url, limit) }

    /// The route that a URL leads to.
    ///
    /// - Throws: `RouteError`, with what the nearest route would have needed.
    public init(url: String, limit: Int = 8_192) throws(RouteError) {
        var found = _RouteFound()
        self = try Self._resolve(url, limit, &found)
    }

    /// See `init(url:limit:)`.
    public init(url: Substring, limit: Int = 8_192) throws(RouteError) {
        var found = _RouteFound()
        self = try Self._resolve(url, limit, &found)
    }

    /// The route's name without its values.
    public var id: ID {
        // Generated code numbers its routes from 0 to the table's count, so there is a case for each.
        guard let id = ID._numbered(_route) else { preconditionFailure("the generated file and its table differ") }
        return id
    }

    @inlinable
    static func _match(_ url: some StringProtocol, _ limit: Int) -> Self? {
        var result: Self?
        _ = _RouteMatching.match(url, _data, limit: limit) { (route, values) throws(RouteMismatch) in
            result = nil
            // A group asked alone takes part in the choice with all routes of the manifest.
            if _routes.contains(route) {
                result = try _read(route, &values)
            } else {
                _ = try Root._read(route, &values)
            }
        }
        return result
    }

    @inlinable
    static func _identify(_ url: some StringProtocol, _ limit: Int) -> ID? {
        let found = _RouteMatching.identify(url, _data, limit: limit) { (route, values) throws(RouteMismatch) in
            _ = try Root._read(route, &values)
        }
        return found.route.flatMap { _routes.contains($0) ? ID._numbered($0) : nil }
    }

    static func _resolve(
        _ url: some StringProtocol, _ limit: Int, _ found: inout _RouteFound
    ) throws(RouteError) -> Self {
        var result: Self?
        found = _RouteMatching.match(url, _data, limit: limit) { (route, values) throws(RouteMismatch) in
            result = nil
            if _routes.contains(route) {
                result = try _read(route, &values)
            } else {
                _ = try Root._read(route, &values)
            }
        }
        if let result { return result }
        if found.route != nil { throw RouteError(.noMatch, url: String(url)) }
        throw Explanation.error(for: String(url), TableReader(_data), limit: limit) {
            (route, values) throws(RouteMismatch) in
            _ = try Root._read(route, &values)
        }
    }
}
