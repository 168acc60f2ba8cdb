import RouteCompiler

/// Enums without payloads.
extension SwiftEmitter {
    /// `ID`: the name of every route, in the order of their numbers.
    mutating func emitID() {
        source.blankLine()
        source.line("/// The names of the routes of \(fileName(manifest.file)), without their values.")
        source.open("\(access)nonisolated enum ID: \(names.runtime("RouteID"))")
        source.line("\(access)typealias Table = \(names.root)")
        for route in manifest.routes {
            document(route)
            source.line("case \(escaped(route.idCaseName))")
        }
        source.close()
    }

    mutating func emitOrigin() {
        source.blankLine()
        guard !manifest.origins.isEmpty else {
            source.line("/// \(fileName(manifest.file)) declares no origin: the routes live on any.")
            source.line("\(access)typealias Origin = \(names.runtime("NoOrigin"))")
            return
        }
        source.line("/// Where the addresses of \(fileName(manifest.file)) live.")
        source.open("\(access)nonisolated enum Origin: \(names.standard("String")), \(names.runtime("RouteOrigin"))")
        for origin in manifest.origins {
            document(origin)
            emitCase(origin.name, rawValue: origin.name)
        }
        source.close()
    }

    /// The manifest's `enum` statements.
    mutating func emitDeclaredEnums() {
        for declared in manifest.enums {
            source.blankLine()
            document(declared)
            emitParameterEnum(declared.name, declared.cases)
        }
    }

    /// An enum whose cases are the texts that a parameter takes.
    mutating func emitParameterEnum(_ name: String, _ cases: [CheckedEnum.Case]) {
        source.open(
            "\(access)nonisolated enum \(escaped(name)): \(names.standard("String")), \(names.runtime("RouteParameter"))"
        )
        for one in cases {
            source.line("/// \(codeSpan(one.rawValue)) in a URL.")
            emitCase(one.name, rawValue: one.rawValue)
        }
        source.close()
    }

    mutating func emitVariants(of route: CheckedRoute) {
        guard let first = route.variants.first else { return }
        source.line("/// The A/B variants (\(position(route.place))); \(codeSpan(first)) is the default.")
        source.open("\(access)nonisolated enum Variant: \(names.standard("String")), \(names.runtime("RouteVariant"))")
        for variant in route.variants { emitCase(variant, rawValue: variant) }
        source.close()
    }

    private mutating func emitCase(_ name: String, rawValue: String) {
        source.line("case \(escaped(name))" + (rawValue == name ? "" : " = \(stringLiteral(rawValue))"))
    }
}
