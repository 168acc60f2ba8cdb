import LinearRegex

/// Builds one path automaton by following every set of positions that a path can lead to.
struct PathAutomatonConstruction {
    private typealias Position = PathAutomaton.Position

    private let shapes: [PatternShape]
    private var states: [PathAutomaton.State] = []
    private var numbers: [[PathAutomaton.Position]: Int] = [:]
    /// What is left for the positions of states and the tables of their classifiers.
    private var budget: Int

    init(_ patterns: [Int], _ shapes: [PatternShape], costLimit: Int) {
        self.shapes = shapes
        budget = costLimit
        _ = state(of: patterns.map { Position(pattern: $0, depth: 0) })
    }

    /// - Returns: Nil past the limit of costs.
    mutating func run(_ classifiers: inout SegmentClassifiers) -> PathAutomaton? {
        var next = 0
        while next < states.count {
            expand(next, &classifiers)
            if budget < 0 { return nil }
            next += 1
        }
        return PathAutomaton(states: states)
    }

    /// The number of the state with these positions; any number past the limit.
    private mutating func state(of positions: [PathAutomaton.Position]) -> Int {
        guard budget >= 0 else { return 0 }
        let positions = positions.uniqued().sorted()
        if let number = numbers[positions] { return number }
        budget -= positions.count
        let number = states.count
        numbers[positions] = number
        var state = PathAutomaton.State(positions: positions)
        state.candidates = positions.filter { shapes[$0.pattern].lengths.contains($0.depth) }
        states.append(state)
        return number
    }

    /// What the positions of a state wait for.
    private struct Waiting {
        /// By text, in lower case where letters count in either case.
        var literals: [ExactText: (folds: Bool, positions: [PathAutomaton.Position])] = [:]
        var typed: [Int: [PathAutomaton.Position]] = [:]
        var any: [PathAutomaton.Position] = []

        mutating func add(_ text: ExactText, folds: Bool, _ position: PathAutomaton.Position) {
            literals[text, default: (folds, [])].positions.append(position)
        }
    }

    private func waiting(_ state: Int, _ pool: LanguagePool) -> Waiting {
        var waiting = Waiting()
        for position in states[state].positions {
            let shape = shapes[position.pattern]
            let isLoop = position.depth == shape.segments.count
            guard !isLoop || shape.endsInCatchAll else { continue }
            let next = isLoop ? position : Position(pattern: position.pattern, depth: position.depth + 1)
            let language = shape.language(at: position.depth)
            switch pool.languages[language].kind {
            case .literal(let text): waiting.add(text, folds: false, next)
            case .foldedLiteral(let text): waiting.add(text, folds: true, next)
            case .choice(let texts): for text in texts { waiting.add(text, folds: false, next) }
            case .any: waiting.any.append(next)
            case .typed: waiting.typed[language, default: []].append(next)
            }
        }
        return waiting
    }

    private mutating func expand(_ number: Int, _ classifiers: inout SegmentClassifiers) {
        var waiting = waiting(number, classifiers.pool)
        let classifier = waiting.typed.isEmpty ? nil : classifiers.classifier(waiting.typed.keys.sorted())
        let sorted = Set(classifier?.languages ?? [])
        for (language, positions) in waiting.typed.sorted(by: { $0.key < $1.key }) where !sorted.contains(language) {
            waiting.any += positions
        }

        func positions(accepted: some Sequence<Int>) -> [PathAutomaton.Position] {
            guard let classifier else { return [] }
            return accepted.flatMap { waiting.typed[classifier.languages[$0]] ?? [] }
        }
        for (text, literal) in waiting.literals.sorted(by: { $0.key < $1.key }) where budget >= 0 {
            var next = literal.positions
            if !text.text.isEmpty {
                next += waiting.any
                if let classifier {
                    next += positions(accepted: classifiers.accepted(text, folds: literal.folds, by: classifier))
                }
            }
            let target = state(of: next)
            states[number].literals.append((text.text, target))
        }
        if let classifier {
            let accepts = classifiers.automata[classifier.automaton].accepts
            budget -= accepts.count / 8
            let targets = accepts.map { accepted -> Int? in
                accepted.isEmpty ? nil : state(of: positions(accepted: accepted) + waiting.any)
            }
            states[number].classifier = (classifier.automaton, targets)
        }
        if !waiting.any.isEmpty { states[number].any = state(of: waiting.any) }
    }
}
