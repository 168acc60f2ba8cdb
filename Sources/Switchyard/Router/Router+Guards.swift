extension Router {
    /// Gives the guard that the manifest names `@name` its closure, in place of the one before. A guard without a closure
    /// refuses.
    ///
    /// ```swift
    /// router.guard("signedIn") { route, context in context[User.self] != nil ? .allow : .redirect(.home) }
    /// ```
    ///
    /// - Parameters:
    ///   - name: As the manifest declares it.
    ///   - body: Decides on a route: `.allow`, `.refuse("why")` or `.redirect(to)`. What it throws ends the opening. It
    ///     runs on the actor where it was written.
    /// - Returns: Whether any route has this guard.
    @discardableResult
    public func `guard`(
        _ name: String,
        @_inheritActorContext _ body:
            @escaping @Sendable @isolated(any) (Table, RouteContext) throws ->
            RouteGuardResult<Table>
    ) -> Bool {
        set(IsolatedBody(body), name)
    }

    /// Gives a guard an async closure, which may ask a server or a person; see the other `guard(_:_:)`. Routes behind it
    /// cannot be opened with `openSync`.
    @discardableResult
    public func `guard`(
        _ name: String,
        @_inheritActorContext _ body:
            @escaping @Sendable @isolated(any) (Table, RouteContext) async throws ->
            RouteGuardResult<Table>
    ) -> Bool {
        set(IsolatedBody(body), name)
    }

    /// Adds a guard before all others and for every route. It counts as named `*` in `RouteError.Reason.refused(guard:)`.
    ///
    /// ```swift
    /// router.guard { route, context in await maintenance.isOn ? .refuse("back at noon") : .allow }
    /// ```
    public func `guard`(
        @_inheritActorContext _ body:
            @escaping @Sendable @isolated(any) (Table, RouteContext) throws ->
            RouteGuardResult<Table>
    ) {
        add(IsolatedBody(body))
    }

    /// Adds an async guard before all others and for every route; see the other `guard(_:)`.
    public func `guard`(
        @_inheritActorContext _ body:
            @escaping @Sendable @isolated(any) (Table, RouteContext) async throws ->
            RouteGuardResult<Table>
    ) {
        add(IsolatedBody(body))
    }

    private func set(_ body: RouterState<Table>.Guard, _ name: String) -> Bool {
        shared.change { state in
            state.guards[name] = body
            return state.routes.contains { $0.guards.contains(name) }
        }
    }

    private func add(_ body: RouterState<Table>.Guard) {
        shared.change { $0.globalGuards.append(RouterState.NamedGuard(name: "*", body: body)) }
    }
}
