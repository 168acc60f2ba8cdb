/// Looks for a URL that some patterns take and others do not: the question behind every proof about a table.
///
/// For a number of segments a pattern is a box: a language for each segment, for some query keys, and a set of
/// origins. Place by place the search picks a kind of text and keeps the patterns outside that still take it; a URL is
/// found when none is left.
struct UncoveredURL {
    enum Outcome {
        case found(WitnessURL)
        /// Every URL of the patterns inside is one of those outside.
        case none
        /// Deciding would take too many states.
        case tooLarge
    }

    private let inside: [PatternShape]
    private let outside: [PatternShape]
    private var atoms: LanguageAtoms
    private var steps = 0
    /// Places and sets of patterns known to lead nowhere.
    private var refuted: Set<[Int]> = []

    /// How many choices of text one search may make.
    private static let stepLimit = 20_000

    /// - Parameters:
    ///   - inside: Patterns that take the URL, at least one.
    ///   - outside: Patterns that do not.
    ///   - atoms: What earlier searches found out; kept for later ones.
    static func search(
        inside: [PatternShape], outside: [PatternShape], _ atoms: inout LanguageAtoms
    ) -> Outcome {
        var search = UncoveredURL(inside: inside, outside: outside, atoms: atoms)
        let outcome = search.run()
        atoms = search.atoms
        return outcome
    }

    private init(inside: [PatternShape], outside: [PatternShape], atoms: LanguageAtoms) {
        self.inside = inside
        self.outside = outside
        self.atoms = atoms
    }

    private mutating func run() -> Outcome {
        var isTooLarge = false
        for length in lengths {
            for origin in origins {
                switch search(length: length, origin: origin) {
                case .found(let witness): return .found(witness)
                case .none: continue
                case .tooLarge: isTooLarge = true
                }
            }
        }
        return isTooLarge ? .tooLarge : .none
    }

    /// The numbers of segments that can differ from each other. Where every pattern inside is a catch-all, longer paths
    /// than all patterns are worth a look: one segment more for each pattern outside, which can each be left by one.
    private var lengths: [Int] {
        let longest = (inside + outside).map(\.segments.count).max() ?? 0
        let catchAlls = outside.filter(\.endsInCatchAll).count
        let extra = inside.allSatisfy(\.endsInCatchAll) ? min(catchAlls, 8) : 0
        return (0...(longest + extra)).filter { length in inside.allSatisfy { $0.takes(length: length) } }
    }

    /// A path without scheme first, then the origins that all patterns inside are on and not all outside.
    private var origins: [Int?] {
        let all = TableMask.origins
        let common = inside.reduce(all) { $0 & $1.origins }
        let telling = common & ~outside.reduce(all) { $0 & $1.origins }
        return [nil] + (0..<TableMask.originCount).filter { telling >> $0 & 1 != 0 }
    }

    /// One place of a URL: its languages inside, and outside by pattern (nil where a pattern asks nothing of it).
    private struct Place {
        var key: String?
        var inside: [Int]
        var outside: [Int?]
    }

    private mutating func search(length: Int, origin: Int?) -> Outcome {
        let conditions = inside.flatMap(\.conditions)
        let keys = conditions.map(\.key).uniqued()
        let segmentPlaces = (0..<length).map { index in
            Place(
                inside: inside.map { $0.language(at: index) },
                outside: outside.map { $0.takes(length: length) ? $0.language(at: index) : nil })
        }
        let queryPlaces = keys.map { key in
            Place(
                key: key, inside: conditions.filter { $0.key == key }.map(\.language),
                outside: outside.map { pattern in pattern.conditions.first { $0.key == key }?.language })
        }
        let places = segmentPlaces + queryPlaces
        let live = outside.indices.filter { index in
            let pattern = outside[index]
            return pattern.takes(length: length)
                && (origin.map { pattern.origins >> $0 & 1 != 0 } ?? true)
                && pattern.conditions.allSatisfy { keys.contains($0.key) }
                && isCertain(index, places)
        }
        refuted = []
        guard var witness = fill(places[...], live) else { return steps > UncoveredURL.stepLimit ? .tooLarge : .none }
        witness.origin = origin
        return .found(witness)
    }

    /// A value of a type of the author's may not parse, so a pattern outside takes a URL for certain only where the
    /// patterns inside have the same type in that place.
    private func isCertain(_ pattern: Int, _ places: [Place]) -> Bool {
        places.allSatisfy { place in
            guard let language = place.outside[pattern] else { return true }
            return atoms.pool.languages[language].ownTypes.isEmpty || place.inside.contains(language)
        }
    }

    /// Texts for the places that are left, such that no live pattern takes them; nil where there are none.
    private mutating func fill(_ places: ArraySlice<Place>, _ live: [Int]) -> WitnessURL? {
        guard let place = places.first else { return live.isEmpty ? WitnessURL() : nil }
        let key = [places.count] + live
        if refuted.contains(key) { return nil }
        let outside = live.compactMap { place.outside[$0] }
        guard let kinds = atoms.atoms(inside: place.inside, outside: outside) else {
            steps = UncoveredURL.stepLimit + 1
            return nil
        }
        for atom in kinds {
            steps += 1
            if steps > UncoveredURL.stepLimit { return nil }
            let left = live.filter { pattern in place.outside[pattern].map(atom.languages.contains) ?? true }
            guard var witness = fill(places.dropFirst(), left) else { continue }
            if let key = place.key {
                witness.query.insert((key, atom.text), at: 0)
            } else {
                witness.segments.insert(atom.text, at: 0)
            }
            return witness
        }
        refuted.insert(key)
        return nil
    }
}

/// All origins, as bits.
enum TableMask {
    static let originCount = 62
    static let origins = (1 << originCount) - 1
}
