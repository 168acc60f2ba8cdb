extension RouteID {
    /// The case of the route with a number.
    ///
    /// An enum without payloads is laid out as the smallest integer that holds its cases, numbered in the order of
    /// their declaration (Swift ABI, "Type Layout", C-like enums); generated IDs stand in the order of the routes.
    ///
    /// - Returns: Nil for a number that is no route's.
    @inlinable
    static func _numbered(_ number: Int) -> Self? {
        guard Table.Root._routes.contains(number) else { return nil }
        switch MemoryLayout<Self>.size {
        case 0: return unsafeBitCast((), to: Self.self)
        case 1: return unsafeBitCast(UInt8(truncatingIfNeeded: number), to: Self.self)
        case 2: return unsafeBitCast(UInt16(truncatingIfNeeded: number), to: Self.self)
        default: return nil
        }
    }

    /// The route's number.
    @inlinable
    var _number: Int {
        switch MemoryLayout<Self>.size {
        case 1: return Int(unsafeBitCast(self, to: UInt8.self))
        case 2: return Int(unsafeBitCast(self, to: UInt16.self))
        default: return 0
        }
    }
}

extension RouteID {
    /// - Parameter rawValue: A route's name, with dots where it is nested: `"shop.cart"`.
    /// - Returns: Nil where the manifest has no such route.
    public init?(rawValue: String) {
        let number = _RouteMatching.withBytes(of: rawValue) { TableReader(Table._data).route(named: $0) }
        guard let id = number.flatMap(Self._numbered) else { return nil }
        self = id
    }

    /// The route's name, with dots where it is nested: `"shop.cart"`.
    public var rawValue: String {
        let table = TableReader(Table._data)
        return table.string(at: table.route(_number) &+ TableLayout.Route.id)
    }

    /// In the order of the manifest.
    public static var allCases: [Self] { Table.Root._routes.compactMap(_numbered) }

    @inlinable
    public static func == (first: Self, second: Self) -> Bool { first._number == second._number }

    public func hash(into hasher: inout Hasher) { hasher.combine(_number) }

    public var hashValue: Int {
        var hasher = Hasher()
        hash(into: &hasher)
        return hasher.finalize()
    }

    /// The route's pattern, group prefixes and all: `"/items/{id: Int}"`.
    public var pattern: String {
        let table = TableReader(Table._data)
        return table.string(at: table.route(_number) &+ TableLayout.Route.patternText)
    }
}
