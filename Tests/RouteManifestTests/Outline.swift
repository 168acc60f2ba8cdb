import RouteManifest

/// A tree as text, a line a statement: everything that the parser found, and where it stands (`@line:column`).
func outline(_ syntax: ManifestSyntax) -> String {
    var lines: [String] = []
    lines += syntax.isPart ? ["part"] : []
    lines += syntax.namespace.map { ["namespace \(at($0))\(docs(syntax.namespaceDocumentation))"] } ?? []
    lines += syntax.access.map { ["access \(at($0))"] } ?? []
    lines += syntax.imports.map { "import \(at($0))" }
    lines += syntax.options.map { "option \(at($0.name)) \(at($0.value))" }
    lines += syntax.origins.map { "origin \(at($0.name)) \(list($0.addresses))\(docs($0.documentation))" }
    lines += syntax.enums.map {
        "enum \(at($0.name)) \($0.cases.map(outline).joined(separator: " "))\(docs($0.documentation))"
    }
    lines += syntax.types.map { "type \(at($0.name)) = \(at($0.target))\(docs($0.documentation))" }
    lines += syntax.guards.map { "guard \(at($0))" }
    lines += syntax.items.flatMap(outline)
    return lines.joined(separator: "\n")
}

private func outline(_ item: ItemSyntax) -> [String] {
    switch item {
    case .route(let route):
        let clauses = outline(route.clauses).map { " | " + $0 }.joined()
        return ["route \(at(route.name)) \(outline(route.pattern))\(clauses)\(docs(route.documentation))"]
    case .group(let group):
        let prefix = group.prefix.map { " " + outline($0) } ?? ""
        let end = outline(guards: group.guards, on: group.on) + docs(group.documentation)
        return ["group \(at(group.name))\(prefix)\(end)"] + group.items.flatMap(outline).map { "  " + $0 } + ["end"]
    case .include(let include):
        let prefix = include.prefix.map { " " + outline($0) } ?? ""
        let end = outline(guards: include.guards, on: include.on) + docs(include.documentation)
        return ["include \(at(include.path))\(prefix) as \(at(include.name))\(end)"]
    case .alias(let alias):
        return ["alias @\(place(alias.place)) \(outline(alias.pattern)) -> \(at(alias.target))"]
    case .rewrite(let rewrite):
        return ["rewrite @\(place(rewrite.place)) \(at(rewrite.match)) -> \(at(rewrite.template))"]
    }
}

private func outline(guards: [Located<String>], on: [Located<String>]) -> String {
    (guards.isEmpty ? "" : " guards \(list(guards))") + (on.isEmpty ? "" : " on \(list(on))")
}

private func outline(_ item: EnumSyntax.Case) -> String {
    at(item.name) + (item.rawValue.map { "=\"\($0.value)\"@\(place($0.place))" } ?? "")
}

private func outline(_ clauses: ClausesSyntax) -> [String] {
    var parts = clauses.query.map(outline)
    parts += clauses.fragment.map { ["#\(at($0.name)): \(outline($0.type))"] } ?? []
    parts += clauses.output.map { ["-> \($0.isAsync ? "async " : "")\(at($0.type))"] } ?? []
    parts += clauses.guards.isEmpty ? [] : ["guards \(list(clauses.guards))"]
    parts += clauses.variants.isEmpty ? [] : ["variants \(list(clauses.variants))"]
    parts += clauses.with.map { "with \(at($0.name)): \(at($0.type))" }
    parts += clauses.on.isEmpty ? [] : ["on \(list(clauses.on))"]
    parts += clauses.over.isEmpty ? [] : ["over \(list(clauses.over))"]
    parts += clauses.deprecated.map { ["deprecated \"\($0.value)\"@\(place($0.place))"] } ?? []
    return parts
}

private func outline(_ query: QuerySyntax) -> String {
    let key = query.key == query.name ? at(query.key) : "\(at(query.key)) as \(at(query.name))"
    switch query.value {
    case .fixed(let value): return "?\(key) = \"\(value.value)\"@\(place(value.place))"
    case .typed(let type, nil): return "?\(key): \(outline(type))"
    case .typed(let type, let value?):
        let text = value.isQuoted ? "\"\(value.text.value)\"" : value.text.value
        return "?\(key): \(outline(type)) = \(text)@\(place(value.text.place))"
    }
}

private func outline(_ pattern: PatternSyntax) -> String {
    let tails =
        pattern.optionalTails.map { "[" + outline($0) }.joined()
        + String(repeating: "]", count: pattern.optionalTails.count)
    return "\(outline(pattern.segments))\(tails)\(pattern.hasTrailingSlash ? "+slash" : "")@\(place(pattern.place))"
        + " from \"\(pattern.source)\""
}

/// Segments with `/` before each, the pieces of one with `+` between them.
private func outline(_ segments: [SegmentSyntax]) -> String {
    segments.map { segment in
        "/"
            + segment.pieces.map { piece -> String in
                switch piece {
                case .literal(let text): return "'\(text.value)'"
                case .parameter(let parameter):
                    let type = parameter.type.map { ": " + outline($0) } ?? ""
                    return "{\(at(parameter.name))\(type)\(parameter.isCatchAll ? "..." : "")}"
                }
            }.joined(separator: "+")
    }.joined()
}

private func outline(_ type: TypeSyntax) -> String {
    let text: String
    switch type.kind {
    case .named(let name, nil): text = name
    case .named(let name, let bounds?):
        text = "\(name)(\(bounds.lower?.value ?? "")\(bounds.isClosed ? "..." : "..<")\(bounds.upper?.value ?? ""))"
    case .choice(let choices): text = choices.map(\.value).joined(separator: "|")
    case .expression(let expression): text = "/\(expression.value)/@\(place(expression.place))"
    }
    return (type.isRepeated ? "[\(text)]" : text) + (type.isOptional ? "?" : "")
}

private func at(_ name: Located<String>) -> String { "\(name.value)@\(place(name.place))" }
private func list(_ names: [Located<String>]) -> String { names.map(at).joined(separator: ", ") }
private func place(_ place: Place) -> String { "\(place.line):\(place.column)" }
private func docs(_ lines: [String]) -> String { lines.isEmpty ? "" : " docs \(lines)" }
