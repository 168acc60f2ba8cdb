/// Looks for a URL that some patterns take and others do not: the question behind every proof about a table.
///
/// For a number of segments a pattern is a box: a language for each segment and for some query keys, and a set of
/// addresses. Place by place the search picks a kind of text and keeps the patterns outside that still take it; a URL
/// is found when none is left.
struct UncoveredURL {
    enum Outcome {
        case found(WitnessURL)
        /// Every URL of the patterns inside is one of those outside.
        case none
        /// Deciding would take too many states.
        case tooLarge
    }

    /// Whether a pattern outside with a type of the author's takes every text: for certain it does only where the
    /// patterns inside have the same type in that place.
    enum OwnTypes { case takeWhatTheyMust, takeEverything }

    private let inside: [PatternShape]
    private let outside: [PatternShape]
    private let ownTypes: OwnTypes
    private var atoms: LanguageAtoms
    private var steps = 0
    /// Places and sets of patterns known to lead nowhere.
    private var refuted: Set<[Int]> = []

    /// How many patterns outside one search may look at, each counted as often as that happens.
    private static let stepLimit = 400_000

    /// - Parameters:
    ///   - inside: Patterns that take the URL, at least one.
    ///   - outside: Patterns that do not.
    ///   - atoms: What earlier searches found out; kept for later ones.
    static func search(
        inside: [PatternShape], outside: [PatternShape], _ atoms: inout LanguageAtoms,
        ownTypes: OwnTypes = .takeWhatTheyMust
    ) -> Outcome {
        var search = UncoveredURL(inside: inside, outside: outside, atoms: atoms, ownTypes: ownTypes)
        let outcome = search.run()
        atoms = search.atoms
        atoms.stepsLeft -= search.steps
        return outcome
    }

    private init(inside: [PatternShape], outside: [PatternShape], atoms: LanguageAtoms, ownTypes: OwnTypes) {
        self.inside = inside
        self.outside = outside
        self.atoms = atoms
        self.ownTypes = ownTypes
    }

    private mutating func run() -> Outcome {
        guard atoms.stepsLeft > 0 else { return .tooLarge }
        var isTooLarge = false
        for address in addresses {
            for length in lengths {
                switch search(length: length, address: address) {
                case .found(let witness): return .found(witness)
                case .none: continue
                case .tooLarge: isTooLarge = true
                }
                if steps > UncoveredURL.stepLimit { return .tooLarge }
            }
        }
        return isTooLarge ? .tooLarge : .none
    }

    /// The numbers of segments that can differ from each other. Where every pattern inside is a catch-all, longer paths
    /// than all patterns are worth a look, which only catch-alls outside take: one segment more for each of them, which
    /// can each be left by one.
    private var lengths: some Sequence<Int> {
        let longest = (inside + outside).map(\.segments.count).max() ?? 0
        let extra = inside.allSatisfy(\.endsInCatchAll) ? max(1, outside.count(where: \.endsInCatchAll)) : 0
        return (0...(longest + extra)).lazy.filter { [inside] length in inside.allSatisfy { $0.takes(length: length) } }
    }

    /// A path without scheme first, then the kinds of address that all patterns inside are on and not all outside.
    private var addresses: [Int?] {
        var common = inside.first?.addresses ?? []
        for pattern in inside { common.formIntersection(pattern.addresses) }
        var covered = common
        for pattern in outside { covered.formIntersection(pattern.addresses) }
        return [nil] + common.subtracting(covered).sorted()
    }

    /// One place of a URL: its languages inside, and outside by pattern (nil where a pattern asks nothing of it).
    private struct Place {
        var key: ExactText?
        var inside: [Int]
        var outside: [Int?]
    }

    private mutating func search(length: Int, address: Int?) -> Outcome {
        let conditions = inside.flatMap(\.conditions)
        let keys = conditions.map(\.key).uniqued()
        let possible = outside.indices.filter { index in
            let pattern = outside[index]
            return pattern.takes(length: length) && (address.map(pattern.addresses.contains) ?? true)
                && pattern.conditions.allSatisfy { keys.contains($0.key) }
        }
        steps += outside.count + possible.count * length
        let segmentPlaces = (0..<length).map { index in
            Place(
                inside: inside.map { $0.language(at: index) }, outside: possible.map { outside[$0].language(at: index) }
            )
        }
        let queryPlaces = keys.map { key in
            Place(
                key: key, inside: conditions.filter { $0.key == key }.map(\.language),
                outside: possible.map { index in outside[index].conditions.first { $0.key == key }?.language })
        }
        let places = segmentPlaces + queryPlaces
        let live = possible.indices.filter { isCertain($0, places) }
        if live.contains(where: { takesAll($0, places) }) { return .none }
        refuted = []
        var texts: [LanguageAtoms.Atom]
        switch fill(places, live) {
        case .texts(let found): texts = found
        case .none: return .none
        case .tooLarge: return .tooLarge
        }
        shorten(&texts, places, live)
        return .found(
            WitnessURL(
                segments: texts.prefix(length).map(\.text),
                query: zip(keys, texts.dropFirst(length)).map { ($0.text, $1.text) }, address: address))
    }

    private func isCertain(_ pattern: Int, _ places: [Place]) -> Bool {
        ownTypes == .takeEverything
            || places.allSatisfy { place in
                guard let language = place.outside[pattern] else { return true }
                return atoms.pool.languages[language].ownTypes.isEmpty || place.inside.contains(language)
            }
    }

    /// The choice of a text for one place.
    private struct Choice {
        /// The patterns that take all texts before.
        var live: [Int]
        var kinds: [LanguageAtoms.Atom]
        /// How many of them have been tried; the last one tried is the one chosen.
        var tried = 0
        /// Whether a search behind one of them was given up.
        var isUndecided = false
    }

    /// Whether a pattern outside takes every URL of the patterns inside.
    private func takesAll(_ pattern: Int, _ places: [Place]) -> Bool {
        places.allSatisfy { place in
            guard let language = place.outside[pattern] else { return true }
            return place.inside.contains { atoms.pool.relation($0, language)?.isInside ?? false }
        }
    }

    private enum Filling {
        case texts([LanguageAtoms.Atom])
        case none
        case tooLarge
    }

    /// Texts for the places such that no live pattern takes them all.
    private mutating func fill(_ places: [Place], _ live: [Int]) -> Filling {
        var choices: [Choice] = []
        var live: [Int]? = live
        while true {
            if let next = live {
                // Go on to the next place.
                if choices.count == places.count, next.isEmpty { return .texts(choices.map { $0.kinds[$0.tried - 1] }) }
                live = nil
                if choices.count < places.count, !refuted.contains([choices.count] + next) {
                    let place = places[choices.count]
                    let outside = next.compactMap { place.outside[$0] }
                    if let kinds = atoms.atoms(inside: place.inside, outside: outside) {
                        choices.append(Choice(live: next, kinds: kinds))
                    } else if let last = choices.indices.last {
                        choices[last].isUndecided = true
                    } else {
                        return .tooLarge
                    }
                }
            }
            guard var choice = choices.popLast() else { return .none }
            if choice.tried < choice.kinds.count {
                let (atom, place) = (choice.kinds[choice.tried], places[choices.count])
                choice.tried += 1
                if choices.count == places.count - 1 {
                    // At the last place only a text will do that no live pattern takes, and such come first.
                    choice.tried = atom.languages.isEmpty ? choice.tried : choice.kinds.count
                }
                steps += choice.live.count + 1
                if steps > UncoveredURL.stepLimit { return .tooLarge }
                live = choice.live.filter { place.outside[$0].map(atom.languages.contains) ?? true }
                choices.append(choice)
            } else if !choice.isUndecided {
                refuted.insert([choices.count] + choice.live)
            } else if let last = choices.indices.last {
                choices[last].isUndecided = true
            } else {
                return .tooLarge
            }
        }
    }

    /// Takes a shorter text for a place wherever the URL stays uncovered.
    private mutating func shorten(_ texts: inout [LanguageAtoms.Atom], _ places: [Place], _ live: [Int]) {
        for (index, place) in places.enumerated() {
            let outside = live.compactMap { place.outside[$0] }
            guard let kinds = atoms.atoms(inside: place.inside, outside: outside) else { continue }
            for atom in kinds.sorted(by: { $0.text.utf8.count < $1.text.utf8.count }) {
                guard atom.text.utf8.count < texts[index].text.utf8.count else { break }
                let before = texts[index]
                texts[index] = atom
                if live.contains(where: { takes($0, texts, places) }) { texts[index] = before } else { break }
            }
        }
    }

    private func takes(_ pattern: Int, _ texts: [LanguageAtoms.Atom], _ places: [Place]) -> Bool {
        zip(texts, places).allSatisfy { text, place in
            guard let language = place.outside[pattern] else { return true }
            return atoms.pool.accepts(language, ExactText(text.text)) ?? true
        }
    }
}
