import ShopRoutes
import Switchyard

// `swift run ShopDemo` shows what a manifest does for an app, and an app; `swift run ShopDemo URL…` explains the given URLs.
let urls = Array(CommandLine.arguments.dropFirst())
if urls.isEmpty {
    Tour.run()
    await ShopApp().run()
} else {
    for url in urls { Explanation.explain(url) }
}
