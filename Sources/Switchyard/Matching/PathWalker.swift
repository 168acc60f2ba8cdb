/// Runs the path automaton of a table: one state a segment, never back.
struct PathWalker {
    let table: TableReader
    private let buckets: Int
    private let bucketCount: Int
    private let slots: Int
    private let slotCount: Int
    private let seed: UInt64
    private let foldsCase: Bool

    init(_ table: TableReader) {
        self.table = table
        buckets = table.number(at: TableLayout.Header.buckets)
        bucketCount = table.number(at: TableLayout.Header.bucketCount)
        slots = table.number(at: TableLayout.Header.slots)
        slotCount = table.number(at: TableLayout.Header.slotCount)
        seed = UInt64(table.number(at: TableLayout.Header.hashSeed))
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
    }

    /// Walks from a start state, and remembers where the segments lie.
    func walk(from root: Int, _ segments: PathSegments) -> Outcome {
        var state = root
        var depth = 0
        var cursor = SegmentCursor(segments.path, isStrict: segments.isStrict)
        while let (start, end) = cursor.next() {
            let next = self.next(state, segments.path.slice(start, end))
            segments.remember(start, end, at: depth)
            if next == 0 { return Outcome(state: state, depth: depth, isWhole: false) }
            state = next
            depth += 1
        }
        return Outcome(state: state, depth: depth, isWhole: true)
    }

    /// The state that a raw segment leads to; 0 for none.
    @inline(__always)
    private func next(_ state: Int, _ raw: Bytes) -> Int {
        let text = RouteText(scanning: raw)
        if table.number(at: state &+ TableLayout.State.nearest) & 1 != 0, slotCount > 0, bucketCount > 0 {
            let target = text.isEscaped ? probeDecoded(state, text) : probe(state, raw)
            if target != 0 { return target }
        }
        let any = table.number(at: state &+ TableLayout.State.anyTarget)
        if raw.count == 0 { return 0 }
        let classifier = table.number(at: state &+ TableLayout.State.classifier)
        if classifier != 0 {
            let target = TableAutomaton(table, at: classifier).run(text)
            if target != 0 { return target }
        }
        return any
    }

    /// The state that a literal leads to; 0 for none.
    @inline(__always)
    private func probe(_ state: Int, _ text: Bytes) -> Int {
        let hash = SegmentHash.hash(text, state: state, seed: seed, foldsCase: foldsCase)
        let bucket = SegmentHash.bucket(hash, count: bucketCount)
        let displacement = table.shortNumber(at: buckets &+ bucket &* 2)
        let slot = slots &+ SegmentHash.slot(hash, displacement: displacement, count: slotCount)
            &* TableLayout.Slot.size
        guard table.number(at: slot &+ TableLayout.Slot.source) == state else { return 0 }
        let literal = table.text(at: slot &+ TableLayout.Slot.literal)
        let isEqual = foldsCase ? OriginMatcher.equal(text, literal) : text.equals(literal)
        return isEqual ? table.number(at: slot &+ TableLayout.Slot.target) : 0
    }

    private func probeDecoded(_ state: Int, _ text: RouteText) -> Int {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: TableLimits.literal) { buffer in
            guard let base = buffer.baseAddress else { return 0 }
            var decoder = text.decoder
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
