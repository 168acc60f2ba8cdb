internal import LinearRegex

/// Keeps who was assigned to which variant, so that a person goes on seeing the same one when the weights, the coverage
/// or the namespace of an experiment change.
///
/// An assignment is stored when it is first exposed, and holds until the experiment's key changes, the variant's weight
/// becomes 0, or the variant is gone from the build. Without a store the assignment is computed anew each time, which
/// gives the same variant as long as the document stays as it is.
///
/// ```swift
/// router.assignments = MemoryAssignmentStore()
/// ```
///
/// Both functions are called while a route is opened, from any thread: they should be quick, and must not open routes.
public protocol AssignmentStore: Sendable {
    /// The name of the variant that a unit was assigned to; nil where nothing is stored.
    func variant(for unit: String, in experiment: String) -> String?
    /// Stores an assignment in place of an earlier one.
    func assign(_ variant: String, to unit: String, in experiment: String)
}

/// Keeps assignments for as long as the process lives.
public final class MemoryAssignmentStore: AssignmentStore, @unchecked Sendable {
    private let lock = PlatformLock()
    private var assignments: BoundedMemory<AssignmentKey, String>

    /// - Parameter capacity: How many assignments are kept; the oldest one goes first.
    public init(capacity: Int = 10_000) {
        assignments = BoundedMemory(capacity: capacity)
    }

    public func variant(for unit: String, in experiment: String) -> String? {
        let key = AssignmentKey(unit: unit, experiment: experiment)
        return lock.withLock { assignments[key] }
    }

    public func assign(_ variant: String, to unit: String, in experiment: String) {
        let key = AssignmentKey(unit: unit, experiment: experiment)
        lock.withLock { assignments.insert(variant, for: key) }
    }
}

/// Who takes part in what.
package struct AssignmentKey: Hashable, Sendable {
    package var unit: String
    package var experiment: String

    package init(unit: String, experiment: String) {
        self.unit = unit
        self.experiment = experiment
    }
}
