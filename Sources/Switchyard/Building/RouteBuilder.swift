/// Runs a writer over a buffer on the stack.
enum RouteBuilder {
    /// - Parameters:
    ///   - route: The route's number.
    ///   - origin: The record of the origin whose URL is built; nil for a path alone.
    ///   - body: Reads the finished bytes.
    /// Inlined, since to allocate with a result of a type that is not known takes as long as all the rest.
    @inline(__always)
    static func withBytes<Result>(
        _ table: TableReader, _ route: Int, origin: Int? = nil, _ write: (inout RouteWriter) -> Void,
        _ body: (Bytes) -> Result
    ) -> Result {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: OutputBuffer.stackCapacity) { storage in
            let prefix = origin.map { table.text(at: $0 &+ TableLayout.Origin.prefix) }
            var writer = RouteWriter(table, buffer: OutputBuffer(storage), prefix: prefix)
            writer.begin(route)
            write(&writer)
            writer.finish(
                isCustomScheme: origin.map { table.number(at: $0 &+ TableLayout.Origin.isCustomScheme) != 0 } ?? false)
            defer { writer.buffer.deallocate() }
            return body(writer.buffer.bytes)
        }
    }

    /// The plain text of one value, as it reads once decoded.
    static func withText<Result>(
        of value: some RouteParameter, _ table: TableReader, _ body: (RouteText) -> Result
    ) -> Result {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: OutputBuffer.stackCapacity) { storage in
            var writer = RouteWriter(table, buffer: OutputBuffer(storage), escapes: false)
            value._write(to: &writer)
            defer { writer.buffer.deallocate() }
            return body(RouteText(writer.buffer.bytes, isEscaped: false))
        }
    }
}
