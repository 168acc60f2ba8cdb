#if canImport(UIKit) && !os(watchOS)
    public import Foundation
    public import UIKit

    extension UIViewController {
        /// A controller from a storyboard.
        ///
        /// ```swift
        /// router.on(Routes.Detail.self, show: .push, in: navigator) { detail, context in
        ///     try DetailController.make(from: "Shop", identifier: "detail")
        /// }
        /// ```
        ///
        /// - Parameters:
        ///   - storyboard: The storyboard's file, without extension.
        ///   - identifier: The controller's identifier there, which UIKit insists on; nil for the initial controller.
        ///   - bundle: Where the storyboard is; nil for the app's main bundle.
        /// - Throws: `StoryboardError` where the controller is of another class.
        public static func make(
            from storyboard: String, identifier: String? = nil, bundle: Bundle? = nil
        ) throws -> Self {
            let board = UIStoryboard(name: storyboard, bundle: bundle)
            let controller: UIViewController?
            if let identifier {
                controller = board.instantiateViewController(withIdentifier: identifier)
            } else {
                controller = board.instantiateInitialViewController()
            }
            guard let controller = controller as? Self else {
                throw StoryboardError(storyboard: storyboard, identifier: identifier, expected: "\(Self.self)")
            }
            return controller
        }
    }

    /// A storyboard has no controller of the class asked for.
    public struct StoryboardError: Error, Hashable, CustomStringConvertible {
        public var storyboard: String
        public var identifier: String?
        public var expected: String

        public var description: String {
            let place = identifier.map { "with the identifier '\($0)'" } ?? "that comes first"
            return "the controller \(place) in the storyboard '\(storyboard)' is no '\(expected)'; "
                + "set its class in the storyboard"
        }
    }
#endif
