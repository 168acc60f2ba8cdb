import SwitchyardUI

/// A presenter that shows nothing and notes what it is asked for.
@MainActor
final class RecordingPresenter: Presenter {
    var calls: [String] = []
    var canPush = true
    var canPop = false
    var canDismiss = false

    func push(_ screens: [String], hidingTabBar: Bool, animated: Bool) async {
        await note("push", screens, animated, hidingTabBar ? "hiding the tab bar" : nil)
    }

    func replaceTop(with screens: [String], hidingTabBar: Bool, animated: Bool) async {
        await note("replace top", screens, animated, hidingTabBar ? "hiding the tab bar" : nil)
    }

    func present(_ screens: [String], wrapped: Bool, animated: Bool) async {
        await note("present", screens, animated, wrapped ? "wrapped" : nil)
    }

    func setRoot(_ screens: [String], animated: Bool) async { await note("set root", screens, animated) }

    func pop(animated: Bool) async { await note("pop", [], animated) }

    func dismiss(animated: Bool) async { await note("dismiss", [], animated) }

    private func note(_ call: String, _ screens: [String], _ animated: Bool, _ extra: String? = nil) async {
        await Task.yield()
        let parts = [call, screens.isEmpty ? nil : screens.joined(separator: " "), extra, animated ? nil : "at once"]
        calls.append(parts.compactMap { $0 }.joined(separator: " "))
    }
}
