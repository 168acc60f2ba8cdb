import RouteCompiler
import RouteManifest

/// `switchyard diff`: what a new manifest does to links that are out in the world.
struct Diff: Verb {
    static let usage = Usage(
        verb: "diff",
        summary: "Shows which URLs of old manifests no longer work or now mean another route.",
        details: [
            "The last manifest is the new one, all before it are old ones: one for every version still in use.",
            "Each finding stands at the old route with a URL that shows it. The exit status is 1 if there is one.",
        ],
        operand: Operand(name: "FILE", help: "OLD… NEW, two manifests or more", isRepeatable: true),
        options: [.root])

    private let files: [ManifestFile]

    init(_ arguments: ParsedArguments) {
        let root = arguments.one("root")
        files = arguments.operands.map { ManifestFile($0, root: root) }
    }

    func run(_ console: Console) -> Tool.Status {
        guard files.count > 1 else {
            console.report(
                "switchyard diff: error: give OLD and NEW, two manifests or more\nSee 'switchyard diff --help'.\n")
            return .usage
        }
        var manifests: [CheckedManifest] = []
        var hasErrors = false
        for file in files {
            var compiler = ManifestCompiler([file])
            if let manifest = compiler.manifests.first?.checked {
                manifests.append(manifest)
            } else if !compiler.diagnostics.hasErrors {
                compiler.diagnostics.error(
                    "this is a part; give the manifest that includes it",
                    at: Place(file: file.path, line: 1, column: 1))
            }
            compiler.report(to: console)
            hasErrors = hasErrors || compiler.diagnostics.hasErrors
        }
        guard !hasErrors, let new = manifests.last else { return .findings }
        let findings = manifests.dropLast().flatMap { differences(from: $0, to: new) }
        for finding in findings { console.write(finding.lines.map { $0 + "\n" }.joined()) }
        return findings.isEmpty ? .success : .findings
    }
}
