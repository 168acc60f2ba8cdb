/// Which variant of a route somebody sees, and why.
package struct VariantAssignment: Sendable, Hashable {
    package enum Reason: Sendable, Hashable {
        /// Chosen on this device.
        case forcedHere
        /// Chosen for everybody by the document.
        case forcedByDocument
        /// The experiment's own choice; `isKept` where it was made earlier and stored.
        case experiment(isKept: Bool)
        /// The first that is declared.
        case first
    }

    /// The variant's index; nil for a route without variants.
    package var variant: Int?
    package var reason: Reason

    /// - Parameters:
    ///   - count: How many variants the route has.
    ///   - forced: The index of the variant that is forced on this device.
    ///   - override: What the document says of the route.
    ///   - kept: Assignments made earlier.
    package init(
        count: Int, forced: Int?, override: OverridesContent.RouteOverride?, unit: String?,
        kept: (any AssignmentStore)?
    ) {
        if let forced, forced < count {
            self.init(variant: forced, reason: .forcedHere)
        } else if let forced = override?.forced, forced < count {
            self.init(variant: forced, reason: .forcedByDocument)
        } else if let experiment = override?.experiment, let unit {
            self.init(experiment, unit: unit, kept: kept)
        } else {
            self.init(variant: count > 0 ? 0 : nil, reason: .first)
        }
    }

    private init(_ experiment: Experiment, unit: String, kept: (any AssignmentStore)?) {
        if let name = kept?.variant(for: unit, in: experiment.key), let variant = experiment.variant(named: name) {
            self.init(variant: variant, reason: .experiment(isKept: true))
        } else if let variant = experiment.variant(for: unit) {
            self.init(variant: variant, reason: .experiment(isKept: false))
        } else {
            self.init(variant: 0, reason: .first)
        }
    }

    private init(variant: Int?, reason: Reason) {
        self.variant = variant
        self.reason = reason
    }
}
