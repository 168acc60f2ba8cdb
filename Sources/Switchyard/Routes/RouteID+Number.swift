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
    var _number: Int {
        switch MemoryLayout<Self>.size {
        case 1: return Int(unsafeBitCast(self, to: UInt8.self))
        case 2: return Int(unsafeBitCast(self, to: UInt16.self))
        default: return 0
        }
    }

    /// The route's pattern, group prefixes and all: `"/items/{id: Int}"`.
    public var pattern: String {
        let table = TableReader(Table._data)
        return table.string(at: table.route(_number) &+ TableLayout.Route.patternText)
    }
}
