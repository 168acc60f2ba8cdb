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
    /// Where an automaton over bytes has been written.
    var writtenAutomata: [ByteAutomaton: WrittenAutomaton] = [:]
    var writtenLanguages: [Int: Int] = [:]
    var writtenExpressions: [LanguageKey: Int] = [:]
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
        writeRoutes()
        writePatterns()
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
        let roots = buffer.allocate(automata.automata.count * TableLayout.numberSize)
        buffer.put(automata.automata.count, at: TableLayout.Header.rootCount)
        buffer.put(roots, at: TableLayout.Header.roots)
        let offsets = automata.automata.map { buffer.allocate($0.states.count * TableLayout.State.size) }
        for (index, offset) in offsets.enumerated() {
            buffer.put(offset, at: roots + index * TableLayout.numberSize)
        }
        guard writeHash(offsets) else { return false }
        for (automaton, base) in zip(automata.automata, offsets) {
            for (number, state) in automaton.states.enumerated() {
                write(state, at: base + number * TableLayout.State.size) { base + $0 * TableLayout.State.size }
            }
        }
        return true
    }

    private mutating func writeHash(_ bases: [Int]) -> Bool {
        var keys: [PerfectHash.Key] = []
        var targets: [Int] = []
        for (automaton, base) in zip(automata.automata, bases) {
            for (number, state) in automaton.states.enumerated() {
                for (text, target) in state.literals {
                    keys.append(PerfectHash.Key(state: base + number * TableLayout.State.size, literal: text))
                    targets.append(base + target * TableLayout.State.size)
                }
            }
        }
        literalCount = keys.count
        guard let hash = PerfectHash(keys, foldsCase: manifest.options.caseInsensitive) else { return false }
        let buckets = buffer.allocate(hash.displacements.count * 2)
        for (index, displacement) in hash.displacements.enumerated() {
            buffer.putShort(displacement, at: buckets + index * 2)
        }
        let slots = buffer.allocate(hash.slots.count * TableLayout.Slot.size)
        for (index, key) in hash.slots.enumerated() {
            guard let key else { continue }
            let slot = slots + index * TableLayout.Slot.size
            buffer.put(keys[key].state, at: slot + TableLayout.Slot.source)
            buffer.put(targets[key], at: slot + TableLayout.Slot.target)
            buffer.put(keys[key].literal, at: slot + TableLayout.Slot.literal)
            buffer.putKey(of: keys[key].literal, at: slot + TableLayout.Slot.key)
        }
        buffer.put(hash.displacements.count, at: TableLayout.Header.bucketCount)
        buffer.put(buckets, at: TableLayout.Header.buckets)
        buffer.put(hash.slots.count, at: TableLayout.Header.slotCount)
        buffer.put(slots, at: TableLayout.Header.slots)
        buffer.put(hash.seed, at: TableLayout.Header.hashSeed)
        return true
    }

    private mutating func write(_ state: PathAutomaton.State, at offset: Int, _ target: (Int) -> Int) {
        buffer.put(state.any.map(target) ?? 0, at: offset + TableLayout.State.anyTarget)
        if let (number, targets) = state.classifier {
            let record = write(automata.classifiers[number], accepts: targets.map { $0.map(target) ?? 0 })
            buffer.put(record, at: offset + TableLayout.State.classifier)
        }
        if !state.candidates.isEmpty {
            buffer.put(writeCandidates(state.candidates), at: offset + TableLayout.State.candidates)
        }
        buffer.put(
            nearest(state) * 2 + (state.literals.isEmpty ? 0 : 1), at: offset + TableLayout.State.nearest)
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

    private mutating func writeCandidates(_ candidates: [PathAutomaton.Position]) -> Int {
        let sorted = candidates.sorted { order.ranks[$0.pattern] < order.ranks[$1.pattern] }
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
