import RouteCompiler
import RouteManifest

/// A checked manifest as text: everything that later stages read, a line a thing.
func checkingOutline(_ manifest: CheckedManifest) -> String {
    var lines = ["\(manifest.access.rawValue) \(manifest.namespace)"]
    lines += manifest.imports.map { "import \($0)" }
    lines += flags(manifest.options)
    lines += manifest.origins.map { "origin \($0.name): \($0.addresses.map(outline).joined(separator: " "))" }
    lines += manifest.enums.map { "enum \($0.name): \(outline($0.cases))" }
    lines += manifest.guards.isEmpty ? [] : ["guards \(manifest.guards.joined(separator: " "))"]
    lines += outline(manifest.root, in: manifest, indent: "")
    lines += manifest.patterns.filter(\.isAlias).map { "alias \(outline($0)) -> \(manifest.routes[$0.route].id)" }
    lines += manifest.rewrites.map { "rewrite \($0.match) -> \($0.template)" }
    return lines.joined(separator: "\n")
}

private func flags(_ options: RouteOptions) -> [String] {
    let flags = [
        (options.strictSlashes, "strict slashes"), (options.caseInsensitive, "case insensitive"),
        (options.plusIsSpace, "plus is space"), (options.strictQuery, "strict query"),
        (options.freeHandlers, "free handlers"),
    ]
    return flags.filter(\.0).map(\.1)
}

private func outline(_ address: CheckedOrigin.Address) -> String {
    let host = address.host.map { "//" + (address.isWildcard ? "*." : "") + $0 } ?? ""
    return "\(address.scheme):\(host)\(address.port.map { ":\($0)" } ?? "")"
}

private func outline(_ cases: [CheckedEnum.Case]) -> String {
    cases.map { $0.name == $0.rawValue ? $0.name : "\($0.name)=\($0.rawValue)" }.joined(separator: ", ")
}

private func outline(_ namespace: RouteNamespace, in manifest: CheckedManifest, indent: String) -> [String] {
    namespace.members.flatMap { member -> [String] in
        switch member {
        case .route(let number):
            return [indent + outline(manifest.routes[number], manifest.patterns[number])]
        case .group(let group):
            return ["\(indent)\(group.name) \(group.typeName) \(group.routes)\(docs(group.documentation))"]
                + outline(group, in: manifest, indent: indent + "  ")
        }
    }
}

private func outline(_ route: CheckedRoute, _ pattern: CheckedPattern) -> String {
    var parts = ["\(route.number) \(route.id) \(route.name) \(route.typeName) \(route.idCaseName) \(outline(pattern))"]
    parts += route.parameters.map(outline)
    parts += route.fixedQuery.map { "\($0.key)=\"\($0.value)\"" }
    parts += route.with.map { "with \($0.name): \($0.type)" }
    parts +=
        route.output == "Void" && !route.isOutputAsync
        ? [] : ["-> \(route.isOutputAsync ? "async " : "")\(route.output)"]
    parts += route.guards.map { "@\($0)" }
    parts += route.variants.isEmpty ? [] : ["variants \(route.variants.joined(separator: " "))"]
    parts += route.origins.isEmpty ? [] : ["on \(route.origins)"]
    parts += route.over.map { "over \($0.value)" }
    parts += route.deprecation.map { ["deprecated \"\($0)\""] } ?? []
    parts += route.isThrowing ? ["throws"] : []
    return parts.joined(separator: " | ") + docs(route.documentation)
}

/// Literals in quotes, parameters by their number.
private func outline(_ pattern: CheckedPattern) -> String {
    let segments = pattern.segments.map { segment in
        "/"
            + segment.pieces.map { piece -> String in
                switch piece {
                case .literal(let text): return "'\(text)'"
                case .parameter(let number): return "{\(number)}"
                }
            }.joined(separator: "+")
    }.joined()
    return "\(segments) \(pattern.lengths) \"\(pattern.text)\""
}

private func outline(_ parameter: CheckedParameter) -> String {
    var text = "\(parameter.name): "
    switch parameter.type {
    case .choice(let name, let cases): text += "\(name)(\(outline(cases)))"
    case .enumeration(let name, let cases): text += "enum \(name)(\(outline(cases)))"
    case .own(let name, let swiftType): text += "own \(name)(\(swiftType))"
    default: text += parameter.type.description
    }
    switch parameter.presence {
    case .required: break
    case .optional: text += "?"
    case .repeated: text = text + "[]"
    case .defaulted(let value): text += " = \(value)"
    case .catchAll: text += "..."
    case .optionalCatchAll: text += "...?"
    }
    switch parameter.source {
    case .path: return text
    case .query(let key): return (key == parameter.name ? "?" : "?\(key) as ") + text
    case .fragment: return "#" + text
    }
}

private func docs(_ lines: [String]) -> String { lines.isEmpty ? "" : " docs \(lines)" }
