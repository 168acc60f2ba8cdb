import RouteCompiler
import RouteManifest
import Switchyard
import Testing

/// The table of a manifest given without its first line. Errors in the manifest fail the test that asks for it.
func testTable(_ manifest: String) -> DynamicTable { DynamicTable(tableBytes(manifest)) }

/// The bytes of that table; none where the manifest has errors.
func tableBytes(_ manifest: String) -> [UInt8] {
    var diagnostics = Diagnostics()
    let syntax = parseManifest(Array("routes 1\n\(manifest)".utf8), file: "Test.routes", diagnostics: &diagnostics)
    let checked = checkManifest(syntax, sources: .none, diagnostics: &diagnostics)
    let table = diagnostics.hasErrors ? nil : CompiledTable(checked, &diagnostics)
    for diagnostic in diagnostics.all { Issue.record("\(diagnostic.lines.joined(separator: "\n"))") }
    return table?.bytes ?? []
}

extension DynamicTable {
    /// What a URL leads to, in the notation of `Reading.result`.
    func reading(_ url: String, limit: Int = 8_192) -> String {
        do {
            return try match(url, limit: limit).notation
        } catch {
            return error.notation
        }
    }

    /// The same, with the pattern of the nearest route behind a failure: `✗ missing id near /items/{id: Int}`.
    func explanation(_ url: String) -> String {
        do {
            return try match(url).notation
        } catch {
            return error.notation + (error.nearest.map { " near \($0)" } ?? "")
        }
    }
}

extension DynamicTable.Match {
    var notation: String {
        let values = values.map { value in
            let texts = value.texts.map(\.notation)
            return "\(value.name)=" + (value.isList ? "[\(texts.joined(separator: ", "))]" : texts.joined())
        }
        return ([id] + values + ignored.map { "(ignored: \($0.notation))" }).joined(separator: " ")
    }
}

extension RouteError {
    var notation: String {
        switch reason {
        case .missingParameter(let name): return "✗ missing \(name)"
        case .invalidParameter(let name, let value, let expected):
            return "✗ \(name)=\(value.notation) is no \(expected)"
        default: return "✗ \(reason)"
        }
    }
}

extension String {
    /// The text as it stands where all of it can be seen, else as a Swift literal.
    fileprivate var notation: String {
        let isPlain = unicodeScalars.allSatisfy { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: return false
            default: return scalar != "," && scalar != "\""
            }
        }
        return isPlain && !isEmpty ? self : debugDescription
    }
}
