import Foundation

/// What happened, in order, from any thread.
final class EventLog: @unchecked Sendable {
    private let lock = NSLock()
    private var lines: [String] = []

    var all: [String] {
        lock.lock()
        defer { lock.unlock() }
        return lines
    }

    func add(_ line: String) {
        lock.lock()
        defer { lock.unlock() }
        lines.append(line)
    }
}
