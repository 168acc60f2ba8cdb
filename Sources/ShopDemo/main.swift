import Foundation
import ShopRoutes
import Switchyard

// `swift run ShopDemo` shows what a manifest does for an app, and an app; `swift run ShopDemo URL…` explains the given
// URLs; `swift run ShopDemo --overrides FILE [--unit ID] [URL…]` opens them under an overrides document.
let arguments = Array(CommandLine.arguments.dropFirst())
if let tour = OverridesTour(arguments) {
    exit(await tour.run())
} else if arguments.isEmpty {
    Tour.run()
    await ShopApp().run()
} else {
    for url in arguments { Explanation.explain(url) }
}
