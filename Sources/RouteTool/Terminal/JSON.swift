/// A JSON value whose members keep their order, for output that is the same every time.
enum JSON: Equatable {
    case string(String)
    case integer(Int64)
    case unsigned(UInt64)
    case double(Double)
    case bool(Bool)
    case array([JSON])
    case object([(String, JSON)])

    /// The value on one line (RFC 8259). A number that is not finite has no form there and becomes its text.
    var text: String {
        switch self {
        case .string(let value): return quoted(value)
        case .integer(let value): return "\(value)"
        case .unsigned(let value): return "\(value)"
        case .double(let value): return value.isFinite ? "\(value)" : quoted("\(value)")
        case .bool(let value): return value ? "true" : "false"
        case .array(let elements): return "[" + elements.map(\.text).joined(separator: ",") + "]"
        case .object(let members):
            return "{" + members.map { quoted($0) + ":" + $1.text }.joined(separator: ",") + "}"
        }
    }

    static func == (a: JSON, b: JSON) -> Bool { a.text == b.text }

    private func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\u{0}"..<"\u{20}":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
