/// The commonest values, without generics and errors: each call costs the generated code's compiler less.
///
/// Where a value is missing or does not parse, the values are marked, and whoever asked for them discards what was read.
extension RouteValues {
    /// The route that the values are of. Generated code says so before it asks for the first.
    @inlinable
    public mutating func begin(_ number: Int, _ data: StaticString) {
        if isMismatch { place = RoutePlace(number, data) }
    }

    /// Lets a route ask for values of no URL, which are all missing.
    ///
    /// - Returns: What the route named itself before; nil where it did not.
    static func place(_ ask: (inout RouteValues) -> Void) -> RoutePlace? {
        var values = RouteValues(TableReader(""))
        values.isMismatch = true
        ask(&values)
        return values.place
    }

    public mutating func requiredInt() -> Int {
        unmarked { (values) throws(RouteMismatch) in try values.required() } ?? 0
    }

    public mutating func optionalInt() -> Int? {
        unmarked { (values) throws(RouteMismatch) in try values.optional() } ?? nil
    }

    public mutating func requiredString() -> String {
        if let bytes = takeWholeSegment() {
            advance()
            return RouteText(bytes, isEscaped: false).string
        }
        return unmarked { (values) throws(RouteMismatch) in try values.required() } ?? ""
    }

    public mutating func optionalString() -> String? {
        unmarked { (values) throws(RouteMismatch) in try values.optional() } ?? nil
    }

    /// Reads a value, or marks the values where that fails. Marked values are not read any further.
    @inline(__always)
    private mutating func unmarked<Value>(
        _ read: (inout RouteValues) throws(RouteMismatch) -> Value
    ) -> Value? {
        if isMismatch { return nil }
        do {
            return try read(&self)
        } catch {
            isMismatch = true
            return nil
        }
    }

    /// Throws where the values are marked.
    @usableFromInline
    func checkMark() throws(RouteMismatch) {
        if isMismatch { throw RouteMismatch() }
    }
}
