/// Shows screens and closes them, with everything that an app wants to be asked and told on the way.
///
/// For screens to be shown, all `should` hooks are asked, then all `will` hooks told, then the presenter shows them, then
/// all `did` hooks are told: in each row the navigator's own in the order they were added, then the handler's. The first
/// `should` that says no ends it, and nothing else is called. Of several screens the hooks are given the last, which the
/// user will see.
@MainActor
public final class Navigator<P: Presenter>: Sendable {
    public let presenter: P
    private var hooks: [ShowHooks<P.Screen>] = []

    public init(_ presenter: P) { self.presenter = presenter }

    /// Adds hooks for every screen.
    public func add(_ hooks: ShowHooks<P.Screen>) { self.hooks.append(hooks) }

    /// Shows a screen.
    ///
    /// - Returns: False where a hook said no.
    @discardableResult
    public func show(
        _ screen: P.Screen, as presentation: Presentation = .push, hooks: ShowHooks<P.Screen> = ShowHooks()
    ) async -> Bool {
        await show([screen], as: presentation, hooks: hooks)
    }

    /// Shows several screens, the last uppermost.
    ///
    /// ```swift
    /// await navigator.show([list, detail], as: .push)
    /// ```
    ///
    /// - Returns: False where a hook said no, or there is no screen.
    @discardableResult
    public func show(
        _ screens: [P.Screen], as presentation: Presentation = .push, hooks: ShowHooks<P.Screen> = ShowHooks()
    ) async -> Bool {
        guard let top = screens.last else { return false }
        let hooks = self.hooks + [hooks]
        for hook in hooks {
            if let should = hook.should, await !should(top, presentation) { return false }
        }
        for hook in hooks { await hook.will?(top, presentation) }
        await move(screens, presentation)
        for hook in hooks { await hook.did?(top, presentation) }
        return true
    }

    private func move(_ screens: [P.Screen], _ presentation: Presentation) async {
        let (animated, hidesTabBar) = (presentation.isAnimated, presentation.hidesTabBar)
        switch presentation.style {
        case .push where presenter.canPush:
            await presenter.push(screens, hidingTabBar: hidesTabBar, animated: animated)
        case .replaceTop where presenter.canPush:
            await presenter.replaceTop(with: screens, hidingTabBar: hidesTabBar, animated: animated)
        case .push, .replaceTop: await presenter.present(screens, wrapped: true, animated: animated)
        case .present(let wrapped):
            await presenter.present(screens, wrapped: wrapped || screens.count > 1, animated: animated)
        case .setRoot: await presenter.setRoot(screens, animated: animated)
        }
    }

    /// Closes the current screen: takes it off its stack, or if it is the only one there takes away the whole stack.
    ///
    /// - Returns: False where there is nothing below it.
    @discardableResult
    public func close(animated: Bool = true) async -> Bool {
        if presenter.canPop {
            await presenter.pop(animated: animated)
        } else if presenter.canDismiss {
            await presenter.dismiss(animated: animated)
        } else {
            return false
        }
        return true
    }
}
