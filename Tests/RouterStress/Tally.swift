import Foundation
import GoldenRoutes
import Switchyard

/// What came of all openings.
final class Tally: @unchecked Sendable {
    private let lock = NSLock()
    private var counts: [Int: Int] = [:]
    private var notes: Set<String> = []
    private var observers: [Seen] = []
    private var ended = 0

    func count(_ number: Int?) { lock.withLock { counts[number ?? -1, default: 0] += 1 } }
    func note(_ fault: String) { lock.withLock { _ = notes.insert(fault) } }
    func add(_ seen: Seen) { lock.withLock { observers.append(seen) } }
    func taskEnded() { lock.withLock { ended += 1 } }
    func isEnded(_ tasks: Int) -> Bool { lock.withLock { ended == tasks } }

    func faults(openings: Int) -> Set<String> {
        lock.withLock {
            var faults = notes
            let wrong = (0..<openings).filter { counts[$0] != 1 }
            if !wrong.isEmpty || counts.count != openings {
                faults.insert("\(wrong.count) openings did not reach exactly one handler")
            }
            let halves = observers.reduce(0) { $0 + $1.halves }
            if halves > 0 { faults.insert("observers were told half of \(halves) openings") }
            if observers.allSatisfy(\.isEmpty) { faults.insert("no observer was told anything") }
            return faults
        }
    }
}

/// What one observer was told, by opening.
final class Seen: @unchecked Sendable {
    private let lock = NSLock()
    private var events: [Int: [String]] = [:]

    func note(_ event: RouteEvent<Clauses>) {
        switch event {
        case .shouldOpen(_, let context): note("should", context)
        case .willOpen(_, let context): note("will", context)
        case .didOpen(_, let context): note("did", context)
        case .failed(_, _, let context): note("failed", context)
        case .rewritten, .exposed: break
        }
    }

    private func note(_ event: String, _ context: RouteContext) {
        let number = context[Stress.Number.self]?.value ?? -1
        lock.withLock { events[number, default: []].append(event) }
    }

    var isEmpty: Bool { lock.withLock { events.isEmpty } }

    /// How many openings it was told a part of.
    var halves: Int {
        lock.withLock {
            events.values.filter { $0 != ["should", "will", "did"] && $0 != ["should", "failed"] }.count
        }
    }
}
