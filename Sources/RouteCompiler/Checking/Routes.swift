import RouteManifest

extension ManifestChecker {
    /// Everything about a route that does not need the other routes.
    mutating func checkRoute(_ syntax: RouteSyntax, scope: Scope) -> RouteDraft {
        let clauses = syntax.clauses
        let id = scope.id(syntax.name.value)
        var isSound = scope.isSound && !syntax.isDamaged

        let ownPath = checkPath(syntax.pattern, isPrefix: false)
        if ownPath == nil { isSound = false }
        let path = scope.prefix.appending(ownPath ?? PathText())

        var route = CheckedRoute(
            number: 0, id: id, name: syntax.name.value, typeName: upperCamelCase(syntax.name.value),
            idCaseName: idCaseName(scope.groups + [syntax.name.value]), documentation: syntax.documentation,
            place: syntax.name.place, parameters: path.parameters, patternText: path.text)
        if !checkQuery(clauses.query, into: &route) { isSound = false }
        if let fragment = clauses.fragment, let parameter = checkFragment(fragment) {
            route.parameters.append(parameter)
        }
        if let output = clauses.output {
            route.output = output.type.value
            route.isOutputAsync = output.isAsync
        }
        for value in clauses.with {
            checkParameterName(value.name)
            route.with.append(.init(name: value.name.value, type: value.type.value, place: value.name.place))
        }
        checkNames(of: route, after: scope.prefix.parameters.count)
        route.guards = scope.guards
        for name in clauses.guards {
            if let known = lookUpGuard(name), !route.guards.contains(known) { route.guards.append(known) }
        }
        route.variants = checkVariants(clauses.variants)
        let origins = lookUpOrigins(clauses.on, within: scope.origins)
        route.origins = origins.indices ?? Array(declarations.origins.indices)
        if !origins.isSound { isSound = false }
        route.deprecation = clauses.deprecated?.value

        let pattern = finish(path, place: syntax.name.place, written: syntax.pattern)
        if pattern == nil { isSound = false }
        return RouteDraft(
            scope: scope, route: route,
            pattern: pattern
                ?? CheckedPattern(
                    route: 0, isAlias: false, place: syntax.name.place, text: path.text, segments: [], lengths: [0]),
            over: clauses.over, swiftTypes: (clauses.output.map { [$0.type] } ?? []) + clauses.with.map(\.type),
            isSound: isSound)
    }

    private func idCaseName(_ path: [String]) -> String {
        (path.prefix(1) + path.dropFirst().map(upperCamelCase)).joined()
    }

    private mutating func checkVariants(_ variants: [Located<String>]) -> [String] {
        var places: [String: Place] = [:]
        var names: [String] = []
        for variant in variants {
            checkCaseName(variant)
            if let earlier = places.insertIfAbsent(variant.place, forKey: variant.value) {
                reportSecond("the variant '\(variant.value)'", at: variant.place, earlier: earlier)
            } else {
                names.append(variant.value)
            }
        }
        return names
    }

    // MARK: Names in a route

    /// The names of a route's parameters and `with` values differ, and so do the types of its choices.
    ///
    /// - Parameter prefix: how many parameters come from groups, where their names are checked.
    private mutating func checkNames(of route: CheckedRoute, after prefix: Int) {
        checkDistinct(Array(route.parameters.dropFirst(prefix)), from: Array(route.parameters.prefix(prefix)))
        var places: [String: Place] = [:]
        for parameter in route.parameters.reversed() { places[parameter.name] = parameter.place }
        for value in route.with {
            if let earlier = places.insertIfAbsent(value.place, forKey: value.name) {
                reportSecond("the parameter '\(value.name)'", at: value.place, earlier: earlier)
            }
        }
    }

    /// Reports parameters whose name an earlier one has, and choices that become one Swift type.
    mutating func checkDistinct(_ parameters: [CheckedParameter], from earlier: [CheckedParameter]) {
        var names: [String: Place] = [:]
        var types: [String: CheckedParameter] = [:]
        for (index, parameter) in (earlier + parameters).enumerated() {
            if let other = names.insertIfAbsent(parameter.place, forKey: parameter.name) {
                guard index >= earlier.count else { continue }
                reportSecond("the parameter '\(parameter.name)'", at: parameter.place, earlier: other)
            } else if case .choice(let typeName, _) = parameter.type,
                let other = types.insertIfAbsent(parameter, forKey: typeName), index >= earlier.count
            {
                reportSameName(
                    "Swift type '\(typeName)'", ("the parameter '\(parameter.name)'", parameter.place),
                    ("the parameter '\(other.name)'", other.place))
            }
        }
    }

    // MARK: The pattern

    /// The pattern of a whole path, as `option slashes` reads it; nil, with a word about it, where there is none.
    mutating func finish(_ path: PathText, place: Place, written: PatternSyntax, isAlias: Bool = false)
        -> CheckedPattern?
    {
        var segments = path.segments
        var lengths = path.lengths
        if declarations.options.strictSlashes, path.hasTrailingSlash || lengths.first == 0 {
            guard path.tailLengths.isEmpty else {
                diagnostics.error(
                    "under 'option slashes strict' the root '/' is a segment of its own and has no optional part",
                    at: written.place)
                return nil
            }
            segments.append(CheckedPattern.Segment(pieces: []))
            lengths = [segments.count]
        }
        let length = segments.reduce(0) { length, segment in
            segment.pieces.reduce(length + 1) { length, piece in
                guard case .literal(let text) = piece else { return length }
                return length + text.utf8.count
            }
        }
        guard length <= 8_192 else {
            diagnostics.error(
                "this path could never be sent: its text alone is longer than the 8192 bytes of a URL",
                at: written.place)
            return nil
        }
        return CheckedPattern(
            route: 0, isAlias: isAlias, place: place, text: path.text, segments: segments, lengths: lengths)
    }
}
