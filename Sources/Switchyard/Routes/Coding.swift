extension RouteTable {
    /// Writes one string: the route's ID, a space and its path.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(RouteCoding.text(TableReader(Self._data), _route, path))
    }

    /// Reads what `encode(to:)` writes, with the pattern of the route that it names: also where another route has
    /// come to take that path.
    public init(from decoder: any Decoder) throws {
        self = try RouteCoding.read(decoder, TableReader(Self._data)) { (route, values) throws(RouteMismatch) in
            guard Self._routes.contains(route) else { throw RouteMismatch() }
            return try Self._readAll(route, &values)
        }
    }
}

extension _PathValue {
    /// Writes one string: the route's ID, a space and its path.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        let place = Self._place
        try container.encode(RouteCoding.text(place.table, place.number, path))
    }

    /// Reads what `encode(to:)` writes; a value passed beside the URL is nil.
    public init(from decoder: any Decoder) throws {
        let place = Self._place
        self = try RouteCoding.read(decoder, place.table) { (route, values) throws(RouteMismatch) in
            guard route == place.number else { throw RouteMismatch() }
            let value = try Self(_reading: &values)
            try values.checkMark()
            return value
        }
    }
}

/// The one string that a route is encoded as.
enum RouteCoding {
    static func text(_ table: TableReader, _ route: Int, _ path: String) -> String {
        table.string(at: table.route(route) &+ TableLayout.Route.id) + " " + path
    }

    static func read<Value>(
        _ decoder: any Decoder, _ table: TableReader,
        _ read: (Int, inout RouteValues) throws(RouteMismatch) -> Value
    ) throws -> Value {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        let value: Value? = _RouteMatching.withBytes(of: text) { bytes in
            guard let space = bytes.index(of: UInt8(ascii: " ")),
                let route = table.route(named: bytes.slice(0, space))
            else { return nil }
            return OwnPattern.read(bytes.slice(space + 1, bytes.count), route, table, read)
        }
        guard let value else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "\"\(text)\" is not the name and path of a route of this table")
        }
        return value
    }
}

extension TableReader {
    func route(named name: Bytes) -> Int? {
        (0..<routeCount).first { text(at: route($0) &+ TableLayout.Route.id).equals(name) }
    }
}
