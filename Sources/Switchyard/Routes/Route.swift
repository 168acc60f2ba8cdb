/// One route with its values: a struct that the build generates from one line of a manifest.
///
/// ```swift
/// Routes.Detail(id: 42).path          // "/items/42"
/// Routes.Detail(id: 42).url(.web)     // "https://shop.example.com/items/42"
/// ```
///
/// Two routes are equal when their paths are; a value passed beside the URL (`with`) does not count. Encoded, a route
/// is one string: its ID, a space and its path.
public protocol Route: _PathValue, Hashable, Codable, Sendable, CustomStringConvertible {
    /// The table that the route belongs to.
    associatedtype Table: RouteTable
    /// What opening the route yields.
    associatedtype Output = Void
    /// The route's A/B variants.
    associatedtype Variant: RouteVariant = NoVariant
}

/// What the runtime asks of a route without asking for its table's type.
///
/// A conformance that names the table refers through it to every other route, and the compiler walks along for each
/// function that uses the conformance: kept apart, a table of a thousand routes compiles in linear time.
public protocol _PathValue {
    /// Names the route to `values`, then reads its values from a URL that it matches. Without `throws` it marks `values`
    /// where one is missing.
    init(_reading values: inout RouteValues) throws(RouteMismatch)
    /// Writes the route's values in the order of its parameters.
    func _write(to writer: inout RouteWriter)
}

/// A route of a compiled table.
@usableFromInline
struct RoutePlace: Sendable {
    let number: Int
    let data: StaticString

    @usableFromInline
    init(_ number: Int, _ data: StaticString) {
        self.number = number
        self.data = data
    }

    var table: TableReader { TableReader(data) }
}

extension _PathValue {
    /// The compiled table and the route's number in it: what the route names before it asks for a value that is not
    /// there. A requirement of its own would cost two functions for each route.
    static var _place: RoutePlace {
        RouteValues.place { _ = try? Self(_reading: &$0) } ?? RoutePlace(0, "")
    }

    /// The route's number in its table.
    package static var _route: Int { _place.number }
}

/// A value did not parse, so that matching goes on with the next candidate. Only generated code meets this error.
public struct RouteMismatch: Error, Sendable {
    public init() {}
}
