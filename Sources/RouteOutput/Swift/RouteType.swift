import RouteCompiler

/// A route's struct in Swift's terms.
struct RouteType {
    let route: CheckedRoute
    /// In the order of the initializer's labels: path, query, fragment, `with`.
    let properties: [RouteProperty]

    init(_ route: CheckedRoute, _ scope: NamespaceScope, _ emitter: SwiftEmitter) {
        self.route = route
        let path = "\(scope.types).\(escaped(route.typeName))"
        properties =
            route.parameters.map { RouteProperty($0, owner: path, emitter) }
            + route.with.map { RouteProperty($0, emitter) }
    }

    /// Whether the values are read by statements that throw.
    var isReadingThrowing: Bool { properties.contains { $0.reading.hasPrefix("try ") } }

    /// The parameters of the initializer and of the builder.
    var signature: String {
        properties.map { "\($0.name): \($0.type)" + ($0.defaultArgument.map { " = \($0)" } ?? "") }
            .joined(separator: ", ")
    }
}

/// A property of a route's struct.
struct RouteProperty {
    enum Origin {
        case url(CheckedParameter)
        case with(CheckedRoute.WithValue)
    }

    let origin: Origin
    /// Escaped.
    let name: String
    /// The name where a call has it as a label.
    let label: String
    let type: String
    /// The type as the property has it. `String?` would make the compiler emit a function for the initial value nil.
    var storedType: String {
        type.hasSuffix("?") ? "\(optional)<\(type.dropLast())>" : type
    }
    /// Nil where the caller has to give a value.
    let defaultArgument: String?
    /// The expression that reads the value from `values`.
    let reading: String
    /// The statement that hands the value to `writer`; nil for a value that no URL holds.
    let writing: String?
    let isConstant: Bool
    private let optional: String

    init(_ parameter: CheckedParameter, owner: String, _ emitter: SwiftEmitter) {
        optional = emitter.names.standard("Optional")
        origin = .url(parameter)
        name = escaped(parameter.name)
        label = escapedLabel(parameter.name)
        type = emitter.propertyType(parameter, owner: owner)
        defaultArgument = emitter.defaultArgument(parameter, owner: owner)
        isConstant = parameter.isConstrained
        if let method = parameter.standardMethodName {
            reading = "values.\(method)()"
            writing = "writer.\(method)(self.\(name))"
            return
        }
        let method = parameter.presence.methodName
        if case .defaulted = parameter.presence, let defaultArgument {
            reading = "try values.\(method)(\(defaultArgument))"
            writing = "writer.\(method)(self.\(name), \(defaultArgument))"
        } else {
            reading = "try values.\(method)()"
            writing = "writer.\(method)(self.\(name))"
        }
    }

    init(_ value: CheckedRoute.WithValue, _ emitter: SwiftEmitter) {
        optional = emitter.names.standard("Optional")
        origin = .with(value)
        name = escaped(value.name)
        label = escapedLabel(value.name)
        type = "\(value.type)?"
        defaultArgument = "nil"
        reading = "nil"
        writing = nil
        isConstant = false
    }
}

extension CheckedParameter {
    /// The method for one of the commonest values, which takes no type parameter and throws nothing.
    fileprivate var standardMethodName: String? {
        let kind: String
        switch type {
        case .string, .expression: kind = "String"
        case .integer(.int, _): kind = "Int"
        default: return nil
        }
        switch presence {
        case .required: return "required\(kind)"
        case .optional: return "optional\(kind)"
        default: return nil
        }
    }
}

extension CheckedParameter.Presence {
    /// The method of `RouteValues` that reads such a value, and of `RouteWriter` that writes it.
    fileprivate var methodName: String {
        switch self {
        case .required: return "required"
        case .optional: return "optional"
        case .repeated: return "repeated"
        case .defaulted: return "defaulted"
        case .catchAll: return "catchAll"
        case .optionalCatchAll: return "optionalCatchAll"
        }
    }
}
