import RouteCompiler
import RouteManifest

extension List {
    /// One route as an object; what a route does not have is left out.
    func json(_ route: CheckedRoute, in manifest: CheckedManifest) -> JSON {
        var members: [(String, JSON)] = [
            ("namespace", .string(manifest.namespace)),
            ("name", .string(route.id)),
            ("pattern", .string(route.patternText)),
            ("parameters", .array(route.parameters.map(json))),
        ]
        if !route.fixedQuery.isEmpty {
            members.append(("query", .object(route.fixedQuery.map { ($0.key, .string($0.value)) })))
        }
        members.append(("output", .string(route.output)))
        if route.isOutputAsync { members.append(("async", .bool(true))) }
        if !route.guards.isEmpty { members.append(("guards", .array(route.guards.map { .string($0) }))) }
        if !route.variants.isEmpty { members.append(("variants", .array(route.variants.map { .string($0) }))) }
        if let reason = route.deprecation { members.append(("deprecated", .string(reason))) }
        members += [
            ("file", .string(route.place.file)),
            ("line", .integer(Int64(route.place.line))),
            ("column", .integer(Int64(route.place.column))),
        ]
        return .object(members)
    }

    private func json(_ parameter: CheckedParameter) -> JSON {
        var members: [(String, JSON)] = [
            ("name", .string(parameter.name)),
            ("type", .string(parameter.type.description)),
        ]
        switch parameter.source {
        case .path: members.append(("in", .string("path")))
        case .query(let key): members += [("in", .string("query")), ("key", .string(key))]
        case .fragment: members.append(("in", .string("fragment")))
        }
        switch parameter.presence {
        case .required: members.append(("presence", .string("required")))
        case .optional: members.append(("presence", .string("optional")))
        case .repeated: members.append(("presence", .string("repeated")))
        case .defaulted(let text): members += [("presence", .string("defaulted")), ("default", .string(text))]
        case .catchAll: members.append(("presence", .string("catchAll")))
        case .optionalCatchAll: members.append(("presence", .string("optionalCatchAll")))
        }
        return .object(members)
    }
}
