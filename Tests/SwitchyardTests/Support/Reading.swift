import Switchyard
import Testing

/// A URL and what it has to lead to: the row of a test's table.
///
/// The result is written `detail id=42 tag=[a, b]`: the route's name and its values, canonical, in the order of the
/// manifest. Texts that do not show as they are stand as Swift literals (`q="a b"`). An optional value that was ignored
/// is added as `(ignored: …)`. A failure is `✗ noMatch`, `✗ missing id` or `✗ id=x is no Int`.
struct Reading: Sendable, CustomTestStringConvertible {
    let url: String
    let result: String

    init(_ url: String, _ result: String) {
        self.url = url
        self.result = result
    }

    var testDescription: String { "\(url.debugDescription) → \(result)" }

    /// One row a line, `URL → result`. In the URL `␠` is a space, `␤` a new line.
    static func rows(_ table: String) -> [Reading] {
        table.split(separator: "\n").map { line in
            let arrow = line.firstIndex(of: "→") ?? line.endIndex
            let url = line[..<arrow].trimmed.map { $0 == "␠" ? " " : $0 == "␤" ? "\n" : String($0) }.joined()
            return Reading(url, line[arrow...].dropFirst().trimmed)
        }
    }
}

extension Substring {
    fileprivate var trimmed: String {
        let text = drop { $0 == " " }
        return String(text.lastIndex { $0 != " " }.map { text[...$0] } ?? "")
    }
}
