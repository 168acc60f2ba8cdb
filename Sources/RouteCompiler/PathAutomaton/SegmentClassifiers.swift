import LinearRegex

/// The automata that sort segments by their text, one for each set of languages that meet in a state.
struct SegmentClassifiers {
    let pool: LanguagePool
    private(set) var automata: [ByteAutomaton] = []
    /// Languages that are not sorted by exactly.
    private(set) var unsorted: Set<Int> = []
    private var known: [[Int]: Classifier] = [:]
    /// The steps that are left for all automata.
    private var budget = 10_000_000

    /// A classifier's states before it is made minimal; past that, some of its languages are left to a later check.
    private static let stateLimit = 4_000
    private static let stepLimit = 2_000_000
    private static let classLimit = 128

    struct Classifier {
        var automaton: Int
        /// The languages that its accepting sets index.
        var languages: [Int]
    }

    init(pool: LanguagePool) { self.pool = pool }

    /// The classifier of as many languages as fit one automaton.
    ///
    /// - Parameter languages: Ascending.
    /// - Returns: Nil where no language could be sorted.
    mutating func classifier(_ languages: [Int]) -> Classifier? {
        if let classifier = known[languages] { return classifier }
        var sorted = languages.filter { !unsorted.contains($0) }
        while !sorted.isEmpty, budget > 0 {
            var steps = SegmentClassifiers.stepLimit
            let automaton = ByteAutomaton.build(
                sorted.map { pool.languages[$0].coarse }, stateLimit: SegmentClassifiers.stateLimit, budget: &steps)
            budget -= SegmentClassifiers.stepLimit - steps + 1_000
            if let automaton, automaton.classCount <= SegmentClassifiers.classLimit {
                let classifier = Classifier(automaton: automata.count, languages: sorted)
                automata.append(automaton)
                known[languages] = classifier
                return classifier
            }
            // Leave out the half that takes the most states.
            let bySize = sorted.sorted { (size($0), $0) < (size($1), $1) }
            unsorted.formUnion(bySize[(bySize.count / 2)...])
            sorted = bySize[..<(bySize.count / 2)].sorted()
        }
        unsorted.formUnion(sorted)
        return nil
    }

    private func size(_ language: Int) -> Int { pool.automaton(language)?.stateCount ?? .max }

    /// Which of a classifier's languages a literal may belong to.
    ///
    /// Where letters count in either case, it stands for several texts. A language that takes some of them and not
    /// others is not sorted by exactly.
    mutating func accepted(_ text: ExactText, folds: Bool, by classifier: Classifier) -> [Int] {
        let automaton = automata[classifier.automaton]
        guard folds else { return automaton.accepts(text.text.utf8) }
        let (all, some) = automaton.accepts(anyCaseOf: text.text)
        unsorted.formUnion(some.subtracting(all).map { classifier.languages[$0] })
        return some.sorted()
    }
}
