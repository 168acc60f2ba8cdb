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
            let start = position
            var end = start
            var equals: Int?
            while end < query.count, query[end] != UInt8(ascii: "&") {
                if equals == nil, query[end] == UInt8(ascii: "=") { equals = end }
                end += 1
            }
            position = end + 1
            if start == end { continue }
            let key = RouteText(scanning: query.slice(start, equals ?? end))
            let raw = query.slice(equals.map { $0 + 1 } ?? end, end)
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
