import SwitchyardUI
import Testing

/// What is called in which order, and what a veto stops.
@MainActor
struct NavigatorTests {
    private let presenter = RecordingPresenter()
    private let navigator: Navigator<RecordingPresenter>

    init() { navigator = Navigator(presenter) }

    private func hooks(_ name: String, allow: Bool = true) -> ShowHooks<String> {
        let presenter = presenter
        return ShowHooks(
            should: { screen, _ in
                await Task.yield()
                presenter.calls.append("\(name) should \(screen)")
                return allow
            },
            will: { screen, _ in
                await Task.yield()
                presenter.calls.append("\(name) will \(screen)")
            },
            did: { screen, _ in
                await Task.yield()
                presenter.calls.append("\(name) did \(screen)")
            })
    }

    @Test func hooksAreCalledInOrder() async {
        navigator.add(hooks("first"))
        navigator.add(hooks("second"))
        #expect(await navigator.show("cart", hooks: hooks("own")))
        #expect(
            presenter.calls == [
                "first should cart", "second should cart", "own should cart", "first will cart", "second will cart",
                "own will cart", "push cart", "first did cart", "second did cart", "own did cart",
            ])
    }

    @Test func aVetoStopsEverythingAfterIt() async {
        navigator.add(hooks("first"))
        navigator.add(hooks("second", allow: false))
        #expect(await !navigator.show("cart", as: .setRoot, hooks: hooks("own")))
        #expect(presenter.calls == ["first should cart", "second should cart"])
        presenter.calls = []
        #expect(await !Navigator(presenter).show("cart", hooks: hooks("own", allow: false)))
        #expect(presenter.calls == ["own should cart"])
    }

    nonisolated struct Showing: Sendable {
        let presentation: Presentation
        let screens: [String]
        var canPush = true
        let call: String
    }

    @Test(arguments: [
        Showing(presentation: .push, screens: ["a"], call: "push a"),
        Showing(presentation: .push, screens: ["a", "b"], call: "push a b"),
        Showing(presentation: .push.withoutTabBar, screens: ["a"], call: "push a hiding the tab bar"),
        Showing(presentation: .push.unanimated, screens: ["a"], call: "push a at once"),
        Showing(presentation: .push, screens: ["a", "b"], canPush: false, call: "present a b wrapped"),
        Showing(presentation: .replaceTop, screens: ["a"], call: "replace top a"),
        Showing(presentation: .replaceTop, screens: ["a"], canPush: false, call: "present a wrapped"),
        Showing(presentation: .present, screens: ["a"], call: "present a"),
        Showing(presentation: .present(wrapped: true), screens: ["a"], call: "present a wrapped"),
        Showing(presentation: .present, screens: ["a", "b"], call: "present a b wrapped"),
        Showing(presentation: .setRoot, screens: ["a"], call: "set root a at once"),
        Showing(presentation: Presentation(.setRoot), screens: ["a", "b"], call: "set root a b"),
    ])
    func showsAsAskedFor(_ showing: Showing) async {
        presenter.canPush = showing.canPush
        #expect(await navigator.show(showing.screens, as: showing.presentation))
        #expect(presenter.calls == [showing.call])
    }

    @Test func nothingIsNotShown() async {
        navigator.add(hooks("first"))
        #expect(await !navigator.show([]))
        #expect(presenter.calls.isEmpty)
    }

    @Test func closesWhatIsOnTop() async {
        #expect(await !navigator.close())
        presenter.canDismiss = true
        #expect(await navigator.close())
        presenter.canPop = true
        #expect(await navigator.close(animated: false))
        #expect(presenter.calls == ["dismiss", "pop at once"])
    }
}
