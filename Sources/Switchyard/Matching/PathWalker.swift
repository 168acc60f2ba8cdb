/// Runs the path automaton of a table: one state a segment, never back.
struct PathWalker {
    let table: TableReader
    private let literals: LiteralHash
    private let foldsCase: Bool

    /// - Returns: Nil where the table is damaged.
    @inline(__always)
    init?(_ table: TableReader) {
        guard let literals = LiteralHash(table) else { return nil }
        self.table = table
        self.literals = literals
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
        /// The length of the longest segment, in bytes as it stands, or sixteen where that is more.
        var longest: Int

        static var nowhere: Outcome { Outcome(state: 0, depth: 0, isWhole: false, longest: 0) }
        /// The path has not been walked.
        static var unknown: Outcome { Outcome(state: 0, depth: -1, isWhole: false, longest: 0) }
    }

    /// Walks from a start state, and remembers where the segments lie.
    ///
    /// - Parameter hasEscapes: Whether there is a `%` in the path.
    func walk(from root: Int, _ segments: PathSegments, hasEscapes: Bool) -> Outcome {
        let path = segments.path
        var outcome = Outcome(state: root, depth: 0, isWhole: true, longest: 0)
        var cursor = SegmentCursor(path, isStrict: segments.isStrict)
        while let (start, end) = cursor.next() {
            segments.remember(start, end, at: outcome.depth)
            outcome.longest = max(outcome.longest, end &- start)
            let raw = path.slice(start, end)
            let isEscaped = hasEscapes && raw.index(of: UInt8(ascii: "%")) != nil
            let next = TableLayout.number(stored: target(from: outcome.state, RouteText(raw, isEscaped: isEscaped)))
            if next == 0 {
                outcome.isWhole = false
                return outcome
            }
            outcome.state = next
            outcome.depth &+= 1
        }
        return outcome
    }

    /// Walks a plain path through a table of one automaton.
    ///
    /// - Parameters:
    ///   - starts: Where to remember the first segments, as `PathSegments` does; empty for nowhere.
    ///   - isURL: Whether the text is a URL, and so a path only where it begins with a slash.
    /// - Returns: `unknown` where the text is no plain path, or the table has several automata.
    @inline(never)
    static func walkPlain(
        _ text: Bytes, _ table: TableReader, _ starts: UnsafeMutableBufferPointer<UInt64>, isURL: Bool
    ) -> Outcome {
        var storage: PlainPath.Storage = (0, 0)
        return withUnsafeMutablePointer(to: &storage) { storage in
            guard let path = PlainPath(text, storage: storage), path.start == 1 || !isURL,
                let walker = PathWalker(table),
                table.stored(at: TableLayout.Header.rootCount) == 1,
                // Where empty segments count, a slash alone is followed by one.
                path.count > 1 || !table.has(TableLayout.Flag.strictSlashes)
            else { return .unknown }
            var state = table.stored(at: TableLayout.Header.firstRoot)
            var outcome = Outcome(
                state: TableLayout.number(stored: state), depth: 0, isWhole: true, longest: SegmentKey.size)
            // Where case does not count, every segment takes the long way.
            let longestKey = walker.foldsCase ? 0 : SegmentKey.size
            var ends = path.ends
            var start = path.start
            while start < path.count {
                let end = ends.trailingZeroBitCount
                ends &= ends &- 1
                PathSegments.remember(start, end, at: outcome.depth, in: starts)
                if end &- start <= longestKey {
                    state = walker.target(from: state, at: outcome.state, path.key(start, end))
                } else {
                    outcome.longest = max(outcome.longest, end &- start)
                    state = walker.target(from: outcome.state, RouteText(text.slice(start, end), isEscaped: false))
                }
                if state == 0 {
                    outcome.isWhole = false
                    return outcome
                }
                outcome.state = TableLayout.number(stored: state)
                outcome.depth &+= 1
                start = end &+ 1
            }
            return outcome
        }
    }

    /// The state, as it is stored, that an ASCII segment of one to sixteen bytes leads to; 0 for none.
    @inline(__always)
    private func target(from state: UInt32, at offset: Int, _ key: SegmentKey) -> UInt32 {
        guard let record = table.record(at: offset, size: TableLayout.State.size) else { return 0 }
        if record.stored(TableLayout.State.flags) & TableLayout.StateFlag.hasLiterals != 0 {
            let target = literals.target(from: state, key: key)
            if target != 0 { return target }
        }
        if record.stored(TableLayout.State.classifier) != 0 {
            let digits = record.stored(TableLayout.State.digitsTarget)
            if digits != 0, key.isDigits { return digits }
            let target = classified(key, by: record.number(TableLayout.State.classifier))
            if target != 0 { return target }
        }
        return record.stored(TableLayout.State.anyTarget)
    }

    /// The state, as it is stored, that a segment leads to; 0 for none.
    @inline(never)
    private func target(from offset: Int, _ text: RouteText) -> UInt32 {
        guard let record = table.record(at: offset, size: TableLayout.State.size) else { return 0 }
        if record.stored(TableLayout.State.flags) & TableLayout.StateFlag.hasLiterals != 0 {
            let target = literalTarget(from: TableLayout.stored(offset), text)
            if target != 0 { return target }
        }
        if text.bytes.count == 0 { return 0 }
        let classifier = record.number(TableLayout.State.classifier)
        if classifier != 0 {
            let target = TableAutomaton(table, at: classifier).run(text)
            if target != 0 { return TableLayout.stored(target) }
        }
        return record.stored(TableLayout.State.anyTarget)
    }

    private func literalTarget(from state: UInt32, _ text: RouteText) -> UInt32 {
        if text.isVerbatim { return literals.target(from: state, text.bytes, table, foldsCase: foldsCase) }
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: TableLimits.literal) { buffer in
            guard let base = buffer.baseAddress else { return 0 }
            var decoder = text.decoder
            var count = 0
            while let byte = decoder.next() {
                if count == TableLimits.literal { return 0 }
                base[count] = byte
                count += 1
            }
            return literals.target(
                from: state, Bytes(UnsafePointer(base), count: count), table, foldsCase: foldsCase)
        }
    }

    /// What a classifier says of a segment of up to sixteen bytes.
    @inline(never)
    private func classified(_ key: SegmentKey, by classifier: Int) -> UInt32 {
        let automaton = TableAutomaton(table, at: classifier)
        var state = TableAutomaton.start
        for index in 0..<key.count where state != TableAutomaton.dead { state = automaton.next(state, key[index]) }
        return TableLayout.stored(automaton.verdict(state))
    }
}
