extension RouteTable {
    /// The route as a path with query and fragment: what every origin has in common.
    ///
    /// ```swift
    /// Routes.detail(id: 42, ref: "mail").path   // "/items/42?ref=mail"
    /// ```
    public var path: String { withPath { $0.string } }

    /// The route as a URL.
    ///
    /// - Parameter origin: Whose first address to use. For a route that is not on it, the first one that it is on.
    /// - Returns: `"https://shop.example.com/items/42"`, or `"shop://items/42"` for a custom scheme.
    public func url(_ origin: Origin) -> String {
        let table = TableReader(Self._data)
        let record = table.origin(named: origin.rawValue, ofRoute: _route)
        return RouteBuilder.withBytes(table, _route, origin: record, { _write(to: &$0) }, { $0.string })
    }

    /// Calls a closure with the bytes of `path`.
    @inline(__always)
    func withPath<Result>(_ body: (Bytes) -> Result) -> Result {
        RouteBuilder.withBytes(TableReader(Self._data), _route, { _write(to: &$0) }, body)
    }

    /// The path.
    public var description: String { path }

    public static func == (first: Self, second: Self) -> Bool {
        first._route == second._route
            && first.withPath { path in second.withPath { path.equals($0) } }
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(_route)
        withPath { hasher.combine(bytes: UnsafeRawBufferPointer($0.buffer)) }
    }
}

extension Route {
    /// The route as a URL.
    ///
    /// - Parameter origin: Whose first address to use. For a route that is not on it, the first one that it is on.
    /// - Returns: `"https://shop.example.com/items/42"`, or `"shop://items/42"` for a custom scheme.
    public func url(_ origin: Table.Origin) -> String {
        let place = Self._place
        let record = place.table.origin(named: origin.rawValue, ofRoute: place.number)
        return RouteBuilder.withBytes(place.table, place.number, origin: record, { _write(to: &$0) }, { $0.string })
    }
}

extension _PathValue {
    /// The route as a path with query and fragment: what every origin has in common.
    ///
    /// ```swift
    /// Routes.Detail(id: 42, ref: "mail").path   // "/items/42?ref=mail"
    /// ```
    public var path: String { withPath { $0.string } }

    @inline(__always)
    func withPath<Result>(_ body: (Bytes) -> Result) -> Result {
        let place = Self._place
        return RouteBuilder.withBytes(place.table, place.number, { _write(to: &$0) }, body)
    }

    /// The path.
    public var description: String { path }

    public static func == (first: Self, second: Self) -> Bool {
        first.withPath { path in second.withPath { path.equals($0) } }
    }

    public func hash(into hasher: inout Hasher) {
        withPath { hasher.combine(bytes: UnsafeRawBufferPointer($0.buffer)) }
    }

    /// Here so that the compiler does not write one for each route.
    public var hashValue: Int {
        var hasher = Hasher()
        hash(into: &hasher)
        return hasher.finalize()
    }
}

extension TableReader {
    /// The record of the origin to build a route's URL for.
    func origin(named name: String, ofRoute number: Int) -> Int? {
        let origins = self.number(at: TableLayout.Header.origins)
        let count = min(self.number(at: TableLayout.Header.originCount), TableLimits.origins)
        let mask = self.number(at: route(number) &+ TableLayout.Route.origins)
        var first: Int?
        for index in 0..<count where mask >> index & 1 != 0 {
            let record = origins &+ index &* TableLayout.Origin.size
            if string(at: record &+ TableLayout.Origin.name) == name { return record }
            first = first ?? record
        }
        return first
    }
}
