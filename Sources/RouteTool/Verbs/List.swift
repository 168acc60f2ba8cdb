import RouteCompiler
import RouteManifest

/// `switchyard list`: the routes of manifests as a table or as JSON.
struct List: Verb {
    static let usage = Usage(
        verb: "list",
        summary: "Lists the routes: name, pattern, parameters, output, guards, variants, place.",
        details: ["Parts are listed within the manifests that include them."],
        operand: Operand(name: "FILE", help: "a .routes manifest", isRepeatable: true),
        options: [.root, Option(name: "json", help: "print one JSON object a line")])

    private let files: [ManifestFile]
    private let printsJSON: Bool

    init(_ arguments: ParsedArguments) {
        files = arguments.operands.map { ManifestFile($0, root: arguments.one("root")) }
        printsJSON = arguments.has("json")
    }

    func run(_ console: Console) -> Tool.Status {
        let compiler = ManifestCompiler(files)
        compiler.report(to: console)
        let manifests = compiler.manifests.compactMap(\.checked)
        if printsJSON {
            for manifest in manifests {
                for route in manifest.routes { console.write(json(route, in: manifest).text + "\n") }
            }
        } else {
            let rows = manifests.flatMap { manifest in manifest.routes.map { row($0) } }
            console.write(table(rows))
        }
        return compiler.diagnostics.hasErrors ? .findings : .success
    }
}
