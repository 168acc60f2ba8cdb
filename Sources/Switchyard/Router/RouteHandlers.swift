/// What a generated protocol of handlers stands on, where its methods run on the main actor. Apps conform to the generated
/// protocol, `RoutesHandlers`.
@MainActor
public protocol MainRouteHandlers: Sendable {
    associatedtype Table: RouteTable

    /// Calls the method for a route.
    func _open(_ call: RouteCall<Table>) throws
    /// Calls the async method for a route.
    func _openAsync(_ call: RouteCall<Table>) async throws
    /// Whether the method for the route with a number is async.
    nonisolated static func _isAsync(_ route: Int) -> Bool
}

/// What a generated protocol of handlers stands on under `option handlers free`.
public protocol FreeRouteHandlers: Sendable {
    associatedtype Table: RouteTable

    /// Calls the method for a route.
    func _open(_ call: RouteCall<Table>) throws
    /// Calls the async method for a route.
    func _openAsync(_ call: RouteCall<Table>) async throws
    /// Whether the method for the route with a number is async.
    static func _isAsync(_ route: Int) -> Bool
}

extension MainRouteHandlers {
    public func _openAsync(_ call: RouteCall<Table>) async throws { throw RouteError(.noHandler) }
    public nonisolated static func _isAsync(_ route: Int) -> Bool { false }
}

extension FreeRouteHandlers {
    public func _openAsync(_ call: RouteCall<Table>) async throws { throw RouteError(.noHandler) }
    public static func _isAsync(_ route: Int) -> Bool { false }
}

/// The opening of one route on its way through generated code: an object, which costs that code less to hand on.
public final class RouteCall<Table: RouteTable> {
    private let table: Table
    /// What is handed to the method.
    public let context: RouteContext
    /// What the method returned.
    private(set) var result: Any? = ()

    init(_ table: Table, _ context: RouteContext) {
        self.table = table
        self.context = context
    }

    /// The route's number.
    public var number: Int { table._route }

    /// The route.
    public func route<R: _PathValue>() -> R {
        // Generated code asks for the route with this number, which its table holds.
        guard let route = WholeRoute.route(of: table, as: R.self) else {
            preconditionFailure("the generated file and its table differ")
        }
        return route
    }

    public func isVariant(_ name: String) -> Bool { context.variant == name }

    /// Takes what the method returned; nothing where it returned nothing.
    public func finish<Output>(_ output: Output) { result = output }
}

extension Router {
    /// A router whose routes are opened by the methods of one object.
    ///
    /// ```swift
    /// let router = Router(Routes.self, handlers: AppHandlers())   // AppHandlers: RoutesHandlers
    /// ```
    ///
    /// - Parameter handlers: Has a method for every route; one left out does not compile. What `on` registers later is in
    ///   place of these.
    public convenience init<Handlers: MainRouteHandlers>(
        _ table: Table.Type = Table.self, handlers: Handlers, limit: Int = 8_192
    ) where Table == Table.Root, Handlers.Table == Table {
        self.init(table, limit: limit)
        register(
            sync: IsolatedBody { @MainActor call, context in
                let call = RouteCall(call, context)
                try handlers._open(call)
                return call.result
            },
            async: IsolatedBody { @MainActor call, context in
                let call = RouteCall(call, context)
                try await handlers._openAsync(call)
                return call.result
            }, isAsync: Handlers._isAsync)
    }

    /// See `init(_:handlers:limit:)`.
    public convenience init<Handlers: FreeRouteHandlers>(
        _ table: Table.Type = Table.self, handlers: Handlers, limit: Int = 8_192
    ) where Table == Table.Root, Handlers.Table == Table {
        self.init(table, limit: limit)
        register(
            sync: IsolatedBody { call, context in
                let call = RouteCall(call, context)
                try handlers._open(call)
                return call.result
            },
            async: IsolatedBody { call, context in
                let call = RouteCall(call, context)
                try await handlers._openAsync(call)
                return call.result
            }, isAsync: Handlers._isAsync)
    }

    private func register(
        sync: IsolatedBody<Table, Any?>, async: IsolatedBody<Table, Any?>, isAsync: (Int) -> Bool
    ) {
        let (sync, async) = (TableHandler(body: sync), TableHandler(body: async))
        shared.change { state in
            for index in state.routes.indices {
                let handler = isAsync(index) ? async : sync
                state.routes[index].register(handler)
            }
        }
    }
}

extension RouteEntry {
    /// Makes a handler serve the route: every variant by name, so that it counts as the variant's own.
    fileprivate mutating func register(_ handler: any RouteHandler) {
        if variants.isEmpty { self.handler = handler }
        for variant in variants { variantHandlers[variant] = handler }
    }
}

/// A handler for all routes of a table.
private struct TableHandler<Table: RouteTable>: RouteHandler {
    let body: IsolatedBody<Table, Any?>

    func runs(on caller: (any Actor)?) -> Bool { body.runs(on: caller) }

    func checkSync(on caller: (any Actor)?) throws(RouteError) { try body.checkSync(on: caller) }

    func openSync<Value: RouteTable, Wanted>(
        _ route: Value, _ context: RouteContext, _ result: WantedResult<Wanted>, on caller: (any Actor)?
    ) throws -> Wanted {
        guard let route = identity(route, as: Table.self) else { throw RouteError(.noHandler) }
        return try result.take(any: body.callSync(route, context, on: caller))
    }

    func openSync<R: Route>(_ route: R, _ context: RouteContext, on caller: (any Actor)?) throws -> R.Output {
        try openSync(WholeRoute.value(of: route), context, WantedResult(as: R.Output.self), on: caller)
    }

    func open<Value: RouteTable, Wanted>(
        _ route: Value, _ context: RouteContext, _ result: WantedResult<Wanted>, on caller: isolated (any Actor)?
    ) async throws -> Wanted {
        guard let route = identity(route, as: Table.self) else { throw RouteError(.noHandler) }
        return try result.take(any: await body.call(route, context, on: caller))
    }
}
