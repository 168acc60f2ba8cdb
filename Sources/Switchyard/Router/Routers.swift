/// Opens URLs: a router, or several that were joined.
public protocol URLOpening: Sendable {
    /// Whether a URL can be opened; see `Router.canOpen(_:)`.
    func canOpen(_ url: String) -> Bool
    /// Opens the route that a URL leads to, for what its handler does.
    func open(_ url: String, context: [any Sendable], isolation: isolated (any Actor)?) async throws
    /// Opens the route that a URL leads to, for a result of a known type.
    func open<Output: Sendable>(
        _ url: String, as output: Output.Type, context: [any Sendable], isolation: isolated (any Actor)?
    ) async throws -> Output
    /// Opens the route that a URL leads to at once, for what its handler does.
    func openSync(_ url: String, context: [any Sendable], isolation: isolated (any Actor)?) throws
    /// Opens the route that a URL leads to at once, for a result of a known type.
    func openSync<Output>(
        _ url: String, as output: Output.Type, context: [any Sendable], isolation: isolated (any Actor)?
    ) throws -> Output
    /// Why no route takes a URL; nil where one does.
    func _refusal(of url: String) -> RouteError?
    var _hasFallback: Bool { get }
}

extension Router: URLOpening {
    public func _refusal(of url: String) -> RouteError? {
        var opening = Opening(shared.box, [], limit: limit, isQuiet: true)
        do throws(RouteError) {
            try opening.read(url)
            return nil
        } catch {
            return error
        }
    }

    public var _hasFallback: Bool { shared.state.fallback != nil }
}

/// The routers of an app's modules, joined: each URL goes to the first whose table takes it.
///
/// ```swift
/// let app = Routers(shop, account)
/// try await app.open("account://settings")
/// ```
///
/// A URL that none takes goes to the router that knows best why; where none came near, to the first with a fallback. So
/// one fallback runs, once, and one error is thrown. `switchyard check` over the manifests tells of URLs that two of them
/// take.
public struct Routers: Sendable {
    private let routers: [any URLOpening]

    /// - Parameter routers: The earlier ones are asked first.
    public init(_ routers: any URLOpening...) { self.routers = routers }

    /// - Parameter routers: The earlier ones are asked first.
    public init(_ routers: [any URLOpening]) { self.routers = routers }

    /// Whether the router that a URL goes to can open it; see `Router.canOpen(_:)`.
    public func canOpen(_ url: String) -> Bool { (try? router(for: url).canOpen(url)) ?? false }

    /// Opens the route that a URL leads to, for what its handler does; see `Router.open(_:context:isolation:)`.
    public func open(
        _ url: String, context: [any Sendable] = [], isolation: isolated (any Actor)? = #isolation
    ) async throws {
        try await router(for: url).open(url, context: context, isolation: isolation)
    }

    /// Opens the route that a URL leads to, for a result of a known type; see `Router.open(_:as:context:isolation:)`.
    @discardableResult
    public func open<Output: Sendable>(
        _ url: String, as output: Output.Type, context: [any Sendable] = [],
        isolation: isolated (any Actor)? = #isolation
    ) async throws -> Output {
        try await router(for: url).open(url, as: output, context: context, isolation: isolation)
    }

    /// Opens the route that a URL leads to at once, for what its handler does; see
    /// `Router.openSync(_:context:isolation:)`.
    public func openSync(
        _ url: String, context: [any Sendable] = [], isolation: isolated (any Actor)? = #isolation
    ) throws {
        try router(for: url).openSync(url, context: context, isolation: isolation)
    }

    /// Opens the route that a URL leads to at once, for a result of a known type; see
    /// `Router.openSync(_:as:context:isolation:)`.
    @discardableResult
    public func openSync<Output>(
        _ url: String, as output: Output.Type, context: [any Sendable] = [],
        isolation: isolated (any Actor)? = #isolation
    ) throws -> Output {
        try router(for: url).openSync(url, as: output, context: context, isolation: isolation)
    }

    /// The router that a URL goes to.
    private func router(for url: String) throws(RouteError) -> any URLOpening {
        var refusals: [(router: any URLOpening, error: RouteError)] = []
        for router in routers {
            guard let error = router._refusal(of: url) else { return router }
            refusals.append((router, error))
        }
        // What a fallback is for says least.
        let nearest = refusals.first { ![.noMatch, .foreignOrigin, .malformed].contains($0.error.reason) }
        let found = nearest ?? refusals.first { $0.router._hasFallback } ?? refusals.first
        guard let found else { throw RouteError(.noMatch, url: url) }
        return found.router
    }
}
