/// Looks at a document's values one by one and collects what is wrong with them instead of stopping at the first.
struct DocumentCheck {
    /// A problem that still has its byte in place of a line and column.
    struct Finding {
        var place: String
        var message: String
        var offset: Int?
    }

    /// Wrong in itself: the document is refused.
    private(set) var wrong: [Finding] = []
    /// Right, but not known to this build.
    private(set) var unknown: [Finding] = []

    mutating func refuse(_ place: String, _ message: String, at offset: Int?) {
        wrong.append(Finding(place: place, message: message, offset: offset))
    }

    mutating func skip(_ place: String, _ message: String, at offset: Int?) {
        unknown.append(Finding(place: place, message: message, offset: offset))
    }

    mutating func refuse(_ place: String, expected: String, _ value: DocumentValue) {
        refuse(place, "must be \(expected), but is \(value.summary)", at: value.offset)
    }

    // MARK: Values

    mutating func bool(_ field: Field?) -> Bool? {
        guard let field else { return nil }
        if case .bool(let value) = field.value.content { return value }
        refuse(field.place, expected: "true or false", field.value)
        return nil
    }

    /// - Parameter allowsEmpty: Whether an empty text will do.
    mutating func string(_ field: Field?, allowsEmpty: Bool = false) -> String? {
        guard let field else { return nil }
        if case .string(let value) = field.value.content, allowsEmpty || !value.isEmpty { return value }
        refuse(field.place, expected: allowsEmpty ? "a text" : "a text of one character or more", field.value)
        return nil
    }

    /// A number from 0 to 1.
    mutating func share(_ field: Field?) -> Double? {
        guard let field else { return nil }
        if case .number(let value) = field.value.content, value >= 0, value <= 1 { return value }
        refuse(field.place, expected: "a number from 0 to 1", field.value)
        return nil
    }

    /// One of a few whole numbers.
    mutating func number(_ field: Field?, among choices: [Int]) -> Int? {
        guard let field else { return nil }
        if case .number(let value) = field.value.content, let number = Int(exactly: value), choices.contains(number) {
            return number
        }
        refuse(field.place, expected: choices.map(String.init).joined(separator: " or "), field.value)
        return nil
    }

    mutating func elements(_ field: Field?) -> [Field] {
        guard let field else { return [] }
        guard case .array(let elements) = field.value.content else {
            refuse(field.place, expected: "an array", field.value)
            return []
        }
        return elements.enumerated().map { Field(place: "\(field.place)[\($0)]", value: $1, keyOffset: nil) }
    }

    // MARK: Objects

    /// A value and where it stands.
    struct Field {
        var place: String
        var value: DocumentValue
        var keyOffset: Int?
    }

    /// The members of an object, in order; a key that is there twice is wrong.
    ///
    /// - Parameter known: The only keys that may be there; nil where any may.
    /// - Returns: Nil where the value is no object.
    mutating func members(_ field: Field, known: [String]? = nil) -> [(key: String, field: Field)]? {
        guard case .object(let members) = field.value.content else {
            refuse(field.place, expected: "an object", field.value)
            return nil
        }
        var seen: Set<String> = []
        var result: [(key: String, field: Field)] = []
        for member in members {
            // Of a long key only the beginning: every place below it would repeat it.
            let key = member.key.utf8.count > 200 ? "\(member.key.prefix(50))…" : member.key
            let place = field.place.isEmpty ? key : "\(field.place).\(key)"
            if !seen.insert(member.key).inserted {
                refuse(place, "the key stands here a second time; leave one of the two", at: member.offset)
            } else if let known, !known.contains(member.key) {
                let names = known.map { "'\($0)'" }.joined(separator: ", ")
                refuse(place, "unknown key; known here are \(names)", at: member.offset)
            } else {
                result.append((member.key, Field(place: place, value: member.value, keyOffset: member.offset)))
            }
        }
        return result
    }

    /// The members of an object that has some of the known keys.
    mutating func fields(_ field: Field, known: [String]) -> [String: Field]? {
        members(field, known: known).map { members in
            Dictionary(members.map { ($0.key, $0.field) }, uniquingKeysWith: { first, _ in first })
        }
    }

    // MARK: The result

    /// Findings as problems, in the order of the document.
    ///
    /// - Parameter text: The document's bytes; nil where it did not come as text.
    static func problems(_ findings: [Finding], text: [UInt8]?) -> [OverridesError.Problem] {
        let sorted = findings.enumerated().sorted { first, second in
            let (a, b) = (first.element.offset ?? 0, second.element.offset ?? 0)
            return a == b ? first.offset < second.offset : a < b
        }
        var cursor = TextPlaces(text ?? [])
        return sorted.map { _, finding in
            let place = text == nil ? nil : finding.offset.map { cursor.place(of: $0) }
            return OverridesError.Problem(
                place: finding.place, message: finding.message, line: place?.line, column: place?.column)
        }
    }
}
