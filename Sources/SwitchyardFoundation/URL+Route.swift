public import Foundation
public import Switchyard

extension URL {
    /// The URL of a route.
    ///
    /// ```swift
    /// URL(Routes.detail(id: 42), on: .web)   // https://shop.example.com/items/42
    /// ```
    ///
    /// - Parameter origin: Whose first address to use. For a route that is not on it, the first one that it is on.
    public init<Table: RouteTable>(_ route: Table, on origin: Table.Origin) {
        self.init(built: route.url(origin))
    }

    /// The URL of a route.
    ///
    /// ```swift
    /// URL(Routes.Detail(id: 42), on: .web)   // https://shop.example.com/items/42
    /// ```
    ///
    /// - Parameter origin: Whose first address to use. For a route that is not on it, the first one that it is on.
    public init<R: Route>(_ route: R, on origin: R.Table.Origin) {
        self.init(built: route.url(origin))
    }

    private init(built text: String) {
        // A scheme and a host that the manifest declares, then unreserved characters and escapes alone: RFC 3986 has
        // no URL simpler than that.
        guard let url = URL(string: text) else { preconditionFailure("Foundation refuses the URL '\(text)'") }
        self = url
    }
}
