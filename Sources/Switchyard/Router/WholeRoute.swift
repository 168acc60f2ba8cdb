/// A route's struct on its way from or into a case of its table, `with` values and all.
///
/// `RouteTable._read` and `_write` know which case holds which struct. They are written once, for text; this lets them
/// serve structs as they are, so that a table needs no further code for it, which would have to be compiled.
@usableFromInline
struct WholeRoute {
    /// An `R` where the route is given, an `R?` where it is taken; alive while this value is in use.
    private let place: UnsafeMutableRawPointer
    private let type: Any.Type

    @usableFromInline
    func take<R: _PathValue>(_ route: R) {
        guard R.self == type else { return }
        place.assumingMemoryBound(to: R?.self).pointee = route
    }

    @usableFromInline
    func give<R: _PathValue>() throws(RouteMismatch) -> R {
        guard R.self == type else { throw RouteMismatch() }
        return place.assumingMemoryBound(to: R.self).pointee
    }
}

extension WholeRoute {
    /// The struct in a case of a table.
    ///
    /// - Returns: Nil for a case of another route.
    static func route<R: _PathValue, Table: RouteTable>(of value: Table, as type: R.Type) -> R? {
        guard value._route == R._route else { return nil }
        // A route without values is a struct without properties, which the case of the table does not hold.
        if MemoryLayout<R>.size == 0 { return unsafeBitCast((), to: R.self) }
        var route: R?
        withUnsafeMutablePointer(to: &route) { place in
            withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1) { storage in
                var writer = RouteWriter(TableReader(Table._data), buffer: OutputBuffer(storage))
                writer.receiver = WholeRoute(place: UnsafeMutableRawPointer(place), type: type)
                value._write(to: &writer)
                writer.buffer.deallocate()
            }
        }
        return route
    }

    /// The case of a table that holds a struct.
    static func value<R: Route>(of route: R) -> R.Table {
        var route = route
        let value: R.Table? = withUnsafeMutablePointer(to: &route) { place in
            var values = RouteValues(TableReader(R.Table._data))
            values.giver = WholeRoute(place: UnsafeMutableRawPointer(place), type: R.self)
            return try? R.Table._read(R._route, &values)
        }
        // Both come from one generated file, which reads each route's struct in that route's case.
        guard let value else { preconditionFailure("the generated file and its table differ") }
        return value
    }
}
