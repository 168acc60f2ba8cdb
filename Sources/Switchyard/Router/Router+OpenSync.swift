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
    public func openSync<R: Route>(
        _ route: R, variants: [R.Variant]? = nil, context: [any Sendable] = [],
        isolation: isolated (any Actor)? = #isolation
    ) throws -> R.Output where R.Table == Table {
        var opening = opening(route, variants, context)
        return try opening.runSync(WantedResult(as: R.Output.self), on: isolation)
    }

    /// Opens a route of any type at once, for what its handler does; see `openSync(_:variants:context:isolation:)`.
    public func openSync(
        _ route: Table, context: [any Sendable] = [], isolation: isolated (any Actor)? = #isolation
    ) throws {
        var opening = opening(route, context)
        return try opening.runSync(WantedResult<Void>.discarded, on: isolation)
    }

    /// Opens a route of any type at once, for a result of a known one; see `openSync(_:variants:context:isolation:)`.
    @discardableResult
    public func openSync<Output>(
        _ route: Table, as output: Output.Type, context: [any Sendable] = [],
        isolation: isolated (any Actor)? = #isolation
    ) throws -> Output {
        var opening = opening(route, context)
        return try opening.runSync(WantedResult(as: output), on: isolation)
    }

    /// Opens the route that a URL leads to at once, for what its handler does; see
    /// `openSync(_:variants:context:isolation:)`.
    public func openSync(
        _ url: String, context: [any Sendable] = [], isolation: isolated (any Actor)? = #isolation
    ) throws {
        try openSync(url, WantedResult<Void>.discarded, context, on: isolation)
    }

    /// Opens the route that a URL leads to at once, for a result of a known type; see
    /// `openSync(_:variants:context:isolation:)`.
    @discardableResult
    public func openSync<Output>(
        _ url: String, as output: Output.Type, context: [any Sendable] = [],
        isolation: isolated (any Actor)? = #isolation
    ) throws -> Output {
        try openSync(url, WantedResult(as: output), context, on: isolation)
    }

    private func openSync<Wanted>(
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
