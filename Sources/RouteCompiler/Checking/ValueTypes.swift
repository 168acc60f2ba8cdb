import LinearRegex
import RouteManifest

extension ManifestChecker {
    /// The types that need no declaration.
    static let builtInTypes: [String: ValueType] = {
        var types: [String: ValueType] = [
            "String": .string(length: nil), "Double": .double, "Float": .float, "Bool": .bool, "UUID": .uuid,
        ]
        for type in IntegerType.allCases { types[type.rawValue] = .integer(type, bounds: nil) }
        return types
    }()

    private static let builtInNames =
        ["String", "Double", "Float", "Bool", "UUID"] + IntegerType.allCases.map(\.rawValue)

    /// The type of a parameter; nil, with a word about it, where it is none.
    ///
    /// - Parameter isPath: a text in a path is never empty.
    mutating func checkType(_ type: TypeSyntax, of parameter: Located<String>, isPath: Bool) -> ValueType? {
        switch type.kind {
        case .named(let name, let bounds):
            guard let known = lookUpType(name, at: type.place) else { return nil }
            guard let bounds else { return known }
            return checkBounds(bounds, of: known, isPath: isPath)
        case .choice(let choices):
            return checkChoice(choices, of: parameter)
        case .expression(let expression):
            return checkExpression(expression) ? .expression(expression.value) : nil
        }
    }

    private mutating func lookUpType(_ name: String, at place: Place) -> ValueType? {
        if let builtIn = Self.builtInTypes[name] { return builtIn }
        switch declarations.types[name] {
        case .enumeration(let declared): return .enumeration(typeName: name, declared.cases)
        case .own(let swiftType): return .own(name: name, swiftType: swiftType)
        case nil: break
        }
        guard !isUnread(name) else { return nil }
        let hint = didYouMean(name, in: Self.builtInNames + declarations.types.keys.sorted())
        let fallback = "; declare it with 'enum \(upperCamelCase(name)): …' or 'type \(upperCamelCase(name)) = …'"
        diagnostics.error("unknown type '\(name)'\(hint.isEmpty ? fallback : hint)", at: place)
        return nil
    }

    private mutating func checkChoice(_ choices: [Located<String>], of parameter: Located<String>) -> ValueType? {
        var places: [String: Place] = [:]
        for choice in choices {
            warnUnlessNormalized(choice)
            checkCaseName(choice)
            if let earlier = places.insertIfAbsent(choice.place, forKey: choice.value) {
                diagnostics.error(
                    "'\(choice.value)' stands in this choice twice", at: choice.place,
                    notes: [Diagnostic.Note("the first is here", at: earlier)])
                return nil
            }
        }
        let typeName = upperCamelCase(parameter.value)
        if ReservedNames.routeTypes.contains(typeName) {
            diagnostics.error(
                "the choice '\(parameter.value)' would become the Swift type '\(typeName)', which every route has; "
                    + "choose another name", at: parameter.place)
        } else {
            checkTypeName(
                typeName, of: "the type '\(typeName)' of the choice '\(parameter.value)'", at: parameter.place)
        }
        return .choice(
            typeName: typeName, choices.map { CheckedEnum.Case(name: $0.value, rawValue: $0.value) })
    }

    private mutating func checkExpression(_ expression: Located<String>) -> Bool {
        do throws(RegexError) {
            _ = try LinearRegex(expression.value)
            return true
        } catch {
            report(error, in: expression)
            return false
        }
    }

    /// Reports a fault of a regular expression where it stands in the manifest.
    ///
    /// - Parameter isQuoted: true where the manifest has `\"` for every quote.
    mutating func report(_ error: RegexError, in expression: Located<String>, isQuoted: Bool = false) {
        var place = expression.place
        for scalar in expression.value.unicodeScalars.prefix(error.column) {
            place.column += UTF8.width(scalar) + (isQuoted && scalar == "\"" ? 1 : 0)
        }
        diagnostics.error("in this regular expression: \(error.message)", at: place)
    }
}
