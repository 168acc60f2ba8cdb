extension Usage {
    /// `usage: switchyard generate FILE… --output DIR [--root DIR]`
    var line: String {
        let options = options.map { option in
            let text = option.isRequired ? option.text : "[\(option.text)]"
            return option.isRepeatable ? text + "…" : text
        }
        let parts = ["usage: switchyard", verb, operand.name + (operand.isRepeatable ? "…" : "")] + options
        return parts.joined(separator: " ")
    }

    /// The page that `--help` prints.
    var help: String {
        var rows = [(operand.name, operand.help)]
        rows += options.map { ($0.text, $0.help) }
        rows.append(("-h, --help", "show this page"))
        return ([line, summary] + details + [table(rows)]).map { $0 + "\n" }.joined(separator: "\n")
    }
}

/// The page that `switchyard --help` prints.
func overview(of verbs: [Usage]) -> String {
    """
    usage: switchyard VERB ARGUMENT…

    Works on .routes manifests, which declare the URLs that an app answers.

    \(table(verbs.map { ($0.verb, $0.summary) }))

    'switchyard VERB --help' tells more. The exit status is 0 for success, 1 for findings and 64 for wrong usage.

    """
}

/// Two columns, the second aligned.
private func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { "  " + $0.padded(to: width) + "  " + $1 }.joined(separator: "\n")
}

extension String {
    /// The text with spaces behind it, `width` characters in all.
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
