extension Router {
    /// Tells a closure of everything that happens, after those that were added earlier.
    ///
    /// ```swift
    /// let observer = router.observe { event in log(event) }
    /// router.remove(observer)
    /// ```
    ///
    /// - Parameter body: Runs wherever the opening is, between its steps, so it should be quick. An error that it throws
    ///   stops nothing; an exposure that it could not take note of is told again when the route is opened again.
    /// - Returns: What `remove(_:)` takes.
    @discardableResult
    public func observe(_ body: @escaping @Sendable (RouteEvent<Table>) throws -> Void) -> RouteObservation {
        shared.change { state in
            state.observerCount += 1
            state.observers.append(RouterState.Observer(number: state.observerCount, observe: body))
            return RouteObservation(number: state.observerCount)
        }
    }

    /// Stops telling an observer.
    public func remove(_ observation: RouteObservation) {
        shared.change { $0.observers.removeAll { $0.number == observation.number } }
    }

    /// Says what to do with URLs that no route takes, in place of what was said before.
    ///
    /// ```swift
    /// router.fallback { url, error, context in browser.open(url) }
    /// ```
    ///
    /// - Parameter body: Called for `noMatch`, `foreignOrigin` and `malformed`, once an opening, with the URL as it came
    ///   in; then `open` throws the error. What the closure throws is thrown instead. It runs on the actor where it was
    ///   written.
    public func fallback(
        @_inheritActorContext _ body:
            @escaping @Sendable @isolated(any) (String, RouteError, RouteContext) throws ->
            Void
    ) {
        let isolation = body.isolation
        typealias Plain = @Sendable (String, RouteError, RouteContext) throws -> Void
        let plain = unsafeBitCast(body, to: Plain.self)
        set(IsolatedBody(isolation: isolation, .sync { try plain($0.url, $0.error, $1) }))
    }

    /// Says what to do with URLs that no route takes; see the other `fallback(_:)`.
    public func fallback(
        @_inheritActorContext _ body:
            @escaping @Sendable @isolated(any) (String, RouteError, RouteContext)
            async
            throws -> Void
    ) {
        let isolation = body.isolation
        typealias Plain = @Sendable (String, RouteError, RouteContext) async throws -> Void
        let plain = unsafeBitCast(body, to: Plain.self)
        set(IsolatedBody(isolation: isolation, .async { try await plain($0.url, $0.error, $1) }))
    }

    private func set(_ fallback: RouterState<Table>.Fallback) {
        shared.change { $0.fallback = fallback }
    }
}

/// An observer of a router, to be taken back with `Router.remove(_:)`.
public struct RouteObservation: Sendable, Hashable {
    let number: Int
}
