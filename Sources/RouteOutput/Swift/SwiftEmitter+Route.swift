import RouteCompiler

/// A route's struct and builder.
extension SwiftEmitter {
    mutating func emitStruct(_ type: RouteType) {
        let route = type.route
        document(route)
        source.open("\(access)nonisolated struct \(escaped(route.typeName)): \(names.runtime("Route"))")
        source.line("\(access)typealias Table = \(names.root)")
        source.line("\(access)typealias Output = \(names.named(route.output))")
        emitVariants(of: route)
        for parameter in route.parameters {
            if case .choice(let typeName, let cases) = parameter.type {
                documentChoice(parameter)
                emitParameterEnum(typeName, cases)
            }
        }
        emitProperties(type)
        emitInitializer(type)
        emitMachinery(type)
        source.close()
    }

    /// A property that a constraint guards cannot be changed: the initializer checks it once and for all.
    private mutating func emitProperties(_ type: RouteType) {
        for property in type.properties {
            switch property.origin {
            case .url(let parameter): documentProperty(parameter)
            case .with(let value): documentProperty(value)
            }
            source.line("\(access)\(property.isConstant ? "let" : "var") \(property.name): \(property.storedType)")
        }
    }

    private mutating func emitInitializer(_ type: RouteType) {
        documentCreation(of: type.route)
        emitDeprecation(of: type.route)
        let head = "\(access)init(\(type.signature))\(throwsClause(type.route))"
        if type.properties.isEmpty {
            source.line("\(head) {}")
            return
        }
        source.open(head)
        for (index, parameter) in type.route.parameters.enumerated() where parameter.isConstrained {
            source.line("try Self._check(\(index), \(escaped(parameter.name)))")
        }
        for property in type.properties { source.line("self.\(property.name) = \(property.name)") }
        source.close()
    }

    /// Writes what the runtime asks of a route.
    private mutating func emitMachinery(_ type: RouteType) {
        let beginning = "values.begin(\(type.route.number), \(names.root)._data)"
        let reading =
            "\(access)init(_reading values: inout \(names.runtime("RouteValues")))"
            + (type.isReadingThrowing ? " throws(\(names.runtime("RouteMismatch")))" : "")
        let writing = "\(access)func _write(to writer: inout \(names.runtime("RouteWriter")))"
        if type.properties.isEmpty {
            source.line("\(reading) { \(beginning) }")
            source.line("\(writing) {}")
            return
        }
        source.open(reading)
        source.line(beginning)
        for property in type.properties { source.line("self.\(property.name) = \(property.reading)") }
        source.close()
        source.open(writing)
        for property in type.properties {
            if let statement = property.writing { source.line(statement) }
        }
        source.close()
    }

    /// The static function that makes a value of the namespace: `Routes.detail(id: 42)`.
    mutating func emitBuilder(_ type: RouteType, _ scope: NamespaceScope) {
        let route = type.route
        source.blankLine()
        documentCreation(of: route)
        emitDeprecation(of: route)
        let arguments = type.properties.map { "\($0.label): \($0.name)" }.joined(separator: ", ")
        let tryKeyword = route.isThrowing ? "try " : ""
        source.open(
            "\(access)static func \(escaped(route.name))(\(type.signature))\(throwsClause(route)) -> \(scope.path)")
        source.line("return .\(escaped(route.name))(\(tryKeyword)\(escaped(route.typeName))(\(arguments)))")
        source.close()
    }

    private mutating func emitDeprecation(of route: CheckedRoute) {
        guard let reason = route.deprecation else { return }
        source.line("@available(*, deprecated, message: \(stringLiteral(reason)))")
    }

    private func throwsClause(_ route: CheckedRoute) -> String {
        route.isThrowing ? " throws(\(names.runtime("RouteError")))" : ""
    }
}
