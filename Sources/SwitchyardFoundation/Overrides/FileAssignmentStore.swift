public import Foundation
public import Switchyard

/// Keeps assignments in a file.
///
/// ```swift
/// router.assignments = FileAssignmentStore(folder.appendingPathComponent("assignments"))
/// ```
///
/// The file is read once, at the beginning, and written in the background after an assignment; it is replaced as a
/// whole, so a kill at any moment leaves the old one or the new one. Give each file to one store only.
public final class FileAssignmentStore: AssignmentStore, @unchecked Sendable {
    private let file: ReplaceableFile
    private let report: (@Sendable (any Error) -> Void)?
    private let queue = DispatchQueue(label: "switchyard.assignments", qos: .utility)
    private let lock = NSLock()
    private var assignments: BoundedMemory<AssignmentKey, String>
    private var isWritePending = false

    /// Bytes that the file may have.
    private static let maximumSize = 64 << 20

    /// - Parameters:
    ///   - file: Where assignments are kept. Folders that are missing are made.
    ///   - capacity: How many assignments are kept; the oldest one goes first.
    ///   - report: Told of a file that is damaged, and so begun anew, or that cannot be written. Called on any thread.
    public init(_ file: URL, capacity: Int = 10_000, report: (@Sendable (any Error) -> Void)? = nil) {
        self.file = ReplaceableFile(file)
        self.report = report
        assignments = BoundedMemory(capacity: capacity)
        queue.setSpecific(key: Self.writer, value: ObjectIdentifier(self))
        do {
            try load()
        } catch {
            report?(error)
        }
    }

    public func variant(for unit: String, in experiment: String) -> String? {
        let key = AssignmentKey(unit: unit, experiment: experiment)
        return locked { assignments[key] }
    }

    public func assign(_ variant: String, to unit: String, in experiment: String) {
        let key = AssignmentKey(unit: unit, experiment: experiment)
        let isFirst = locked {
            assignments.insert(variant, for: key)
            defer { isWritePending = true }
            return !isWritePending
        }
        if isFirst { queue.async { self.write() } }
    }

    /// Waits until everything assigned so far is in the file.
    public func flush() {
        // On the queue, where `report` is called, there is nothing to wait for.
        if DispatchQueue.getSpecific(key: Self.writer) == ObjectIdentifier(self) { return }
        queue.sync {}
    }

    /// Which store's queue is running.
    private static let writer = DispatchSpecificKey<ObjectIdentifier>()

    private func locked<Value>(_ body: () -> Value) -> Value {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }

    private func load() throws {
        do {
            guard let data = try file.content(limit: Self.maximumSize) else { return }
            guard let rows = try? JSONDecoder().decode([[String]].self, from: data) else {
                throw OverridesStoreError.damaged(path: file.path, why: "it is no list of assignments")
            }
            for row in rows where row.count == 3 {
                assignments.insert(row[2], for: AssignmentKey(unit: row[0], experiment: row[1]))
            }
        } catch let fault as FileFault {
            throw OverridesStoreError.file(message: fault.message)
        }
    }

    private func write() {
        let rows = locked {
            isWritePending = false
            return assignments.entries.map { [$0.key.unit, $0.key.experiment, $0.value] }
        }
        do {
            try file.replace { try JSONEncoder().encode(rows) }
        } catch let fault as FileFault {
            report?(OverridesStoreError.file(message: fault.message))
        } catch {
            report?(error)
        }
    }
}
