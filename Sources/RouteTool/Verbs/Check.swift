import RouteCompiler
import RouteManifest

/// `switchyard check`: every diagnostic, nothing written.
struct Check: Verb {
    static let usage = Usage(
        verb: "check",
        summary: "Reports everything that is wrong with manifests and writes nothing.",
        details: [
            "With '--root' the manifests are those of one target, and their namespaces must differ.",
            "Of several manifests the addresses that two of them take are reported as well.",
        ],
        operand: Operand(name: "FILE", help: "a .routes manifest or part", isRepeatable: true),
        options: [.root])

    private let files: [ManifestFile]
    private let isOneTarget: Bool

    init(_ arguments: ParsedArguments) {
        let root = arguments.one("root")
        files = arguments.operands.map { ManifestFile($0, root: root) }
        isOneTarget = root != nil
    }

    func run(_ console: Console) -> Tool.Status {
        var compiler = ManifestCompiler(files)
        if isOneTarget { compiler.checkNamespaces(beside: []) }
        let shared = compiler.diagnostics.hasErrors ? [] : sharedAddresses(of: compiler.manifests.compactMap(\.checked))
        for warning in shared { compiler.diagnostics.append(warning) }
        compiler.report(to: console)
        return compiler.diagnostics.hasErrors || !shared.isEmpty ? .findings : .success
    }
}
