/// A closure of the app together with the actor that it belongs to.
///
/// The closures come in as `@isolated(any)`, whose isolation can be asked for but which can only be called with `await`
/// (SE-0431). Such a closure is an ordinary one but for its isolation, which lies in front of what it captures: so it is
/// kept as an ordinary one, and everybody who calls it goes to its actor first.
struct IsolatedBody<Argument: Sendable, Result>: Sendable {
    enum Body: Sendable {
        case sync(@Sendable (Argument, RouteContext) throws -> Result)
        case async(@Sendable (Argument, RouteContext) async throws -> Result)
    }

    /// Nil for a closure that runs anywhere.
    let isolation: (any Actor)?
    let body: Body

    init(isolation: (any Actor)?, _ body: Body) {
        self.isolation = isolation
        self.body = body
    }

    init(_ body: @escaping @Sendable @isolated(any) (Argument, RouteContext) throws -> Result) {
        isolation = body.isolation
        self.body = .sync(unsafeBitCast(body, to: (@Sendable (Argument, RouteContext) throws -> Result).self))
    }

    init(_ body: @escaping @Sendable @isolated(any) (Argument, RouteContext) async throws -> Result) {
        isolation = body.isolation
        self.body = .async(unsafeBitCast(body, to: (@Sendable (Argument, RouteContext) async throws -> Result).self))
    }

    /// Whether code on an actor may call the closure without leaving it.
    @inline(__always)
    func runs(on caller: (any Actor)?) -> Bool { isolation == nil || isolation === caller }

    /// - Throws: `asyncHandler` or `wrongIsolation` where a caller on an actor would have to wait.
    @inline(__always)
    func checkSync(on caller: (any Actor)?) throws(RouteError) {
        guard case .sync = body else { throw RouteError(.asyncHandler) }
        guard runs(on: caller) else { throw RouteError(.wrongIsolation) }
    }

    /// Calls the closure where the caller is.
    ///
    /// - Throws: As `checkSync(on:)`, and what the closure throws.
    @inline(__always)
    func callSync(_ argument: Argument, _ context: RouteContext, on caller: (any Actor)?) throws -> Result {
        try checkSync(on: caller)
        guard case .sync(let body) = body else { throw RouteError(.asyncHandler) }
        return try body(argument, context)
    }

    /// Calls the closure on its actor; one that belongs to none on the caller's.
    ///
    /// The result may only be of a type that is not `Sendable` where `runs(on:)` holds.
    func call(
        _ argument: Argument, _ context: RouteContext, on caller: isolated (any Actor)?
    ) async throws -> Result {
        switch body {
        case .sync(let body):
            guard let isolation, isolation !== caller else { return try body(argument, context) }
            return try await run(on: isolation, body, argument, context).value
        case .async(let body):
            // An async closure goes to its actor by itself.
            return try await body(argument, context)
        }
    }
}

/// A value that goes from one actor to another.
struct Transferred<Value>: @unchecked Sendable {
    let value: Value
}

private func run<Argument: Sendable, Result>(
    on actor: isolated any Actor, _ body: @Sendable (Argument, RouteContext) throws -> Result, _ argument: Argument,
    _ context: RouteContext
) throws -> Transferred<Result> {
    Transferred(value: try body(argument, context))
}
