#if canImport(UIKit) && !os(watchOS)
    public import UIKit

    @available(iOSApplicationExtension, unavailable)
    @available(tvOSApplicationExtension, unavailable)
    extension UIWindow {
        /// The key window of the scene in the foreground; where none is active, of any scene.
        public static var current: UIWindow? {
            let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
            let active = scenes.first { $0.activationState == .foregroundActive }
            let windows = (active ?? scenes.first)?.windows ?? []
            return windows.first { $0.isKeyWindow } ?? windows.first
        }
    }

    extension UIViewController {
        /// The controller that the user sees in the current window.
        @available(iOSApplicationExtension, unavailable)
        @available(tvOSApplicationExtension, unavailable)
        public static var current: UIViewController? { UIWindow.current?.rootViewController?.visible }

        /// The controller that the user sees of this one and those in it or over it.
        public var visible: UIViewController {
            var controller = self
            while let next = controller.shown { controller = next }
            return controller
        }

        private var shown: UIViewController? {
            if let presentedViewController, !presentedViewController.isBeingDismissed { return presentedViewController }
            if let stack = self as? UINavigationController { return stack.topViewController }
            if let tabs = self as? UITabBarController { return tabs.selectedViewController }
            if let split = self as? UISplitViewController { return split.viewControllers.last }
            return nil
        }
    }
#endif
