/// Opening where the caller cannot wait, as in most code of a user interface.
extension Router {
    /// Opens a route at once.
    ///
    /// ```swift
    /// let screen = try router.openSync(Routes.Detail(id: 42))
    /// ```
    ///
    /// - Parameters:
    ///   - route: As for `open(_:variants:context:isolation:)`, and so are the others.
    /// - Throws: What `open` throws; `asyncHandler` where the handler or a guard is async, and `wrongIsolation` where one
    ///   of them belongs to another actor than the caller.
    @discardableResult
    @inlinable
    public func openSync<R: Route>(
        _ route: R, variants: [R.Variant]? = nil, context: [any Sendable] = [],
        isolation: isolated (any Actor)? = #isolation
    ) throws -> R.Output where R.Table == Table {
        if variants == nil, let plain, let number = plain.number(of: R.self) {
            return try plain.open(route, number, context, isSync: true, on: isolation)
        }
        return try openAnySync(route, variants, context, on: isolation)
    }

    /// Opens a route of any type at once, for what its handler does; see `openSync(_:variants:context:isolation:)`.
    @inlinable
    public func openSync(
        _ route: Table, context: [any Sendable] = [], isolation: isolated (any Actor)? = #isolation
    ) throws {
        if let plain, plain.opens(route._route) {
            return try plain.open(route, from: nil, nil, context, isSync: true, on: isolation)
        }
        try openAnySync(route, context, on: isolation)
    }

    /// Opens a route of any type at once, for a result of a known one; see `openSync(_:variants:context:isolation:)`.
    @discardableResult
    @inlinable
    public func openSync<Output>(
        _ route: Table, as output: Output.Type, context: [any Sendable] = [],
        isolation: isolated (any Actor)? = #isolation
    ) throws -> Output {
        if let plain, plain.opens(route._route) {
            return try plain.open(route, as: output, from: nil, nil, context, isSync: true, on: isolation)
        }
        return try openAnySync(route, as: output, context, on: isolation)
    }

    /// Opens the route that a URL leads to at once, for what its handler does; see
    /// `openSync(_:variants:context:isolation:)`.
    @inlinable
    public func openSync(
        _ url: String, context: [any Sendable] = [], isolation: isolated (any Actor)? = #isolation
    ) throws {
        if let plain, let matchedURL = plain.rewritten(url, limit: limit),
            let route = Table.match(matchedURL, limit: limit), plain.opens(route._route)
        {
            return try plain.open(route, from: url, matchedURL, context, isSync: true, on: isolation)
        }
        try openAnySync(url, context, on: isolation)
    }

    /// Opens the route that a URL leads to at once, for a result of a known type; see
    /// `openSync(_:variants:context:isolation:)`.
    @discardableResult
    @inlinable
    public func openSync<Output>(
        _ url: String, as output: Output.Type, context: [any Sendable] = [],
        isolation: isolated (any Actor)? = #isolation
    ) throws -> Output {
        if let plain, let matchedURL = plain.rewritten(url, limit: limit),
            let route = Table.match(matchedURL, limit: limit), plain.opens(route._route)
        {
            return try plain.open(route, as: output, from: url, matchedURL, context, isSync: true, on: isolation)
        }
        return try openAnySync(url, as: output, context, on: isolation)
    }

    // MARK: Behind them: the short way, and that with all steps

    @usableFromInline
    var plain: PlainRoutes? { shared.box.plain }

    @usableFromInline
    func openAnySync<R: Route>(
        _ route: R, _ variants: [R.Variant]?, _ context: [any Sendable], on caller: (any Actor)?
    ) throws -> R.Output where R.Table == Table {
        var opening = opening(route, variants, context)
        return try opening.runSync(WantedResult(as: R.Output.self), on: caller)
    }

    @usableFromInline
    func openAnySync(_ route: Table, _ context: [any Sendable], on caller: (any Actor)?) throws {
        var opening = opening(route, context)
        return try opening.runSync(WantedResult<Void>.discarded, on: caller)
    }

    @usableFromInline
    func openAnySync<Output>(
        _ route: Table, as output: Output.Type, _ context: [any Sendable], on caller: (any Actor)?
    ) throws -> Output {
        var opening = opening(route, context)
        return try opening.runSync(WantedResult(as: output), on: caller)
    }

    @usableFromInline
    func openAnySync(_ url: String, _ context: [any Sendable], on caller: (any Actor)?) throws {
        try openAnySync(url, WantedResult<Void>.discarded, context, on: caller)
    }

    @usableFromInline
    func openAnySync<Output>(
        _ url: String, as output: Output.Type, _ context: [any Sendable], on caller: (any Actor)?
    ) throws -> Output {
        try openAnySync(url, WantedResult(as: output), context, on: caller)
    }

    private func openAnySync<Wanted>(
        _ url: String, _ result: WantedResult<Wanted>, _ context: [any Sendable], on caller: (any Actor)?
    ) throws -> Wanted {
        var opening = Opening(shared.box, context, limit: limit)
        do throws(RouteError) {
            try opening.read(url)
        } catch {
            if let fallback = opening.fallback(for: error) {
                let call = FallbackCall(url: url, error: error)
                try fallback.callSync(call, opening.context, on: caller)
            }
            throw error
        }
        return try opening.runSync(result, on: caller)
    }
}
