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
            "With an overrides document closed and redirected routes and variants are shown as they are under it.",
        ],
        operand: Operand(
            name: "URL", help: "a URL, or '-' to read one from each line of standard input", isRepeatable: true),
        options: [
            Option(
                name: "manifest", value: "FILE", help: "the .routes manifest", isRequired: true, isRepeatable: true),
            .root,
            Option(name: "overrides", value: "JSON", help: "the overrides document in force"),
            Option(name: "unit", value: "ID", help: "whom variants are assigned to; nobody without"),
            Option(name: "json", help: "print one JSON object a line"),
        ])

    private let files: [ManifestFile]
    private let urls: [String]
    private let printsJSON: Bool
    private let overrides: OverridesFile?
    private let unit: String?

    init(_ arguments: ParsedArguments) {
        let root = arguments.one("root")
        files = arguments.all("manifest").map { ManifestFile($0, root: root) }
        urls = arguments.operands
        printsJSON = arguments.has("json")
        overrides = arguments.one("overrides").map(OverridesFile.init)
        unit = arguments.one("unit")
    }

    func run(_ console: Console) -> Tool.Status {
        var compiler = ManifestCompiler(files)
        var tables = compiler.manifests.compactMap { ExplainedTable($0) }
        if tables.isEmpty, !compiler.diagnostics.hasErrors, let part = files.first {
            compiler.diagnostics.error(
                "this is a part; give the manifest that includes it",
                at: Place(file: part.path, line: 1, column: 1))
        }
        if let overrides, !compiler.diagnostics.hasErrors,
            let (content, index) = overrides.check(
                against: tables.map(\.table), unknown: .skip, &compiler.diagnostics)
        {
            tables[index].overrides = ExplainedOverrides(content, unit: unit)
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

    /// The answer of the first table that takes the URL, or the error that says most.
    private func explanation(of url: String, _ tables: [ExplainedTable]) -> Explanation {
        var failure: Explanation?
        for table in tables {
            let explanation = table.explain(url, namespace: tables.count > 1 ? table.manifest.namespace : nil)
            guard case .failure(let error) = explanation.answer else { return explanation }
            guard case .failure(let earlier)? = failure?.answer else {
                failure = explanation
                continue
            }
            if error.reason.says > earlier.reason.says { failure = explanation }
        }
        return failure ?? Explanation(url: url, rewritten: nil, answer: .failure(RouteError(.noMatch, url: url)))
    }
}

extension RouteError.Reason {
    /// How much the reason says of a URL that none of several tables takes.
    fileprivate var says: Int {
        switch self {
        case .foreignOrigin: return 0
        case .noMatch, .malformed: return 1
        default: return 2
        }
    }
}
