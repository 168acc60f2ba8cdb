extension Router {
    /// Whether a URL can be opened: a route takes it, is not switched off, and has a handler. Guards are not asked.
    ///
    /// ```swift
    /// router.canOpen("shop://items/42")
    /// ```
    public func canOpen(_ url: String) -> Bool {
        var opening = Opening(shared.box, [], limit: limit, isQuiet: true)
        do throws(RouteError) {
            return opening.hasHandler(for: try opening.read(url))
        } catch {
            return false
        }
    }

    /// Whether a route can be opened: it is not switched off, and has a handler. Guards are not asked.
    public func canOpen(_ route: Table) -> Bool { opening(route, []).hasHandler(for: route) }

    /// See `canOpen(_:)`.
    ///
    /// - Parameter variants: Where given, one of these has to have a handler of its own.
    public func canOpen<R: Route>(_ route: R, variants: [R.Variant]? = nil) -> Bool where R.Table == Table {
        let opening = opening(route, variants, [])
        return opening.hasHandler(for: WholeRoute.value(of: route))
    }
}

extension Opening {
    /// Whether the route, or the one that it is redirected to, can be opened. A route that is switched off cannot, also
    /// where another one is opened in its place.
    fileprivate func hasHandler(for route: Table) -> Bool {
        var opening = self
        var route = route
        // A document's redirects end.
        while let next = state.settings.overrides?.target(ofRoute: route._route), !isDisabled(route) { route = next }
        opening.route = route
        return !isDisabled(route) && (try? opening.choose(opening.entry(of: route))) != nil
    }
}
