/// Runs the path automaton of a table: one state a segment, never back.
struct PathWalker {
    let table: TableReader
    let literals: LiteralHash
    let foldsCase: Bool
    /// How far behind the first record of a state the last may begin.
    private let recordLimit: Int

    /// - Returns: Nil where the table is damaged.
    @inline(__always)
    init?(_ table: TableReader) {
        guard let literals = LiteralHash(table) else { return nil }
        self.table = table
        self.literals = literals
        recordLimit = table.bytes.count &- TableLayout.State.size &- (literals.end - UnsafeRawPointer(table.bytes.base))
        foldsCase = table.has(TableLayout.Flag.caseInsensitive)
    }

    /// How far a path leads.
    struct Outcome {
        /// The offset of the last state's record.
        var state: Int
        /// How many segments led there.
        var depth: Int
        /// Whether that was the whole path.
        var isWhole: Bool
        /// Whether no typed segment has more than sixteen bytes as it stands.
        var isShort: Bool

        static var nowhere: Outcome { Outcome(state: 0, depth: 0, isWhole: false, isShort: false) }
    }

    /// Walks from a start state, and remembers where the segments lie.
    ///
    /// - Parameters:
    ///   - root: The start state as it is stored.
    ///   - hasEscapes: Whether there is a `%` in the path.
    func walk(from root: UInt32, _ segments: PathSegments, hasEscapes: Bool) -> Outcome {
        let path = segments.path
        var state = root
        var outcome = Outcome(state: offset(of: root), depth: 0, isWhole: true, isShort: true)
        var cursor = SegmentCursor(path, isStrict: segments.isStrict)
        while let (start, end) = cursor.next() {
            segments.remember(start, end, at: outcome.depth)
            if end &- start > SegmentKey.size { outcome.isShort = false }
            let raw = path.slice(start, end)
            let isEscaped = hasEscapes && raw.index(of: UInt8(ascii: "%")) != nil
            state = target(from: state, RouteText(raw, isEscaped: isEscaped))
            if state == 0 {
                outcome.isWhole = false
                return outcome
            }
            outcome.state = offset(of: state)
            outcome.depth &+= 1
        }
        return outcome
    }

    /// The state, as it is stored, that a segment leads to; 0 for none.
    @inline(never)
    private func target(from state: UInt32, _ text: RouteText) -> UInt32 {
        let target = specificTarget(from: state, text)
        if target != 0 || text.bytes.count == 0 { return target }
        return record(of: state)?.stored(TableLayout.State.anyTarget) ?? 0
    }

    /// The same for transitions that depend on the text.
    func specificTarget(from state: UInt32, _ text: RouteText) -> UInt32 {
        if TableLayout.hasLiterals(state) {
            if let target = literalTarget(from: state, text) { return target }
        }
        guard text.bytes.count > 0, TableLayout.hasClassifier(state), let record = record(of: state) else { return 0 }
        return TableLayout.stored(TableAutomaton(table, at: record.number(TableLayout.State.classifier)).run(text))
    }

    /// The record of a state, as it is stored; nil where the table is damaged.
    @inline(__always)
    func record(of state: UInt32) -> TableRecord? {
        let offset = TableLayout.number(stored: state & 0x007f_7f7f) &* TableLayout.State.size
        return offset <= recordLimit ? TableRecord(base: literals.end + offset) : nil
    }

    /// Where in the table the record of a state is; 0 where the table is damaged.
    @inline(__always)
    func offset(of state: UInt32) -> Int {
        record(of: state).map { $0.base - UnsafeRawPointer(table.bytes.base) } ?? 0
    }

    private func literalTarget(from state: UInt32, _ text: RouteText) -> UInt32? {
        if text.isVerbatim { return literals.target(from: state, text.bytes, table, foldsCase: foldsCase) }
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: TableLimits.literal) { buffer in
            guard let base = buffer.baseAddress else { return nil }
            var decoder = text.decoder
            var count = 0
            while let byte = decoder.next() {
                if count == TableLimits.literal { return nil }
                base[count] = byte
                count += 1
            }
            return literals.target(
                from: state, Bytes(UnsafePointer(base), count: count), table, foldsCase: foldsCase)
        }
    }
}
