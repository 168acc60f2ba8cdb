import ShopRoutes
import Switchyard
import SwitchyardUI

/// Whoever is signed in, handed to routes in code.
struct Visitor: Sendable {
    var name: String
    var isAdult: Bool
}

/// A shop's app in a terminal: a router whose handlers show pages.
@MainActor
final class ShopApp {
    private let router = Router(Routes.self)
    private let navigator = Navigator(TerminalPresenter())
    private var visitor: Visitor?
    /// Whether the user has something unsaved, which leaving the page would lose.
    private var hasUnsavedNote = false

    init() {
        registerScreens()
        registerActions()
        registerGuards()
    }

    /// Routes that show a page.
    private func registerScreens() {
        router.on(Routes.Home.self, show: .setRoot, in: navigator) { _, _ in Page(title: "front page") }
        router.on(Routes.Me.self, show: .push, in: navigator) { [unowned self] _, _ in
            Page(title: "account of \(visitor?.name ?? "nobody")")
        }
        router.on(Routes.Shop.Cart.self, show: .present(wrapped: true), in: navigator) { _, _ in Page(title: "cart") }
        router.on(Routes.Bar.self, show: .replaceTop, in: navigator) { _, _ in Page(title: "drinks") }
        router.on(Routes.SignIn.self, show: .present(wrapped: true), in: navigator) { signIn, _ in
            Page(title: "sign in" + (signIn.next.map { ", then \($0)" } ?? ""))
        }
        navigator.add(
            ShowHooks(should: { [unowned self] page, _ in
                if hasUnsavedNote { print("    a hook says no to: \(page.title)") }
                return !hasUnsavedNote
            }))
    }

    /// Routes that yield a value, at once or later.
    private func registerActions() {
        router.on(Routes.Detail.self) { detail, context in
            ItemScreen(title: detail.preview?.name ?? "item \(detail.id)")
        }
        router.on(Routes.Detail.self, variant: .compact) { detail, _ in ItemScreen(title: "\(detail.id)") }
        router.on(Routes.Stock.self) { stock, _ in
            try await Task.sleep(nanoseconds: 1_000_000)
            return stock.sku.code.utf8.reduce(0) { $0 + Int($1) } % 10
        }
        router.fallback { url, error, _ in print("    for the browser: \(url)") }
    }

    private func registerGuards() {
        router.guard("signedIn") { [unowned self] route, _ in
            visitor != nil ? .allow : .redirect(.signIn(next: route.path))
        }
        router.guard("adult") { _, context in
            context[Visitor.self]?.isAdult == true ? .allow : .refuse("not for minors")
        }
    }

    // MARK: A visit

    func run() async {
        print("\nA visit to the app")
        await open("shop:")
        await open("shop://users/me")
        await signIn(Visitor(name: "Ann", isAdult: true))
        await open("https://shop.example.com/shop/cart")
        await navigator.close()
        await open("shop://bar")
        await showItems()
        hasUnsavedNote = true
        await open("shop://bar")
        await open("https://elsewhere.example/")
    }

    private func open(_ url: String) async {
        print("  \(url)")
        do {
            try await router.open(url, context: visitor.map { [$0] } ?? [])
        } catch {
            print("    ✗ \(error)")
        }
    }

    /// Goes on to where the sign-in page was shown in place of.
    private func signIn(_ visitor: Visitor) async {
        print("  \(visitor.name) signs in")
        self.visitor = visitor
        await navigator.close()
        await open("/users/me")
    }

    private func showItems() async {
        do {
            let item = Routes.Detail(id: 42, preview: ItemPreview(name: "Green tea"))
            print("  \(item.path) with a preview: \(try router.openSync(item).title)")
            let compact = try await router.open(item, variants: [.compact])
            print("  \(item.path) in its compact variant: \(compact.title)")
            print("  /stock/AB-1234: \(try await router.open("/stock/AB-1234", as: Int.self)) left")
        } catch {
            print("    ✗ \(error)")
        }
    }
}
