import RouteCompiler

/// Where the emitter is in the tree of namespaces.
///
/// A namespace is two enums. `Routes` has the cases, and aliases of its types; they are declared in `_Routes`. A type
/// nested in `Routes` itself would refer through it to every other route, and the compiler would walk over all of them
/// for each function of each route.
struct NamespaceScope {
    let namespace: RouteNamespace
    /// The enum with the cases as it is written anywhere in the file: `Routes`, `_Routes.Shop`.
    let path: String
    /// The enum that the types are declared in: `_Routes`, `_Routes._Shop`.
    let types: String

    init(root: RouteNamespace, name: String) {
        namespace = root
        path = name
        types = "_\(name)"
    }

    private init(group: RouteNamespace, in types: String) {
        namespace = group
        path = "\(types).\(escaped(group.typeName))"
        self.types = "\(types)._\(group.typeName)"
    }

    func scope(of group: RouteNamespace) -> NamespaceScope { NamespaceScope(group: group, in: types) }
}

extension SwiftEmitter {
    /// Writes the manifest's own namespace, which holds everything else.
    mutating func emitRoot(tableText: String) {
        let scope = NamespaceScope(root: manifest.root, name: names.root)
        openEnum(scope)
        emitMembers(scope)
        for declared in manifest.enums { emitAlias(of: declared.name, in: scope) }
        emitID()
        emitOrigin()
        emitMachinery(scope)
        source.line(
            "\(access)static var _data: \(names.standard("StaticString")) { return \(tableLiteral(tableText)) }")
        source.close()
        openTypes(scope)
        emitDeclaredEnums()
        emitTypes(scope)
        source.close()
    }

    private mutating func emitGroup(_ scope: NamespaceScope) {
        openEnum(scope)
        source.line("\(access)typealias ID = \(names.root).ID")
        source.line("\(access)typealias Origin = \(names.root).Origin")
        emitMembers(scope)
        emitMachinery(scope)
        source.close()
        openTypes(scope)
        emitTypes(scope)
        source.close()
    }

    private mutating func openTypes(_ scope: NamespaceScope) {
        source.blankLine()
        source.line("/// The types of `\(scope.path)`, which has aliases of them.")
        source.open("\(access)nonisolated enum \(lastComponent(scope.types))")
    }

    private mutating func openEnum(_ scope: NamespaceScope) {
        document(scope.namespace)
        source.open("\(access)nonisolated enum \(lastComponent(scope.path)): \(names.runtime("RouteTable"))")
        source.line("\(access)typealias Root = \(names.root)")
    }

    private func lastComponent(_ path: String) -> String {
        path.split(separator: ".").last.map(String.init) ?? path
    }

    private mutating func emitAlias(of type: String, in scope: NamespaceScope) {
        source.line("\(access)typealias \(escaped(type)) = \(scope.types).\(escaped(type))")
    }

    /// Writes the cases, and for each the alias of its type and its builder.
    private mutating func emitMembers(_ scope: NamespaceScope) {
        source.blankLine()
        for member in scope.namespace.members {
            switch member {
            case .route(let number):
                let route = manifest.routes[number]
                document(route)
                source.line("case \(escaped(route.name))" + (route.hasValues ? "(\(escaped(route.typeName)))" : ""))
            case .group(let group):
                document(group)
                source.line("case \(escaped(group.name))(\(escaped(group.typeName)))")
            }
        }
        source.blankLine()
        for member in scope.namespace.members {
            switch member {
            case .route(let number): emitAlias(of: manifest.routes[number].typeName, in: scope)
            case .group(let group): emitAlias(of: group.typeName, in: scope)
            }
        }
        for case .route(let number) in scope.namespace.members where manifest.routes[number].hasValues {
            emitBuilder(RouteType(manifest.routes[number], scope, self), scope)
        }
    }

    /// Writes the struct or the namespace of each member.
    private mutating func emitTypes(_ scope: NamespaceScope) {
        for member in scope.namespace.members {
            source.blankLine()
            switch member {
            case .route(let number): emitStruct(RouteType(manifest.routes[number], scope, self))
            case .group(let group): emitGroup(scope.scope(of: group))
            }
        }
    }

    /// Writes what the runtime asks of a table: its routes' numbers, reading and writing by number.
    private mutating func emitMachinery(_ scope: NamespaceScope) {
        source.blankLine()
        emitNumbers(scope.namespace)
        emitReading(scope)
        emitWriting(scope.namespace)
    }

    private mutating func emitNumbers(_ namespace: RouteNamespace) {
        let range = "\(namespace.routes.lowerBound)..<\(namespace.routes.upperBound)"
        let integer = names.standard("Int")
        source.line("\(access)static var _routes: \(names.standard("Range"))<\(integer)> { return \(range) }")
        source.open("\(access)var _route: \(integer)")
        source.open("switch self")
        for member in namespace.members {
            switch member {
            case .route(let number):
                source.line("case .\(escaped(manifest.routes[number].name)): return \(number)")
            case .group(let group):
                source.line("case .\(escaped(group.name))(let group): return group._route")
            }
        }
        source.close()
        source.close()
    }

    private mutating func emitReading(_ scope: NamespaceScope) {
        let mismatch = names.runtime("RouteMismatch")
        source.open(
            "\(access)static func _read(_ route: \(names.standard("Int")), _ values: inout \(names.runtime("RouteValues"))) "
                + "throws(\(mismatch)) -> \(scope.path)")
        source.open("switch route")
        for member in scope.namespace.members {
            switch member {
            case .route(let number):
                let route = manifest.routes[number]
                let value = route.hasValues ? "(try values.whole())" : ""
                source.line("case \(number): return .\(escaped(route.name))\(value)")
            case .group(let group) where group.routes.isEmpty: break
            case .group(let group):
                let numbers = "\(group.routes.lowerBound)..<\(group.routes.upperBound)"
                let value = "try \(escaped(group.typeName))._read(route, &values)"
                source.line("case \(numbers): return .\(escaped(group.name))(\(value))")
            }
        }
        source.line("default: throw \(mismatch)()")
        source.close()
        source.close()
    }

    private mutating func emitWriting(_ namespace: RouteNamespace) {
        source.open("\(access)func _write(to writer: inout \(names.runtime("RouteWriter")))")
        source.open("switch self")
        for member in namespace.members {
            switch member {
            case .route(let number):
                let route = manifest.routes[number]
                let name = escaped(route.name)
                source.line(
                    route.hasValues
                        ? "case .\(name)(let route): writer.whole(route)"
                        : "case .\(name): return")
            case .group(let group):
                source.line("case .\(escaped(group.name))(let group): group._write(to: &writer)")
            }
        }
        source.close()
        source.close()
    }
}

extension CheckedRoute {
    /// False where the route's case needs no payload.
    var hasValues: Bool { !parameters.isEmpty || !with.isEmpty }
}
