/// The routes of a router where no observer hears of an opening, no guard asks about every route, and neither a document
/// nor a tester has changed anything.
///
/// It is of no table: in generic code, types of a table would be looked up at each use, which takes longer than all
/// that is done here.
@usableFromInline
final class PlainRoutes: Sendable {
    private let routes: [RouteEntry]
    private let rules: RouterRules

    init(_ routes: [RouteEntry], _ rules: RouterRules) {
        self.routes = routes
        self.rules = rules
    }

    /// What the rules make of a URL; nil where they fail.
    @usableFromInline
    func rewritten(_ url: String, limit: Int) -> String? {
        switch rules.rewrite(url, limit: limit) {
        case .unchanged: return url
        case .rewritten(let result): return result
        case .loop, .tooLong: return nil
        }
    }

    /// Whether opening the route with a number is running its handler: it has one, and no guards.
    @usableFromInline
    func opens(_ number: Int) -> Bool {
        routes.indices.contains(number) && routes[number].guards.isEmpty && routes[number].plainHandler != nil
    }

    /// The same where the caller could wait: whether it need not, since the handler can run at once where it is.
    @usableFromInline
    func opens(_ number: Int, on caller: (any Actor)?) -> Bool {
        guard opens(number), let handler = routes[number].plainHandler else { return false }
        return (try? handler.checkSync(on: caller)) != nil
    }

    /// The number of a route; nil where `opens(_:)` does not hold for it.
    @usableFromInline
    func number<R: Route>(of type: R.Type) -> Int? {
        let number = R._route
        return opens(number) ? number : nil
    }

    /// The same for a caller that could wait.
    @usableFromInline
    func number<R: Route>(of type: R.Type, on caller: (any Actor)?) -> Int? {
        let number = R._route
        return opens(number, on: caller) ? number : nil
    }

    /// Runs the handler of a route at once, for what it does.
    ///
    /// - Parameters:
    ///   - url: The URL that was opened; nil for a route that is given by value.
    ///   - matchedURL: What the rules made of it.
    ///   - isSync: Whether the caller cannot wait.
    @usableFromInline
    func open<Table: RouteTable>(
        _ route: Table, from url: String?, _ matchedURL: String?, _ values: [any Sendable], isSync: Bool,
        on caller: (any Actor)?
    ) throws {
        try open(route, from: url, matchedURL, values, WantedResult<Void>.discarded, isSync: isSync, on: caller)
    }

    /// The same for a result of a known type.
    @usableFromInline
    func open<Table: RouteTable, Output>(
        _ route: Table, as output: Output.Type, from url: String?, _ matchedURL: String?, _ values: [any Sendable],
        isSync: Bool, on caller: (any Actor)?
    ) throws -> Output {
        try open(route, from: url, matchedURL, values, WantedResult(as: output), isSync: isSync, on: caller)
    }

    /// The same for a route whose type is known.
    @usableFromInline
    func open<R: Route>(
        _ route: R, _ number: Int, _ values: [any Sendable], isSync: Bool, on caller: (any Actor)?
    ) throws -> R.Output {
        let context = context(number, values, isSync)
        return try handler(number).openSync(route, context, on: caller)
    }

    private func open<Table: RouteTable, Wanted>(
        _ route: Table, from url: String?, _ matchedURL: String?, _ values: [any Sendable],
        _ result: WantedResult<Wanted>, isSync: Bool, on caller: (any Actor)?
    ) throws -> Wanted {
        let number = route._route
        var context = context(number, values, isSync)
        context.url = url
        context.matchedURL = matchedURL
        do {
            return try handler(number).openSync(route, context, result, on: caller)
        } catch {
            throw RouteError.named(error, url: url)
        }
    }

    private func context(_ number: Int, _ values: [any Sendable], _ isSync: Bool) -> RouteContext {
        var context = RouteContext(values, table: rules.table)
        context.variant = routes[number].variants.first
        context.isSync = isSync
        return context
    }

    private func handler(_ number: Int) throws(RouteError) -> any RouteHandler {
        guard let handler = routes[number].plainHandler else { throw RouteError(.noHandler) }
        return handler
    }
}

extension RouteEntry {
    /// The handler where nobody has chosen a variant.
    fileprivate var plainHandler: (any RouteHandler)? {
        variantHandlers.isEmpty ? handler : handler(for: variants.first)
    }
}

extension RouteError {
    /// An error that names the URL where it is one of ours that names none.
    static func named(_ error: any Error, url: String?) -> any Error {
        guard let url, var ours = error as? RouteError, ours.url == nil else { return error }
        ours.url = url
        return ours
    }
}
