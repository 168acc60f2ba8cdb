import ShopRoutes
import Switchyard
import SwitchyardFoundation

let urls = Array(CommandLine.arguments.dropFirst())
if urls.isEmpty {
    Tour.run()
} else {
    for url in urls { Explanation.show(url) }
}
