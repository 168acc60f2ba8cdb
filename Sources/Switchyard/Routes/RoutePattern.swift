/// What the manifest says of one route.
public struct RoutePattern<ID: RouteID>: Sendable, Hashable {
    /// One value in the route's URL.
    public struct Parameter: Sendable, Hashable {
        public enum Source: Sendable, Hashable { case path, query, fragment }

        public var name: String
        /// The type as the manifest writes it: `Int(1...12)`, `png|jpg`.
        public var type: String
        public var source: Source
        /// False for one that may be left out.
        public var isRequired: Bool
    }

    public var id: ID
    /// `/items/{id: Int}`
    public var pattern: String
    /// Path, query, fragment.
    public var parameters: [Parameter]
    /// The `///` lines before the route.
    public var documentation: String
    /// The manifest, and the line in it, counted from 1.
    public var file: String
    public var line: Int
}

extension RouteTable {
    /// Every route of the manifest in the order of declaration; for a group those in it.
    ///
    /// ```swift
    /// for route in Routes.allPatterns { print(route.id.rawValue, route.pattern) }
    /// ```
    public static var allPatterns: [RoutePattern<ID>] {
        let table = TableReader(_data)
        return _routes.compactMap { number in
            ID._numbered(number).map { RoutePattern($0, record: table.route(number), table) }
        }
    }
}

extension RoutePattern {
    init(_ id: ID, record: Int, _ table: TableReader) {
        self.id = id
        pattern = table.string(at: record &+ TableLayout.Route.patternText)
        documentation = table.string(at: record &+ TableLayout.Route.documentation)
        file = table.string(at: record &+ TableLayout.Route.file)
        line = table.number(at: record &+ TableLayout.Route.line)
        parameters = (0..<table.parameterCount(ofRoute: record)).map {
            Parameter(record: table.parameter($0, ofRoute: record), table)
        }
    }
}

extension RoutePattern.Parameter {
    init(record: Int, _ table: TableReader) {
        let shape = table.number(at: record &+ TableLayout.Parameter.shape)
        name = table.string(at: record &+ TableLayout.Parameter.name)
        type = table.string(at: record &+ TableLayout.Parameter.expected)
        switch ParameterSource(rawValue: shape & 3) {
        case .query?: source = .query
        case .fragment?: source = .fragment
        case .path?, nil: source = .path
        }
        let presence = ParameterPresence(rawValue: shape >> 2 & 15)
        isRequired = presence == .required || presence == .catchAll
    }
}
