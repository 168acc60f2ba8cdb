package import RouteManifest
import Switchyard

/// Finds out which URLs of an old manifest no longer work with a new one, or now mean another route.
///
/// - Returns: An error for each route and kind of change, at its place in the old manifest, with a URL that shows it.
package func differences(from old: CheckedManifest, to new: CheckedManifest) -> [Diagnostic] {
    var difference = ManifestDifference(old, new)
    difference.run()
    return difference.findings
}

private struct ManifestDifference {
    private let shared: SharedPatterns
    private let old: SharedPatterns.Member
    private let new: SharedPatterns.Member
    private var atoms: LanguageAtoms
    private(set) var findings: [Diagnostic] = []

    init(_ old: CheckedManifest, _ new: CheckedManifest) {
        shared = SharedPatterns([old, new])
        self.old = shared.members[0]
        self.new = shared.members[1]
        atoms = LanguageAtoms(pool: shared.pool)
    }

    mutating func run() {
        compareOptions()
        var partners = [[Int]](repeating: [], count: new.start)
        for (first, second) in shared.pairs { partners[first].append(second) }
        let newRoutes = Dictionary(new.manifest.routes.map { ($0.id, $0) }) { first, _ in first }
        for pattern in 0..<new.start {
            findLost(pattern, partners[pattern])
            findMoved(pattern, partners[pattern])
            if !old.manifest.patterns[pattern].isAlias, let route = newRoutes[old.name(pattern)] {
                compareParameters(pattern, route)
            }
        }
    }

    private mutating func report(_ message: String, _ pattern: Int) {
        findings.append(Diagnostic(.error, message, at: old.place(pattern)))
    }

    /// A URL of an old pattern that no new route takes.
    private mutating func findLost(_ pattern: Int, _ partners: [Int]) {
        // What another old route takes is told of there.
        let others = old.winners[pattern].filter { old.name($0) != old.name(pattern) }
        let outcome = UncoveredURL.search(
            inside: [shared.shapes[pattern]], outside: (partners + others).map { shared.shapes[$0] }, &atoms)
        switch outcome {
        case .none: return
        case .tooLarge:
            report("whether the URLs of '\(old.name(pattern))' still match takes too many states to decide", pattern)
        case .found(let witness):
            let url = shared.text(witness)
            guard (try? new.table.match(url)) == nil else { return }
            report("'\(old.name(pattern))': \"\(url)\" no longer matches any route", pattern)
        }
    }

    /// A URL of an old pattern that a new route of another name takes.
    private mutating func findMoved(_ pattern: Int, _ partners: [Int]) {
        var told: Set<String> = []
        for partner in partners {
            let name = new.name(partner)
            guard name != old.name(pattern), !told.contains(name) else { continue }
            let better = old.winners[pattern] + new.winners[partner - new.start]
            let outcome = UncoveredURL.search(
                inside: [shared.shapes[pattern], shared.shapes[partner]],
                outside: better.map { shared.shapes[$0] }, &atoms)
            guard case .found(let witness) = outcome else { continue }
            let url = shared.text(witness)
            guard let now = try? new.table.match(url), let before = try? old.table.match(url),
                before.id == old.name(pattern), now.id != before.id
            else { continue }
            told.insert(name)
            report("'\(old.name(pattern))': \"\(url)\" now reaches '\(now.id)'", pattern)
        }
    }

    private mutating func compareParameters(_ pattern: Int, _ route: CheckedRoute) {
        let before = old.route(pattern)
        let outcome = UncoveredURL.search(inside: [shared.shapes[pattern]], outside: [], &atoms)
        guard case .found(let witness) = outcome else { return }
        let url = shared.text(witness)
        for parameter in before.parameters {
            guard let now = route.parameters.first(where: { $0.name == parameter.name }) else {
                report("'\(before.id)': the parameter '\(parameter.name)' is gone, as in \"\(url)\"", pattern)
                continue
            }
            let (old, new) = (parameter.swiftType, now.swiftType)
            guard old != new else { continue }
            report("'\(before.id)': '\(parameter.name)' was \(old) and is now \(new), as in \"\(url)\"", pattern)
        }
    }

    /// Options that change how every URL is read.
    private mutating func compareOptions() {
        let (before, after) = (old.manifest.options, new.manifest.options)
        func report(_ name: String, _ old: String, _ new: String) {
            findings.append(
                Diagnostic(
                    .error, "'option \(name)' was \(old) and is now \(new)", at: self.old.manifest.namespacePlace))
        }
        if before.caseInsensitive, !after.caseInsensitive { report("case", "insensitive", "sensitive") }
        if !before.strictSlashes, after.strictSlashes { report("slashes", "lenient", "strict") }
        if !before.strictQuery, after.strictQuery { report("query", "lenient", "strict") }
        if before.plusIsSpace != after.plusIsSpace {
            report("plus", before.plusIsSpace ? "space" : "literal", after.plusIsSpace ? "space" : "literal")
        }
    }
}

extension CheckedParameter {
    /// The type of the property, as a manifest writes it: `[String]`, `Int?`.
    fileprivate var swiftType: String {
        let name: String
        switch type {
        case .string, .expression: name = "String"
        case .integer(let integer, _): name = integer.rawValue
        default: name = type.description
        }
        switch presence {
        case .required, .defaulted: return name
        case .optional: return name + "?"
        case .repeated, .catchAll: return "[\(name)]"
        case .optionalCatchAll: return "[\(name)]?"
        }
    }
}
