/// Opening where the caller may wait.
///
/// Each function is there twice: a result that is `Sendable` comes from any actor, another only from the caller's own.
extension Router {
    /// Opens a route.
    ///
    /// ```swift
    /// let screen = try await router.open(Routes.Detail(id: 42, preview: image), context: [user])
    /// ```
    ///
    /// - Parameters:
    ///   - route: The route; values beside the URL reach its handler.
    ///   - variants: Variants to choose among: the first that has a handler of its own is opened, and none else. Nil
    ///     leaves the choice to the router.
    ///   - context: Values for guards and handlers, which read them back by type: `context[User.self]`.
    ///   - isolation: The actor of the caller; leave it out.
    /// - Returns: What the route's handler returns.
    /// - Throws: `RouteError`, and what a guard or the handler throws. `outputMismatch` where a redirect led to a route
    ///   with a result of another type.
    @discardableResult
    @inlinable
    public func open<R: Route>(
        _ route: R, variants: [R.Variant]? = nil, context: [any Sendable] = [],
        isolation: isolated (any Actor)? = #isolation
    ) async throws -> R.Output where R.Table == Table, R.Output: Sendable {
        if variants == nil, let plain, let number = plain.number(of: R.self, on: isolation) {
            return try plain.open(route, number, context, isSync: false, on: isolation)
        }
        return try await openAny(route, variants, context, staysOn: false, on: isolation)
    }

    /// Opens a route whose result is not `Sendable`, so that its handler has to run where the caller is.
    ///
    /// - Throws: As for `open(_:variants:context:isolation:)`, and `wrongIsolation` where the handler belongs to another
    ///   actor.
    @discardableResult
    @inlinable
    public func open<R: Route>(
        _ route: R, variants: [R.Variant]? = nil, context: [any Sendable] = [],
        isolation: isolated (any Actor)? = #isolation
    ) async throws -> R.Output where R.Table == Table {
        if variants == nil, let plain, let number = plain.number(of: R.self, on: isolation) {
            return try plain.open(route, number, context, isSync: false, on: isolation)
        }
        return try await openAny(route, variants, context, staysOn: true, on: isolation)
    }

    /// Opens a route of any type for what its handler does.
    ///
    /// ```swift
    /// try await router.open(.detail(id: 42))
    /// ```
    ///
    /// See `open(_:variants:context:isolation:)`.
    @inlinable
    public func open(
        _ route: Table, context: [any Sendable] = [], isolation: isolated (any Actor)? = #isolation
    ) async throws {
        if let plain, plain.opens(route._route, on: isolation) {
            return try plain.open(route, from: nil, nil, context, isSync: false, on: isolation)
        }
        try await openAny(route, context, on: isolation)
    }

    /// Opens a route of any type for a result of a known one.
    ///
    /// ```swift
    /// let screen = try await router.open(.detail(id: 42), as: ItemScreen.self)
    /// ```
    ///
    /// - Throws: As for `open(_:variants:context:isolation:)`; `outputMismatch` where the result is of another type.
    @discardableResult
    @inlinable
    public func open<Output: Sendable>(
        _ route: Table, as output: Output.Type, context: [any Sendable] = [],
        isolation: isolated (any Actor)? = #isolation
    ) async throws -> Output {
        if let plain, plain.opens(route._route, on: isolation) {
            return try plain.open(route, as: output, from: nil, nil, context, isSync: false, on: isolation)
        }
        return try await openAny(route, as: output, context, on: isolation)
    }

    /// Opens the route that a URL leads to, for what its handler does.
    ///
    /// ```swift
    /// try await router.open("shop://items/42", context: [user])
    /// ```
    ///
    /// - Throws: As for `open(_:variants:context:isolation:)`, and where no route takes the URL.
    @inlinable
    public func open(
        _ url: String, context: [any Sendable] = [], isolation: isolated (any Actor)? = #isolation
    ) async throws {
        if let plain, let matchedURL = plain.rewritten(url, limit: limit),
            let route = Table.match(matchedURL, limit: limit), plain.opens(route._route, on: isolation)
        {
            return try plain.open(route, from: url, matchedURL, context, isSync: false, on: isolation)
        }
        try await openAny(url, context, on: isolation)
    }

    /// Opens the route that a URL leads to, for a result of a known type.
    ///
    /// ```swift
    /// let screen = try await router.open("shop://items/42", as: ItemScreen.self)
    /// ```
    ///
    /// - Throws: As for `open(_:context:isolation:)`; `outputMismatch` where the result is of another type.
    @discardableResult
    @inlinable
    public func open<Output: Sendable>(
        _ url: String, as output: Output.Type, context: [any Sendable] = [],
        isolation: isolated (any Actor)? = #isolation
    ) async throws -> Output {
        if let plain, let matchedURL = plain.rewritten(url, limit: limit),
            let route = Table.match(matchedURL, limit: limit), plain.opens(route._route, on: isolation)
        {
            return try plain.open(route, as: output, from: url, matchedURL, context, isSync: false, on: isolation)
        }
        return try await openAny(url, as: output, context, on: isolation)
    }

    // MARK: Behind them: with all steps

    @usableFromInline
    func openAny<R: Route>(
        _ route: R, _ variants: [R.Variant]?, _ context: [any Sendable], staysOn isBound: Bool,
        on caller: isolated (any Actor)?
    ) async throws -> R.Output where R.Table == Table {
        var opening = opening(route, variants, context)
        return try await opening.run(WantedResult(as: R.Output.self), staysOn: isBound, on: caller)
    }

    @usableFromInline
    func openAny(_ route: Table, _ context: [any Sendable], on caller: isolated (any Actor)?) async throws {
        var opening = opening(route, context)
        return try await opening.run(WantedResult<Void>.discarded, on: caller)
    }

    @usableFromInline
    func openAny<Output>(
        _ route: Table, as output: Output.Type, _ context: [any Sendable], on caller: isolated (any Actor)?
    ) async throws -> Output {
        var opening = opening(route, context)
        return try await opening.run(WantedResult(as: output), on: caller)
    }

    @usableFromInline
    func openAny(_ url: String, _ context: [any Sendable], on caller: isolated (any Actor)?) async throws {
        try await openAny(url, WantedResult<Void>.discarded, context, on: caller)
    }

    @usableFromInline
    func openAny<Output>(
        _ url: String, as output: Output.Type, _ context: [any Sendable], on caller: isolated (any Actor)?
    ) async throws -> Output {
        try await openAny(url, WantedResult(as: output), context, on: caller)
    }

    private func openAny<Wanted>(
        _ url: String, _ result: WantedResult<Wanted>, _ context: [any Sendable], on caller: isolated (any Actor)?
    ) async throws -> Wanted {
        var opening = Opening(shared.box, context, limit: limit)
        do throws(RouteError) {
            try opening.read(url)
        } catch {
            if let fallback = opening.fallback(for: error) {
                let call = FallbackCall(url: url, error: error)
                try await fallback.call(call, opening.context, on: caller)
            }
            throw error
        }
        return try await opening.run(result, on: caller)
    }

    func opening<R: Route>(_ route: R, _ variants: [R.Variant]?, _ context: [any Sendable]) -> Opening<Table>
    where R.Table == Table {
        var opening = Opening<Table>(shared.box, context, variants: variants?.map(\.rawValue))
        opening.route = WholeRoute.value(of: route)
        return opening
    }

    func opening(_ route: Table, _ context: [any Sendable]) -> Opening<Table> {
        var opening = Opening<Table>(shared.box, context)
        opening.route = route
        return opening
    }
}
