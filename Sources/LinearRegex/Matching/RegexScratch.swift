/// The memory that matching needs, kept from one call to the next. It serves one regex and one call at a time.
package final class RegexScratch {
    let simulation: Simulation
    var automaton: LazyAutomaton?

    init(_ program: RegexProgram) {
        simulation = Simulation(program)
        automaton = LazyAutomaton(program)
    }

    /// How many instructions were looked at in all the calls so far: a measure of work that knows no clock.
    package var steps: Int {
        simulation.steps + (automaton?.steps ?? 0)
    }
}

/// Scratch memory that is not in use, shared by all threads.
final class RegexScratchPool: @unchecked Sendable {
    private static let keptCount = 4

    private let lock = PlatformLock()
    private var free: [RegexScratch] = []

    /// Takes a scratch out, if there is one.
    func take() -> RegexScratch? {
        lock.withLock { free.popLast() }
    }

    /// Puts a scratch back for the next call.
    func put(_ scratch: RegexScratch) {
        lock.withLock {
            if free.count < RegexScratchPool.keptCount { free.append(scratch) }
        }
    }
}
