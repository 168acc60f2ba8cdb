extension Router {
    /// Registers what opens a route, in place of what did before.
    ///
    /// ```swift
    /// router.on(Routes.Detail.self) { detail, context in ItemScreen(detail.id) }
    /// router.on(Routes.Detail.self, variant: .compact) { detail, context in CompactScreen(detail.id) }
    /// ```
    ///
    /// - Parameters:
    ///   - route: The route's type.
    ///   - variant: The variant that the handler serves; nil for all that have no handler of their own.
    ///   - body: Given the route and what else is known of the opening. It runs on the actor where it was written, and
    ///     one that was written on none runs on that of whoever opens the route.
    public func on<R: Route>(
        _ route: R.Type, variant: R.Variant? = nil,
        @_inheritActorContext _ body: @escaping @Sendable @isolated(any) (R, RouteContext) throws -> R.Output
    ) where R.Table == Table {
        register(ClosureHandler<R>(body: IsolatedBody(body)), for: R._route, variant?.rawValue)
    }

    /// Registers an async closure that opens a route; see the other `on(_:variant:_:)`.
    ///
    /// Such a route cannot be opened with `openSync`. When the task that opens it is cancelled, so is the closure's.
    public func on<R: Route>(
        _ route: R.Type, variant: R.Variant? = nil,
        @_inheritActorContext _ body: @escaping @Sendable @isolated(any) (R, RouteContext) async throws -> R.Output
    ) where R.Table == Table {
        register(ClosureHandler<R>(body: IsolatedBody(body)), for: R._route, variant?.rawValue)
    }

    /// Takes back what opens a route, for all its variants.
    ///
    /// - Returns: Whether there was anything.
    @discardableResult
    public func remove<R: Route>(_ route: R.Type) -> Bool where R.Table == Table {
        change(R._route) { entry in
            defer { entry.removeHandlers() }
            return entry.hasHandler
        }
    }

    /// Takes back what opens a variant of a route; then the handler for all variants serves it, if there is one.
    ///
    /// - Returns: Whether there was anything.
    @discardableResult
    public func remove<R: Route>(_ route: R.Type, variant: R.Variant) -> Bool where R.Table == Table {
        change(R._route) { $0.variantHandlers.removeValue(forKey: variant.rawValue) != nil }
    }

    /// Takes back all handlers and the fallback; guards and observers stay.
    public func removeAll() {
        shared.change { state in
            for route in state.routes.indices { state.routes[route].removeHandlers() }
            state.fallback = nil
        }
    }

    func register(_ handler: any RouteHandler, for route: Int, _ variant: String?) {
        _ = change(route) { entry in
            if let variant {
                entry.variantHandlers[variant] = handler
            } else {
                entry.handler = handler
            }
            return true
        }
    }

    private func change(_ route: Int, _ change: (inout RouterState<Table>.Entry) -> Bool) -> Bool {
        shared.change { state in
            guard state.routes.indices.contains(route) else { return false }
            return change(&state.routes[route])
        }
    }
}

extension RouteEntry {
    fileprivate mutating func removeHandlers() {
        handler = nil
        variantHandlers = [:]
    }
}
