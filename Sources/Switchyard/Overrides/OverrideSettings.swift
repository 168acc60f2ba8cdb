/// Everything that changes a router's decisions without new code: the document in force, whom variants are assigned to,
/// and what a tester has chosen. One reference in the router's state, so that an opening sees all of it or nothing.
final class OverrideSettings<Table: RouteTable>: Sendable {
    let overrides: Overrides<Table>?
    let unit: String?
    /// The indices of the variants forced on this device, by the routes' numbers.
    let forced: [Int: Int]
    let assignments: (any AssignmentStore)?
    let exposures: ExposureMemory

    init() {
        overrides = nil
        unit = nil
        forced = [:]
        assignments = nil
        exposures = ExposureMemory()
    }

    private init(
        _ overrides: Overrides<Table>?, _ unit: String?, _ forced: [Int: Int], _ assignments: (any AssignmentStore)?,
        _ exposures: ExposureMemory
    ) {
        self.overrides = overrides
        self.unit = unit
        self.forced = forced
        self.assignments = assignments
        self.exposures = exposures
    }

    func with(overrides: Overrides<Table>?) -> OverrideSettings {
        OverrideSettings(overrides, unit, forced, assignments, exposures)
    }

    func with(unit: String?) -> OverrideSettings {
        OverrideSettings(overrides, unit, forced, assignments, exposures)
    }

    func with(assignments: (any AssignmentStore)?) -> OverrideSettings {
        OverrideSettings(overrides, unit, forced, assignments, exposures)
    }

    func with(forced variant: Int?, ofRoute number: Int) -> OverrideSettings {
        var forced = forced
        forced[number] = variant
        return OverrideSettings(overrides, unit, forced, assignments, exposures)
    }

    /// Whether there is nothing that changes an opening.
    var isEmpty: Bool { overrides == nil && forced.isEmpty }

    /// The document's rules.
    var rewriter: Rewriter { overrides?.content.rewriter ?? Rewriter() }

    /// The variant of a route that somebody sees now, and why.
    func assignment(ofRoute number: Int, variantCount: Int) -> VariantAssignment {
        VariantAssignment(
            count: variantCount, forced: forced[number], override: overrides?.override(ofRoute: number), unit: unit,
            kept: assignments)
    }
}
