import RouteManifest
import Testing

/// Faulty text and all that is said about it.
struct DiagnosticCase: CustomTestStringConvertible {
    var input: String
    var output: String

    var testDescription: String { input }

    /// Reads a table: cases with `----` between them, each a text, `=>` and the expected lines.
    static func table(_ text: String) -> [DiagnosticCase] {
        cases(Substring(text))
    }

    private static func cases(_ text: Substring) -> [DiagnosticCase] {
        text.split(separator: "\n----\n", omittingEmptySubsequences: false).map { item in
            let sides = item.split(separator: "\n=>\n", maxSplits: 1, omittingEmptySubsequences: false)
            return DiagnosticCase(input: String(sides[0]), output: sides.count > 1 ? String(sides[1]) : "")
        }
    }
}

/// The tree of a text, and the lines that its faults make.
func parse(_ text: String, file: String = "Shop.routes") -> (syntax: ManifestSyntax, output: String) {
    parse(Array(text.utf8), file: file)
}

func parse(_ bytes: [UInt8], file: String = "Shop.routes") -> (syntax: ManifestSyntax, output: String) {
    var diagnostics = Diagnostics()
    let syntax = parseManifest(bytes, file: file, diagnostics: &diagnostics)
    return (syntax, diagnostics.sorted.flatMap(\.lines).joined(separator: "\n"))
}
