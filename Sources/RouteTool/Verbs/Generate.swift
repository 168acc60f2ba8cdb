import RouteManifest
import RouteOutput

/// `switchyard generate`: from manifests to Swift. The build plugin runs it for every manifest.
struct Generate: Verb {
    static let usage = Usage(
        verb: "generate",
        summary: "Writes one Swift file per manifest.",
        details: [
            """
            A file is written only when its content changed. Where there is an error, nothing is written. The build
            plugin does this by itself; call it ahead of time where plugins do not work.
            """
        ],
        operand: Operand(
            name: "FILE", help: "a .routes manifest; those of one call form one target", isRepeatable: true),
        options: [
            Option(name: "output", value: "DIR", help: "the folder for the Swift files", isRequired: true),
            .root,
            Option(
                name: "beside", value: "FILE", help: "another manifest of the target, whose namespace must differ",
                isRepeatable: true),
        ])

    private let files: [ManifestFile]
    private let others: [ManifestFile]
    private let output: OutputFolder

    init(_ arguments: ParsedArguments) {
        let root = arguments.one("root")
        files = arguments.operands.map { ManifestFile($0, root: root) }
        others = arguments.all("beside").map { ManifestFile($0, root: root) }
        output = OutputFolder(path: arguments.one("output") ?? ".")
    }

    func run(_ console: Console) -> Tool.Status {
        var compiler = ManifestCompiler(files, examinesParts: false)
        compiler.checkNamespaces(beside: others)
        checkOutputNames(&compiler.diagnostics)
        compiler.report(to: console)
        guard !compiler.diagnostics.hasErrors else { return .findings }
        do throws(OutputError) {
            for manifest in compiler.manifests { try output.write(swift(for: manifest), to: manifest.file.outputName) }
            return .success
        } catch {
            console.report("switchyard generate: error: \(error.message)\n")
            return .findings
        }
    }

    private func swift(for manifest: CompiledManifest) -> String {
        guard let checked = manifest.checked else {
            let name = lastComponent(of: manifest.file.path)
            return "// \(name) is a part: its routes are generated where it is included.\n"
        }
        return emitSwift(checked, tableText: manifest.table)
    }

    private func checkOutputNames(_ diagnostics: inout Diagnostics) {
        var first: [String: String] = [:]
        for file in files {
            if let other = first.updateValue(file.path, forKey: file.outputName) {
                diagnostics.error(
                    "'\(other)' would be written to '\(file.outputName)', too; rename one of them, or give '--root'",
                    at: Place(file: file.path, line: 1, column: 1))
            }
        }
    }
}

extension Option {
    /// The folder of a target.
    static let root = Option(
        name: "root", value: "DIR", help: "the target's folder, which included files must lie in")
}
