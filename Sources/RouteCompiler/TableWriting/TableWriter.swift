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
    /// The literals without keys, with the place of the reference.
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
        // Of each automaton the number of its first state among all.
        let firsts = automata.automata.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.states.count) }
        let states = automata.automata.flatMap(\.states)
        var keys: [PerfectHash.Key] = []
        var targets: [Int] = []
        for (automaton, first) in zip(automata.automata, firsts) {
            for (number, state) in automaton.states.enumerated() {
                for (text, target) in state.literals {
                    keys.append(PerfectHash.Key(state: first + number, literal: text))
                    targets.append(first + target)
                }
            }
        }
        literalCount = keys.count
        let foldsCase = manifest.options.caseInsensitive
        guard let hash = PerfectHash(keys, stateCount: states.count, foldsCase: foldsCase) else { return false }
        let names = zip(states, hash.numbers).map { $0.name($1) }
        write(hash, keys, names, targets.map { names[$0] })

        let records = buffer.allocate(((hash.numbers.max() ?? 0) + 1) * TableLayout.State.size)
        let roots = buffer.allocate(automata.automata.count * TableLayout.numberSize)
        buffer.put(automata.automata.count, at: TableLayout.Header.rootCount)
        buffer.put(roots, at: TableLayout.Header.roots)
        buffer.put(names[0], at: TableLayout.Header.firstRoot)
        for (index, (automaton, first)) in zip(automata.automata, firsts).enumerated() {
            buffer.put(names[first], at: roots + index * TableLayout.numberSize)
            for (number, state) in automaton.states.enumerated() {
                write(state, at: records + hash.numbers[first + number] * TableLayout.State.size) { names[first + $0] }
            }
        }
        return true
    }

    /// - Parameters:
    ///   - names: What names each state.
    ///   - targets: What names the state that each key leads to.
    private mutating func write(_ hash: PerfectHash, _ keys: [PerfectHash.Key], _ names: [Int], _ targets: [Int]) {
        let buckets = buffer.allocate(hash.displacements.count * 2)
        for (index, displacement) in hash.displacements.enumerated() {
            buffer.putShort(displacement, at: buckets + index * 2)
        }
        let slots = buffer.allocate(hash.slots.count * TableLayout.Slot.size)
        for (index, key) in hash.slots.enumerated() {
            guard let key else { continue }
            let slot = slots + index * TableLayout.Slot.size
            let source = names[keys[key].state]
            buffer.put(targets[key], at: slot + TableLayout.Slot.target)
            if let text = Bytes.with(keys[key].literal, { SegmentKey($0) }) {
                buffer.put(source, at: slot + TableLayout.Slot.source)
                buffer.putWord(text.first, at: slot + TableLayout.Slot.first)
                buffer.putWord(text.last, at: slot + TableLayout.Slot.last)
            } else {
                buffer.put(source - TableLayout.StateFlag.hasLiterals, at: slot + TableLayout.Slot.source)
                slotTexts.append((slot + TableLayout.Slot.literal, keys[key].literal))
            }
        }
        buffer.put(hash.bucketBits, at: TableLayout.Header.bucketBits)
        buffer.put(hash.seed, at: TableLayout.Header.hashSeed)
    }

    /// - Parameter target: What names the state with a number.
    private mutating func write(_ state: PathAutomaton.State, at offset: Int, _ target: (Int) -> Int) {
        buffer.put(state.any.map(target) ?? 0, at: offset + TableLayout.State.anyTarget)
        if let (number, targets) = state.classifier {
            let classifier = automata.classifiers[number]
            let record = write(classifier, accepts: targets.map { $0.map(target) ?? 0 })
            buffer.put(record, at: offset + TableLayout.State.classifier)
            let digitsTarget = classifier.targetOfDigits(targets, upTo: SegmentKey.size)
            buffer.put(digitsTarget.map(target) ?? 0, at: offset + TableLayout.State.digitsTarget)
        }
        let candidates = state.candidates.sorted { order.ranks[$0.pattern] < order.ranks[$1.pattern] }
        if let first = candidates.first {
            buffer.put(writeCandidates(candidates), at: offset + TableLayout.State.candidates)
            let certain = TableLayout.Candidate.isUnconditional | TableLayout.Candidate.isUnconditionalWhereShort
            if candidateFlags[first.pattern] & certain != 0 {
                buffer.put(shapes[first.pattern].route + 1, at: offset + TableLayout.State.certainRoute)
            }
        }
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
            buffer.put(wholeSegments(of: candidate), at: record + TableLayout.Candidate.wholeSegments)
            candidateRecords.append((record, candidate.pattern))
        }
        return list
    }

    /// See `TableLayout.Candidate.wholeSegments`.
    private func wholeSegments(of candidate: PathAutomaton.Position) -> Int {
        let pattern = manifest.patterns[candidate.pattern]
        let parameters = manifest.routes[pattern.route].parameters
        var bits = 0
        for (index, segment) in pattern.segments.prefix(min(candidate.depth, TableLayout.numberBits)).enumerated() {
            let indexes = segment.parameters
            if indexes.isEmpty { continue }
            guard segment.pieces.count == 1, indexes == [bits.nonzeroBitCount],
                [.required, .optional].contains(parameters[indexes[0]].presence)
            else { break }
            bits |= 1 << index
        }
        return bits
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

extension PathAutomaton.State {
    /// What names the state in a table.
    ///
    /// - Parameter number: That of its record.
    fileprivate func name(_ number: Int) -> Int {
        number + (literals.isEmpty ? 0 : TableLayout.StateFlag.hasLiterals)
            + (classifier == nil ? 0 : TableLayout.StateFlag.hasClassifier)
    }
}
