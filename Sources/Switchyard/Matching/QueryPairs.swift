/// The `key=value` pairs of a query, in order: split on `&`, then at the first `=`.
struct QueryPairs {
    private let query: Bytes
    private let plusIsSpace: Bool
    /// Where the next pair starts; past the end when there is none.
    private(set) var position: Int

    init(_ query: Bytes, plusIsSpace: Bool, from position: Int = 0) {
        self.query = query
        self.plusIsSpace = plusIsSpace
        self.position = position
    }

    /// The next pair; empty ones (`&&`) are passed over.
    mutating func next() -> (key: RouteText, value: RouteText)? {
        while position < query.count {
            let pair = query.slice(position, query.first(UInt8(ascii: "&"), from: position))
            position += pair.count + 1
            if pair.count == 0 { continue }
            let equals = pair.index(of: UInt8(ascii: "="))
            let key = RouteText(scanning: pair.slice(0, equals ?? pair.count))
            let raw = pair.slice(equals.map { $0 + 1 } ?? pair.count, pair.count)
            let value = RouteText(
                raw, isEscaped: raw.index(of: UInt8(ascii: "%")) != nil, plusIsSpace: plusIsSpace,
                isBareKey: equals == nil)
            return (key, value)
        }
        return nil
    }

    /// The value of the next pair with a key.
    mutating func next(key: Bytes) -> RouteText? {
        while let pair = next() {
            if pair.key.equals(key) { return pair.value }
        }
        return nil
    }
}
