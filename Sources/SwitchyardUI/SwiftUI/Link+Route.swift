#if canImport(SwiftUI)
    import Foundation
    public import SwiftUI
    public import Switchyard

    extension Link {
        /// A link that opens a route through its URL.
        ///
        /// ```swift
        /// Link(route: Routes.detail(id: 42), on: .web) { Text("Item 42") }
        /// ```
        ///
        /// - Parameters:
        ///   - route: The route, with its values.
        ///   - origin: Whose address to use, as in `url(_:)`.
        ///   - label: What the link shows.
        /// - Returns: Nil where Foundation does not take the text as a URL, as it does for any that a table builds.
        public init?<Table: RouteTable>(
            route: Table, on origin: Table.Origin, @ViewBuilder label: () -> Label
        ) {
            guard let url = URL(string: route.url(origin)) else { return nil }
            self.init(destination: url, label: label)
        }

        /// See `init(route:on:label:)`.
        ///
        /// ```swift
        /// Link(route: Routes.Detail(id: 42), on: .web) { Text("Item 42") }
        /// ```
        public init?<R: Route>(route: R, on origin: R.Table.Origin, @ViewBuilder label: () -> Label) {
            guard let url = URL(string: route.url(origin)) else { return nil }
            self.init(destination: url, label: label)
        }
    }
#endif
