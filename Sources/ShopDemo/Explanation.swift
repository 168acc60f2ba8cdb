import ShopRoutes
import Switchyard
import SwitchyardFoundation

/// Shows how one URL is read.
enum Explanation {
    /// In one line.
    static func summarize(_ url: String) {
        let result: String
        do {
            let match = try Routes.resolve(url)
            let ignored = match.ignored.map { " (ignored: \($0.sentence))" }.joined()
            result = "→ \(Screen.description(of: match.route))\(ignored)"
        } catch {
            result = "✗ \(error.sentence)"
        }
        print("  \(url.visible.padded(to: 57)) \(result)")
    }

    /// With everything that is known of it.
    static func explain(_ url: String) {
        print(url.visible)
        do {
            let match = try Routes.resolve(url)
            line("route", "\(match.route.id.rawValue)  \(match.route.id.pattern)")
            line("opens", Screen.description(of: match.route))
            line("origins", match.origins.map(\.rawValue).joined(separator: ", "))
            line("path", match.route.path)
            line("web", match.route.url(.web))
            for item in match.query { line("query", "\(item.key) = \(item.value.debugDescription)") }
            for error in match.ignored { line("ignored", error.sentence) }
        } catch {
            line("no route", error.sentence)
            if let nearest = error.nearest { line("nearest", nearest) }
        }
    }

    private static func line(_ name: String, _ value: String) { print("  \(name.padded(to: 9)) \(value)") }
}

extension RouteError {
    /// The error's sentence without the URL and the nearest route, which are shown in places of their own.
    var sentence: String { RouteError(reason).description }
}

extension String {
    /// The text with spaces behind it.
    func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }

    /// The text with control characters as Swift writes them.
    fileprivate var visible: String {
        unicodeScalars.map { $0.properties.generalCategory == .control ? $0.escaped(asASCII: true) : String($0) }
            .joined()
    }
}
