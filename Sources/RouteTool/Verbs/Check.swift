import RouteCompiler
import RouteManifest
import Switchyard

/// `switchyard check`: every diagnostic, nothing written.
struct Check: Verb {
    static let usage = Usage(
        verb: "check",
        summary: "Reports everything that is wrong with manifests and writes nothing.",
        details: [
            "With '--root' the manifests are those of one target, and their namespaces must differ.",
            "Of several manifests the addresses that two of them take are reported as well.",
            "An overrides document is checked as for publishing: what the manifest does not have is an error.\n"
                + "Of several manifests the one that it fits best counts.",
        ],
        operand: Operand(name: "FILE", help: "a .routes manifest or part", isRepeatable: true),
        options: [
            .root,
            Option(
                name: "overrides", value: "JSON", help: "an overrides document to check against the manifest",
                isRepeatable: true),
        ])

    private let files: [ManifestFile]
    private let isOneTarget: Bool
    private let overrides: [OverridesFile]

    init(_ arguments: ParsedArguments) {
        let root = arguments.one("root")
        files = arguments.operands.map { ManifestFile($0, root: root) }
        isOneTarget = root != nil
        overrides = arguments.all("overrides").map(OverridesFile.init)
    }

    func run(_ console: Console) -> Tool.Status {
        var compiler = ManifestCompiler(files)
        if isOneTarget { compiler.checkNamespaces(beside: []) }
        let shared = compiler.diagnostics.hasErrors ? [] : sharedAddresses(of: compiler.manifests.compactMap(\.checked))
        for warning in shared { compiler.diagnostics.append(warning) }
        if !compiler.diagnostics.hasErrors { check(overrides, &compiler) }
        compiler.report(to: console)
        return compiler.diagnostics.hasErrors || !shared.isEmpty ? .findings : .success
    }

    private func check(_ overrides: [OverridesFile], _ compiler: inout ManifestCompiler) {
        let tables = compiler.manifests.compactMap { ExplainedTable($0)?.table }
        for file in overrides {
            if tables.isEmpty {
                compiler.diagnostics.error(
                    "a part has no table; give the manifest that includes it",
                    at: Place(file: file.path, line: 1, column: 1))
            }
            _ = file.check(against: tables, unknown: .refuse, &compiler.diagnostics)
        }
    }
}
