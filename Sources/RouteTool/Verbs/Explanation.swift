import RouteCompiler
import RouteManifest
import Switchyard

/// A manifest that URLs are looked up in.
struct ExplainedTable {
    let manifest: CheckedManifest
    let table: DynamicTable
    /// The manifest's rules.
    let rewriter: Rewriter
    /// The document in force, if one is for this manifest.
    var overrides: ExplainedOverrides?

    /// Nil for a part.
    init?(_ compiled: CompiledManifest) {
        guard let checked = compiled.checked else { return nil }
        manifest = checked
        table = DynamicTable(Array(compiled.table.utf8))
        rewriter = table.rewriter
    }
}

/// How one URL is read.
struct Explanation {
    struct Match {
        let match: DynamicTable.Match
        let route: CheckedRoute
        /// Said only where there are several manifests.
        let namespace: String?
        /// The routes that a document sends on from, in order; the last one leads to `route`.
        var redirects: [Redirect] = []
        /// The variant that a document leads to, and why.
        var variant: (name: String, reason: String)?
    }

    /// A route in whose place a document has another one opened.
    struct Redirect {
        let route: CheckedRoute
        let isDisabled: Bool
    }

    let url: String
    /// The URL that rules have made of it; nil where none took it.
    let rewritten: String?
    let answer: Result<Match, RouteError>

    /// Lines for a person.
    var text: String {
        var lines = [url.isEmpty ? "\"\"" : url]
        if let rewritten { lines.append("  rewritten: \(rewritten)") }
        switch answer {
        case .success(let answer):
            let (match, route) = (answer.match, answer.route)
            let name = answer.namespace.map { "\($0)." } ?? ""
            for redirect in answer.redirects {
                let reason = redirect.isDisabled ? "switched off" : "redirected"
                lines.append("  \(name)\(redirect.route.id)  \(redirect.route.patternText)  \(reason), so instead:")
            }
            lines.append("  \(name)\(route.id)  \(route.patternText)  (\(route.place.file):\(route.place.line))")
            if let variant = answer.variant { lines.append("  variant: \(variant.name) (\(variant.reason))") }
            lines += match.values.map { "  \($0.name): \(json($0).text)" }
            lines += match.ignored.map { "  ignored: \($0.descriptionWithoutURL)" }
            if match.path != rewritten ?? url { lines.append("  path: \(match.path)") }
        case .failure(let error):
            lines.append("  no route: \(error.descriptionWithoutURL)")
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// An object for a program.
    var json: JSON {
        var members: [(String, JSON)] = [("url", .string(url))]
        switch answer {
        case .success(let answer):
            if let namespace = answer.namespace { members.append(("namespace", .string(namespace))) }
            members += [
                ("route", .string(answer.match.id)),
                ("parameters", .object(answer.match.values.map { ($0.name, json($0)) })),
                ("path", .string(answer.match.path)),
            ]
            if let rewritten { members.append(("rewritten", .string(rewritten))) }
            if !answer.redirects.isEmpty {
                members.append(("redirected", .array(answer.redirects.map { .string($0.route.id) })))
            }
            if let variant = answer.variant { members.append(("variant", .string(variant.name))) }
            let ignored = answer.match.ignored.compactMap { ignoredValue($0) }
            if !ignored.isEmpty { members.append(("ignored", .array(ignored))) }
        case .failure(let error):
            members += [
                ("error", .string(error.reason.caseName)),
                ("message", .string(error.descriptionWithoutURL)),
            ]
            if let rewritten { members.append(("rewritten", .string(rewritten))) }
        }
        return .object(members)
    }

    private func ignoredValue(_ error: RouteError) -> JSON? {
        guard case .invalidParameter(let name, let value, let expected) = error.reason else { return nil }
        return .object([("name", .string(name)), ("value", .string(value)), ("expected", .string(expected))])
    }

    private func json(_ value: DynamicTable.Value) -> JSON {
        let elements = value.texts.map { json($0, value.kind) }
        return value.isList ? .array(elements) : elements.first ?? .array([])
    }

    /// A number or a truth value as such, everything else as its text.
    private func json(_ text: String, _ kind: ValueKind) -> JSON {
        let value: JSON?
        switch kind {
        case .int, .int8, .int16, .int32, .int64: value = Int64(text).map { .integer($0) }
        case .uint, .uint8, .uint16, .uint32, .uint64: value = UInt64(text).map { .unsigned($0) }
        case .double, .float: value = Double(text).map { .double($0) }
        case .bool: value = Bool(text).map { .bool($0) }
        case .string, .uuid, .choice, .expression, .own: value = nil
        }
        return value ?? .string(text)
    }
}

extension RouteError {
    /// The description for where the URL stands already.
    fileprivate var descriptionWithoutURL: String {
        RouteError(reason, nearest: nearest).description
    }
}

extension RouteError.Reason {
    /// `invalidParameter`
    fileprivate var caseName: String { String("\(self)".prefix { $0 != "(" }) }
}
