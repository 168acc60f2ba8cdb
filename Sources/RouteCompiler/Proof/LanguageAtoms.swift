import LinearRegex

/// The kinds of text that a place in a URL can hold, as far as a proof tells them apart.
struct LanguageAtoms {
    /// Texts that belong to the same languages of a proof, and one of them.
    struct Atom {
        /// The languages outside that the texts belong to.
        var languages: Set<Int>
        var text: String
    }

    let pool: LanguagePool
    private var known: [[Int]: [Atom]?] = [:]

    init(pool: LanguagePool) { self.pool = pool }

    /// - Parameters:
    ///   - inside: Languages that the texts belong to.
    ///   - outside: Languages that sort the texts.
    /// - Returns: Those in the fewest languages first; empty where no text belongs to all of `inside`; nil where
    ///   deciding would take too many states.
    mutating func atoms(inside: [Int], outside: [Int]) -> [Atom]? {
        let inside = inside.uniqued().sorted()
        let outside = outside.uniqued().sorted()
        let key = inside + [-1] + outside
        if let atoms = known[key] { return atoms }
        let atoms = decide(inside, outside)?.sorted {
            ($0.languages.count, $0.text.utf8.count) < ($1.languages.count, $1.text.utf8.count)
        }
        known[key] = .some(atoms)
        return atoms
    }

    private func decide(_ inside: [Int], _ outside: [Int]) -> [Atom]? {
        if !pool.foldsCase, let text = inside.lazy.compactMap({ literal($0) }).first {
            for language in inside {
                guard let accepts = self.accepts(language, text) else { return nil }
                if !accepts { return [] }
            }
            return atom(of: text, outside).map { [$0] }
        }
        if pool.foldsCase { return typedAtoms(inside, outside, literals: []) }

        // Literal texts are looked at one by one; all other texts by automaton.
        let literals = Set(outside.compactMap { literal($0) })
        var atoms: [Atom] = []
        for text in literals.sorted() where !text.isEmpty {
            var belongs = true
            for language in inside where belongs {
                guard let accepts = self.accepts(language, text) else { return nil }
                belongs = accepts
            }
            guard belongs else { continue }
            guard let atom = atom(of: text, outside) else { return nil }
            atoms.append(atom)
        }
        let texts = atoms.map(\.text)
        guard let others = typedAtoms(inside, outside.filter { literal($0) == nil }, literals: texts) else { return nil }
        return atoms + others
    }

    private func literal(_ language: Int) -> String? {
        if case .literal(let text) = pool.languages[language].kind { return text } else { return nil }
    }

    private func accepts(_ language: Int, _ text: String) -> Bool? {
        if let literal = literal(language), !pool.foldsCase { return literal == text }
        return pool.automaton(language).map { $0.accepts(text) }
    }

    private func atom(of text: String, _ outside: [Int]) -> Atom? {
        var languages: Set<Int> = []
        for language in outside {
            guard let accepts = self.accepts(language, text) else { return nil }
            if accepts { languages.insert(language) }
        }
        return Atom(languages: languages, text: text)
    }

    /// The texts that are none of `literals`, sorted by one automaton of all languages.
    private func typedAtoms(_ inside: [Int], _ outside: [Int], literals: [String]) -> [Atom]? {
        var expressions = (inside + outside).map { pool.languages[$0].exact }
        let literalIndex = expressions.count
        if !literals.isEmpty { expressions.append(.choice(literals.map { .literal($0) })) }
        guard let automaton = ByteAutomaton.build(expressions, stateLimit: LanguagePool.stateLimit) else { return nil }
        let required = Set(inside.indices)
        let sets = automaton.accepts.uniqued().filter { required.isSubset(of: $0) && !$0.contains(literalIndex) }
        return sets.compactMap { set in
            automaton.shortestWitness { $0 == set }.map { text in
                Atom(languages: Set(set.dropFirst(inside.count).map { outside[$0 - inside.count] }), text: text)
            }
        }
    }
}
