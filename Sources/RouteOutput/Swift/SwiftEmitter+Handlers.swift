import RouteCompiler

/// The protocol that an app's handlers conform to: a method a route, and one function that finds a route's method.
///
/// One `switch` costs the compiler a fraction of what a closure a route would.
extension SwiftEmitter {
    mutating func emitHandlers() {
        guard !manifest.routes.isEmpty else { return }
        let isFree = manifest.options.freeHandlers
        let name = escaped("\(manifest.namespace)Handlers")
        let base = names.runtime(isFree ? "FreeRouteHandlers" : "MainRouteHandlers")
        let routes = handledRoutes(manifest.root, path: names.root)
        source.blankLine()
        source.line("/// What opens the routes of \(fileName(manifest.file)): a method a route.")
        source.open(
            "\(isFree ? "" : "@MainActor ")\(access)\(isFree ? "nonisolated " : "")protocol \(name): \(base) "
                + "where Table == \(names.root)")
        for route in routes { emitRequirements(route) }
        source.close()
        source.blankLine()
        source.open("extension \(name)")
        emitOpening(routes.filter { !$0.route.isOutputAsync }, isAsync: false)
        let asyncRoutes = routes.filter(\.route.isOutputAsync)
        if !asyncRoutes.isEmpty {
            emitOpening(asyncRoutes, isAsync: true)
            emitIsAsync(asyncRoutes)
        }
        source.close()
    }

    private struct HandledRoute {
        let route: CheckedRoute
        /// The struct's name as it is written anywhere in the file.
        let type: String

        /// For each method the label of its first argument, which is the variant's name or `_`.
        var labels: [String] { route.variants.isEmpty ? ["_"] : route.variants }
        var method: String { escaped(route.idCaseName) }
    }

    /// All routes in the order of their numbers.
    private func handledRoutes(_ namespace: RouteNamespace, path: String) -> [HandledRoute] {
        namespace.members.flatMap { member in
            switch member {
            case .route(let number):
                let route = manifest.routes[number]
                return [HandledRoute(route: route, type: "\(path).\(escaped(route.typeName))")]
            case .group(let group): return handledRoutes(group, path: "\(path).\(escaped(group.typeName))")
            }
        }
    }

    private mutating func emitRequirements(_ handled: HandledRoute) {
        let route = handled.route
        let output = route.output == "Void" ? "" : " -> \(handled.type).Output"
        let effects = route.isOutputAsync ? "async throws" : "throws"
        let context = names.runtime("RouteContext")
        source.line("/// \(codeSpan(route.patternText)) (\(position(route.place))).")
        for label in handled.labels {
            let label = label == "_" ? "_ route" : "\(escapedLabel(label)) route"
            source.line("func \(handled.method)(\(label): \(handled.type), _ context: \(context)) \(effects)\(output)")
        }
    }

    private mutating func emitOpening(_ routes: [HandledRoute], isAsync: Bool) {
        let call = "\(names.runtime("RouteCall"))<\(names.root)>"
        let (name, effects, tryKeyword) =
            isAsync ? ("_openAsync", "async throws", "try await") : ("_open", "throws", "try")
        source.open("\(access)func \(name)(_ call: \(call)) \(effects)")
        source.line("let context = call.context")
        source.open("switch call.number")
        for handled in routes {
            let calls = handled.labels.map { label in
                let argument = label == "_" ? "" : "\(escapedLabel(label)): "
                let result = "\(tryKeyword) self.\(handled.method)(\(argument)call.route(), context)"
                return handled.route.output == "Void" ? result : "call.finish(\(result))"
            }
            let number = handled.route.number
            guard handled.labels.count > 1 else {
                source.line("case \(number): \(calls[0])")
                continue
            }
            source.line("case \(number):")
            for (label, statement) in zip(handled.labels, calls).dropLast() {
                source.line("    if call.isVariant(\(stringLiteral(label))) { return \(statement) }")
            }
            source.line("    \(calls[calls.count - 1])")
        }
        source.line("default: break")
        source.close()
        source.close()
    }

    private mutating func emitIsAsync(_ routes: [HandledRoute]) {
        let isolation = manifest.options.freeHandlers ? "" : "nonisolated "
        source.open(
            "\(access)\(isolation)static func _isAsync(_ route: \(names.standard("Int"))) -> \(names.standard("Bool"))")
        source.open("switch route")
        source.line("case \(routes.map { "\($0.route.number)" }.joined(separator: ", ")): return true")
        source.line("default: return false")
        source.close()
        source.close()
    }
}
