import LinearRegex
import RouteManifest
import Switchyard

extension ManifestChecker {
    /// The text of a default in a URL; nil, with a word about it, where it is no value of the type.
    mutating func checkDefault(_ value: DefaultSyntax, of type: ValueType) -> String? {
        let text = value.text.value
        switch type {
        case .integer, .double, .float, .bool:
            guard !value.isQuoted else {
                return reportDefault("a default of type '\(type)' stands without quotes", value)
            }
        case .string, .uuid, .expression, .own:
            guard value.isQuoted else { return reportDefault("a default of type '\(type)' stands in quotes", value) }
            warnUnlessNormalized(value.text)
        case .choice(_, let cases), .enumeration(_, let cases):
            return checkDefaultCase(value, of: type, cases: cases)
        }
        guard let canonical = canonicalText(text, of: type) else {
            return reportDefault("'\(text)' is no value of type '\(type)'", value)
        }
        return canonical
    }

    private mutating func checkDefaultCase(
        _ value: DefaultSyntax, of type: ValueType, cases: [CheckedEnum.Case]
    ) -> String? {
        let text = value.text.value
        let name = text.hasPrefix(".") ? String(text.dropFirst()) : text
        if let known = cases.first(where: { $0.name == name || (value.isQuoted && $0.rawValue == name) }) {
            guard value.isQuoted || name != text else { return known.rawValue }
            return reportDefault("a default case stands as its bare name; write '\(known.name)'", value)
        }
        let hint = didYouMean(name, in: cases.map(\.name))
        return reportDefault("'\(type)' has no case '\(text)'\(hint)", value)
    }

    private mutating func reportDefault(_ message: String, _ value: DefaultSyntax) -> String? {
        diagnostics.error(message, at: value.text.place)
        return nil
    }

    /// A text as the runtime writes the value it reads from it; nil where it reads none.
    private func canonicalText(_ text: String, of type: ValueType) -> String? {
        switch type {
        case .string(let length):
            return length?.contains(text.unicodeScalars.count) ?? true ? text : nil
        case .integer(let type, let bounds):
            switch bounds ?? type.allValues {
            case .signed(let range):
                return Int64(routeText: text).flatMap { range.contains($0) ? String($0) : nil }
            case .unsigned(let range):
                return UInt64(routeText: text).flatMap { range.contains($0) ? String($0) : nil }
            }
        case .double: return Double(routeText: text).map(\.routeText)
        case .float: return Float(routeText: text).map(\.routeText)
        case .bool: return Bool(routeText: text).map(\.routeText)
        case .uuid: return isUUID(text) ? text.lowercased() : nil
        case .expression(let expression):
            // The expression itself is known to be right.
            return (try? LinearRegex(expression))?.wholeMatch(in: text) == nil ? nil : text
        case .own, .choice, .enumeration: return text
        }
    }

    /// 8-4-4-4-12 hexadecimal digits.
    private func isUUID(_ text: String) -> Bool {
        let groups = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        return groups.map(\.count) == [8, 4, 4, 4, 12]
            && groups.joined().allSatisfy { $0.isASCIIDigit || 0x61...0x66 ~= $0 | 0x20 }
    }
}
