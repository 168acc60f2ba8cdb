import Switchyard
import Testing

/// A document and what it has to become: the row of a test's table.
///
/// The result has a line for each thing that the document says, in the order of the manifest, and `skipped …` for each
/// that this build does not know; of a document that is refused a line for each problem, marked `✗`.
struct DocumentRow: Sendable, CustomTestStringConvertible {
    let document: String
    let result: String

    init(_ document: String, _ result: String) {
        self.document = document
        self.result = result
    }

    var testDescription: String { document.count > 200 ? "\(document.prefix(200))…" : document }
}

/// The documents, and how they are written down.
enum DocumentRows {
    static var all: [DocumentRow] {
        empty + routes + variants + unknown + wrong + wrongRoutes + wrongExperiments + rewrites
    }

    static func row(_ routes: String, _ result: String) -> DocumentRow {
        DocumentRow(#"{"version": 1, "routes": {\#(routes)}}"#, result)
    }

    static func experiment(_ experiment: String, _ result: String) -> DocumentRow {
        row(#""detail": {"experiment": \#(experiment)}"#, "detail experiment " + result)
    }

    static func experimentSkipped(_ experiment: String, _ result: String) -> DocumentRow {
        row(#""detail": {"experiment": \#(experiment), "disabled": true}"#, "detail disabled\n" + result)
    }

    static func refused(_ experiment: String, _ result: String) -> DocumentRow {
        row(#""detail": {"experiment": \#(experiment)}"#, result)
    }

    static func rules(_ rules: String, _ result: String) -> DocumentRow {
        DocumentRow(#"{"version": 1, "rewrites": [\#(rules)]}"#, result)
    }

    static func manyRules(_ count: Int) -> String {
        (0..<count).map { #"{"match": "^https://old\#($0)\\.example/(.*)", "to": "/alert/$$1"}"# }.joined(
            separator: ",")
    }

    /// Redirects from each hop to the next.
    static func chain(_ hops: Range<Int>) -> String {
        hops.map { #""hop\#($0)": {"redirect": "/hops/\#($0 + 1)"}"# }.joined(separator: ", ")
    }
}

extension Result<OverridesContent, OverridesError> {
    var notation: String {
        switch self {
        case .success(let content): return content.notation
        case .failure(let error): return error.problems.map { "✗ \($0)" }.joined(separator: "\n")
        }
    }
}

extension OverridesContent {
    fileprivate var notation: String {
        let names = NewApp.allPatterns.map(\.id.rawValue)
        func text(_ target: Target) -> String { "\(target.url) (\(names[target.route]))" }
        var lines = revision.map { ["revision \($0)"] } ?? []
        lines += rewriter.rules.map { rule in
            let form = rule.match.hasPrefix("/") ? "from" : "match"
            return "rewrite \(form) \(rule.match) to \(rule.to)" + (rule.next ? " next" : "")
        }
        for (number, override) in routes.sorted(by: { $0.key < $1.key }) {
            var words = [names[number]]
            if override.isDisabled { words.append("disabled") }
            if override.isDisabled, let instead = override.instead { words.append("instead \(text(instead))") }
            if let redirect = override.redirect { words.append("redirect \(text(redirect))") }
            if let forced = override.forced { words.append("force \(variants(names[number])[forced])") }
            if let experiment = override.experiment { words.append("experiment \(experiment.notation)") }
            if words.count > 1 { lines.append(words.joined(separator: " ")) }
        }
        return (lines + skipped.map { "skipped \($0)" }).joined(separator: "\n")
    }

    private func variants(_ route: String) -> [String] {
        route == "detail" ? NewApp.Detail.Variant.allCases.map(\.rawValue) : ["?", "??"]
    }
}

extension Experiment {
    fileprivate var notation: String {
        func text(_ number: Double) -> String {
            let rounded = (number * 1_000).rounded() / 1_000
            return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
        }
        let part = namespace.map { " in \($0.id) \(text($0.from))-\(text($0.to))" } ?? ""
        let shares = zip(variants, ranges).map { "\($0) \(text($1.lowerBound))-\(text($1.upperBound))" }
        return "\(key) v\(version.rawValue) seed \(seed)\(part): \(shares.joined(separator: ", "))"
    }
}
