/// All routes of a manifest, or of one of its groups: an enum that the build generates.
///
/// ```swift
/// switch Routes.match("shop://items/42") {
/// case .detail(let item)?: show(item.id)
/// case .home?, nil: showHome()
/// …
/// }
/// ```
public protocol RouteTable: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The names of all routes of the manifest, without values.
    associatedtype ID: RouteID
    /// The manifest's origins.
    associatedtype Origin: RouteOrigin
    /// The manifest's own namespace; for a group the enum it is nested in at the top.
    associatedtype Root: RouteTable where Root.ID == ID, Root.Origin == Origin

    /// The compiled table, the same for a namespace and its groups.
    static var _data: StaticString { get }
    /// The numbers of the routes in this namespace.
    static var _routes: Range<Int> { get }
    /// The number of this value's route.
    var _route: Int { get }
    /// Reads the values of the route with a number in `_routes`, or marks `values` where one is missing.
    static func _read(_ route: Int, _ values: inout RouteValues) throws(RouteMismatch) -> Self
    /// Writes the values of this value's route in the order of its parameters.
    func _write(to writer: inout RouteWriter)
}

extension RouteTable {
    public static var _data: StaticString { Root._data }
}
