internal import Foundation

/// Lets tasks pass while it is open and holds them while it is closed.
final class PauseGate: @unchecked Sendable {
    private let lock = NSLock()
    private var isClosed = false
    private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    private var nextNumber = 0

    func close() { locked { isClosed = true } }

    func open() {
        let released = locked { () -> [CheckedContinuation<Void, Never>] in
            isClosed = false
            defer { waiting = [:] }
            return Array(waiting.values)
        }
        for continuation in released { continuation.resume() }
    }

    /// Returns at once while the gate is open, and when the task is cancelled.
    func pass() async {
        let number = locked { () -> Int in
            nextNumber += 1
            return nextNumber
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isHeld = locked { () -> Bool in
                    guard isClosed, !Task.isCancelled else { return false }
                    waiting[number] = continuation
                    return true
                }
                if !isHeld { continuation.resume() }
            }
        } onCancel: {
            locked { waiting.removeValue(forKey: number) }?.resume()
        }
    }

    private func locked<Value>(_ body: () -> Value) -> Value {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }
}
