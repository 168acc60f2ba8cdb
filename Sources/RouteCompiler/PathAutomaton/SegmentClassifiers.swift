import LinearRegex

/// The automata that sort segments by their text, one for each set of languages that meet in a state.
struct SegmentClassifiers {
    let pool: LanguagePool
    private(set) var automata: [ByteAutomaton] = []
    private(set) var unsorted: Set<Int> = []
    private var known: [[Int]: Classifier] = [:]

    /// A classifier's states before it is made minimal; past that, one of its languages is left to a later check.
    private static let stateLimit = 4_000
    private static let classLimit = 128

    struct Classifier {
        var automaton: Int
        /// The languages that its accepting sets index.
        var languages: [Int]
    }

    init(pool: LanguagePool) { self.pool = pool }

    /// - Parameter languages: Ascending.
    /// - Returns: Nil where no language could be sorted.
    mutating func classifier(_ languages: [Int]) -> Classifier? {
        if let classifier = known[languages] { return classifier }
        var sorted = languages.filter { !unsorted.contains($0) }
        while !sorted.isEmpty {
            let expressions = sorted.map { pool.languages[$0].coarse }
            if let automaton = ByteAutomaton.build(expressions, stateLimit: SegmentClassifiers.stateLimit),
                automaton.classCount <= SegmentClassifiers.classLimit
            {
                let classifier = Classifier(automaton: automata.count, languages: sorted)
                automata.append(automaton)
                known[languages] = classifier
                return classifier
            }
            // Leave out the language that takes most states by itself.
            let sizes = sorted.map {
                ByteAutomaton.build(pool.languages[$0].coarse, stateLimit: SegmentClassifiers.stateLimit)?.stateCount
                    ?? .max
            }
            let largest = sizes.indices.max { sizes[$0] < sizes[$1] } ?? 0
            unsorted.insert(sorted.remove(at: largest))
        }
        return nil
    }
}
