import Foundation
import ShopRoutes
import Switchyard
import SwitchyardFoundation

/// The same URLs as the app was built, and under an overrides document.
struct OverridesTour {
    private let file: String
    private let unit: String?
    private let urls: [String]
    private let router = Router(Routes.self)

    /// Reads `--overrides FILE [--unit ID] [URL…]`; nil where the first is not there.
    init?(_ arguments: [String]) {
        var values: [String: String] = [:]
        var urls: [String] = []
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--overrides" || argument == "--unit" {
                values[argument] = rest.popFirst() ?? ""
            } else {
                urls.append(argument)
            }
        }
        guard let file = values["--overrides"] else { return nil }
        self.file = file
        unit = values["--unit"]
        self.urls = urls.isEmpty ? Self.urls : urls
        register()
    }

    private static let urls = [
        "/", "/items/42", "shop://items/7?ref=mail", "/item.php?id=3", "/alert/hello", "/bar", "/search?q=tea",
        "https://blog.example.com/returns",
    ]

    private func register() {
        router.on(Routes.Home.self) { _, _ in show("the front page") }
        router.on(Routes.Detail.self) { detail, context in
            show("item \(detail.id), \(context.variant ?? "")")
            return ItemScreen(title: "item \(detail.id)")
        }
        router.on(Routes.Alert.self) { alert, _ in show("an alert, '\(alert.message)'") }
        router.on(Routes.Bar.self) { _, _ in show("drinks") }
        router.on(Routes.Search.self) { search, _ in show("what is found for '\(search.q)'") }
        router.on(Routes.Help.Article.self) { article, _ in show("the answer to '\(article.slug)'") }
        router.on(Routes.Legacy.self) { legacy, _ in show("item \(legacy.id), by an old link") }
        router.guard("adult") { _, _ in .allow }
        router.observe { event in
            switch event {
            case .rewritten(_, let url): show("rewritten to \(url)")
            case .exposed(let exposure):
                show("(\(exposure.unit) counts for '\(exposure.variant)' in experiment '\(exposure.experiment)')")
            default: break
            }
        }
    }

    /// - Returns: The process's exit status.
    func run() async -> Int32 {
        do throws(OverridesError) {
            router.unit = unit
            print("As the app was built")
            await open()
            guard let data = FileManager.default.contents(atPath: file) else {
                print("\n  ✗ cannot read '\(file)'; write '--overrides FILE'")
                return 1
            }
            let overrides = try Overrides(json: data, for: Routes.self)
            router.apply(overrides)
            let revision = overrides.revision.map { ", revision \($0)" } ?? ""
            print("\nUnder \(file)\(revision), for \(unit ?? "nobody in particular")")
            for problem in overrides.skipped { print("  left out: \(problem)") }
            await open()
            return 0
        } catch {
            print("\nUnder \(file), which is wrong, so that the app goes on as it was built")
            for problem in error.problems { print("  ✗ \(problem)") }
            return 1
        }
    }

    private func open() async {
        for url in urls {
            print("  \(url)\(router.canOpen(url) ? "" : "   (closed, or unknown)")")
            do {
                try await router.open(url)
            } catch {
                show("✗ \(error)")
            }
        }
    }
}

private func show(_ text: String) { print("    \(text)") }
