/// One route with its values: a struct that the build generates from one line of a manifest.
///
/// ```swift
/// Routes.Detail(id: 42).path          // "/items/42"
/// Routes.Detail(id: 42).url(.web)     // "https://shop.example.com/items/42"
/// ```
///
/// Two routes are equal when their paths are; a value passed beside the URL (`with`) does not count. Encoded, a route
/// is one string: its ID, a space and its path.
public protocol Route: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The table that the route belongs to.
    associatedtype Table: RouteTable
    /// What opening the route yields.
    associatedtype Output = Void
    /// The route's A/B variants.
    associatedtype Variant: RouteVariant = NoVariant

    /// The route's number in its table.
    static var _route: Int { get }
    /// Reads the route's values from a URL that it matches.
    init(_reading values: inout RouteValues) throws(RouteMismatch)
    /// Writes the route's values in the order of its parameters.
    func _write(to writer: inout RouteWriter)
}

/// A value did not parse, so that matching goes on with the next candidate. Only generated code meets this error.
public struct RouteMismatch: Error, Sendable {
    public init() {}
}
