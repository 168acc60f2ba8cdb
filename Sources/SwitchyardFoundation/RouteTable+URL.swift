public import Foundation
public import Switchyard

extension RouteTable {
    /// The route that a URL leads to. See `match(_:limit:)` for a string.
    public static func match(_ url: URL, limit: Int = 8_192) -> Self? { match(url.absoluteString, limit: limit) }

    /// The name of the route that a URL leads to. See `identify(_:limit:)` for a string.
    public static func identify(_ url: URL, limit: Int = 8_192) -> ID? { identify(url.absoluteString, limit: limit) }

    /// The route that a URL leads to.
    ///
    /// - Throws: `RouteError`, with what the nearest route would have needed.
    public init(url: URL, limit: Int = 8_192) throws(RouteError) {
        try self.init(url: url.absoluteString, limit: limit)
    }

    /// The route that a URL leads to, with what else the URL says.
    ///
    /// - Throws: `RouteError`, with what the nearest route would have needed.
    public static func resolve(_ url: URL, limit: Int = 8_192) throws(RouteError) -> RouteMatch<Self> {
        try resolve(url.absoluteString, limit: limit)
    }
}
