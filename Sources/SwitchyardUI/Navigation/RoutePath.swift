public import Switchyard

/// The routes on a navigation stack, from the bottom to the top.
///
/// ```swift
/// @State private var path = RoutePath<Routes>()
///
/// NavigationStack(path: $path) {
///     HomeView().routeDestination(Routes.self) { route in screen(for: route) }
/// }
/// .onOpenRoute(Routes.self) { path.append($0) }
/// ```
///
/// It is saved as a list of strings, a route each. When it is read back, routes that this version of the app does not
/// have are left out; values beside the URL are nil.
public struct RoutePath<Table: RouteTable>: Sendable, Hashable, Codable {
    public var routes: [Table]

    public init(_ routes: [Table]) { self.routes = routes }

    public init(from decoder: any Decoder) throws {
        routes = try decoder.singleValueContainer().decode([SavedRoute<Table>].self).compactMap(\.route)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(routes)
    }

    /// Takes the top off.
    ///
    /// - Returns: The route that was there; nil where the stack is at its root.
    @discardableResult
    public mutating func pop() -> Table? { routes.popLast() }

    /// Goes back to a route that is on the stack, the uppermost of several.
    ///
    /// - Returns: Whether it is there.
    @discardableResult
    public mutating func pop(to route: Table) -> Bool {
        guard let index = routes.lastIndex(of: route) else { return false }
        routes.removeSubrange((index + 1)...)
        return true
    }

    /// Goes back to the root.
    public mutating func popToRoot() { routes = [] }

    /// Puts a route in place of the top; on top where the stack is at its root.
    public mutating func replaceTop(with route: Table) {
        routes.removeLast(routes.isEmpty ? 0 : 1)
        routes.append(route)
    }
}

extension RoutePath: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
    public init() { routes = [] }

    public var startIndex: Int { routes.startIndex }
    public var endIndex: Int { routes.endIndex }

    public subscript(index: Int) -> Table {
        get { routes[index] }
        set { routes[index] = newValue }
    }

    public mutating func replaceSubrange(_ range: Range<Int>, with elements: some Collection<Table>) {
        routes.replaceSubrange(range, with: elements)
    }
}

/// A saved route, or nothing where the table does not have it any more.
private struct SavedRoute<Table: RouteTable>: Decodable {
    let route: Table?

    init(from decoder: any Decoder) throws { route = try? Table(from: decoder) }
}
