/// Opens routes: runs the handler that is registered for a route, after the guards that the manifest and the app put
/// before it.
///
/// ```swift
/// let router = Router(Routes.self)
/// router.on(Routes.Detail.self) { detail, context in ItemScreen(detail.id) }
/// let screen = try await router.open(Routes.Detail(id: 42))                        // ItemScreen
/// let value = try await router.open("shop://items/42", as: ItemScreen.self)
/// ```
///
/// An opening takes these steps: limits, rewrites, match; switched off or redirected; guards (the router's own, then a
/// group's, then the route's); the variant; the handler. A route opened by value skips the first three. Observers are
/// told in between.
///
/// A router may be used from any thread. A change holds for every opening that begins after it, and an opening sees one
/// state from its first step to its last. No lock is held while a handler, a guard or an observer runs, so all of them
/// may open routes and change the router.
public final class Router<Table: RouteTable>: Sendable {
    let shared: Shared<Table>
    /// How many bytes a URL may have.
    public let limit: Int

    /// A router without handlers.
    ///
    /// - Parameters:
    ///   - table: The routes, all of a manifest.
    ///   - limit: How many bytes a URL may have.
    public init(_ table: Table.Type = Table.self, limit: Int = 8_192) where Table == Table.Root {
        shared = Shared(RouterState())
        self.limit = limit
    }

    /// The app's rewrite rules. They are tried on every URL before it is matched, and before the manifest's own.
    ///
    /// A change made in place (`router.rewriter.add(rule)`) reads the rules and sets them: where several threads change
    /// them at once, make the whole list and set that.
    ///
    /// ```swift
    /// router.rewriter = try Rewriter([RewriteRule(match: "^https://old\\.example/(.*)", to: "/$1")])
    /// ```
    public var rewriter: Rewriter {
        get { shared.state.rewriter }
        set { shared.change { $0.rewriter = newValue } }
    }
}
