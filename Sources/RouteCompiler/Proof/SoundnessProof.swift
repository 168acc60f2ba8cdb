import RouteManifest
import Switchyard

/// Proves that every URL of a table has a single best route and every route a URL, and reports where not.
struct SoundnessProof {
    let manifest: CheckedManifest
    /// The compiled table, by which URLs are checked before they are shown.
    let table: DynamicTable
    let shapes: [PatternShape]
    let relations: PatternRelations
    var atoms: LanguageAtoms
    var diagnostics: Diagnostics

    /// How many overlaps are reported of one manifest.
    static let overlapLimit = 100

    init(_ analysis: PatternAnalysis, table: DynamicTable) {
        manifest = analysis.manifest
        shapes = analysis.shapes
        relations = analysis.relations
        atoms = LanguageAtoms(pool: analysis.pool)
        diagnostics = Diagnostics()
        self.table = table
    }

    mutating func run() {
        if let excess = relations.excess { reportExcess(excess) }
        for pattern in manifest.patterns { checkSegments(of: pattern) }
        checkOrder()
        var overlapCount = 0
        for pair in relations.pairs {
            let isSettled = manifest.isOver(shapes[pair.first].route, shapes[pair.second].route)
                || manifest.isOver(shapes[pair.second].route, shapes[pair.first].route)
            if isSettled || isOwnAlias(pair.first, pair.second) { continue }
            switch pair.relation {
            case .equal: reportDuplicate(pair.first, pair.second)
            case .undecided: reportUndecided(pair.first, pair.second)
            case .overlapping:
                if overlapCount < SoundnessProof.overlapLimit, reportOverlap(pair.first, pair.second) {
                    overlapCount += 1
                }
            case .disjoint, .inside, .contains: break
            }
        }
        for pattern in shapes.indices { checkReachable(pattern) }
    }

    /// An alias may share URLs with its own target.
    private func isOwnAlias(_ first: Int, _ second: Int) -> Bool {
        shapes[first].route == shapes[second].route && !manifest.patterns[first].isAlias
    }

    // MARK: Naming

    /// `'detail'`, or `the alias '/i/{id: Int}'`.
    func name(_ pattern: Int) -> String {
        let checked = manifest.patterns[pattern]
        return checked.isAlias ? "the alias '\(checked.text)'" : "'\(manifest.routes[checked.route].id)'"
    }

    func place(_ pattern: Int) -> Place {
        let checked = manifest.patterns[pattern]
        return checked.isAlias ? checked.place : manifest.routes[checked.route].place
    }

    /// The two patterns with the one that is written first in front.
    private func inFileOrder(_ first: Int, _ second: Int) -> (Int, Int) {
        let (one, other) = (place(first), place(second))
        if one.file != other.file { return (first, second) }
        return (one.line, one.column) <= (other.line, other.column) ? (first, second) : (second, first)
    }

    // MARK: Faults

    private mutating func reportExcess(_ group: [Int]) {
        diagnostics.error(
            "\(group.count) routes fit the same paths, \(name(group[0])) and \(name(group[1])) among them, which are "
                + "more than can be compared; give them different literal segments", at: place(group[0]))
    }

    private mutating func reportUndecided(_ first: Int, _ second: Int) {
        diagnostics.error(
            "whether \(name(first)) and \(name(second)) overlap takes more than \(LanguagePool.stateLimit) states to "
                + "decide; use smaller counts and lengths, or give them different literal segments",
            at: place(first),
            notes: [Diagnostic.Note("\(name(second)) is declared here", at: place(second))])
    }

    private mutating func reportDuplicate(_ first: Int, _ second: Int) {
        let (earlier, later) = inFileOrder(first, second)
        diagnostics.error(
            "\(name(later)) takes the same URLs as \(name(earlier))", at: place(later),
            notes: [Diagnostic.Note("\(name(earlier)) is declared here", at: place(earlier))])
    }

    /// - Returns: False where every URL that the two share goes to a route that beats both.
    private mutating func reportOverlap(_ first: Int, _ second: Int) -> Bool {
        let winners = Set(relations.winners[first]).intersection(relations.winners[second]).sorted()
        let outcome = UncoveredURL.search(
            inside: [shapes[first], shapes[second]], outside: winners.map { shapes[$0] }, &atoms)
        let shared: WitnessURL
        switch outcome {
        case .none: return false
        case .tooLarge:
            reportUndecided(first, second)
            return true
        case .found(let witness): shared = witness
        }
        let isAliasClash = manifest.patterns[first].isAlias || manifest.patterns[second].isAlias
        let (earlier, later) = inFileOrder(first, second)
        let (subject, other) = isAliasClash ? (later, earlier) : (earlier, later)
        var notes: [Diagnostic.Note] = []
        let onlySubject = only(subject, not: other)
        if let onlySubject {
            notes.append(Diagnostic.Note("only \(name(subject)) matches \"\(onlySubject)\"", at: place(subject)))
        }
        var declaration = "\(name(other)) is declared here"
        if let onlyOther = only(other, not: subject) { declaration += "; only it matches \"\(onlyOther)\"" }
        notes.append(Diagnostic.Note(declaration, at: place(other)))
        notes.append(advice(subject, other))
        diagnostics.error(
            "\(name(subject)) and \(name(other)) both match \"\(shared.text(manifest))\", and neither is more specific",
            at: place(subject), notes: notes)
        return true
    }

    private func advice(_ subject: Int, _ other: Int) -> Diagnostic.Note {
        let (one, two) = (manifest.routes[shapes[subject].route].id, manifest.routes[shapes[other].route].id)
        if one == two {
            return Diagnostic.Note("make one of the two more specific, or leave it out", at: place(subject))
        }
        return Diagnostic.Note("add 'over \(two)' to '\(one)', or the reverse, to choose", at: place(subject))
    }

    /// A URL that a pattern takes and another does not, best one that no third takes from it, as the real matcher
    /// sees it.
    private mutating func only(_ pattern: Int, not other: Int) -> String? {
        for others in [[other] + relations.winners[pattern], [other]] {
            let outcome = UncoveredURL.search(
                inside: [shapes[pattern]], outside: others.map { shapes[$0] }, &atoms)
            guard case .found(let witness) = outcome else { continue }
            let text = witness.text(manifest)
            if (try? table.match(text).number) == shapes[pattern].route || others.count == 1 { return text }
        }
        return nil
    }

    private mutating func checkReachable(_ pattern: Int) {
        let winners = relations.winners[pattern].filter { shapes[$0].route != shapes[pattern].route }
        guard !winners.isEmpty else { return }
        let outcome = UncoveredURL.search(inside: [shapes[pattern]], outside: winners.map { shapes[$0] }, &atoms)
        guard case .none = outcome else { return }
        let covering = smallestCover(of: pattern, winners)
        let list = covering.map { name($0) }.joined(separator: ", ")
        diagnostics.error(
            "\(name(pattern)) can never be reached: every URL that it matches goes to \(list)", at: place(pattern),
            notes: covering.map { Diagnostic.Note("\(name($0)) is declared here", at: place($0)) })
    }

    /// Winners that together take every URL of a pattern, none of them in vain.
    private mutating func smallestCover(of pattern: Int, _ winners: [Int]) -> [Int] {
        var cover = winners
        for winner in winners where cover.count > 1 {
            let rest = cover.filter { $0 != winner }
            let outcome = UncoveredURL.search(inside: [shapes[pattern]], outside: rest.map { shapes[$0] }, &atoms)
            if case .none = outcome { cover = rest }
        }
        return cover
    }
}
