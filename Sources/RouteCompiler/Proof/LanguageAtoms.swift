import LinearRegex

/// The kinds of text that a place in a URL can hold, as far as a proof tells them apart.
struct LanguageAtoms {
    /// Texts that belong to the same languages outside, and one of them.
    struct Atom {
        var languages: Set<Int>
        var text: String
    }

    /// The languages that sort the texts, by how they are looked up.
    struct Outside {
        var literals: [ExactText: Int] = [:]
        var foldedLiterals: [ExactText: Int] = [:]
        var choices: [Int] = []
        var typed: [Int] = []
        let count: Int

        init(_ languages: [Int], _ pool: LanguagePool) {
            count = languages.count
            for language in languages {
                switch pool.languages[language].kind {
                case .literal(let text): literals[text] = language
                case .foldedLiteral(let text): foldedLiterals[text] = language
                case .choice: choices.append(language)
                case .any, .typed: typed.append(language)
                }
            }
        }
    }

    let pool: LanguagePool
    private var known: [[Int]: [Atom]?] = [:]
    /// What is left of the steps that all searches together may take.
    var stepsLeft = 8_000_000

    /// Among how many languages outside every kind of text is looked for, so that a shortest one can be taken.
    private static let fewLanguages = 32
    /// The most steps that finding the texts of one question may take.
    private static let stepLimit = 5_000_000

    init(pool: LanguagePool) { self.pool = pool }

    /// - Parameters:
    ///   - inside: Languages that the texts belong to, at least one.
    ///   - outside: Languages that sort the texts.
    /// - Returns: Those in the fewest languages first; empty where no text belongs to all of `inside`; nil where
    ///   deciding would take too many states.
    mutating func atoms(inside: [Int], outside: [Int]) -> [Atom]? {
        let inside = inside.uniqued().sorted()
        let outside = outside.uniqued().sorted()
        let key = inside + [-1] + outside
        if let atoms = known[key] { return atoms }
        let atoms = decide(inside, Outside(outside, pool))?.sorted {
            ($0.languages.count, $0.text.utf8.count) < ($1.languages.count, $1.text.utf8.count)
        }
        known[key] = .some(atoms)
        return atoms
    }

    private func decide(_ inside: [Int], _ outside: Outside) -> [Atom]? {
        if let texts = inside.lazy.compactMap({ self.texts(of: $0) }).first {
            return atoms(of: texts, inside, outside)
        }
        // Texts that a language names are looked at one by one, all others by automaton.
        for language in inside {
            guard case .foldedLiteral(let text) = pool.languages[language].kind else { continue }
            return atoms(of: language, text, inside, outside)
        }
        if let atoms = atomsByLength(inside, outside) { return atoms }
        if outside.count > LanguageAtoms.fewLanguages {
            // No other kind of text leaves a URL to fewer patterns.
            guard let free = freeAtom(inside, outside) else { return nil }
            if let atom = free.first { return [atom] }
        }
        let named = Array(outside.literals.keys) + outside.choices.flatMap { texts(of: $0) ?? [] }
        guard var atoms = atoms(of: named.uniqued().sorted(), inside, outside) else { return nil }
        for (text, language) in outside.foldedLiterals.sorted(by: { $0.key < $1.key }) {
            guard let found = self.atoms(of: language, text, inside, outside) else { return nil }
            atoms += found
        }
        var excluded = atoms.map { ReadableText.Excluded(bytes: Array($0.text.utf8), foldsCase: false) }
        excluded += excludedLiterals(outside)
        guard let others = typedAtoms(inside, outside, excluding: excluded) else { return nil }
        return atoms + others
    }

    /// All texts of a language that names them.
    func texts(of language: Int) -> [ExactText]? {
        switch pool.languages[language].kind {
        case .literal(let text): return [text]
        case .choice(let texts): return texts.sorted()
        case .foldedLiteral, .any, .typed: return nil
        }
    }

    func atoms(of texts: [ExactText], _ inside: [Int], _ outside: Outside) -> [Atom]? {
        var atoms: [Atom] = []
        for text in texts {
            guard let belongs = accepts(inside, text) else { return nil }
            guard belongs else { continue }
            guard let atom = atom(of: text, outside) else { return nil }
            atoms.append(atom)
        }
        return atoms
    }

    /// Nil where deciding would take too many states.
    private func accepts(_ languages: [Int], _ text: ExactText) -> Bool? {
        for language in languages {
            guard let accepts = pool.accepts(language, text) else { return nil }
            if !accepts { return false }
        }
        return true
    }

    func atom(of text: ExactText, _ outside: Outside) -> Atom? {
        var languages: Set<Int> = []
        if let literal = outside.literals[text] { languages.insert(literal) }
        if let literal = outside.foldedLiterals[text.lowercased] { languages.insert(literal) }
        for language in outside.choices + outside.typed {
            guard let accepts = pool.accepts(language, text) else { return nil }
            if accepts { languages.insert(language) }
        }
        return Atom(languages: languages, text: text.text)
    }

    /// A literal whose letters count in either case stands for several texts, which other languages may tell apart.
    private func atoms(of folded: Int, _ text: ExactText, _ inside: [Int], _ outside: Outside) -> [Atom]? {
        let named = Array(outside.literals.keys) + outside.choices.flatMap { texts(of: $0) ?? [] }
        var isTold = named.contains { $0.lowercased == text }
        for language in inside + outside.typed where !isTold {
            guard let relation = pool.relation(folded, language) else { return nil }
            isTold = relation.meets && !relation.isInside
        }
        let spelling = ExactText(pool.languages[folded].spelling)
        if !isTold {
            guard let belongs = accepts(inside, spelling) else { return nil }
            return belongs ? atom(of: spelling, outside).map { [$0] } : []
        }
        let excluded = named.map { ReadableText.Excluded(bytes: Array($0.text.utf8), foldsCase: false) }
        return typedAtoms([folded] + inside, outside, excluding: excluded)
    }

    // MARK: By automaton

    /// A text that belongs to no language outside.
    ///
    /// - Returns: One or none; nil where deciding would take too many states.
    private func freeAtom(_ inside: [Int], _ outside: Outside) -> [Atom]? {
        let choices = outside.choices.flatMap { texts(of: $0) ?? [] }
        let named = (outside.literals.keys.sorted() + choices).map {
            ReadableText.Excluded(bytes: Array($0.text.utf8), foldsCase: false)
        }
        guard let automaton = automaton(inside, sortedBy: outside.typed) else { return nil }
        let text = text(in: automaton, [0], inside, named + excludedLiterals(outside))
        return text.map { [Atom(languages: [], text: $0)] } ?? []
    }

    private func excludedLiterals(_ outside: Outside) -> [ReadableText.Excluded] {
        outside.foldedLiterals.keys.sorted().map {
            ReadableText.Excluded(bytes: Array($0.text.utf8), foldsCase: true)
        }
    }

    /// The texts that are none of those left out.
    private func typedAtoms(
        _ inside: [Int], _ outside: Outside, excluding excluded: [ReadableText.Excluded]
    ) -> [Atom]? {
        guard let automaton = automaton(inside, sortedBy: outside.typed) else { return nil }
        let sets = automaton.accepts.uniqued().filter { !$0.isEmpty }
        guard sets.count * automaton.stateCount * automaton.classCount < LanguageAtoms.stepLimit else { return nil }
        var atoms: [Atom] = []
        for set in sets {
            guard let text = text(in: automaton, set, inside, excluded) else { continue }
            guard let atom = atom(of: ExactText(text), outside) else { return nil }
            atoms.append(atom)
        }
        return atoms
    }

    private func text(
        in automaton: ByteAutomaton, _ set: [Int], _ inside: [Int], _ excluded: [ReadableText.Excluded]
    ) -> String? {
        // Nobody writes `?key=` where a value can stand.
        let nothing = ReadableText.Excluded(bytes: [], foldsCase: false)
        return ReadableText.find(in: automaton, excluding: excluded + [nothing]) { $0 == set }
            ?? ReadableText.find(in: automaton, excluding: excluded) { $0 == set }
    }

    /// The texts of all languages inside: as language 0, and those that sort them numbered on from 1.
    private func automaton(_ inside: [Int], sortedBy typed: [Int]) -> ByteAutomaton? {
        guard var automaton = inside.first.flatMap(pool.automaton) else { return nil }
        for language in inside.dropFirst() {
            guard let next = pool.automaton(language),
                let both = pool.product(automaton, next, accepting: { $0.isEmpty || $1.isEmpty ? [] : $0 })
            else { return nil }
            automaton = both
        }
        for (index, language) in typed.enumerated() {
            guard let next = pool.automaton(language),
                let sorted = pool.product(
                    automaton, next, accepting: { $0.isEmpty || $1.isEmpty ? $0 : $0 + [index + 1] })
            else { return nil }
            automaton = sorted
        }
        return automaton
    }
}
