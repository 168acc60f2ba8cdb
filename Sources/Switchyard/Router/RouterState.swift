import LinearRegex

/// Everything that a router knows, at one moment. A change makes a new state, so that an opening, which reads the state
/// once, sees all of a change or nothing of it.
struct RouterState<Table: RouteTable>: Sendable {
    typealias Guard = IsolatedBody<Table, RouteGuardResult<Table>>
    typealias Fallback = IsolatedBody<FallbackCall, Void>

    /// By number.
    var routes: [Entry]
    /// The guards that ask about every route, in order.
    var globalGuards: [NamedGuard] = []
    /// The closures for the guards that the manifest names.
    var guards: [String: Guard] = [:]
    var observers: [Observer] = []
    var observerCount = 0
    var fallback: Fallback?
    /// What a document, a unit and a tester say.
    var settings = OverrideSettings<Table>()
    /// The app's own rules.
    var rewriter = Rewriter()

    typealias Entry = RouteEntry

    struct NamedGuard: Sendable {
        let name: String
        let body: Guard
    }

    struct Observer: Sendable {
        let number: Int
        let observe: @Sendable (RouteEvent<Table>) throws -> Void
    }

    /// A router with nothing registered.
    init() {
        let table = TableReader(Table._data)
        routes = Table._routes.map { number in
            let record = table.route(number)
            return Entry(
                guards: table.strings(at: table.number(at: record &+ TableLayout.Route.guards)),
                variants: table.strings(at: table.number(at: record &+ TableLayout.Route.variants)))
        }
    }

    /// The entry of a route; its number comes from generated code or from its table.
    func entry(_ route: Int) -> Entry? { routes.indices.contains(route) ? routes[route] : nil }
}

/// A router's state, which many read and few replace.
final class Shared<Table: RouteTable>: @unchecked Sendable {
    /// One state, which never changes, and what follows from it.
    final class Box: Sendable {
        let rules: RouterRules
        /// Nil where more than a route's handler has a say.
        let plain: PlainRoutes?
        let state: RouterState<Table>

        init(_ state: RouterState<Table>) {
            self.state = state
            rules = RouterRules([state.settings.rewriter, state.rewriter], table: Table._data)
            let isPlain = state.observers.isEmpty && state.globalGuards.isEmpty && state.settings.isEmpty
            plain = isPlain ? PlainRoutes(state.routes, rules) : nil
        }
    }

    private let lock = PlatformLock()
    private var current: Box

    init(_ state: RouterState<Table>) { current = Box(state) }

    /// The state as it is now. The lock is held to copy one reference.
    var box: Box { lock.withLock { current } }
    var state: RouterState<Table> { box.state }

    /// Replaces the state by a changed copy.
    func change<Result>(_ change: (inout RouterState<Table>) -> Result) -> Result {
        let (result, old) = lock.withLock { () -> (Result, Box) in
            let old = current
            var state = old.state
            let result = change(&state)
            current = Box(state)
            return (result, old)
        }
        // What the old state alone held is freed after the lock is: the end of a closure may run code of the app.
        withExtendedLifetime(old) {}
        return result
    }
}

/// All rewrite rules of a router, tried as one list: the document's, the app's, then the manifest's, which are compiled
/// when the first URL is opened.
final class RouterRules: @unchecked Sendable {
    let table: StaticString
    private let lock = PlatformLock()
    private var lists: [Rewriter]
    private var lacksManifest = true

    init(_ lists: [Rewriter], table: StaticString) {
        self.lists = lists.filter { !$0.compiled.isEmpty }
        self.table = table
    }

    /// What the rules make of a URL.
    func rewrite(_ url: String, limit: Int) -> RewriteOutcome.Result {
        let lists = lock.withLock {
            if lacksManifest, let manifest = Rewriter.manifest(table) { self.lists.append(manifest) }
            lacksManifest = false
            return self.lists
        }
        if lists.isEmpty { return .unchanged }
        return RewriteChain.rewrite(url, lists, table: TableReader(table), limit: limit).result
    }
}
