/// Runs the path automaton of a table: one state a segment, never back.
struct PathWalker {
    let table: TableReader
    private let buckets: Int
    private let bucketCount: Int
    private let slots: Int
    private let slotCount: Int
    private let seed: Int
    private let foldsCase: Bool

    init(_ table: TableReader) {
        self.table = table
        buckets = table.number(at: TableLayout.Header.buckets)
        bucketCount = table.number(at: TableLayout.Header.bucketCount)
        slots = table.number(at: TableLayout.Header.slots)
        slotCount = table.number(at: TableLayout.Header.slotCount)
        seed = table.number(at: TableLayout.Header.hashSeed)
        foldsCase = table.has(TableLayout.Flag.caseInsensitive)
    }

    /// How far a path leads.
    struct Outcome {
        /// The last state reached.
        var state: Int
        /// How many segments led there.
        var depth: Int
        /// Whether that was the whole path.
        var isWhole: Bool
        /// The length of the longest segment, in bytes as it stands.
        var longest: Int
    }

    /// Walks from a start state, and remembers where the segments lie.
    ///
    /// - Parameter hasEscapes: Whether there is a `%` in the path.
    @inline(__always)
    func walk(from root: Int, _ segments: PathSegments, hasEscapes: Bool) -> Outcome {
        let path = segments.path
        var outcome = Outcome(state: root, depth: 0, isWhole: true, longest: 0)
        var cursor = SegmentCursor(path, isStrict: segments.isStrict)
        while let (start, end) = cursor.next() {
            segments.remember(start, end, at: outcome.depth)
            outcome.longest = max(outcome.longest, end &- start)
            let next = self.next(outcome.state, path.slice(start, end), hasEscapes: hasEscapes)
            if next == 0 {
                outcome.isWhole = false
                return outcome
            }
            outcome.state = next
            outcome.depth &+= 1
        }
        return outcome
    }

    /// The state that a raw segment leads to; 0 for none.
    @inline(__always)
    private func next(_ state: Int, _ raw: Bytes, hasEscapes: Bool) -> Int {
        let isEscaped = hasEscapes && raw.index(of: UInt8(ascii: "%")) != nil
        if table.number(at: state &+ TableLayout.State.nearest) & 1 != 0 {
            let target = isEscaped ? probeDecoded(state, raw) : probe(state, raw)
            if target != 0 { return target }
        }
        if raw.count == 0 { return 0 }
        let classifier = table.number(at: state &+ TableLayout.State.classifier)
        if classifier != 0 {
            let target = TableAutomaton(table, at: classifier).run(RouteText(raw, isEscaped: isEscaped))
            if target != 0 { return target }
        }
        return table.number(at: state &+ TableLayout.State.anyTarget)
    }

    /// The state that a literal leads to; 0 for none.
    @inline(__always)
    private func probe(_ state: Int, _ text: Bytes) -> Int {
        var key = SegmentKey(text)
        if foldsCase { key = key.lowercased }
        let hash = SegmentHash.hash(text, key, state: state, seed: seed, foldsCase: foldsCase)
        let bucket = SegmentHash.bucket(hash, count: bucketCount)
        let displacement = table.shortNumber(at: buckets &+ bucket &* 2)
        let slot =
            slots &+ SegmentHash.slot(hash, displacement: displacement, count: slotCount) &* TableLayout.Slot.size
        guard slot &+ TableLayout.Slot.size <= table.bytes.count,
            table.number(at: slot &+ TableLayout.Slot.source) == state,
            table.bytes.word(at: slot &+ TableLayout.Slot.key) == key.first & ~UInt64.tops,
            table.bytes.word(at: slot &+ TableLayout.Slot.key &+ 8) == key.second & ~UInt64.tops
        else { return 0 }
        if text.count >= SegmentKey.size || (key.first | key.second) & UInt64.tops != 0 {
            let literal = table.text(at: slot &+ TableLayout.Slot.literal)
            guard foldsCase ? OriginMatcher.equal(text, literal) : text.equals(literal) else { return 0 }
        }
        return table.number(at: slot &+ TableLayout.Slot.target)
    }

    private func probeDecoded(_ state: Int, _ raw: Bytes) -> Int {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: TableLimits.literal) { buffer in
            guard let base = buffer.baseAddress else { return 0 }
            var decoder = PercentDecoder(raw)
            var count = 0
            while let byte = decoder.next() {
                if count == TableLimits.literal { return 0 }
                base[count] = byte
                count += 1
            }
            return probe(state, Bytes(UnsafePointer(base), count: count))
        }
    }
}
