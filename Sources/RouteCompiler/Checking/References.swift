import RouteManifest

extension ManifestChecker {
    /// Looks up what `over` names. The targets are drafts until the routes are numbered.
    mutating func resolveOver() {
        for index in routes.indices {
            var targets: Set<Int> = []
            for name in routes[index].over {
                guard let target = lookUpRoute(name, scope: routes[index].scope) else {
                    routes[index].isSound = false
                    continue
                }
                if target == index {
                    diagnostics.error("a route cannot be placed over itself", at: name.place)
                    routes[index].isSound = false
                } else if targets.insert(target).inserted {
                    routes[index].route.over.append(Located(target, at: name.place))
                }
            }
        }
    }

    // MARK: Aliases

    mutating func collect(_ alias: AliasSyntax, scope: Scope) {
        guard let path = checkPath(alias.pattern, isPrefix: false), scope.isSound else { return }
        checkDistinct(path.parameters, from: scope.prefix.parameters)
        aliases.append(AliasDraft(scope: scope, syntax: alias, path: scope.prefix.appending(path)))
    }

    mutating func checkAliases() {
        for index in aliases.indices {
            let (scope, syntax, path) = (aliases[index].scope, aliases[index].syntax, aliases[index].path)
            guard let target = lookUpRoute(syntax.target, scope: scope), routes[target].isSound else { continue }
            guard var pattern = finish(path, place: syntax.place, written: syntax.pattern, isAlias: true) else {
                continue
            }
            guard let order = parameterOrder(of: aliases[index], in: routes[target].route) else { continue }
            for index in pattern.segments.indices {
                pattern.segments[index].pieces = pattern.segments[index].pieces.map { piece in
                    guard case .parameter(let number) = piece else { return piece }
                    return .parameter(order[number])
                }
            }
            aliases[index].checked = (target, pattern)
        }
    }

    /// For each path parameter of an alias its number in the target; nil, with a word about it, where the two do not
    /// have the same.
    private mutating func parameterOrder(of alias: AliasDraft, in target: CheckedRoute) -> [Int]? {
        var order: [Int] = []
        var isSound = true
        for parameter in alias.path.parameters {
            let number = target.parameters.firstIndex { $0.source == .path && $0.name == parameter.name }
            guard let number else {
                let names = target.parameters.filter { $0.source == .path }.map(\.name)
                diagnostics.error(
                    "'\(parameter.name)' is no path parameter of '\(target.id)'"
                        + didYouMean(parameter.name, in: names), at: parameter.place,
                    notes: [Diagnostic.Note("'\(target.id)' is declared here", at: target.place)])
                isSound = false
                continue
            }
            let wanted = target.parameters[number]
            if wanted.type != parameter.type || wanted.presence != parameter.presence {
                diagnostics.error(
                    "'\(parameter.name)' is \(description(wanted)) in '\(target.id)', not \(description(parameter))",
                    at: parameter.place,
                    notes: [Diagnostic.Note("'\(wanted.name)' is declared here", at: wanted.place)])
                isSound = false
            }
            order.append(number)
        }
        for (number, parameter) in target.parameters.enumerated()
        where isSound && parameter.source == .path && !order.contains(number) {
            diagnostics.error(
                "this alias lacks '\(parameter.name)', a path parameter of '\(target.id)'",
                at: alias.syntax.pattern.place,
                notes: [Diagnostic.Note("'\(parameter.name)' is declared here", at: parameter.place)])
            isSound = false
        }
        return isSound ? order : nil
    }

    private func description(_ parameter: CheckedParameter) -> String {
        switch parameter.presence {
        case .catchAll: return "'\(parameter.type)...'"
        case .optionalCatchAll: return "an optional '\(parameter.type)...'"
        case .optional: return "an optional '\(parameter.type)'"
        case .required, .repeated, .defaulted: return "'\(parameter.type)'"
        }
    }
}
