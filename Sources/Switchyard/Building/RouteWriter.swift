/// Writes one route as a path or a URL. Generated code hands it the route's values in the order of its parameters.
public struct RouteWriter {
    private let table: TableReader
    private(set) var buffer: OutputBuffer
    /// False while a value's plain text is wanted and not a URL.
    private let escapes: Bool
    private let pathStart: Int
    private var route = 0
    /// The record of the parameter that comes next.
    private var parameter = 0
    private var isInPath = true
    private var hasQuery = false
    /// An optional tail was left out, and so are those nested in it.
    private var isTailClosed = false
    /// A value begins with a dot, so that a segment may be a dot segment.
    private var mayHaveDots = false
    /// The value just written is no text that a URL can carry.
    private var isUnsendable = false
    /// Where the route is wanted as it is, and not as text.
    @usableFromInline
    var receiver: WholeRoute?

    /// - Parameter prefix: What stands before the path.
    init(_ table: TableReader, buffer: OutputBuffer, prefix: Bytes? = nil, escapes: Bool = true) {
        self.table = table
        self.buffer = buffer
        self.escapes = escapes
        if let prefix { self.buffer.append(prefix) }
        pathStart = self.buffer.count
    }

    /// Starts the route with a number.
    mutating func begin(_ number: Int) {
        route = table.route(number)
        parameter = table.parameter(0, ofRoute: route)
        buffer.append(table.text(at: route &+ TableLayout.Route.head))
    }

    // MARK: Called by generated code

    /// The route of a case.
    @inlinable
    public mutating func whole<R: _PathValue>(_ route: R) {
        if let receiver { return receiver.take(route) }
        route._write(to: &self)
    }

    /// A value that is always written.
    @inlinable
    public mutating func required<Value: RouteParameter>(_ value: Value) {
        let start = beginValue()
        value._write(to: &self)
        endValue(start)
        advance()
    }

    /// A value that is left out where it is nil.
    @inlinable
    public mutating func optional<Value: RouteParameter>(_ value: Value?) {
        if let value, canWriteTail {
            required(value)
        } else {
            skip()
        }
    }

    /// A value that is left out where it equals the default.
    @inlinable
    public mutating func defaulted<Value: RouteParameter>(_ value: Value, _ defaultValue: Value) {
        let start = beginValue()
        let first = count
        value._write(to: &self)
        let second = count
        defaultValue._write(to: &self)
        endDefaulted(start, first, second)
        advance()
    }

    /// All values of a query key.
    @inlinable
    public mutating func repeated<Value: RouteParameter>(_ values: [Value]) {
        for value in values {
            let start = beginValue()
            value._write(to: &self)
            endValue(start)
        }
        skip()
    }

    /// The segments of a catch-all.
    @inlinable
    public mutating func catchAll<Value: RouteParameter>(_ values: [Value]) {
        var start = beginValue()
        var isFirst = true
        for value in values {
            if !isFirst { start = beginNextSegment() }
            isFirst = false
            value._write(to: &self)
            endValue(start)
        }
        if isFirst { endValue(start) }
        advance()
    }

    /// The segments of a catch-all in an optional tail.
    @inlinable
    public mutating func optionalCatchAll<Value: RouteParameter>(_ values: [Value]?) {
        if let values, canWriteTail {
            catchAll(values)
        } else {
            skip()
        }
    }

    // MARK: Called by values

    /// Writes the text of a value, escaped as its place in the URL asks.
    public mutating func write(text: String) {
        let isContiguous: Void? = text.utf8.withContiguousStorageIfAvailable { write($0) }
        if isContiguous == nil { for byte in text.utf8 { write(byte) } }
    }

    /// Writes a whole number.
    @usableFromInline
    mutating func write(magnitude: UInt64, isNegative: Bool) {
        if isNegative { buffer.append(UInt8(ascii: "-")) }
        var divisor: UInt64 = 1
        while magnitude / divisor >= 10 { divisor *= 10 }
        while divisor > 0 {
            buffer.append(UInt8(truncatingIfNeeded: 48 + magnitude / divisor % 10))
            divisor /= 10
        }
    }

    /// Writes a number with a fraction; one that is not finite cannot be sent.
    mutating func write(number: String, isFinite: Bool) {
        if !isFinite { isUnsendable = true }
        write(text: number)
    }

    // MARK: Behind them

    @usableFromInline
    var count: Int { buffer.count }

    @usableFromInline
    var canWriteTail: Bool { !isInPath || !isTailClosed || source != .path }

    private var source: ParameterSource {
        ParameterSource(rawValue: Int(table.byte(at: parameter &+ TableLayout.Parameter.shape) & 3)) ?? .path
    }

    private mutating func write(_ text: UnsafeBufferPointer<UInt8>) {
        // Most values have nothing to escape.
        if text.allSatisfy(PercentEncoding.isUnreserved) { return buffer.append(Bytes(text)) }
        for byte in text { write(byte) }
    }

    @inline(__always)
    private mutating func write(_ byte: UInt8) {
        if !escapes || PercentEncoding.isUnreserved(byte) {
            buffer.append(byte)
        } else {
            if byte == 0 { isUnsendable = true }
            buffer.append(UInt8(ascii: "%"))
            buffer.append(PercentEncoding.digit(byte >> 4))
            buffer.append(PercentEncoding.digit(byte & 15))
        }
    }

    /// Writes what stands before the next parameter's value.
    /// - Returns: Where to go back to if the value turns out not to be written.
    @usableFromInline
    mutating func beginValue() -> Int {
        isUnsendable = false
        guard escapes else { return buffer.count }
        switch source {
        case .path:
            buffer.append(table.text(at: parameter &+ TableLayout.Parameter.before))
            return buffer.count
        case .query:
            endPath()
            let start = buffer.count
            appendQueryMark()
            buffer.append(table.text(at: parameter &+ TableLayout.Parameter.encodedKey))
            buffer.append(UInt8(ascii: "="))
            return start
        case .fragment:
            endPath()
            let start = buffer.count
            buffer.append(UInt8(ascii: "#"))
            return start
        }
    }

    @usableFromInline
    mutating func beginNextSegment() -> Int {
        isUnsendable = false
        buffer.append(UInt8(ascii: "/"))
        return buffer.count
    }

    /// Ends a value: one that cannot be sent spoils its segment, so that no route takes the URL, or leaves the query.
    @usableFromInline
    mutating func endValue(_ start: Int) {
        guard escapes else { return }
        guard source == .path else {
            if isUnsendable, isNumber { truncateQuery(to: start) }
            return
        }
        if buffer.count == start || isUnsendable {
            spoilSegment(endingAt: buffer.count)
        } else if buffer[start] == UInt8(ascii: ".") {
            mayHaveDots = true
        }
    }

    /// Only a number is left out of a query; a text with a NUL can be sent there.
    private var isNumber: Bool {
        switch ValueKind(rawValue: table.number(at: parameter &+ TableLayout.Parameter.kind)) {
        case .double?, .float?: return true
        default: return false
        }
    }

    @usableFromInline
    mutating func endDefaulted(_ start: Int, _ first: Int, _ second: Int) {
        let written = buffer.bytes
        let isDefault = written.slice(first, second).equals(written.slice(second, written.count))
        if escapes, isDefault || (isUnsendable && isNumber) {
            truncateQuery(to: start)
        } else {
            buffer.truncate(to: second)
        }
    }

    @usableFromInline
    mutating func advance() {
        if escapes, source == .path { buffer.append(table.text(at: parameter &+ TableLayout.Parameter.after)) }
        parameter &+= TableLayout.Parameter.size
    }

    @usableFromInline
    mutating func skip() {
        if source == .path { isTailClosed = true }
        parameter &+= TableLayout.Parameter.size
    }

    private mutating func appendQueryMark() {
        buffer.append(hasQuery ? UInt8(ascii: "&") : UInt8(ascii: "?"))
        hasQuery = true
    }

    private mutating func truncateQuery(to count: Int) {
        if source == .query, buffer[count] == UInt8(ascii: "?") { hasQuery = false }
        buffer.truncate(to: count)
    }

    /// Puts an escaped NUL before the segment that ends at an index: no segment with one is ever matched.
    private mutating func spoilSegment(endingAt end: Int) {
        var start = end
        while start > pathStart, buffer[start - 1] != UInt8(ascii: "/") { start -= 1 }
        buffer.insert("%00", at: start)
    }

    /// Ends the path, once: spoils dot segments, which a reader would resolve, and writes the fixed query values.
    private mutating func endPath() {
        guard isInPath else { return }
        isInPath = false
        if buffer.count == pathStart { buffer.append(UInt8(ascii: "/")) }
        if mayHaveDots { spoilDotSegments() }
        let list = table.number(at: route &+ TableLayout.Route.fixedQuery)
        let count = table.count(
            table.number(at: route &+ TableLayout.Route.fixedQueryCount), of: TableLayout.FixedQuery.size, at: list)
        for position in 0..<count {
            appendQueryMark()
            let record = list &+ position &* TableLayout.FixedQuery.size
            buffer.append(table.text(at: record &+ TableLayout.FixedQuery.encoded))
        }
    }

    private mutating func spoilDotSegments() {
        var end = buffer.count
        while end > pathStart {
            var start = end
            while start > pathStart, buffer[start - 1] != UInt8(ascii: "/") { start -= 1 }
            let length = end - start
            if length == 1 || length == 2, buffer[start] == UInt8(ascii: "."), buffer[end - 1] == UInt8(ascii: ".") {
                spoilSegment(endingAt: end)
            }
            end = start - 1
        }
    }

    /// Ends the URL. A custom scheme's first segment becomes the host, or where it cannot, an empty host comes before.
    mutating func finish(isCustomScheme: Bool) {
        endPath()
        guard isCustomScheme else { return }
        var index = pathStart + 1
        var isPlain = false
        while index < buffer.count {
            let byte = buffer[index]
            if byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") { break }
            isPlain = byte != UInt8(ascii: "%")
            if !isPlain { break }
            index += 1
        }
        if !isPlain { buffer.insert("/", at: pathStart) }
    }
}
