/// A route and what else the URL says.
///
/// ```swift
/// let match = try Routes.resolve("shop://items/42?ref=mail&campaign=7")
/// match.route     // .detail(id: 42, ref: "mail")
/// match.query     // [ref=mail, campaign=7]
/// ```
public struct RouteMatch<Table: RouteTable>: Sendable, Hashable {
    /// One `key=value` of the query, decoded.
    public struct QueryItem: Sendable, Hashable {
        public var key: String
        public var value: String
    }

    public var route: Table
    /// The URL as it came in.
    public var url: String
    /// The origins that the URL may belong to: all of them for a path without scheme.
    public var origins: [Table.Origin]
    /// The whole query in order, also the keys that no parameter of the route reads.
    public var query: [QueryItem]
    /// The optional values that are there but are no value of their type, and so read as absent:
    /// each an `invalidParameter`.
    public var ignored: [RouteError]
}

extension RouteTable {
    /// The route that a URL leads to, with what else the URL says.
    ///
    /// - Parameters:
    ///   - url: A URL of one of the manifest's origins, or a path.
    ///   - limit: How many bytes the URL may have.
    /// - Throws: `RouteError`, with what the nearest route would have needed.
    public static func resolve(_ url: some StringProtocol, limit: Int = 8_192) throws(RouteError) -> RouteMatch<Self> {
        var found = _RouteFound()
        let text = String(url)
        let route = try _resolve(text, limit, &found)
        let table = TableReader(_data)
        return RouteMatch(
            route: route, url: text,
            origins: table.origins(found.origins).compactMap(Origin.init(rawValue:)),
            query: QueryItems.pairs(of: text, table).map { RouteMatch<Self>.QueryItem(key: $0.key, value: $0.value) },
            ignored: table.ignored(found, url: text))
    }
}

enum QueryItems {
    /// The decoded keys and values of a URL's query.
    static func pairs(of url: String, _ table: TableReader) -> [(key: String, value: String)] {
        _RouteMatching.withBytes(of: url) { bytes in
            guard let query = try? URLReader.read(bytes, table: table, limit: .max).query else { return [] }
            var items: [(key: String, value: String)] = []
            var pairs = QueryPairs(query, plusIsSpace: table.has(TableLayout.Flag.plusIsSpace))
            while let (key, value) = pairs.next() { items.append((key.string, value.string)) }
            return items
        }
    }
}

extension TableReader {
    /// The names of origins given as bits.
    func origins(_ mask: Int) -> [String] {
        let origins = number(at: TableLayout.Header.origins)
        return (0..<min(number(at: TableLayout.Header.originCount), TableLimits.origins))
            .filter { mask >> $0 & 1 != 0 }
            .map { string(at: origins &+ $0 &* TableLayout.Origin.size &+ TableLayout.Origin.name) }
    }
}

extension TableReader {
    /// The optional values that a match ignored.
    func ignored(_ found: _RouteFound, url: String) -> [RouteError] {
        guard let number = found.route, found.ignored != 0 else { return [] }
        let route = route(number)
        return (0..<parameterCount(ofRoute: route)).filter { found.ignored >> UInt64($0 & 63) & 1 != 0 }.map { index in
            let record = parameter(index, ofRoute: route)
            return RouteError(invalid: value(of: record, in: url), parameter: record, self, url: url)
        }
    }

    /// The text that a URL has for a query or fragment parameter, decoded.
    private func value(of parameter: Int, in url: String) -> String {
        _RouteMatching.withBytes(of: url) { bytes in
            guard let parts = try? URLReader.read(bytes, table: self, limit: .max) else { return "" }
            let shape = number(at: parameter &+ TableLayout.Parameter.shape)
            if shape & 3 == ParameterSource.fragment.rawValue {
                return parts.fragment.map { RouteText(scanning: $0).string } ?? ""
            }
            return refusedText(ofParameter: parameter, query: parts.query)
        }
    }

    /// The text that a query has for a parameter whose values it is none of, decoded: the first value, or in a list
    /// the first that is none of the type.
    func refusedText(ofParameter record: Int, query: Bytes?) -> String {
        guard let query else { return "" }
        let presence = number(at: record &+ TableLayout.Parameter.shape) >> 2 & 15
        let constraint = number(at: record &+ TableLayout.Parameter.constraint)
        var pairs = QueryPairs(query, plusIsSpace: has(TableLayout.Flag.plusIsSpace))
        while let value = pairs.next(key: text(at: record &+ TableLayout.Parameter.key)) {
            let isRefused =
                presence != ParameterPresence.repeated.rawValue || !value.isUTF8
                || !ValueCheck.accepts(
                    value.withoutBareKey, kind: kind(ofParameter: record), constraint: constraint, table: self)
            if isRefused { return value.string }
        }
        return ""
    }
}
