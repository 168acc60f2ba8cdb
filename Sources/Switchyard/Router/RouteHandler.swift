/// What opens a route, whatever its types.
protocol RouteHandler: Sendable {
    /// Whether code on an actor may call the handler without leaving it.
    func runs(on caller: (any Actor)?) -> Bool

    /// - Throws: `asyncHandler` or `wrongIsolation` where a caller on an actor would have to wait.
    func checkSync(on caller: (any Actor)?) throws(RouteError)

    /// Opens a route where the caller is.
    ///
    /// - Throws: As `checkSync(on:)`, and what the handler throws.
    func openSync<Table: RouteTable, Wanted>(
        _ route: Table, _ context: RouteContext, _ result: WantedResult<Wanted>, on caller: (any Actor)?
    ) throws -> Wanted

    /// Opens a route of a known type where the caller is.
    func openSync<R: Route>(_ route: R, _ context: RouteContext, on caller: (any Actor)?) throws -> R.Output

    /// Opens a route on the handler's actor.
    func open<Table: RouteTable, Wanted>(
        _ route: Table, _ context: RouteContext, _ result: WantedResult<Wanted>, on caller: isolated (any Actor)?
    ) async throws -> Wanted
}

/// A closure that opens one route.
struct ClosureHandler<R: Route>: RouteHandler {
    let body: IsolatedBody<R, R.Output>

    func runs(on caller: (any Actor)?) -> Bool { body.runs(on: caller) }

    func checkSync(on caller: (any Actor)?) throws(RouteError) { try body.checkSync(on: caller) }

    func openSync<Table: RouteTable, Wanted>(
        _ route: Table, _ context: RouteContext, _ result: WantedResult<Wanted>, on caller: (any Actor)?
    ) throws -> Wanted {
        guard let route = WholeRoute.route(of: route, as: R.self) else { throw RouteError(.noHandler) }
        return try result.take(body.callSync(route, context, on: caller))
    }

    func openSync<Known: Route>(
        _ route: Known, _ context: RouteContext, on caller: (any Actor)?
    ) throws -> Known.Output {
        guard let route = identity(route, as: R.self) else { throw RouteError(.noHandler) }
        return try WantedResult(as: Known.Output.self).take(body.callSync(route, context, on: caller))
    }

    func open<Table: RouteTable, Wanted>(
        _ route: Table, _ context: RouteContext, _ result: WantedResult<Wanted>, on caller: isolated (any Actor)?
    ) async throws -> Wanted {
        guard let route = WholeRoute.route(of: route, as: R.self) else { throw RouteError(.noHandler) }
        return try result.take(await body.call(route, context, on: caller))
    }
}

/// The type that a handler's result is wanted as.
struct WantedResult<Wanted>: Sendable {
    /// The result where nobody looks at it.
    private let nothing: (@Sendable () -> Wanted)?

    init(as type: Wanted.Type) { nothing = nil }

    private init(nothing: @escaping @Sendable () -> Wanted) { self.nothing = nothing }

    static var discarded: WantedResult<Void> { WantedResult<Void>(nothing: {}) }

    /// - Throws: `outputMismatch`
    func take<Output>(_ output: Output) throws -> Wanted {
        if let nothing { return nothing() }
        if let output = identity(output, as: Wanted.self) { return output }
        if let output = output as? Wanted { return output }
        // Whoever wants nothing may be redirected to a route that yields something.
        if let nothing = identity((), as: Wanted.self) { return nothing }
        throw mismatch(Output.self)
    }

    /// - Parameter output: Nil where a handler did not run.
    /// - Throws: `outputMismatch` or `noHandler`
    func take(any output: Any?) throws -> Wanted {
        guard let output else { throw RouteError(.noHandler) }
        if let nothing { return nothing() }
        if let output = output as? Wanted { return output }
        if let nothing = identity((), as: Wanted.self) { return nothing }
        throw mismatch(type(of: output))
    }

    private func mismatch(_ found: Any.Type) -> RouteError {
        RouteError(.outputMismatch(expected: String(describing: Wanted.self), found: String(describing: found)))
    }
}

/// The value as a type that it is already; nil where the types differ. Costs less than `as?`.
func identity<Value, Same>(_ value: Value, as type: Same.Type) -> Same? {
    Value.self == Same.self ? unsafeBitCast(value, to: Same.self) : nil
}
