/// What a router tells its observers.
///
/// An opening goes `shouldOpen`, `willOpen`, `didOpen`, or ends with `failed` after any of them. A URL that rules rewrote
/// begins with `rewritten`. A redirect begins again with `shouldOpen` for the route that it leads to.
///
/// ```swift
/// router.observe { event in
///     if case .didOpen(let route, _) = event { metrics.count(route.id) }
/// }
/// ```
public enum RouteEvent<Table: RouteTable>: Sendable {
    /// A URL was rewritten before it was matched: as it came in, and as it is matched.
    case rewritten(from: String, to: String)
    /// A route was asked for; its guards come next.
    case shouldOpen(Table, RouteContext)
    /// The guards let it pass; its handler comes next.
    case willOpen(Table, RouteContext)
    /// The handler has returned, and somebody is shown a variant of an experiment that they had not been shown before;
    /// `didOpen` comes next. It is told again where an observer threw.
    case exposed(Exposure<Table>)
    /// The handler has returned.
    case didOpen(Table, RouteContext)
    /// The opening failed; the route is nil where no route takes the URL.
    case failed(any Error, route: Table?, RouteContext)
}

/// That somebody is shown a variant of an experiment.
public struct Exposure<Table: RouteTable>: Sendable, Hashable {
    /// Whom the variant was assigned to.
    public var unit: String
    /// The experiment's key.
    public var experiment: String
    /// The variant, as the manifest names it.
    public var variant: String
    public var route: Table.ID

    public init(unit: String, experiment: String, variant: String, route: Table.ID) {
        self.unit = unit
        self.experiment = experiment
        self.variant = variant
        self.route = route
    }
}
