extension ValueType: CustomStringConvertible {
    /// The type as a manifest writes it: `Int(1...12)`, `png|jpg`, `/[a-z]+/`.
    package var description: String {
        switch self {
        case .string(nil): return "String"
        case .string(let length?):
            return length.upperBound == .max
                ? "String(\(length.lowerBound)...)" : "String(\(length.lowerBound)...\(length.upperBound))"
        case .integer(let type, nil): return type.rawValue
        case .integer(let type, .signed(let range)?): return "\(type.rawValue)(\(range))"
        case .integer(let type, .unsigned(let range)?): return "\(type.rawValue)(\(range))"
        case .double: return "Double"
        case .float: return "Float"
        case .bool: return "Bool"
        case .uuid: return "UUID"
        case .choice(_, let cases): return cases.map(\.rawValue).joined(separator: "|")
        case .enumeration(let name, _): return name
        case .expression(let pattern): return "/\(pattern)/"
        case .own(let name, _): return name
        }
    }
}
