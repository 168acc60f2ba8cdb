import LinearRegex

/// Builds one path automaton by following every set of positions that a path can lead to.
struct PathAutomatonConstruction {
    private typealias Position = PathAutomaton.Position

    private let shapes: [PatternShape]
    private let stateLimit: Int
    private var states: [PathAutomaton.State] = []
    private var numbers: [[PathAutomaton.Position]: Int] = [:]

    init(_ patterns: [Int], _ shapes: [PatternShape], stateLimit: Int) {
        self.shapes = shapes
        self.stateLimit = stateLimit
        _ = state(of: patterns.map { Position(pattern: $0, depth: 0) })
    }

    /// - Returns: Nil past the limit of states.
    mutating func run(_ classifiers: inout SegmentClassifiers) -> PathAutomaton? {
        var next = 0
        while next < states.count {
            expand(next, &classifiers)
            if states.count > stateLimit { return nil }
            next += 1
        }
        return PathAutomaton(states: states)
    }

    /// The number of the state with these positions.
    private mutating func state(of positions: [PathAutomaton.Position]) -> Int {
        let positions = positions.uniqued().sorted()
        if let number = numbers[positions] { return number }
        let number = states.count
        numbers[positions] = number
        var state = PathAutomaton.State(positions: positions)
        state.candidates = positions.filter { shapes[$0.pattern].lengths.contains($0.depth) }
        states.append(state)
        return number
    }

    /// What the positions of a state wait for.
    private struct Waiting {
        var literals: [String: [PathAutomaton.Position]] = [:]
        var typed: [Int: [PathAutomaton.Position]] = [:]
        var any: [PathAutomaton.Position] = []
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
            case .literal(let text): waiting.literals[text, default: []].append(next)
            case .choice(let texts): for text in texts { waiting.literals[text, default: []].append(next) }
            case .any: waiting.any.append(next)
            case .typed: waiting.typed[language, default: []].append(next)
            }
        }
        return waiting
    }

    private mutating func expand(_ number: Int, _ classifiers: inout SegmentClassifiers) {
        let pool = classifiers.pool
        var waiting = waiting(number, pool)
        if pool.foldsCase { moveMixedLiterals(&waiting, pool) }
        let classifier =
            waiting.typed.isEmpty ? nil : classifiers.classifier(waiting.typed.keys.sorted())
        let sorted = Set(classifier?.languages ?? [])
        for (language, positions) in waiting.typed.sorted(by: { $0.key < $1.key }) where !sorted.contains(language) {
            waiting.any += positions
        }

        func positions(accepted: [Int]) -> [PathAutomaton.Position] {
            guard let classifier else { return [] }
            return accepted.flatMap { waiting.typed[classifier.languages[$0]] ?? [] }
        }
        for (text, literal) in waiting.literals.sorted(by: { $0.key < $1.key }) {
            var next = literal
            if !text.isEmpty {
                next += waiting.any
                if let classifier {
                    next += positions(accepted: classifiers.automata[classifier.automaton].accepts(text.utf8))
                }
            }
            let target = state(of: next)
            states[number].literals.append((text, target))
        }
        if let classifier {
            let targets = classifiers.automata[classifier.automaton].accepts.map { accepted -> Int? in
                accepted.isEmpty ? nil : state(of: positions(accepted: accepted) + waiting.any)
            }
            states[number].classifier = (classifier.automaton, targets)
        }
        if !waiting.any.isEmpty { states[number].any = state(of: waiting.any) }
    }

    /// Without regard to case a literal stands for several texts. Where a typed language takes some of them and not
    /// others, the classifier has to tell them apart.
    private func moveMixedLiterals(_ waiting: inout Waiting, _ pool: LanguagePool) {
        for (text, positions) in waiting.literals where !text.isEmpty {
            let language = pool.literal(text)
            let isMixed = waiting.typed.keys.contains { other in
                guard let relation = pool.relation(language, other) else { return true }
                return relation.meets && !relation.isInside
            }
            guard isMixed else { continue }
            waiting.literals[text] = nil
            waiting.typed[language, default: []] += positions
        }
    }
}
