import RouteCompiler
import RouteManifest
import Switchyard

/// `switchyard explain`: how URLs are read.
struct Explain: Verb {
    static let usage = Usage(
        verb: "explain",
        summary: "Shows how URLs are read: route and parameters, or why there is none.",
        details: [
            "With several manifests each is asked in turn, and the first that takes the URL answers.",
            "The exit status is 1 if a URL reaches no route. Values of your own types are not looked into.",
        ],
        operand: Operand(
            name: "URL", help: "a URL, or '-' to read one from each line of standard input", isRepeatable: true),
        options: [
            Option(
                name: "manifest", value: "FILE", help: "the .routes manifest", isRequired: true, isRepeatable: true),
            .root,
            Option(name: "json", help: "print one JSON object a line"),
        ])

    private let files: [ManifestFile]
    private let urls: [String]
    private let printsJSON: Bool

    init(_ arguments: ParsedArguments) {
        let root = arguments.one("root")
        files = arguments.all("manifest").map { ManifestFile($0, root: root) }
        urls = arguments.operands
        printsJSON = arguments.has("json")
    }

    func run(_ console: Console) -> Tool.Status {
        var compiler = ManifestCompiler(files)
        let tables = compiler.manifests.compactMap { ExplainedTable($0) }
        if tables.isEmpty, !compiler.diagnostics.hasErrors, let part = files.first {
            compiler.diagnostics.error(
                "this is a part; give the manifest that includes it",
                at: Place(file: part.path, line: 1, column: 1))
        }
        compiler.report(to: console)
        guard !compiler.diagnostics.hasErrors else { return .findings }

        var status = Tool.Status.success
        func explain(_ url: String) {
            let explanation = self.explanation(of: url, tables)
            if case .failure = explanation.answer { status = .findings }
            console.write(printsJSON ? explanation.json.text + "\n" : explanation.text)
        }
        for url in urls {
            if url == "-" {
                while let line = console.readLine() { explain(line) }
            } else {
                explain(url)
            }
        }
        return status
    }

    /// The answer of the first table that takes the URL, or the error of the first whose origin the URL is on.
    private func explanation(of url: String, _ tables: [ExplainedTable]) -> Explanation {
        var errors: [RouteError] = []
        for table in tables {
            do throws(RouteError) {
                let match = try table.table.match(url)
                let namespace = tables.count > 1 ? table.manifest.namespace : nil
                return Explanation(
                    url: url,
                    answer: .success(
                        Explanation.Match(
                            match: match, route: table.manifest.routes[match.number], namespace: namespace)))
            } catch {
                errors.append(error)
            }
        }
        let error = errors.first { $0.reason != .foreignOrigin } ?? errors.first
        return Explanation(url: url, answer: .failure(error ?? RouteError(.noMatch, url: url)))
    }
}
