import Foundation

/// A folder that is gone when the test is over.
final class TemporaryFolder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("switchyard-\(UUID().uuidString)")

    init() { try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: url) }

    func file(_ name: String) -> URL { url.appendingPathComponent(name) }

    var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted() }
}
