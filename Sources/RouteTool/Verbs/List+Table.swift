import RouteCompiler
import RouteManifest

extension List {
    /// A route much as its manifest says it: name, pattern, clauses, place.
    func row(_ route: CheckedRoute) -> [String] {
        var clauses = queryTexts(route)
        for parameter in route.parameters where parameter.source == .fragment {
            clauses.append("#\(parameter.name): \(typeText(parameter))")
        }
        if route.output != "Void" || route.isOutputAsync {
            clauses.append("-> " + (route.isOutputAsync ? "async " : "") + route.output)
        }
        clauses += route.guards.map { "@\($0)" }
        if !route.variants.isEmpty { clauses.append("variants " + route.variants.joined(separator: ", ")) }
        let place = "\(route.place.file):\(route.place.line):\(route.place.column)"
        return [route.id, route.patternText, clauses.joined(separator: " "), place]
    }

    private func queryTexts(_ route: CheckedRoute) -> [String] {
        var texts: [String] = route.fixedQuery.map { "\($0.key) = \"\($0.value)\"" }
        for parameter in route.parameters {
            guard case .query(let key) = parameter.source else { continue }
            let name = key == parameter.name ? key : "\"\(key)\" as \(parameter.name)"
            texts.append("\(name): \(typeText(parameter))")
        }
        return texts.enumerated().map { ($0.offset == 0 ? "?" : "&") + $0.element }
    }

    private func typeText(_ parameter: CheckedParameter) -> String {
        switch parameter.presence {
        case .required, .catchAll, .optionalCatchAll: return parameter.type.description
        case .optional: return "\(parameter.type)?"
        case .repeated: return "[\(parameter.type)]"
        case .defaulted(let text): return "\(parameter.type) = \(text)"
        }
    }

    /// Rows of columns, all but the last as wide as their widest cell. A column without text is left out.
    func table(_ rows: [[String]]) -> String {
        let columns = (0..<(rows.first?.count ?? 0)).filter { column in rows.contains { !$0[column].isEmpty } }
        let widths = columns.dropLast().map { column in rows.map { $0[column].count }.max() ?? 0 } + [0]
        return rows.map { row in
            zip(columns, widths).map { row[$0].padded(to: $1) }.joined(separator: "  ") + "\n"
        }.joined()
    }
}
