/// What is registered for a route. It is of no table, so that code for all tables need not look its type up.
struct RouteEntry: Sendable {
    /// As the manifest declares them, groups' first.
    let guards: [String]
    let variants: [String]
    /// Serves every variant that has no handler of its own.
    var handler: (any RouteHandler)?
    /// By variant.
    var variantHandlers: [String: any RouteHandler] = [:]

    var hasHandler: Bool { handler != nil || !variantHandlers.isEmpty }

    func handler(for variant: String?) -> (any RouteHandler)? {
        variant.flatMap { variantHandlers[$0] } ?? handler
    }
}

/// A URL that no route takes, on its way to the app's fallback.
struct FallbackCall: Sendable {
    let url: String
    let error: RouteError
}
