internal import LinearRegex

/// Remembers which exposures were observed, so that each is observed once. Its size is bounded: an exposure that was
/// forgotten may be observed again.
package final class ExposureMemory: @unchecked Sendable {
    private struct Key: Hashable, Sendable {
        let unit: String
        let experiment: String
        let variant: String
    }

    private let lock = PlatformLock()
    private var observed: BoundedMemory<Key, Void>

    package init(capacity: Int = 10_000) { observed = BoundedMemory(capacity: capacity) }

    /// Calls a closure unless it has been called for the exposure before. While it runs, nobody else's runs for the same
    /// exposure; no lock is held.
    ///
    /// - Parameter observe: False where nobody has taken note, so that the exposure is to be observed again.
    package func once(
        unit: String, experiment: String, variant: String, _ observe: () throws -> Bool
    ) rethrows {
        let key = Key(unit: unit, experiment: experiment, variant: variant)
        let isNew = lock.withLock {
            guard observed[key] == nil else { return false }
            observed.insert((), for: key)
            return true
        }
        guard isNew else { return }
        var isObserved = false
        defer { if !isObserved { lock.withLock { observed.remove(key) } } }
        isObserved = try observe()
    }
}
