/// A manifest, and an app that opens its routes from everywhere.
enum RouterSamples {
    static let manifest = """
        routes 1
        namespace Links
        origin app links:
        guard signedIn
        home   /
        count  /count/{by: Int}  -> Int
        later  /later/{name}  -> async String
        paint  /paint  -> String  variants plain, red
        note   /note  with text: String?
        group shop /shop @signedIn {
            cart /cart  -> Int
        }
        """

    static let app = """
        import Switchyard

        @MainActor final class Screen {
            var title = ""
        }

        actor Clerk {
            var count = 0

            func register(_ router: Router<Links>) {
                router.on(Links.Count.self) { count, context in
                    self.count += count.by
                    return self.count
                }
            }

            func open(_ router: Router<Links>) async throws -> Int { try await router.open(Links.Count(by: 1)) }

            func openNow(_ router: Router<Links>) throws -> Int { try router.openSync(Links.Count(by: 1)) }
        }

        @MainActor final class AppHandlers: LinksHandlers {
            let screen = Screen()

            func home(_ route: Links.Home, _ context: RouteContext) { screen.title = "home" }
            func count(_ route: Links.Count, _ context: RouteContext) throws -> Int { route.by }
            func later(_ route: Links.Later, _ context: RouteContext) async -> String {
                await Task.yield()
                screen.title = route.name
                return route.name
            }
            func paint(plain route: Links.Paint, _ context: RouteContext) -> String { "plain" }
            func paint(red route: Links.Paint, _ context: RouteContext) -> String { "red" }
            func note(_ route: Links.Note, _ context: RouteContext) { screen.title = route.text ?? "" }
            func shopCart(_ route: Links.Shop.Cart, _ context: RouteContext) -> Int { 3 }
        }

        @MainActor func register(_ router: Router<Links>, _ screen: Screen) {
            router.on(Links.Home.self) { _, _ in screen.title = "home" }
            router.on(Links.Note.self) { note, context in screen.title = note.text ?? context.url ?? "" }
            router.on(Links.Later.self) { later, _ in
                await Task.yield()
                screen.title = later.name
                return screen.title
            }
            router.on(Links.Shop.Cart.self) { _, _ in 3 }
            router.guard("signedIn") { _, context in
                context[String.self] != nil && !screen.title.isEmpty ? .allow : .redirect(.home)
            }
            router.observe { event in if case .failed = event { return } }
            router.fallback { url, _, _ in screen.title = url }
        }

        @MainActor func openFromMain(_ router: Router<Links>, _ screen: Screen) async throws {
            try router.openSync(.home)
            check(screen.title == "home")
            try router.openSync(Links.Note(text: "a"))
            check(screen.title == "a")
            try await router.open("links://note")
            check(screen.title == "links://note")
            let later = try await router.open(Links.Later(name: "b"))
            check(later == "b" && screen.title == "b")
            check(try await router.open(.shop(.cart), as: Int.self, context: ["Ann"]) == 3)
        }

        nonisolated func openFromNowhere(_ router: Router<Links>) async throws {
            check(try await router.open(Links.Later(name: "c")) == "c")
            try await router.open(.note(text: "d"))
            check(router.canOpen("/count/1"))
            do {
                try router.openSync(Links.Home())
                check(false)
            } catch let error as RouteError {
                check(error.reason == .wrongIsolation)
            }
        }

        nonisolated func check(_ isWell: Bool, line: UInt = #line) {
            if !isWell { print("line \\(line) is not well") }
        }

        @main struct App {
            @MainActor static func main() async throws {
                let router = Router(Links.self)
                let screen = Screen()
                register(router, screen)
                let clerk = Clerk()
                await clerk.register(router)
                try await openFromMain(router, screen)
                try await Task.detached { try await openFromNowhere(router) }.value
                check(try await clerk.open(router) == 1)
                check(try await clerk.openNow(router) == 2)
                check(try await router.open("/count/5", as: Int.self) == 7)
                await Task.detached { try? await router.open("/nothing") }.value
                check(screen.title == "/nothing")

                let table = Router(Links.self, handlers: AppHandlers())
                check(try await table.open(Links.Count(by: 4)) == 4)
                check(try await table.open("/later/e", as: String.self) == "e")
                check(try await table.open(Links.Paint()) == "plain")
                check(try await table.open(Links.Paint(), variants: [.red]) == "red")
                table.guard("signedIn") { _, _ in .allow }
                check(try await table.open(.shop(.cart), as: Int.self) == 3)
                print("the app is well")
            }
        }
        """
}
