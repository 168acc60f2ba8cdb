import RouteManifest

extension ManifestChecker {
    /// Adds a route's query parameters and fixed values; false where it is not certain which URLs they ask for.
    mutating func checkQuery(_ queries: [QuerySyntax], into route: inout CheckedRoute) -> Bool {
        var isSound = true
        var keys: [[UInt8]: Place] = [:]
        for query in queries {
            if query.key.value.isEmpty {
                diagnostics.error("a query key cannot be empty", at: query.key.place)
                isSound = false
                continue
            }
            warnUnlessNormalized(query.key)
            if let earlier = keys.insertIfAbsent(query.key.place, forKey: Array(query.key.value.utf8)) {
                diagnostics.error(
                    "the query key '\(query.key.value)' is used twice", at: query.key.place,
                    notes: [Diagnostic.Note("the first is here", at: earlier)])
                isSound = false
                continue
            }
            switch query.value {
            case .fixed(let value):
                warnUnlessNormalized(value)
                route.fixedQuery.append(
                    .init(key: query.key.value, value: value.value, place: query.key.place))
            case .typed(let type, let value):
                if let parameter = checkQueryParameter(query, type: type, default: value) {
                    route.parameters.append(parameter)
                } else if !type.isOptional, !type.isRepeated, value == nil {
                    isSound = false
                }
            }
        }
        return isSound
    }

    private mutating func checkQueryParameter(
        _ query: QuerySyntax, type written: TypeSyntax, default value: DefaultSyntax?
    ) -> CheckedParameter? {
        checkParameterName(query.name)
        guard let type = checkType(written, of: query.name, isPath: false) else { return nil }
        var presence = CheckedParameter.Presence.required
        if written.isOptional || written.isRepeated {
            guard value == nil else {
                let kind = written.isOptional ? "an optional value" : "a repeated value"
                diagnostics.error(
                    "\(kind) has no default; leave out one of the two", at: value?.text.place ?? written.place)
                return nil
            }
            presence = written.isOptional ? .optional : .repeated
        } else if let value {
            guard let text = checkDefault(value, of: type) else { return nil }
            presence = .defaulted(text)
        }
        return CheckedParameter(
            name: query.name.value, source: .query(key: query.key.value), presence: presence, type: type,
            place: query.name.place)
    }

    mutating func checkFragment(_ fragment: FragmentSyntax) -> CheckedParameter? {
        checkParameterName(fragment.name)
        guard let type = checkType(fragment.type, of: fragment.name, isPath: false) else { return nil }
        guard fragment.type.isOptional else {
            diagnostics.error(
                "a fragment is optional; write '#\(fragment.name.value): \(fragment.type.isRepeated ? "T" : "\(type)")?'",
                at: fragment.type.place)
            return nil
        }
        return CheckedParameter(
            name: fragment.name.value, source: .fragment, presence: .optional, type: type, place: fragment.name.place)
    }
}
