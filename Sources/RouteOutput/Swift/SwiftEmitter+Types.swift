import RouteCompiler

/// The Swift types and default values of parameters.
///
/// `owner` is the route's struct as it is written anywhere in the file, `Routes.Photo`: a choice's enum is nested there.
extension SwiftEmitter {
    /// The type of a parameter's property: `Int`, `[String]`, `Routes.Sort?`.
    func propertyType(_ parameter: CheckedParameter, owner: String) -> String {
        let type = valueType(parameter.type, owner: owner)
        switch parameter.presence {
        case .required, .defaulted: return type
        case .optional: return "\(type)?"
        case .repeated, .catchAll: return "[\(type)]"
        case .optionalCatchAll: return "[\(type)]?"
        }
    }

    /// The default argument for a parameter; nil where the caller has to give a value.
    func defaultArgument(_ parameter: CheckedParameter, owner: String) -> String? {
        switch parameter.presence {
        case .required, .catchAll: return nil
        case .optional, .optionalCatchAll: return "nil"
        case .repeated: return "[]"
        case .defaulted(let text): return expression(for: text, of: parameter.type, owner: owner)
        }
    }

    private func valueType(_ type: ValueType, owner: String) -> String {
        switch type {
        case .string, .expression: return names.standard("String")
        case .integer(let integer, _): return names.standard(integer.rawValue)
        case .double: return names.standard("Double")
        case .float: return names.standard("Float")
        case .bool: return names.standard("Bool")
        case .uuid: return names.foundation("UUID")
        case .choice(let typeName, _): return "\(owner).\(escaped(typeName))"
        case .enumeration(let typeName, _): return "\(names.root).\(escaped(typeName))"
        case .own(_, let swiftType): return swiftType
        }
    }

    /// The value that a URL writes as `text`. A type of the author's has to be expressible by a string literal.
    private func expression(for text: String, of type: ValueType, owner: String) -> String {
        switch type {
        case .integer, .double, .float, .bool: return text
        case .string, .expression, .own: return stringLiteral(text)
        case .uuid: return uuidExpression(text)
        case .choice(_, let cases), .enumeration(_, let cases):
            let name = cases.first { $0.rawValue == text }?.name ?? text
            return "\(valueType(type, owner: owner)).\(escaped(name))"
        }
    }

    /// The sixteen bytes of a UUID: an initializer that cannot fail.
    private func uuidExpression(_ text: String) -> String {
        let digits = text.lowercased().filter(\.isHexDigit)
        let bytes = stride(from: 0, to: digits.count - 1, by: 2).map { "0x\(digits.dropFirst($0).prefix(2))" }
        return "\(names.foundation("UUID"))(uuid: (\(bytes.joined(separator: ", "))))"
    }
}
