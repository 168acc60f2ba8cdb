import RouteCompiler
import RouteManifest
import Switchyard

/// Says what is wrong with a small manifest, from the rules alone.
struct OracleJudge {
    private let oracle: RouteOracle
    private let manifest: CheckedManifest
    private let count: Int
    private let meets: [[Bool]]
    private let inside: [[Bool]]
    private let beats: [[Bool]]
    /// Patterns in a circle.
    private let circle: [Bool]

    init(_ oracle: RouteOracle) {
        self.oracle = oracle
        manifest = oracle.manifest
        count = manifest.patterns.count
        (meets, inside, beats) = (oracle.meets, oracle.inside, oracle.beats)
        circle = OracleJudge.circles(oracle, meets, inside)
    }

    /// The patterns from which inclusion and `over` lead back to themselves.
    private static func circles(_ oracle: RouteOracle, _ meets: [[Bool]], _ inside: [[Bool]]) -> [Bool] {
        let patterns = oracle.manifest.patterns
        let all = patterns.indices
        var reach = all.map { one in
            all.map { other in
                if one == other { return false }
                if oracle.isOver(one, other) { return true }
                if patterns[one].route == patterns[other].route, patterns[one].isAlias != patterns[other].isAlias {
                    return patterns[other].isAlias && meets[one][other]
                }
                return meets[one][other] && inside[one][other] && !inside[other][one]
            }
        }
        for via in all {
            for one in all where reach[one][via] {
                for other in all where reach[via][other] { reach[one][other] = true }
            }
        }
        return all.map { reach[$0][$0] }
    }

    private func name(_ pattern: Int) -> String {
        let checked = manifest.patterns[pattern]
        return checked.isAlias ? checked.text : manifest.routes[checked.route].id
    }

    private func isOwnAlias(_ one: Int, _ other: Int) -> Bool {
        let (first, second) = (manifest.patterns[one], manifest.patterns[other])
        return first.route == second.route && first.isAlias != second.isAlias
    }

    var verdicts: Set<Verdict> {
        var verdicts: Set<Verdict> = []
        for one in 0..<count {
            if oracle.isEmpty(one) { verdicts.insert(Verdict("empty")) }
            if circle[one] { verdicts.insert(Verdict("circle")) }
            for other in (one + 1)..<max(count, one + 1) {
                if let verdict = verdict(one, other) { verdicts.insert(verdict) }
            }
            let winners = (0..<count).filter { beats[$0][one] }
            if !circle[one], !winners.isEmpty, oracle.isCovered([one], by: winners) {
                verdicts.insert(Verdict("unreachable", name(one)))
            }
        }
        for route in manifest.routes {
            for other in route.over {
                if let verdict = verdict(route, over: manifest.routes[other.value]) { verdicts.insert(verdict) }
            }
        }
        return verdicts
    }

    private func verdict(_ one: Int, _ other: Int) -> Verdict? {
        guard meets[one][other], !oracle.isOver(one, other), !oracle.isOver(other, one), !isOwnAlias(one, other) else {
            return nil
        }
        switch (inside[one][other], inside[other][one]) {
        case (true, true):
            let isFirst = (place(one).line, place(one).column) < (place(other).line, place(other).column)
            return Verdict("duplicate", name(isFirst ? other : one))
        case (false, false):
            let winners = (0..<count).filter { beats[$0][one] && beats[$0][other] }
            if oracle.isCovered([one, other], by: winners) { return nil }
            let names = [name(one), name(other)].sorted()
            return Verdict("overlap", names[0], names[1])
        default: return nil
        }
    }

    private func place(_ pattern: Int) -> Place {
        let checked = manifest.patterns[pattern]
        return checked.isAlias ? checked.place : manifest.routes[checked.route].place
    }

    private func verdict(_ route: CheckedRoute, over other: CheckedRoute) -> Verdict? {
        let pairs = (0..<count).flatMap { one in (0..<count).map { (one, $0) } }.filter {
            manifest.patterns[$0].route == route.number && manifest.patterns[$1].route == other.number && meets[$0][$1]
        }
        if pairs.isEmpty { return Verdict("apart", route.id, other.id) }
        let open = pairs.filter { one, other in !inside[one][other] || inside[other][one] }
        let isIdle = open.allSatisfy { one, other in
            let winners = (0..<count).filter { beats[$0][one] && beats[$0][other] }
            return !inside[other][one] && oracle.isCovered([one, other], by: winners)
        }
        return isIdle ? Verdict("idle", route.id, other.id) : nil
    }

    // MARK: Witnesses

    /// What is wrong with the URLs that messages show.
    func faults(in diagnostics: [Diagnostic]) -> [String] {
        diagnostics.filter { $0.message.contains("neither is more specific") }.flatMap { diagnostic -> [String] in
            let names = quoted(diagnostic.message, by: "'").prefix(2).compactMap { name in
                (0..<count).first { self.name($0) == name }
            }
            guard names.count == 2 else { return ["unknown names in \(diagnostic.message)"] }
            let (subject, other) = (names[0], names[1])
            var faults: [String] = []
            for url in quoted(diagnostic.message, by: "\"") where !takes(subject, url) || !takes(other, url) {
                faults.append("not both take \(url): \(diagnostic.message)")
            }
            for note in diagnostic.notes {
                for url in quoted(note.message, by: "\"") {
                    let (one, two) = note.message.hasPrefix("only") ? (subject, other) : (other, subject)
                    if !takes(one, url) || takes(two, url) { faults.append("\(url) does not show it: \(note.message)") }
                }
            }
            return faults
        }
    }

    private func quoted(_ message: String, by quote: Character) -> [String] {
        message.split(separator: quote, omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }

    private func takes(_ pattern: Int, _ url: String) -> Bool {
        guard let url = OracleURL(url, manifest) else { return false }
        return oracle.matcher.takes(pattern, url)
    }

    // MARK: Run time

    /// Where the runtime does not choose as the rules say.
    func differences(from table: DynamicTable) -> [String] {
        oracle.urls.indices.filter { oracle.plain[$0] }.compactMap { index in
            let url = oracle.urls[index].text
            let expected = oracle.winner(of: index)
            if expected == nil, (0..<count).contains(where: { oracle.takers[$0][index] }) {
                return "\(url) has no best route"
            }
            let found = try? table.match(url).id
            return found == expected ? nil : "\(url) goes to \(found ?? "none"), not to \(expected ?? "none")"
        }
    }
}
