/// A value of a document before anybody has looked at what it means: so that one run can find all that is wrong.
package struct DocumentValue: Sendable {
    package enum Content: Sendable {
        case null
        case bool(Bool)
        case number(Double)
        case string(String)
        case array([DocumentValue])
        case object([Member])
    }

    package struct Member: Sendable {
        package var key: String
        /// Where the key stands.
        package var offset: Int?
        package var value: DocumentValue
    }

    package var content: Content
    /// The byte of the text at which the value begins; nil where the document did not come as text.
    package var offset: Int?

    /// How deep arrays and objects may lie in one another. The format needs five levels.
    static let maximumDepth = 16

    /// What the value is, in words: `3`, `"on"`, `an object`.
    var summary: String {
        switch content {
        case .null: return "null"
        case .bool(let value): return value ? "true" : "false"
        case .number(let value): return Self.text(of: value)
        case .string(let value) where value.utf8.count <= 60: return "\"\(value)\""
        case .string: return "a long text"
        case .array: return "an array"
        case .object: return "an object"
        }
    }

    /// A number as JSON writes it: `1` rather than `1.0`.
    static func text(of number: Double) -> String {
        Int64(exactly: number).map(String.init) ?? "\(number)"
    }
}

/// Reads a document from any decoder of the standard library's. Of a key that is there twice most decoders keep one;
/// `JSONReader` sees both.
extension DocumentValue: Decodable {
    package init(from decoder: any Decoder) throws {
        guard decoder.codingPath.count <= Self.maximumDepth else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: decoder.codingPath,
                    debugDescription: "values lie more than \(Self.maximumDepth) levels deep"))
        }
        if let container = try? decoder.container(keyedBy: AnyKey.self) {
            let keys = container.allKeys.sorted { $0.stringValue < $1.stringValue }
            let members = try keys.map {
                Member(key: $0.stringValue, offset: nil, value: try container.decode(DocumentValue.self, forKey: $0))
            }
            self.init(content: .object(members), offset: nil)
        } else if var container = try? decoder.unkeyedContainer() {
            var elements: [DocumentValue] = []
            while !container.isAtEnd { elements.append(try container.decode(DocumentValue.self)) }
            self.init(content: .array(elements), offset: nil)
        } else {
            self.init(content: try Self.scalar(in: decoder.singleValueContainer()), offset: nil)
        }
    }

    private static func scalar(in container: any SingleValueDecodingContainer) throws -> Content {
        if container.decodeNil() { return .null }
        if let value = try? container.decode(Bool.self) { return .bool(value) }
        if let value = try? container.decode(Double.self) { return .number(value) }
        return .string(try container.decode(String.self))
    }
}

/// Any key of a keyed container.
private struct AnyKey: CodingKey {
    let stringValue: String
    let intValue: Int?

    init(stringValue: String) {
        self.stringValue = stringValue
        intValue = nil
    }

    init(intValue: Int) {
        stringValue = String(intValue)
        self.intValue = intValue
    }
}
