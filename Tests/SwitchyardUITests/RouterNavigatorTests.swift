import ShopRoutes
import Switchyard
import SwitchyardUI
import Testing

/// Routes that are opened by showing screens.
@MainActor
struct RouterNavigatorTests {
    private let presenter = RecordingPresenter()
    private let navigator: Navigator<RecordingPresenter>
    private let router = Router(Routes.self)

    init() { navigator = Navigator(presenter) }

    @Test func eachHandlerHasItsPresentation() async throws {
        router.on(Routes.Home.self, show: .setRoot, in: navigator) { _, _ in "home" }
        router.on(Routes.Photo.self, show: .push.withoutTabBar, in: navigator) { photo, _ in "photo \(photo.id)" }
        router.on(Routes.Files.self, in: navigator, makeSeveral: { files, _ in files.file })
        router.on(Routes.Alert.self, show: .present(wrapped: true), in: navigator) { alert, _ in
            await Task.yield()
            return alert.message
        }
        try await router.open("shop:")
        try await router.open(.photo(id: 7, ext: .png))
        try await router.open("/files/a/b")
        try await router.open("/alert/hello")
        #expect(
            presenter.calls == [
                "set root home at once", "push photo 7 hiding the tab bar", "push a b", "present hello wrapped",
            ])
    }

    @Test func aVetoFailsTheOpening() async {
        router.on(
            Routes.Home.self, in: navigator, hooks: ShowHooks(should: { screen, _ in screen != "home" })
        ) { _, _ in "home" }
        await #expect(throws: RouteError(.refused(guard: "shouldShow"))) { try await router.open(Routes.Home()) }
        #expect(presenter.calls.isEmpty)
    }

    @Test func guardsComeBeforeTheScreenIsMade() async {
        let presenter = presenter
        router.on(Routes.Bar.self, in: navigator) { _, _ in
            presenter.calls.append("made")
            return "bar"
        }
        await #expect(throws: RouteError(.refused(guard: "adult"))) { try await router.open(Routes.Bar()) }
        #expect(presenter.calls.isEmpty)
    }
}
