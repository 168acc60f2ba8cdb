import RouteCompiler

/// A route's struct in Swift's terms.
struct RouteType {
    let route: CheckedRoute
    /// In the order of the initializer's labels: path, query, fragment, `with`.
    let properties: [RouteProperty]

    /// - Parameter path: The struct's name as it is written anywhere in the file.
    init(_ route: CheckedRoute, path: String, _ emitter: SwiftEmitter) {
        self.route = route
        properties =
            route.parameters.map { RouteProperty($0, owner: path, emitter) } + route.with.map { RouteProperty($0) }
    }

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
    /// Nil where the caller has to give a value.
    let defaultArgument: String?
    /// The expression that reads the value from `values`.
    let reading: String
    /// The statement that hands the value to `writer`; nil for a value that no URL holds.
    let writing: String?
    let isConstant: Bool

    init(_ parameter: CheckedParameter, owner: String, _ emitter: SwiftEmitter) {
        origin = .url(parameter)
        name = escaped(parameter.name)
        label = escapedLabel(parameter.name)
        type = emitter.propertyType(parameter, owner: owner)
        defaultArgument = emitter.defaultArgument(parameter, owner: owner)
        isConstant = parameter.isConstrained
        let method = parameter.presence.methodName
        if case .defaulted = parameter.presence, let defaultArgument {
            reading = "try values.\(method)(\(defaultArgument))"
            writing = "writer.\(method)(self.\(name), \(defaultArgument))"
        } else {
            reading = "try values.\(method)()"
            writing = "writer.\(method)(self.\(name))"
        }
    }

    init(_ value: CheckedRoute.WithValue) {
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
