import SwitchyardUI

/// A screen: what would be a view controller or a view elsewhere.
struct Page: Hashable, Sendable {
    var title: String
}

/// Shows pages as lines of text, each stack of them a level deeper.
@MainActor
final class TerminalPresenter: Presenter {
    private var stacks: [[Page]] = [[]]

    var canPush: Bool { !stacks.isEmpty }
    var canPop: Bool { (stacks.last?.count ?? 0) > 1 }
    var canDismiss: Bool { stacks.count > 1 }

    func push(_ screens: [Page], hidingTabBar: Bool, animated: Bool) {
        stacks[stacks.count - 1] += screens
        show("pushes")
    }

    func replaceTop(with screens: [Page], hidingTabBar: Bool, animated: Bool) {
        stacks[stacks.count - 1] = stacks[stacks.count - 1].dropLast() + screens
        show("replaces the top")
    }

    func present(_ screens: [Page], wrapped: Bool, animated: Bool) {
        stacks.append(screens)
        show("presents")
    }

    func setRoot(_ screens: [Page], animated: Bool) {
        stacks = [screens]
        show("begins with")
    }

    func pop(animated: Bool) {
        stacks[stacks.count - 1].removeLast()
        show("goes back to")
    }

    func dismiss(animated: Bool) {
        stacks.removeLast()
        show("goes back to")
    }

    private func show(_ verb: String) {
        let levels = stacks.map { $0.map(\.title).joined(separator: " › ") }
        print("    \(verb): \(levels.joined(separator: " ⇡ "))")
    }
}
