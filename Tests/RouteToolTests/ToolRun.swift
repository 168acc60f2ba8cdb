import Foundation

@testable import RouteTool

/// One run of the tool within the test's process, in a folder of its own.
final class ToolRun {
    let folder: URL
    private(set) var output = ""
    private(set) var diagnostics = ""

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("RouteToolTests-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// - Parameter arguments: `@` at the start of an argument stands for the folder.
    func callAsFunction(_ arguments: String..., input: [String] = [], usesColor: Bool = false) -> Tool.Status {
        run(arguments, input: input, usesColor: usesColor)
    }

    func run(_ arguments: [String], input: [String] = [], usesColor: Bool = false) -> Tool.Status {
        output = ""
        diagnostics = ""
        var lines = input[...]
        let console = Console(
            write: { self.output += $0 },
            report: { self.diagnostics += $0.replacingOccurrences(of: self.folder.path, with: "@") },
            readLine: { lines.popFirst() },
            usesColor: usesColor)
        return Tool(console: console).run(
            arguments.map { $0.hasPrefix("@") ? folder.path + $0.dropFirst() : $0 })
    }

    func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    func write(_ text: String, to name: String) throws {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func read(_ name: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }

    func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

    func files(in name: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: path(name))) ?? []).sorted()
    }
}
