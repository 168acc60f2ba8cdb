import Foundation
import Switchyard

/// What opening a door yields.
struct DoorScreen: Sendable, Hashable {
    var number: Int
    var key: String?
    var note: String = ""
}

/// Handed over in code.
struct DoorKey: Sendable {
    var shape: String
}

/// Collects texts from any thread, in order.
final class Journal: @unchecked Sendable {
    private let lock = NSLock()
    private var lines: [String] = []

    func note(_ line: String) { lock.withLock { lines.append(line) } }

    var all: [String] { lock.withLock { lines } }
}

extension RouteEvent<Rooms> {
    /// The event in one line.
    var line: String {
        switch self {
        case .rewritten(let from, let to): return "rewritten \(from) → \(to)"
        case .shouldOpen(let route, _): return "should \(route)"
        case .willOpen(let route, let context): return "will \(route)" + (context.variant.map { " \($0)" } ?? "")
        case .exposed(let exposure): return "exposed \(exposure.route.rawValue) \(exposure.variant)"
        case .didOpen(let route, _): return "did \(route)"
        case .failed(let error, let route, _):
            return "failed \(route?.description ?? "-") \((error as? RouteError).map { "\($0.reason)" } ?? "\(error)")"
        }
    }
}

/// A router whose events are noted.
func journaled() -> (Router<Rooms>, Journal) {
    let router = Router(Rooms.self)
    let journal = Journal()
    router.observe { journal.note($0.line) }
    return (router, journal)
}

/// Why an opening fails; nil where it does not, or not with an error of the router.
func reason(isolation: isolated (any Actor)? = #isolation, of opening: () async throws -> Void) async -> RouteError
    .Reason?
{
    do {
        try await opening()
        return nil
    } catch {
        return (error as? RouteError)?.reason
    }
}
