public import Switchyard

extension Router {
    /// Opens a route by showing a screen.
    ///
    /// ```swift
    /// router.on(Routes.Shop.Cart.self, show: .present(wrapped: true), in: navigator) { cart, context in
    ///     CartController()
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - route: The route's type; a route that yields nothing.
    ///   - variant: As for `on(_:variant:_:)`.
    ///   - presentation: How the screen is shown.
    ///   - navigator: What shows it.
    ///   - hooks: What is asked and told for this route alone. Where a `should` says no, `open` throws `refused` with
    ///     `shouldShow` for the guard's name.
    ///   - make: Makes the screen.
    @MainActor
    public func on<R: Route, P: Presenter>(
        _ route: R.Type, variant: R.Variant? = nil, show presentation: Presentation = .push,
        in navigator: Navigator<P>, hooks: ShowHooks<P.Screen> = ShowHooks(),
        make: @escaping @MainActor (R, RouteContext) async throws -> P.Screen
    ) where R.Table == Table, R.Output == Void {
        on(route, variant: variant) { @MainActor route, context async throws in
            try await navigator.open([make(route, context)], presentation, hooks)
        }
    }

    /// Opens a route by showing a screen, which is the route's result too.
    ///
    /// See the other `on(_:variant:show:in:hooks:make:)`.
    @MainActor
    public func on<R: Route, P: Presenter>(
        _ route: R.Type, variant: R.Variant? = nil, show presentation: Presentation = .push,
        in navigator: Navigator<P>, hooks: ShowHooks<P.Screen> = ShowHooks(),
        make: @escaping @MainActor (R, RouteContext) async throws -> R.Output
    ) where R.Table == Table, R.Output == P.Screen {
        on(route, variant: variant) { @MainActor route, context async throws in
            let screen = try await make(route, context)
            try await navigator.open([screen], presentation, hooks)
            return screen
        }
    }

    /// Opens a route by showing several screens, the last uppermost: a list and one of its items.
    ///
    /// See `on(_:variant:show:in:hooks:make:)`.
    @MainActor
    public func on<R: Route, P: Presenter>(
        _ route: R.Type, variant: R.Variant? = nil, show presentation: Presentation = .push,
        in navigator: Navigator<P>, hooks: ShowHooks<P.Screen> = ShowHooks(),
        makeSeveral make: @escaping @MainActor (R, RouteContext) async throws -> [P.Screen]
    ) where R.Table == Table, R.Output == Void {
        on(route, variant: variant) { @MainActor route, context async throws in
            try await navigator.open(make(route, context), presentation, hooks)
        }
    }
}

extension Navigator {
    fileprivate func open(
        _ screens: [P.Screen], _ presentation: Presentation, _ hooks: ShowHooks<P.Screen>
    ) async throws {
        guard await show(screens, as: presentation, hooks: hooks) else {
            throw RouteError(.refused(guard: "shouldShow"))
        }
    }
}
