public import Foundation
public import Switchyard

extension Router {
    /// Whether a URL can be opened: a route takes it, is not switched off, and has a handler. Guards are not asked.
    public func canOpen(_ url: URL) -> Bool { canOpen(url.absoluteString) }

    /// Opens the route that a URL leads to, for what its handler does.
    ///
    /// ```swift
    /// .onOpenURL { url in Task { try await router.open(url) } }
    /// ```
    ///
    /// - Parameters:
    ///   - url: A URL of one of the manifest's origins; a relative one is resolved against its base.
    ///   - context: Values for guards and handlers, which read them back by type.
    ///   - isolation: The actor of the caller; leave it out.
    /// - Throws: `RouteError`, and what a guard or the handler throws.
    public func open(
        _ url: URL, context: [any Sendable] = [], isolation: isolated (any Actor)? = #isolation
    ) async throws {
        try await open(url.absoluteString, context: context, isolation: isolation)
    }

    /// Opens the route that a URL leads to, for a result of a known type; see `open(_:context:isolation:)`.
    @discardableResult
    public func open<Output: Sendable>(
        _ url: URL, as output: Output.Type, context: [any Sendable] = [],
        isolation: isolated (any Actor)? = #isolation
    ) async throws -> Output {
        try await open(url.absoluteString, as: output, context: context, isolation: isolation)
    }

    /// Opens the route that a URL leads to at once, for what its handler does.
    ///
    /// - Throws: As for `open(_:context:isolation:)`, and `asyncHandler` or `wrongIsolation` where that would mean to wait.
    public func openSync(
        _ url: URL, context: [any Sendable] = [], isolation: isolated (any Actor)? = #isolation
    ) throws {
        try openSync(url.absoluteString, context: context, isolation: isolation)
    }

    /// Opens the route that a URL leads to at once, for a result of a known type; see `openSync(_:context:isolation:)`.
    @discardableResult
    public func openSync<Output>(
        _ url: URL, as output: Output.Type, context: [any Sendable] = [],
        isolation: isolated (any Actor)? = #isolation
    ) throws -> Output {
        try openSync(url.absoluteString, as: output, context: context, isolation: isolation)
    }
}
