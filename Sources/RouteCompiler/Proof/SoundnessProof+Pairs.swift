import RouteManifest

extension SoundnessProof {
    /// Reports routes that take the same URLs, and those that overlap without either being more specific.
    mutating func checkPairs() {
        var duplicates: Set<Int> = []
        for pair in relations.pairs {
            let (first, second) = (pair.first, pair.second)
            let (one, other) = (shapes[first].route, shapes[second].route)
            if manifest.isOver(one, other) || manifest.isOver(other, one) || manifest.isOwnAlias(second, of: first) {
                continue
            }
            switch pair.relation {
            case .equal: reportDuplicate(first, second, &duplicates)
            case .undecided: reportUndecided(first, second)
            case .overlapping: checkOverlap(first, second)
            case .disjoint, .inside, .contains: break
            }
        }
    }

    mutating func reportUndecided(_ first: Int, _ second: Int) {
        undecidedLeft -= 1
        guard undecidedLeft >= 0 else { return }
        let (earlier, later) = inFileOrder(first, second)
        diagnostics.error(
            "whether \(name(earlier)) and \(name(later)) overlap takes more than \(LanguagePool.stateLimit) states to "
                + "decide; use smaller counts and lengths, or give them different literal segments",
            at: place(earlier), notes: [declaration(later)])
    }

    private mutating func reportDuplicate(_ first: Int, _ second: Int, _ known: inout Set<Int>) {
        let (earlier, later) = inFileOrder(first, second)
        // Of many alike each is told of once.
        guard known.insert(later).inserted else { return }
        diagnostics.error(
            "\(name(later)) takes the same URLs as \(name(earlier))", at: place(later), notes: [declaration(earlier)])
    }

    private mutating func checkOverlap(_ first: Int, _ second: Int) {
        guard overlapsLeft > 0 else { return }
        let winners = Set(relations.winners[first]).intersection(relations.winners[second]).sorted()
        switch search(inside: [first, second], outside: winners) {
        case .none: return  // Every URL that the two share goes to a route that beats both.
        case .tooLarge: reportUndecided(first, second)
        case .found(let witness): reportOverlap(first, second, witness)
        }
    }

    private mutating func reportOverlap(_ first: Int, _ second: Int, _ witness: WitnessURL) {
        let (earlier, later) = inFileOrder(first, second)
        let isAliasClash = manifest.patterns[first].isAlias || manifest.patterns[second].isAlias
        let (subject, other) = isAliasClash ? (later, earlier) : (earlier, later)
        let url = witness.text(space)
        let hasOwnTypes = [first, second].contains { !shapes[$0].isCertain(pool) }
        var meeting = "both match \"\(url)\"\(hasOwnTypes ? " where their types take it" : "")"
        if !check.takes(subject, url) || !check.takes(other, url) { meeting = "overlap" }

        var notes: [Diagnostic.Note] = []
        if let url = only(subject, not: other) {
            notes.append(Diagnostic.Note("only \(name(subject)) matches \"\(url)\"", at: place(subject)))
        }
        var note = declaration(other)
        if let url = only(other, not: subject) { note.message += "; only it matches \"\(url)\"" }
        notes.append(note)
        notes.append(Diagnostic.Note(advice(subject, other), at: place(subject)))
        diagnostics.error(
            "\(name(subject)) and \(name(other)) \(meeting), and neither is more specific", at: place(subject),
            notes: notes)
        overlapsLeft -= 1
        if overlapsLeft == 0 {
            diagnostics.error(
                "there may be more overlaps than those reported; mend them first",
                at: manifest.namespacePlace)
        }
    }

    private func advice(_ subject: Int, _ other: Int) -> String {
        let (one, two) = (manifest.routes[shapes[subject].route].id, manifest.routes[shapes[other].route].id)
        return one == two
            ? "make one of the two more specific, or leave it out"
            : "add 'over \(two)' to '\(one)', or the reverse, to choose"
    }

    /// A URL that a pattern takes and another does not, best one that no third takes from it.
    private mutating func only(_ pattern: Int, not other: Int) -> String? {
        for others in [[other] + relations.winners[pattern], [other]] {
            let outcome = search(inside: [pattern], outside: others, ownTypes: .takeEverything)
            guard case .found(let witness) = outcome else { continue }
            let url = witness.text(space)
            if check.takes(pattern, url), !check.takes(other, url) { return url }
        }
        return nil
    }
}
