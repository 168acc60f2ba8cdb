#if canImport(SwiftUI)
    public import SwiftUI
    public import Switchyard

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
    extension View {
        /// Says what a navigation stack shows for the routes of a table.
        ///
        /// ```swift
        /// HomeView().routeDestination(Routes.self) { route in
        ///     switch route {
        ///     case .detail(let detail): DetailView(id: detail.id)
        ///     …
        ///     }
        /// }
        /// ```
        ///
        /// - Parameters:
        ///   - table: The routes on the stack's path; see `RoutePath`.
        ///   - destination: Makes the view for a route.
        public func routeDestination<Table: RouteTable, Destination: View>(
            _ table: Table.Type, @ViewBuilder destination: @escaping (Table) -> Destination
        ) -> some View {
            navigationDestination(for: table, destination: destination)
        }
    }
#endif
