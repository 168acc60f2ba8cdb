/// What a document says to one table, checked: routes and variants are numbers, addresses known to be routes.
package struct OverridesContent: Sendable {
    /// An address that is opened in place of a route.
    package struct Target: Sendable, Hashable {
        package var url: String
        /// The number of the route that takes it.
        package var route: Int
    }

    /// What the document says of one route.
    package struct RouteOverride: Sendable, Hashable {
        package var isDisabled = false
        /// Opened in place of the route while it is disabled.
        package var instead: Target?
        package var redirect: Target?
        /// The index of the variant that everybody sees.
        package var forced: Int?
        package var experiment: Experiment?

        package init() {}

        /// What is opened in place of the route.
        package var target: Target? { isDisabled ? instead : redirect }
    }

    package var revision: String?
    /// The rules that every URL is put through before the app's own and the manifest's.
    package var rewriter = Rewriter()
    /// By the routes' numbers.
    package var routes: [Int: RouteOverride] = [:]
    /// What this build does not know, in the order of the document.
    package var skipped: [OverridesError.Problem] = []
}

/// What to do with entries about a route, a variant or an address that this build does not have.
public enum UnknownOverrides: Sendable, Hashable {
    /// Leave them out and name them in `Overrides.skipped`: a document serves every version of an app that is in use.
    case skip
    /// Refuse the document, for a check before it is published.
    case refuse
}
