import RouteCompiler
import RouteManifest
import Testing

/// A manifest, the files it may include, and what is expected of it.
struct CheckingCase: CustomTestStringConvertible {
    var input: String
    var files: [String: String]
    var output: String

    var testDescription: String { input }

    /// Reads a table: cases with `----` between them, each a manifest, the files it includes behind `== name`, `=>`
    /// and the expected lines.
    static func table(_ text: String) -> [CheckingCase] {
        text.split(separator: "\n----\n", omittingEmptySubsequences: false).map { item in
            let sides = item.split(separator: "\n=>\n", maxSplits: 1, omittingEmptySubsequences: false)
            var files: [String: String] = [:]
            let texts = sides[0].split(separator: "\n== ", omittingEmptySubsequences: false)
            for file in texts.dropFirst() {
                let parts = file.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
                files[String(parts[0])] = parts.count > 1 ? String(parts[1]) : ""
            }
            return CheckingCase(input: String(texts[0]), files: files, output: sides.count > 1 ? String(sides[1]) : "")
        }
    }
}

/// The checked manifest, and the lines that its faults make.
func check(
    _ text: String, files: [String: String] = [:], file: String = "Shop.routes", root: String = ""
) -> (manifest: CheckedManifest, output: String) {
    check(Array(text.utf8), files: files, file: file, root: root)
}

func check(
    _ bytes: [UInt8], files: [String: String] = [:], file: String = "Shop.routes", root: String = ""
) -> (manifest: CheckedManifest, output: String) {
    var diagnostics = Diagnostics()
    let syntax = parseManifest(bytes, file: file, diagnostics: &diagnostics)
    let sources = ManifestSources(root: root) { path in files[path].map { Array($0.utf8) } }
    let manifest = checkManifest(syntax, sources: sources, diagnostics: &diagnostics)
    return (manifest, diagnostics.sorted.flatMap(\.lines).joined(separator: "\n"))
}
