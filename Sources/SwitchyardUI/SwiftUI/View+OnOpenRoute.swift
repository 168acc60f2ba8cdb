#if canImport(SwiftUI)
    import Foundation
    public import SwiftUI
    public import Switchyard
    import SwitchyardFoundation

    extension View {
        /// Calls a closure with the route of every URL that the app is asked to open.
        ///
        /// ```swift
        /// ContentView()
        ///     .onOpenRoute(Routes.self) { route in path.append(route) }
        /// ```
        ///
        /// - Parameters:
        ///   - table: The routes to look among. A URL that none of them takes is left to others.
        ///   - action: What to do with the route.
        public func onOpenRoute<Table: RouteTable>(
            _ table: Table.Type, perform action: @escaping (Table) -> Void
        ) -> some View {
            onOpenURL { url in
                if let route = Table.match(url) { action(route) }
            }
        }
    }
#endif
