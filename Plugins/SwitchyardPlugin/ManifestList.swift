import Foundation
import PackagePlugin

/// The manifests of one target. Their contents are the tool's business: nothing here reads a file.
struct ManifestList {
    /// The folder that includes must stay in and that output names are counted from.
    private let root: URL
    /// In the order of their paths.
    private let files: [URL]

    init(_ files: FileList, root: URL) {
        self.root = root
        self.files = files.map(\.url).filter { $0.pathExtension == "routes" }.sorted { $0.path < $1.path }
    }

    var isEmpty: Bool { files.isEmpty }

    /// One command a manifest. Every manifest of the target is an input of each, since they may include each other and
    /// their namespaces must differ.
    func commands(tool: URL, output: URL) throws -> [Command] {
        var names: [String: URL] = [:]
        return try files.map { file in
            let name = outputName(of: file)
            if let other = names.updateValue(file, forKey: name) {
                throw OutputClash(name: name, files: [other, file])
            }
            let others = files.filter { $0 != file }
            return .buildCommand(
                displayName: "Compiling routes \(file.lastPathComponent)",
                executable: tool,
                arguments: ["generate", file.path, "--output", output.path, "--root", root.path]
                    + others.flatMap { ["--beside", $0.path] },
                inputFiles: files,
                outputFiles: [output.appendingPathComponent(name)])
        }
    }

    /// `Deep/Links.routes` becomes `Deep_Links.routes.swift`, as the tool names it.
    private func outputName(of file: URL) -> String {
        let folder = root.path.hasSuffix("/") ? root.path : root.path + "/"
        let path = file.path.hasPrefix(folder) ? String(file.path.dropFirst(folder.count)) : file.lastPathComponent
        return path.replacingOccurrences(of: "/", with: "_") + ".swift"
    }
}

/// Two manifests whose generated files would have one name.
private struct OutputClash: Error, CustomStringConvertible {
    let name: String
    let files: [URL]

    var description: String {
        let paths = files.map { "'\($0.path)'" }.joined(separator: " and ")
        return "\(paths) would both be written to '\(name)'; rename one of them"
    }
}
