#if canImport(UIKit) && !os(watchOS)
    public import UIKit

    /// Moves view controllers about, from the one that the user sees.
    ///
    /// ```swift
    /// let navigator = Navigator(UIKitPresenter())
    /// router.on(Routes.Detail.self, show: .push, in: navigator) { detail, context in DetailController(detail.id) }
    /// ```
    @MainActor
    public final class UIKitPresenter: Presenter {
        public typealias Screen = UIViewController

        private let findCurrent: @MainActor () -> UIViewController?
        private let findWindow: @MainActor () -> UIWindow?

        /// - Parameters:
        ///   - current: Finds the controller that the user sees.
        ///   - window: Finds the window whose root is to be set.
        public init(
            current: @escaping @MainActor () -> UIViewController?, window: @escaping @MainActor () -> UIWindow?
        ) {
            findCurrent = current
            findWindow = window
        }

        /// Works on the key window of the scene in the foreground.
        @available(iOSApplicationExtension, unavailable)
        @available(tvOSApplicationExtension, unavailable)
        public convenience init() {
            self.init(current: { .current }, window: { .current })
        }

        private var stack: UINavigationController? { findCurrent()?.navigationController }

        public var canPush: Bool { stack != nil }
        public var canPop: Bool { (stack?.viewControllers.count ?? 0) > 1 }
        public var canDismiss: Bool { findCurrent()?.presentingViewController != nil }

        public func push(_ screens: [UIViewController], hidingTabBar: Bool, animated: Bool) async {
            await setStack({ $0 + screens }, screens, hidingTabBar, animated)
        }

        public func replaceTop(with screens: [UIViewController], hidingTabBar: Bool, animated: Bool) async {
            await setStack({ $0.dropLast() + screens }, screens, hidingTabBar, animated)
        }

        public func present(_ screens: [UIViewController], wrapped: Bool, animated: Bool) async {
            guard let current = findCurrent(), let top = wrapped ? wrap(screens) : screens.last else { return }
            await withCheckedContinuation { continuation in
                current.present(top, animated: animated) { continuation.resume() }
            }
        }

        public func setRoot(_ screens: [UIViewController], animated: Bool) async {
            guard let window = findWindow() else { return }
            window.rootViewController = screens.count > 1 ? wrap(screens) : screens.last
            window.makeKeyAndVisible()
            guard animated else { return }
            await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
                UIView.transition(
                    with: window, duration: 0.3, options: .transitionCrossDissolve, animations: nil
                ) { _ in continuation.resume() }
            }
        }

        public func pop(animated: Bool) async {
            guard let stack else { return }
            stack.popViewController(animated: animated)
            await finishTransition(of: stack)
        }

        public func dismiss(animated: Bool) async {
            guard let presenting = findCurrent()?.presentingViewController else { return }
            await withCheckedContinuation { continuation in
                presenting.dismiss(animated: animated) { continuation.resume() }
            }
        }

        private func setStack(
            _ change: ([UIViewController]) -> [UIViewController], _ screens: [UIViewController], _ hidesTabBar: Bool,
            _ animated: Bool
        ) async {
            guard let stack else { return }
            #if !os(tvOS)
                if hidesTabBar { screens.first?.hidesBottomBarWhenPushed = true }
            #endif
            stack.setViewControllers(change(stack.viewControllers), animated: animated)
            await finishTransition(of: stack)
        }

        private func wrap(_ screens: [UIViewController]) -> UINavigationController {
            let stack = UINavigationController()
            stack.setViewControllers(screens, animated: false)
            return stack
        }

        /// Waits for a running animation.
        private func finishTransition(of stack: UINavigationController) async {
            guard let coordinator = stack.transitionCoordinator else { return }
            await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
                let isQueued = coordinator.animate(alongsideTransition: nil) { _ in continuation.resume() }
                if !isQueued { continuation.resume() }
            }
        }
    }
#endif
