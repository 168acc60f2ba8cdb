extension DynamicTable {
    /// The number of the route that a URL leads to: `RouteTable.identify` without generated code. A type of the
    /// author's takes every text.
    @inline(__always)
    package func identify(_ url: String, limit: Int = 8_192) -> Int? {
        lookUp(url) { bytes, table in
            let number = _RouteMatching.identifyPlain(Bytes(bytes), table, limit: limit)
            if number != _RouteMatching.unsure { return number < 0 ? nil : number }
            return _RouteMatching.identify(Bytes(bytes), table, limit: limit) { _, _ in }.route
        }
    }

    /// The number of the route that a URL leads to, and its values: `RouteTable.match` without generated code.
    ///
    /// - Parameter read: Reads the values of the route with a number, and throws where one does not parse.
    @inline(__always)
    package func match(
        _ url: String, limit: Int = 8_192, _ read: (Int, inout RouteValues) throws(RouteMismatch) -> Void
    ) -> Int? {
        lookUp(url) { bytes, table in _RouteMatching.match(bytes, table, limit: limit, read).route }
    }

    @inline(__always)
    private func lookUp(_ url: String, _ body: (UnsafeBufferPointer<UInt8>, TableReader) -> Int?) -> Int? {
        withTable { table in
            url.utf8.withContiguousStorageIfAvailable { body($0, table) } ?? nil
        }
    }
}
