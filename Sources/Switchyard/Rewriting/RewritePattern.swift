/// A manifest's path pattern as a regular expression over paths as they are written in a URL.
struct RewritePattern {
    struct Parameter {
        var name: String
        var isCatchAll: Bool
    }

    private(set) var expression = ""
    private(set) var parameters: [Parameter] = []

    private let pattern: String
    private let text: [Unicode.Scalar]
    private var position = 0

    /// The name of the group of the parameter with an index.
    static func group(_ index: Int) -> String { "parameter\(index)" }

    init(_ pattern: String) throws(RewriteError) {
        self.pattern = pattern
        text = Array(pattern.unicodeScalars)
        guard text.first == "/" else { throw fault("a pattern begins with '/'", at: 0) }
        var depth = 0
        while position < text.count {
            let scalar = text[position]
            switch scalar {
            case "{": try readParameter()
            case "[":
                guard position + 1 < text.count, text[position + 1] == "/" else {
                    throw fault("an optional part begins with '/' inside its bracket", at: position)
                }
                depth += 1
                expression += "(?:"
                position += 1
            case "]":
                depth -= 1
                guard depth >= 0 else { throw fault("this ']' closes nothing", at: position) }
                expression += ")?"
                position += 1
                guard position == text.count || text[position] == "]" else {
                    throw fault("nothing follows an optional part", at: position)
                }
            case "}", "?", "#", " ":
                throw fault("'\(scalar)' cannot stand in a path; a rewrite's pattern is a path only", at: position)
            default:
                expression += RewritePattern.literal(scalar)
                position += 1
            }
        }
        guard depth == 0 else { throw fault("an optional part is not closed; add ']'", at: text.count) }
    }

    private func fault(_ message: String, at position: Int) -> RewriteError {
        RewriteError(part: .match, text: pattern, column: position + 1, message: message)
    }

    /// A character as it stands or escaped.
    private static func literal(_ scalar: Unicode.Scalar) -> String {
        if scalar == "/" { return "/" }
        let escaped = PercentEncoding.encode(String(scalar))
        let plain = "\\u{" + String(scalar.value, radix: 16) + "}"
        return escaped.utf8.first == UInt8(ascii: "%") ? "(?:\(plain)|(?i:\(escaped)))" : plain
    }

    private mutating func readParameter() throws(RewriteError) {
        let start = position
        guard let end = parameterEnd() else { throw fault("this '{' is not closed; add '}'", at: start) }
        let inside = text[(start + 1)..<end]
        position = end + 1
        let colon = inside.firstIndex(of: ":")
        var name = RewritePattern.trimmed(inside[..<(colon ?? inside.endIndex)])
        var type = colon.map { RewritePattern.trimmed(inside[($0 + 1)...]) } ?? "String"
        var isCatchAll = false
        if colon == nil, name.hasSuffix("...") { (name, isCatchAll) = (String(name.dropLast(3)), true) }
        if colon != nil, type.hasSuffix("...") { (type, isCatchAll) = (String(type.dropLast(3)), true) }
        guard let first = name.utf8.first, first.isASCIILetter || first == UInt8(ascii: "_"),
            name.utf8.allSatisfy({ $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "_") })
        else { throw fault("'\(name)' is no name of a parameter", at: start) }
        guard !parameters.contains(where: { $0.name == name }) else {
            throw fault("there are two parameters '\(name)'", at: start)
        }
        guard let value = RewritePattern.expression(ofType: type) else {
            throw fault("unknown type '\(type)'; a rewrite knows the standard types, choices and '/…/'", at: start)
        }
        if isCatchAll, end + 1 < text.count, text[end + 1] != "]" {
            throw fault("nothing follows a catch-all", at: end + 1)
        }
        let group = RewritePattern.group(parameters.count)
        expression += isCatchAll ? "(?<\(group)>(?:\(value))(?:/(?:\(value)))*)" : "(?<\(group)>\(value))"
        parameters.append(Parameter(name: name, isCatchAll: isCatchAll))
    }

    /// The brace that closes the parameter, which may have braces in a regular expression.
    private func parameterEnd() -> Int? {
        var index = position + 1
        var isExpression = false
        while index < text.count {
            switch text[index] {
            case "\\" where isExpression: index += 1
            case "/": isExpression.toggle()
            case "}" where !isExpression: return index
            default: break
            }
            index += 1
        }
        return nil
    }

    private static func trimmed(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var scalars = scalars
        while scalars.first == " " { scalars.removeFirst() }
        while scalars.last == " " { scalars.removeLast() }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
    }

    /// The texts that are values of a type; nil for one that is not known.
    private static func expression(ofType type: String) -> String? {
        let fraction = #"-?[0-9]+(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?"#
        switch type {
        case "String": return "[^/]+"
        case "Int", "Int8", "Int16", "Int32", "Int64": return "-?[0-9]+"
        case "UInt", "UInt8", "UInt16", "UInt32", "UInt64": return "[0-9]+"
        case "Double", "Float": return fraction
        case "Bool": return "true|false"
        case "UUID": return "[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}"
        default: break
        }
        let scalars = Array(type.unicodeScalars)
        if scalars.count > 2, scalars.first == "/", scalars.last == "/" { return "(?:\(type.dropFirst().dropLast()))" }
        let choices = scalars.split(separator: "|", omittingEmptySubsequences: false).map(trimmed)
        guard choices.count > 1, choices.allSatisfy({ !$0.isEmpty }) else { return nil }
        return choices.map { $0.unicodeScalars.map(literal).joined() }.joined(separator: "|")
    }
}
