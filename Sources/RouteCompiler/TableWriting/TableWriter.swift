import LinearRegex
import Switchyard

/// Lays a compiled manifest out as `TableLayout` says.
struct TableWriter {
    let manifest: CheckedManifest
    let pool: LanguagePool
    let shapes: [PatternShape]
    let automata: PathAutomata
    let order: PatternOrder
    var buffer = TableBuffer()
    private(set) var literalCount = 0
    /// The literals that slots name, with the place of the reference.
    private var slotTexts: [(offset: Int, text: String)] = []
    /// Where an automaton over bytes has been written.
    var writtenAutomata: [ByteAutomaton: WrittenAutomaton] = [:]
    var writtenLanguages: [Int: Int] = [:]
    var writtenExpressions: [LanguageKey: Int] = [:]
    /// The candidates that have been written, with their patterns.
    private var candidateRecords: [(offset: Int, pattern: Int)] = []
    /// Where the parameters of each route and the bindings of each pattern lie.
    var parameterOffsets: [Int] = []
    var bindingOffsets: [Int] = []
    /// By pattern.
    private lazy var candidateFlags = shapes.indices.map { candidateFlags(of: $0) }
    /// By language and the place in a segment where it is cut.
    var writtenSplits: [[Int]: Int] = [:]

    struct WrittenAutomaton {
        var classes: Int
        var transitions: Int
    }

    init(_ analysis: PatternAnalysis) {
        manifest = analysis.manifest
        pool = analysis.pool
        shapes = analysis.shapes
        automata = PathAutomata(analysis.shapes, pool: analysis.pool)
        order = PatternOrder(winners: analysis.relations.winners)
    }

    /// - Returns: False where no perfect hash is found.
    mutating func write() -> Bool {
        let header = buffer.allocate(TableLayout.Header.size)
        for (index, byte) in TableLayout.magic.enumerated() { buffer.putByte(byte, at: header + index) }
        buffer.put(flags, at: TableLayout.Header.flags)
        guard writeStates() else { return false }
        for (offset, text) in slotTexts { buffer.put(text, at: offset) }
        writeRoutes()
        writePatterns()
        for (offset, pattern) in candidateRecords {
            buffer.put(
                parameterOffsets[shapes[pattern].route], at: offset + TableLayout.Candidate.parameters)
            buffer.put(bindingOffsets[pattern], at: offset + TableLayout.Candidate.bindings)
        }
        writeOrigins()
        writeRewrites()
        buffer.put(manifest.namespace, at: TableLayout.Header.name)
        return true
    }

    private var flags: Int {
        let options = manifest.options
        return (options.strictSlashes ? TableLayout.Flag.strictSlashes : 0)
            | (options.caseInsensitive ? TableLayout.Flag.caseInsensitive : 0)
            | (options.plusIsSpace ? TableLayout.Flag.plusIsSpace : 0)
            | (options.strictQuery ? TableLayout.Flag.strictQuery : 0)
    }

    // MARK: States

    private mutating func writeStates() -> Bool {
        // The states lie behind the hash, and the hash is one of their places.
        let firsts = automata.automata.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.states.count) }
        guard let base = writeHash(firsts) else { return false }
        let states = buffer.allocate(firsts[firsts.count - 1] * TableLayout.State.size)
        precondition(states == base, "the states follow the slots")
        let roots = buffer.allocate(automata.automata.count * TableLayout.numberSize)
        buffer.put(automata.automata.count, at: TableLayout.Header.rootCount)
        buffer.put(roots, at: TableLayout.Header.roots)
        buffer.put(base, at: TableLayout.Header.firstRoot)
        for (index, (automaton, first)) in zip(automata.automata, firsts).enumerated() {
            func offset(_ state: Int) -> Int { base + (first + state) * TableLayout.State.size }
            buffer.put(offset(0), at: roots + index * TableLayout.numberSize)
            for (number, state) in automaton.states.enumerated() { write(state, at: offset(number), offset) }
        }
        return true
    }

    /// - Parameter firsts: The number of each automaton's first state.
    /// - Returns: Where the states begin; nil where no perfect hash is found.
    private mutating func writeHash(_ firsts: [Int]) -> Int? {
        var keys: [PerfectHash.Key] = []
        var targets: [Int] = []
        for (automaton, first) in zip(automata.automata, firsts) {
            for (number, state) in automaton.states.enumerated() {
                for (text, target) in state.literals {
                    keys.append(
                        PerfectHash.Key(state: (first + number) * TableLayout.State.size, literal: text))
                    targets.append((first + target) * TableLayout.State.size)
                }
            }
        }
        literalCount = keys.count
        guard let hash = PerfectHash(keys, foldsCase: manifest.options.caseInsensitive) else { return nil }
        let buckets = buffer.allocate(hash.displacements.count * 2)
        for (index, displacement) in hash.displacements.enumerated() {
            buffer.putShort(displacement, at: buckets + index * 2)
        }
        let slots = buffer.allocate(hash.slots.count * TableLayout.Slot.size)
        for (index, key) in hash.slots.enumerated() {
            guard let key else { continue }
            let slot = slots + index * TableLayout.Slot.size
            let stored = hash.key(of: keys[key].literal).stored
            buffer.put(hash.base + keys[key].state, at: slot + TableLayout.Slot.source)
            buffer.put(hash.base + targets[key], at: slot + TableLayout.Slot.target)
            buffer.putWord(stored.first, at: slot + TableLayout.Slot.first)
            buffer.putWord(stored.last, at: slot + TableLayout.Slot.last)
        }
        buffer.put(hash.bucketBits, at: TableLayout.Header.bucketBits)
        buffer.put(hash.slotBits, at: TableLayout.Header.slotBits)
        buffer.put(hash.seed, at: TableLayout.Header.hashSeed)
        slotTexts = hash.slots.enumerated().compactMap { index, key in
            key.map { (slots + index * TableLayout.Slot.size + TableLayout.Slot.literal, keys[$0].literal) }
        }
        return hash.base
    }

    private mutating func write(_ state: PathAutomaton.State, at offset: Int, _ target: (Int) -> Int) {
        buffer.put(state.any.map(target) ?? 0, at: offset + TableLayout.State.anyTarget)
        if let (number, targets) = state.classifier {
            let classifier = automata.classifiers[number]
            let record = write(classifier, accepts: targets.map { $0.map(target) ?? 0 })
            buffer.put(record, at: offset + TableLayout.State.classifier)
            let digitsTarget = classifier.targetOfDigits(targets, upTo: SegmentKey.size)
            buffer.put(digitsTarget.map(target) ?? 0, at: offset + TableLayout.State.digitsTarget)
        }
        var flags = state.literals.isEmpty ? 0 : TableLayout.StateFlag.hasLiterals
        let candidates = state.candidates.sorted { order.ranks[$0.pattern] < order.ranks[$1.pattern] }
        if let first = candidates.first {
            buffer.put(writeCandidates(candidates), at: offset + TableLayout.State.candidates)
            buffer.put(shapes[first.pattern].route, at: offset + TableLayout.State.route)
            let certain = TableLayout.Candidate.isUnconditional | TableLayout.Candidate.isUnconditionalWhereShort
            if candidateFlags[first.pattern] & certain != 0 { flags |= TableLayout.StateFlag.isCertainWhereShort }
        }
        buffer.put(Int(flags), at: offset + TableLayout.State.flags)
        buffer.put(nearest(state), at: offset + TableLayout.State.nearest)
    }

    /// The pattern that says best what was expected behind a state: one that goes on with a parameter, or else goes
    /// on at all, and among those the most specific.
    private func nearest(_ state: PathAutomaton.State) -> Int {
        func preference(_ position: PathAutomaton.Position) -> (Int, Int) {
            let segments = manifest.patterns[position.pattern].segments
            let rank = order.ranks[position.pattern]
            guard position.depth < segments.count else { return (2, rank) }
            let hasParameter = segments[position.depth].pieces.contains {
                if case .parameter = $0 { return true } else { return false }
            }
            return (hasParameter ? 0 : 1, rank)
        }
        return state.positions.min { preference($0) < preference($1) }?.pattern ?? 0
    }

    /// - Parameter sorted: The most specific first.
    private mutating func writeCandidates(_ sorted: [PathAutomaton.Position]) -> Int {
        let list = buffer.allocate(TableLayout.numberSize + sorted.count * TableLayout.Candidate.size)
        buffer.put(sorted.count, at: list)
        for (index, candidate) in sorted.enumerated() {
            let record = list + TableLayout.numberSize + index * TableLayout.Candidate.size
            buffer.put(
                candidate.pattern * TableLayout.Candidate.flagCount + candidateFlags[candidate.pattern],
                at: record + TableLayout.Candidate.pattern)
            buffer.put(candidate.depth, at: record + TableLayout.Candidate.segmentCount)
            buffer.put(order.ranks[candidate.pattern], at: record + TableLayout.Candidate.rank)
            buffer.put(shapes[candidate.pattern].route, at: record + TableLayout.Candidate.route)
            candidateRecords.append((record, candidate.pattern))
        }
        return list
    }

    /// What is to be known of a pattern before its values are read; see `TableLayout.Candidate`.
    private func candidateFlags(of pattern: Int) -> Int {
        let shape = shapes[pattern]
        let route = manifest.routes[shape.route]
        let languages = shape.segments.map { pool.languages[$0] }
        let isSorted = shape.segments.allSatisfy { !automata.unsorted.contains($0) }
        let readsQuery = route.parameters.contains {
            $0.source != .path && ($0.presence == .required || manifest.options.strictQuery)
        }
        let pathDecides =
            isSorted && !readsQuery && route.fixedQuery.isEmpty && route.origins.count == manifest.origins.count
        let isUnconditional = pathDecides && languages.allSatisfy { $0.isCoarseExact && $0.ownTypes.isEmpty }
        let isUnconditionalWhereShort =
            pathDecides
            && languages.allSatisfy { ($0.isCoarseExact && $0.ownTypes.isEmpty) || $0.isWideInteger }
        let hasOwnType = route.parameters.contains {
            if case .own = $0.type { return true } else { return false }
        }
        return (isUnconditional ? TableLayout.Candidate.isUnconditional : 0)
            | (isUnconditionalWhereShort ? TableLayout.Candidate.isUnconditionalWhereShort : 0)
            | (hasOwnType ? TableLayout.Candidate.hasOwnType : 0)
            | (isSorted ? 0 : TableLayout.Candidate.hasUnsortedSegment)
    }
}
