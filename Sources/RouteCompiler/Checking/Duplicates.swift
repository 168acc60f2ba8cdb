import RouteManifest
import Switchyard

extension ManifestChecker {
    /// What makes two patterns equal whatever their parameters are named.
    private struct PatternKey: Hashable {
        enum Piece: Hashable {
            case literal([UInt8])
            case parameter(ValueType, isCatchAll: Bool)
        }

        var segments: [[Piece]]
        var lengths: [Int]
        var required: Set<RequiredKey>
        var origins: [Int]
    }

    private struct RequiredKey: Hashable {
        var key: [UInt8]
        var type: ValueType?
        var value: [UInt8]?
    }

    /// Reports every pattern that an earlier one equals: routes that take the same URLs, and aliases that add none.
    mutating func checkDuplicates() {
        var earlier: [PatternKey: (subject: String, route: Int?, place: Place)] = [:]
        let ownPatterns = routes.indices.filter { routes[$0].isSound }.map { ($0, routes[$0].pattern) }
        for (index, pattern) in ownPatterns + aliases.compactMap(\.checked) {
            let route = routes[index].route
            let subject = pattern.isAlias ? "the alias '\(pattern.text)'" : "'\(route.id)'"
            let key = key(of: pattern, route: route)
            let new = (subject: subject, route: pattern.isAlias ? nil : index, place: pattern.place)
            guard let known = earlier.insertIfAbsent(new, forKey: key) else { continue }
            let (first, second) = new.place.isBefore(known.place) ? (new, known) : (known, new)
            diagnostics.error(
                "\(second.subject) takes the same URLs as \(first.subject)", at: second.place,
                notes: [Diagnostic.Note("\(first.subject) is declared here", at: first.place)])
            if let route = second.route { routes[route].isSound = false }
        }
    }

    private func key(of pattern: CheckedPattern, route: CheckedRoute) -> PatternKey {
        let foldsCase = declarations.options.caseInsensitive
        let segments = pattern.segments.map { segment in
            segment.pieces.map { piece -> PatternKey.Piece in
                switch piece {
                case .literal(let text):
                    return .literal(foldsCase ? text.utf8.map(\.asciiLowercased) : Array(text.utf8))
                case .parameter(let number):
                    let parameter = route.parameters[number]
                    let isCatchAll = parameter.presence == .catchAll || parameter.presence == .optionalCatchAll
                    return .parameter(unnamed(parameter.type), isCatchAll: isCatchAll)
                }
            }
        }
        var required = Set(
            route.fixedQuery.map { RequiredKey(key: Array($0.key.utf8), type: nil, value: Array($0.value.utf8)) })
        for parameter in route.parameters {
            guard case .query(let key) = parameter.source, parameter.presence == .required else { continue }
            required.insert(RequiredKey(key: Array(key.utf8), type: unnamed(parameter.type), value: nil))
        }
        return PatternKey(segments: segments, lengths: pattern.lengths, required: required, origins: route.origins)
    }

    /// The type without the name that a choice takes from its parameter.
    private func unnamed(_ type: ValueType) -> ValueType {
        guard case .choice(_, let cases) = type else { return type }
        return .choice(typeName: "", cases.sorted { $0.rawValue < $1.rawValue })
    }
}

extension Place {
    /// Whether this place stands before another one of its file.
    func isBefore(_ other: Place) -> Bool {
        file == other.file && (line, column) < (other.line, other.column)
    }
}
