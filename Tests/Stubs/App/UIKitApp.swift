import ShopRoutes
import Switchyard
import SwitchyardUI
import UIKit

final class DetailController: UIViewController {
    var item = 0
}

@MainActor
func makeRouter() -> Router<Routes> {
    let router = Router(Routes.self)
    let navigator = Navigator(UIKitPresenter())
    navigator.add(ShowHooks(did: { screen, _ in print(screen) }))
    router.on(Routes.Home.self, show: .setRoot, in: navigator) { _, _ in UIViewController() }
    router.on(Routes.Photo.self, show: .push.withoutTabBar, in: navigator) { photo, _ in
        let controller = try DetailController.make(from: "Shop", identifier: "detail")
        controller.item = photo.id
        return controller
    }
    router.on(Routes.Month.self, in: navigator, makeSeveral: { _, _ in [UIViewController(), UIViewController()] })
    return router
}
