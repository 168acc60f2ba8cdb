import RouteCompiler

/// Where the emitter is in the tree of namespaces.
struct NamespaceScope {
    let namespace: RouteNamespace
    /// The enum's name as it is written anywhere in the file: `Routes.Shop`.
    let path: String

    func scope(of group: RouteNamespace) -> NamespaceScope {
        NamespaceScope(namespace: group, path: "\(path).\(escaped(group.typeName))")
    }
}

extension SwiftEmitter {
    /// Writes the manifest's own namespace, which holds everything else.
    mutating func emitRoot(tableText: String) {
        let scope = NamespaceScope(namespace: manifest.root, path: names.root)
        openEnum(scope)
        emitMembers(scope)
        emitDeclaredEnums()
        emitID()
        emitOrigin()
        emitMachinery(scope)
        source.line(
            "\(access)static var _data: \(names.standard("StaticString")) { return \(tableLiteral(tableText)) }")
        source.close()
    }

    private mutating func emitGroup(_ scope: NamespaceScope) {
        openEnum(scope)
        source.line("\(access)typealias ID = \(names.root).ID")
        source.line("\(access)typealias Origin = \(names.root).Origin")
        emitMembers(scope)
        emitMachinery(scope)
        source.close()
    }

    private mutating func openEnum(_ scope: NamespaceScope) {
        document(scope.namespace)
        let name = scope.path.split(separator: ".").last.map(String.init) ?? names.root
        source.open("\(access)nonisolated enum \(name): \(names.runtime("RouteTable"))")
        source.line("\(access)typealias Root = \(names.root)")
    }

    /// Writes the cases, then for each its struct and builder or its nested namespace.
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
        for member in scope.namespace.members {
            source.blankLine()
            switch member {
            case .route(let number): emitRoute(manifest.routes[number], scope)
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
                let value = route.hasValues ? "(try \(escaped(route.typeName))(_reading: &values))" : ""
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
                        ? "case .\(name)(let route): route._write(to: &writer)"
                        : "case .\(name): writer.begin(\(number))")
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
