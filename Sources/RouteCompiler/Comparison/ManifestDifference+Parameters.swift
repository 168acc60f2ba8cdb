import RouteManifest

extension ManifestDifference {
    /// Reports parameters that are gone, have another type, or take fewer values without the route asking for them.
    mutating func compareParameters() {
        let routes = Dictionary(new.manifest.routes.map { ($0.id, $0) }) { first, _ in first }
        for before in old.manifest.routes {
            guard let now = routes[before.id], let url = example(of: before) else { continue }
            let numbers = before.parameters.indices.map { index in now.counterpart(of: index, in: before) }
            for (parameter, number) in zip(before.parameters, numbers) {
                compare(parameter, number.map { now.parameters[$0] }, of: before, url)
            }
        }
    }

    private mutating func compare(
        _ before: CheckedParameter, _ now: CheckedParameter?, of route: CheckedRoute, _ url: WitnessURL
    ) {
        let text = self.text(url, before, sample(inside: shared.pool.queryValue(before.type), outside: nil))
        guard let now else {
            // A path without the parameter is no longer the route's, which is told of as such.
            if before.source != .path {
                report("'\(route.id)': the parameter '\(before.name)' is gone, as in \"\(text)\"", at: route.place)
            }
            return
        }
        guard before.kind == now.kind else {
            report(
                "'\(route.id)': '\(before.name)' was \(before.writtenType) and is now \(now.writtenType), as in \"\(text)\"",
                at: route.place)
            return
        }
        guard before.source != .path, before.presence != .required, now.presence != .required else { return }
        compareValues(before, now, of: route, url)
    }

    /// An optional value that is no value any more reads as absent, or is refused under `option query strict`.
    private mutating func compareValues(
        _ before: CheckedParameter, _ now: CheckedParameter, of route: CheckedRoute, _ url: WitnessURL
    ) {
        let outside = shared.pool.queryValue(now.type)
        if let value = sample(inside: shared.pool.queryValue(before.type), outside: outside) {
            report(
                "'\(route.id)': '\(before.name)' no longer takes \"\(value)\", as in \"\(text(url, before, value))\"",
                at: route.place)
        }
        guard !old.manifest.options.strictQuery, new.manifest.options.strictQuery, case .query = before.source else {
            return
        }
        if let value = sample(inside: shared.pool.queryValue(.string(length: nil)), outside: outside) {
            let text = self.text(url, before, value)
            guard id(text, in: old) == route.id, id(text, in: new) == nil else { return }
            report("'\(route.id)': \"\(text)\" no longer matches any route", at: route.place)
        }
    }

    /// A text of one language that is none of another; nil where there is none.
    private mutating func sample(inside: Int, outside: Int?) -> String? {
        if let outside, !shared.pool.languages[outside].ownTypes.isEmpty { return nil }
        return atoms.atoms(inside: [inside], outside: outside.map { [$0] } ?? [])?.first { $0.languages.isEmpty }?.text
    }

    /// The URL with a value of a parameter in its query or fragment.
    private func text(_ url: WitnessURL, _ parameter: CheckedParameter, _ value: String?) -> String {
        guard let value else { return shared.texts(url)[0] }
        switch parameter.source {
        case .path: return shared.texts(url)[0]
        case .query(let key): return shared.texts(url.with(key, value))[0]
        case .fragment:
            var url = url
            url.fragment = value
            return shared.texts(url)[0]
        }
    }
}

extension CheckedRoute {
    /// The parameter that stands where one of an older version of the route stands: in the path the one at the same
    /// place, in the query the one of the same key.
    fileprivate func counterpart(of index: Int, in old: CheckedRoute) -> Int? {
        let parameter = old.parameters[index]
        guard parameter.source == .path else { return parameters.firstIndex { $0.source == parameter.source } }
        // Path parameters come first.
        return parameters.indices.contains(index) && parameters[index].source == .path ? index : nil
    }
}

extension CheckedParameter {
    /// What an app sees of the type: not its bounds, and not the name of an enum.
    fileprivate var kind: String {
        let name: String
        switch type {
        case .string, .expression: name = "String"
        case .integer(let integer, _): name = integer.rawValue
        case .choice, .enumeration: name = "enum"
        case .own(_, let swiftType): name = swiftType
        case .double, .float, .bool, .uuid: name = type.description
        }
        return wrapped(name)
    }

    /// The type as a manifest writes it: `[String]`, `Int?`.
    fileprivate var writtenType: String {
        if case .own(let name, let swiftType) = type {
            return wrapped(name == swiftType ? name : "\(name) = \(swiftType)")
        }
        return wrapped(type.description)
    }

    private func wrapped(_ name: String) -> String {
        switch presence {
        case .required, .defaulted: return name
        case .optional: return name + "?"
        case .repeated, .catchAll: return "[\(name)]"
        case .optionalCatchAll: return "[\(name)]?"
        }
    }
}
