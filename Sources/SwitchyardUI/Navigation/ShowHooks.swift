/// What is asked and told around a screen's appearance. Each may take its time.
///
/// ```swift
/// let hooks = ShowHooks<UIViewController>(should: { screen, _ in await user.agrees(to: screen) })
/// ```
public struct ShowHooks<Screen>: Sendable {
    /// False leaves everything as it is.
    public var should: (@MainActor (Screen, Presentation) async -> Bool)?
    public var will: (@MainActor (Screen, Presentation) async -> Void)?
    public var did: (@MainActor (Screen, Presentation) async -> Void)?

    public init(
        should: (@MainActor (Screen, Presentation) async -> Bool)? = nil,
        will: (@MainActor (Screen, Presentation) async -> Void)? = nil,
        did: (@MainActor (Screen, Presentation) async -> Void)? = nil
    ) {
        self.should = should
        self.will = will
        self.did = did
    }
}
