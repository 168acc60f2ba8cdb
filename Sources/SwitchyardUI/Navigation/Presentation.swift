/// How a screen is put before the user.
///
/// ```swift
/// router.on(Routes.Detail.self, show: .push, in: navigator) { detail, context in DetailController(detail.id) }
/// router.on(Routes.Alert.self, show: .present(wrapped: true).unanimated, in: navigator) { … }
/// ```
public struct Presentation: Sendable, Hashable {
    public enum Style: Sendable, Hashable {
        /// On top of the current stack; where there is none, presented in a stack of its own.
        case push
        /// In place of the top of the current stack; where there is none, presented in a stack of its own.
        case replaceTop
        /// Over what is shown, in a stack of its own if wrapped.
        case present(wrapped: Bool)
        /// In place of everything.
        case setRoot
    }

    public var style: Style
    public var isAnimated: Bool
    /// Whether a pushed screen hides the tab bar.
    public var hidesTabBar: Bool

    public init(_ style: Style, isAnimated: Bool = true, hidesTabBar: Bool = false) {
        self.style = style
        self.isAnimated = isAnimated
        self.hidesTabBar = hidesTabBar
    }

    public static var push: Presentation { Presentation(.push) }
    public static var replaceTop: Presentation { Presentation(.replaceTop) }
    public static var present: Presentation { Presentation(.present(wrapped: false)) }
    public static var setRoot: Presentation { Presentation(.setRoot, isAnimated: false) }

    public static func present(wrapped: Bool) -> Presentation { Presentation(.present(wrapped: wrapped)) }

    /// The same without animation.
    public var unanimated: Presentation { Presentation(style, isAnimated: false, hidesTabBar: hidesTabBar) }

    /// The same without the tab bar.
    public var withoutTabBar: Presentation { Presentation(style, isAnimated: isAnimated, hidesTabBar: true) }
}
