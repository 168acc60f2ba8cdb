/// One way from a URL or a route to a handler's result: the steps, each in one place, that `open` and `openSync` take.
///
/// The order: limits → rewrites → match → disabled/redirect → guards (global first, then group, then route) → variant →
/// handler → observers. A typed value begins with the fourth. It reads the router's state once.
struct Opening<Table: RouteTable>: Sendable {
    private let box: Shared<Table>.Box
    let limit: Int
    /// The variants to choose among; nil for all.
    let variants: [String]?
    private let isQuiet: Bool
    var context: RouteContext
    /// The route asked for, or the one that a redirect leads to.
    var route: Table?
    /// The index of the variant that an experiment has chosen, and whether it was kept from before.
    var exposed: (variant: Int, isKept: Bool)?

    static var redirectLimit: Int { 8 }

    @inline(__always)
    var state: RouterState<Table> { box.state }

    /// - Parameter isQuiet: Whether observers hear nothing of it.
    init(
        _ box: Shared<Table>.Box, _ values: [any Sendable], variants: [String]? = nil, limit: Int = .max,
        isQuiet: Bool = false
    ) {
        self.box = box
        self.isQuiet = isQuiet
        self.variants = variants
        self.limit = limit
        context = RouteContext(values, table: Table._data)
    }

    // MARK: The steps

    /// Limits, rewrites and match.
    @discardableResult
    mutating func read(_ url: String) throws(RouteError) -> Table {
        context.url = url
        do throws(RouteError) {
            let matchedURL = try rewrite(url)
            context.matchedURL = matchedURL
            let route = try Table(url: matchedURL, limit: limit)
            self.route = route
            return route
        } catch {
            var error = error
            error.url = url
            tell(.failed(error, route: nil, context))
            throw error
        }
    }

    /// What the rules make of a URL.
    ///
    /// - Throws: `rewriteLoop` or `tooLong`
    private func rewrite(_ url: String) throws(RouteError) -> String {
        switch box.rules.rewrite(url, limit: limit) {
        case .unchanged: return url
        case .rewritten(let result):
            tell(.rewritten(from: url, to: result))
            return result
        case .loop: throw RouteError(.rewriteLoop)
        case .tooLong: throw RouteError(.tooLong)
        }
    }

    /// What the app does with a URL that no route takes; nil where the error is another.
    func fallback(for error: RouteError) -> RouterState<Table>.Fallback? {
        switch error.reason {
        case .noMatch, .foreignOrigin, .malformed: return state.fallback
        default: return nil
        }
    }

    func hasGuards(_ entry: RouterState<Table>.Entry) -> Bool { !state.globalGuards.isEmpty || !entry.guards.isEmpty }

    /// The guards of a route in the order they are asked, each with its closure; nil for one that has none.
    func guards(of entry: RouterState<Table>.Entry) -> [(name: String, body: RouterState<Table>.Guard?)] {
        state.globalGuards.map { ($0.name, $0.body) } + entry.guards.map { ($0, state.guards[$0]) }
    }

    /// Whether a guard lets the route pass.
    ///
    /// - Returns: Where to go instead; nil to go on.
    func judge(_ result: RouteGuardResult<Table>, of name: String) throws -> Table? {
        switch result {
        case .allow: return nil
        case .refuse(let note): throw RouteError(.refused(guard: name), note: note)
        case .redirect(let route): return route
        }
    }

    /// - Parameter url: The URL that leads to the route; nil for one that is given by value.
    mutating func redirect(to route: Table, at url: String? = nil) throws {
        context.redirectCount += 1
        context.matchedURL = url
        self.route = route
        if context.redirectCount > Self.redirectLimit { throw RouteError(.redirectLoop) }
    }

    /// The variant of a route, and the handler that opens it.
    mutating func choose(_ entry: RouterState<Table>.Entry) throws -> any RouteHandler {
        exposed = nil
        if let variants {
            guard let variant = variants.first(where: { entry.variantHandlers[$0] != nil }),
                let handler = entry.variantHandlers[variant]
            else { throw RouteError(.noHandler) }
            context.variant = variant
            return handler
        }
        if entry.variants.isEmpty {
            context.variant = nil
        } else {
            assign(entry)
        }
        guard let handler = entry.handler(for: context.variant) else { throw RouteError(.noHandler) }
        return handler
    }

    /// The variant that the person sees.
    private mutating func assign(_ entry: RouterState<Table>.Entry) {
        guard let route else { return }
        let assignment = state.settings.assignment(ofRoute: route._route, variantCount: entry.variants.count)
        context.variant = assignment.variant.map { entry.variants[$0] }
        if case .experiment(let isKept) = assignment.reason, let variant = assignment.variant {
            exposed = (variant, isKept)
        }
    }

    func entry(of route: Table) throws -> RouterState<Table>.Entry {
        guard let entry = state.entry(route._route) else { throw RouteError(.noHandler) }
        return entry
    }

    @inline(__always)
    func tell(_ event: @autoclosure () -> RouteEvent<Table>) {
        if isQuiet || state.observers.isEmpty { return }
        let event = event()
        for observer in state.observers { try? observer.observe(event) }
    }
}
