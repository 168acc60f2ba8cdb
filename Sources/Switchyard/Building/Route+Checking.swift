extension _PathValue {
    /// Checks a value against what the manifest says of a parameter. Generated initializers call it.
    ///
    /// - Parameter parameter: The parameter's index.
    /// - Throws: `RouteError` with `invalidParameter`.
    public static func _check<Value: RouteParameter>(_ parameter: Int, _ value: Value) throws(RouteError) {
        let (table, record) = _parameter(parameter)
        let text: String? = RouteBuilder.withText(of: value, table) { text in
            let kind = ValueKind(rawValue: table.number(at: record &+ TableLayout.Parameter.kind)) ?? .string
            let constraint = table.number(at: record &+ TableLayout.Parameter.constraint)
            return ValueCheck.accepts(text, kind: kind, constraint: constraint, table: table) ? nil : text.string
        }
        if let text { throw RouteError(invalid: text, parameter: record, table) }
    }

    public static func _check<Value: RouteParameter>(_ parameter: Int, _ value: Value?) throws(RouteError) {
        if let value { try _check(parameter, value) }
    }

    public static func _check<Value: RouteParameter>(_ parameter: Int, _ values: [Value]) throws(RouteError) {
        for value in values { try _check(parameter, value) }
        let (table, record) = _parameter(parameter)
        let presence = table.number(at: record &+ TableLayout.Parameter.shape) >> 2 & 15
        if values.isEmpty, presence != ParameterPresence.repeated.rawValue {
            let name = table.string(at: record &+ TableLayout.Parameter.name)
            throw RouteError(.invalidParameter(name: name, value: "[]", expected: "a list of one element or more"))
        }
    }

    public static func _check<Value: RouteParameter>(_ parameter: Int, _ values: [Value]?) throws(RouteError) {
        if let values { try _check(parameter, values) }
    }

    private static func _parameter(_ index: Int) -> (table: TableReader, record: Int) {
        let place = _place
        return (place.table, place.table.parameter(index, ofRoute: place.table.route(place.number)))
    }
}
