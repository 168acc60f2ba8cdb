public import Foundation
public import Switchyard

extension RouteTable {
    /// The route that a URL leads to.
    ///
    /// ```swift
    /// func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    ///     guard let url = contexts.first?.url, let route = Routes.match(url) else { return }
    ///     …
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - url: A URL of one of the manifest's origins; a relative one is resolved against its base.
    ///   - limit: How many bytes the URL may have.
    /// - Returns: Nil where no route takes the URL; `init(url:limit:)` says why.
    public static func match(_ url: URL, limit: Int = 8_192) -> Self? {
        match(url.absoluteString, limit: limit)
    }

    /// The name of the route that a URL leads to, without reading values.
    ///
    /// ```swift
    /// Routes.identify(url)   // Routes.ID.detail
    /// ```
    ///
    /// - Parameters:
    ///   - url: As for `match(_:limit:)`.
    ///   - limit: How many bytes the URL may have.
    public static func identify(_ url: URL, limit: Int = 8_192) -> ID? {
        identify(url.absoluteString, limit: limit)
    }

    /// The route that a URL leads to.
    ///
    /// - Parameters:
    ///   - url: As for `match(_:limit:)`.
    ///   - limit: How many bytes the URL may have.
    /// - Throws: `RouteError`, with what the nearest route would have needed.
    public init(url: URL, limit: Int = 8_192) throws(RouteError) {
        try self.init(url: url.absoluteString, limit: limit)
    }

    /// The route that a URL leads to, with what else the URL says.
    ///
    /// - Parameters:
    ///   - url: As for `match(_:limit:)`.
    ///   - limit: How many bytes the URL may have.
    /// - Throws: `RouteError`, with what the nearest route would have needed.
    public static func resolve(_ url: URL, limit: Int = 8_192) throws(RouteError) -> RouteMatch<Self> {
        try resolve(url.absoluteString, limit: limit)
    }
}
