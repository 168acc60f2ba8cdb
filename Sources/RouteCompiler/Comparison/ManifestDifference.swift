package import RouteManifest
import Switchyard

/// Finds out which URLs of an old manifest no longer work with a new one, or now mean something else.
///
/// - Parameters: Sound manifests.
/// - Returns: An error for each route and kind of change, at its place in the old manifest, with a URL that shows it;
///   in the order of places.
package func differences(from old: CheckedManifest, to new: CheckedManifest) -> [Diagnostic] {
    var difference = ManifestDifference(old, new)
    difference.run()
    return difference.findings.sorted
}

struct ManifestDifference {
    let shared: SharedPatterns
    let old: SharedPatterns.Member
    let new: SharedPatterns.Member
    var atoms: LanguageAtoms
    private(set) var findings = Diagnostics()

    init(_ old: CheckedManifest, _ new: CheckedManifest) {
        shared = SharedPatterns([old, new])
        self.old = shared.members[0]
        self.new = shared.members[1]
        atoms = LanguageAtoms(pool: shared.pool)
    }

    mutating func run() {
        let meeting = shared.pairs(0, 1)
        guard meeting.excess == nil else {
            report("the two manifests have too many paths in common to compare them", at: old.manifest.namespacePlace)
            return
        }
        var partners = [[Int]](repeating: [], count: old.patterns.count)
        for (first, second) in meeting.pairs { partners[first].append(second) }
        compareOptions()
        for pattern in old.patterns {
            findLost(pattern, partners[pattern])
            findMoved(pattern, partners[pattern])
        }
        compareParameters()
    }

    mutating func report(_ message: String, at place: Place, notes: [Diagnostic.Note] = []) {
        findings.error(message, at: place, notes: notes)
    }

    /// The route that a URL reaches in one of the manifests.
    func id(_ url: String, in member: SharedPatterns.Member) -> String? {
        try? member.table.match(url, limit: .max).id
    }

    /// A URL of an old pattern that no new route takes.
    private mutating func findLost(_ pattern: Int, _ partners: [Int]) {
        let id = old.route(pattern).id
        // What another old route takes is told of there.
        let others = old.winners(over: pattern).filter { old.route($0).id != id }
        let outcome = UncoveredURL.search(
            inside: [shared.shapes[pattern]], outside: (partners + others).map { shared.shapes[$0] }, &atoms)
        switch outcome {
        case .none: return
        case .tooLarge: reportUndecided(pattern)
        case .found(let witness):
            let lost = shared.texts(witness).first { self.id($0, in: old) == id && self.id($0, in: new) == nil }
            if let lost { report("'\(id)': \"\(lost)\" no longer matches any route", at: old.place(pattern)) }
        }
    }

    /// A URL of an old pattern that a new route of another name takes.
    private mutating func findMoved(_ pattern: Int, _ partners: [Int]) {
        let id = old.route(pattern).id
        var told: Set<String> = []
        for partner in partners {
            let route = new.route(partner)
            guard route.id != id, !told.contains(route.id) else { continue }
            let better = old.winners(over: pattern) + new.winners(over: partner)
            let outcome = UncoveredURL.search(
                inside: [shared.shapes[pattern], shared.shapes[partner]],
                outside: better.map { shared.shapes[$0] }, &atoms)
            switch outcome {
            case .none: continue
            case .tooLarge: reportUndecided(pattern)
            case .found(let witness):
                let moved = shared.texts(witness).first {
                    self.id($0, in: old) == id && self.id($0, in: new) == route.id
                }
                guard let moved else { continue }
                told.insert(route.id)
                report(
                    "'\(id)': \"\(moved)\" now reaches '\(route.id)'", at: old.place(pattern),
                    notes: [Diagnostic.Note("'\(route.id)' is declared here", at: new.place(partner))])
            }
        }
    }

    private mutating func reportUndecided(_ pattern: Int) {
        report(
            "whether the URLs of '\(old.route(pattern).id)' still reach it takes too many states to decide",
            at: old.place(pattern))
    }

    /// A URL that the canonical pattern of an old route takes and that reaches the route.
    mutating func example(of route: CheckedRoute) -> WitnessURL? {
        let pattern = old.patterns.lowerBound + route.number
        let winners = old.winners(over: pattern)
        let outcome = UncoveredURL.search(
            inside: [shared.shapes[pattern]], outside: winners.map { shared.shapes[$0] }, &atoms)
        if case .found(let witness) = outcome { return witness } else { return nil }
    }
}
