import Foundation
import ShopRoutes
import SwiftUI
import Switchyard
import SwitchyardUI

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
struct ContentView: View {
    @State private var path = RoutePath<Routes>()

    var body: some View {
        NavigationStack(path: $path) {
            Text("Home").routeDestination(Routes.self) { route in Text(route.path) }
        }
        .onOpenRoute(Routes.self) { route in path.append(route) }
    }
}

struct ItemLink: View {
    var body: some View {
        Link(route: Routes.Detail(id: 42), on: .web) { Text("Item 42") } ?? Link(destination: fallback) { Text("?") }
    }

    private var fallback: URL { URL(fileURLWithPath: "/") }
}
