extension Router {
    /// Puts a document in force, in place of the one before, for every opening that begins from now on.
    ///
    /// ```swift
    /// router.apply(try Overrides(json: data, for: Routes.self))
    /// router.apply(nil)                       // as the app was built
    /// ```
    ///
    /// An opening that has begun goes on with the document that it began with.
    public func apply(_ overrides: Overrides<Table>?) {
        shared.change { $0.settings = $0.settings.with(overrides: overrides) }
    }

    /// The document in force.
    public var overrides: Overrides<Table>? { shared.state.settings.overrides }

    /// Whom variants are assigned to: a person or a device, by a name that stays the same. Nil assigns nobody, so that
    /// everybody sees the first variant.
    ///
    /// ```swift
    /// router.unit = "user-123"
    /// ```
    public var unit: String? {
        get { shared.state.settings.unit }
        set { shared.change { $0.settings = $0.settings.with(unit: newValue) } }
    }

    /// Keeps assignments, so that nobody is moved to another variant when an experiment is changed. Nil, as at the
    /// beginning, keeps none.
    public var assignments: (any AssignmentStore)? {
        get { shared.state.settings.assignments }
        set { shared.change { $0.settings = $0.settings.with(assignments: newValue) } }
    }

    /// Chooses the variant of a route on this device, whatever document and experiment say: for a tester. It is no
    /// exposure.
    ///
    /// ```swift
    /// router.force(.compact, for: Routes.Detail.self)
    /// router.force(nil, for: Routes.Detail.self)      // takes it back
    /// ```
    public func force<R: Route>(_ variant: R.Variant?, for route: R.Type) where R.Table == Table {
        shared.change { state in
            let index = variant.flatMap { variant in state.entry(R._route)?.variants.index(ofText: variant.rawValue) }
            state.settings = state.settings.with(forced: index, ofRoute: R._route)
        }
    }
}

extension Opening {
    /// What the document has opened in place of a route.
    ///
    /// - Throws: `disabled` where the route is closed and nothing stands in its place.
    func replacement(of route: Table) throws(RouteError) -> Table? {
        guard let overrides = state.settings.overrides, let override = overrides.override(ofRoute: route._route) else {
            return nil
        }
        let target = overrides.target(ofRoute: route._route)
        if target == nil, override.isDisabled { throw RouteError(.disabled) }
        return target
    }

    /// The address that the document has in place of a route.
    func replacementURL(of route: Table) -> String? {
        state.settings.overrides?.override(ofRoute: route._route)?.target?.url
    }

    /// Whether the document has closed a route.
    func isDisabled(_ route: Table) -> Bool {
        state.settings.overrides?.override(ofRoute: route._route)?.isDisabled ?? false
    }

    /// Keeps the assignment and tells of the exposure, once the route is open.
    ///
    /// An exposure counts where every observer has heard of it without an error.
    func expose(_ route: Table) {
        let settings = state.settings
        guard let exposed, let unit = settings.unit,
            let experiment = settings.overrides?.override(ofRoute: route._route)?.experiment,
            exposed.variant < experiment.variants.count
        else { return }
        let variant = experiment.variants[exposed.variant]
        if !exposed.isKept { settings.assignments?.assign(variant, to: unit, in: experiment.key) }
        if state.observers.isEmpty { return }
        settings.exposures.once(unit: unit, experiment: experiment.key, variant: variant) {
            let exposure = Exposure<Table>(
                unit: unit, experiment: experiment.key, variant: variant, route: route.id)
            var isHeard = true
            for observer in state.observers {
                do {
                    try observer.observe(.exposed(exposure))
                } catch {
                    isHeard = false
                }
            }
            return isHeard
        }
    }
}
