/// What moves screens about: `UIKitPresenter` in an app, a list of calls in a test.
///
/// Each function returns when the screens are where they belong. What is called when is up to `Navigator`.
@MainActor
public protocol Presenter: AnyObject, Sendable {
    associatedtype Screen

    /// Whether there is a stack to push on.
    var canPush: Bool { get }
    /// Whether the current stack has a screen below its top.
    var canPop: Bool { get }
    /// Whether the current screen was presented over others.
    var canDismiss: Bool { get }

    /// Puts screens on top of the current stack, the last uppermost.
    func push(_ screens: [Screen], hidingTabBar: Bool, animated: Bool) async
    /// Puts screens in place of the top of the current stack.
    func replaceTop(with screens: [Screen], hidingTabBar: Bool, animated: Bool) async
    /// Shows screens over what there is: one alone if not wrapped, any number in a stack of their own.
    func present(_ screens: [Screen], wrapped: Bool, animated: Bool) async
    /// Puts screens in place of everything.
    func setRoot(_ screens: [Screen], animated: Bool) async
    /// Takes the top off the current stack.
    func pop(animated: Bool) async
    /// Takes away what was presented last.
    func dismiss(animated: Bool) async
}
