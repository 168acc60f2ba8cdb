/// A compiled table without the Swift generated for it: what tools explain URLs with.
package struct DynamicTable: Sendable {
    private let bytes: [UInt8]

    package init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// A value that a URL has for a parameter.
    package struct Value: Sendable, Hashable {
        package var name: String
        package var kind: ValueKind
        /// Whether the parameter takes several values.
        package var isList: Bool
        /// The values as they are written when built.
        package var texts: [String]
    }

    package struct Match: Sendable {
        package var number: Int
        package var id: String
        /// In the order of the route's parameters; one that is absent and has no default is left out.
        package var values: [Value]
        /// The canonical path with query and fragment.
        package var path: String
        /// The optional values that are there but are no value of their type.
        package var ignored: [RouteError]
    }

    /// The route that a URL leads to. A type of the author's takes every text.
    package func match(_ url: String, limit: Int = 8_192) throws(RouteError) -> Match {
        let result = withTable { table -> Result<Match, RouteError> in
            var values: [Value] = []
            let found = _RouteMatching.withBytes(of: url) { bytes in
                _RouteMatching.find(bytes, table, limit) { _, reader, _ in
                    guard let read = reader.dynamicValues() else { return false }
                    values = read
                    return true
                }
            }
            guard let number = found.route else {
                return .failure(Explanation.error(for: url, table, limit: limit) { _, _ in })
            }
            return .success(
                Match(
                    number: number, id: table.string(at: table.route(number) &+ TableLayout.Route.id),
                    values: values.filter { !$0.texts.isEmpty }, path: path(number, values, table),
                    ignored: table.ignored(found, url: url)))
        }
        return try result.get()
    }

    /// Builds the path of a route from the texts of its values.
    private func path(_ number: Int, _ values: [Value], _ table: TableReader) -> String {
        RouteBuilder.withBytes(
            table, number,
            { writer in
                let route = table.route(number)
                for (index, value) in values.enumerated() {
                    let record = table.parameter(index, ofRoute: route)
                    let texts = value.texts.map(DynamicText.init)
                    let presence = table.number(at: record &+ TableLayout.Parameter.shape) >> 2 & 15
                    switch ParameterPresence(rawValue: presence) {
                    case .repeated?: writer.repeated(texts)
                    case .catchAll?: writer.catchAll(texts)
                    case .optionalCatchAll?: writer.optionalCatchAll(texts.isEmpty ? nil : texts)
                    case .defaulted?:
                        let text = table.string(at: record &+ TableLayout.Parameter.defaultText)
                        writer.defaulted(texts.first ?? DynamicText(text), DynamicText(text))
                    case .required?, .optional?, nil: writer.optional(texts.first)
                    }
                }
            }, \.string)
    }

    @inline(__always)
    func withTable<Result>(_ body: (TableReader) -> Result) -> Result {
        bytes.withUnsafeBufferPointer { buffer in
            var nothing: UInt8 = 0
            return withUnsafePointer(to: &nothing) {
                body(TableReader(Bytes(buffer.baseAddress ?? $0, count: buffer.count)))
            }
        }
    }
}

/// A value known by its text alone.
private struct DynamicText: RouteParameter {
    let routeText: String
    init(_ text: String) { routeText = text }
    init?(routeText: String) { self.routeText = routeText }
}

extension RouteValues {
    /// All values as texts; nil where the route does not take the URL.
    fileprivate mutating func dynamicValues() -> [DynamicTable.Value]? {
        var values: [DynamicTable.Value] = []
        let count = table.parameterCount(ofRoute: route)
        while index < count {
            let record = table.parameter(index, ofRoute: route)
            let kind = self.kind
            let presence = self.presence
            let texts = self.texts
            var next = self
            guard next.checkNext() else {
                self = next
                return nil
            }
            let isIgnored = next.ignored != ignored
            self = next
            var value = DynamicTable.Value(
                name: table.string(at: record &+ TableLayout.Parameter.name), kind: kind,
                isList: presence == .repeated || presence == .catchAll || presence == .optionalCatchAll,
                texts: isIgnored && presence != .repeated ? [] : texts.map(kind.canonical))
            if presence == .defaulted, value.texts.isEmpty {
                value.texts = [table.string(at: record &+ TableLayout.Parameter.defaultText)]
            }
            values.append(value)
        }
        return values
    }

    /// The texts that the URL has for the next parameter and that are values of its type.
    private var texts: [String] {
        var texts: [String] = []
        func add(_ found: Found) {
            guard case .text(let text) = found, accepts(text) else { return }
            texts.append(text.isBareKey && kind == .bool ? "true" : text.string)
        }
        switch presence {
        case .repeated:
            var position = 0
            while let found = nextRepeated(&position) { add(found) }
        case .catchAll, .optionalCatchAll:
            guard isTailPresent else { break }
            var cursor = catchAllCursor()
            while let found = nextCaught(&cursor) { add(found) }
        case .required, .optional, .defaulted: add(found())
        }
        return texts
    }
}

extension ValueKind {
    /// The text of a value as it is written when built: without leading zeros, in lower case.
    fileprivate func canonical(_ text: String) -> String {
        switch self {
        case .int, .int8, .int16, .int32, .int64: return Int64(routeText: text).map(\.routeText) ?? text
        case .uint, .uint8, .uint16, .uint32, .uint64: return UInt64(routeText: text).map(\.routeText) ?? text
        case .double: return Double(routeText: text).map(\.routeText) ?? text
        case .float: return Float(routeText: text).map(\.routeText) ?? text
        case .uuid: return text.lowercased()
        case .string, .bool, .choice, .expression, .own: return text
        }
    }
}
