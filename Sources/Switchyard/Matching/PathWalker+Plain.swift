/// How far a plain path leads, and where its segments end.
struct PlainWalk {
    /// The last state reached, as it is stored.
    var state: UInt32
    /// Whether no typed segment has more than sixteen bytes.
    var isShort: Bool
    /// `PlainPath.ends`.
    var ends: UInt64
    /// The ends of the segments that lead nowhere: the first of them has no transition.
    var left: UInt64
}

extension PathWalker {
    /// Walks a plain path through a table of one automaton.
    ///
    /// - Parameters:
    ///   - isURL: Whether the text is a URL, and so a path only where it begins with a slash.
    ///   - body: Is given the walk.
    /// - Returns: Nil where the text is no plain path, or the table has several automata.
    @inline(__always)
    static func walkPlain<Result>(
        _ text: Bytes, _ table: TableReader, isURL: Bool, _ body: (PathWalker, PlainWalk) -> Result?
    ) -> Result? {
        var storage = PlainPath.Storage()
        return withUnsafeMutablePointer(to: &storage) { storage in
            guard let path = PlainPath(text, storage: storage), path.ends & 1 == 1 || !isURL,
                let walker = PathWalker(table), table.stored(at: TableLayout.Header.rootCount) == 1,
                // Where empty segments count, a slash alone is followed by one.
                path.ends != 1 || !table.has(TableLayout.Flag.strictSlashes)
            else { return nil }
            return body(walker, walker.walk(path, text))
        }
    }

    /// The same as any walk tells it.
    ///
    /// - Parameter storage: Where to remember the first segments, as `PathSegments` does.
    static func outcomePlain(
        _ text: Bytes, _ table: TableReader, isURL: Bool, _ storage: UnsafeMutableBufferPointer<UInt64>
    ) -> Outcome? {
        walkPlain(text, table, isURL: isURL) { walker, walk in
            var rest = walk.ends & ~1
            var start = Int(truncatingIfNeeded: walk.ends & 1)
            var count = 0
            while rest != 0 {
                let end = rest.trailingZeroBitCount
                PathSegments.remember(start, end, at: count, in: storage)
                start = end &+ 1
                count &+= 1
                rest &= rest &- 1
            }
            return Outcome(
                state: walker.offset(of: walk.state),
                depth: walk.left == 0 ? count : count &- walk.left.nonzeroBitCount, isWhole: walk.left == 0,
                isShort: walk.isShort)
        }
    }

    @inline(__always)
    private func walk(_ path: PlainPath, _ text: Bytes) -> PlainWalk {
        var state = table.stored(at: TableLayout.Header.firstRoot)
        var isShort = true
        var left = path.ends & ~1
        var start = Int(truncatingIfNeeded: path.ends & 1)
        while left != 0 {
            let end = left.trailingZeroBitCount
            var next: UInt32 = 0
            if TableLayout.leadsOnByText(state) {
                let count = end &- start
                if count <= 8 {
                    next = target(from: state, path.shortKey(start, end), text, start, end)
                } else if count <= SegmentKey.size {
                    next = target(from: state, path.longKey(start, end), text, start, end)
                } else {
                    isShort = isShort && !TableLayout.hasClassifier(state)
                    next = PathWalker.specificTarget(from: state, text.slice(start, end), table)
                }
            }
            if next == 0 {
                next = record(of: state)?.stored(TableLayout.State.anyTarget) ?? 0
                if next == 0 { break }
            }
            state = next
            left &= left &- 1
            start = end &+ 1
        }
        return PlainWalk(state: state, isShort: isShort, ends: path.ends, left: left)
    }

    /// The state, as it is stored, that a segment's text leads to; 0 for none.
    @inline(__always)
    private func target(from state: UInt32, _ key: SegmentKey, _ text: Bytes, _ start: Int, _ end: Int) -> UInt32 {
        if TableLayout.hasLiterals(state) {
            let key = foldsCase ? key.lowercased : key
            if let target = literals.target(from: state, key) { return target }
        }
        if TableLayout.hasClassifier(state) {
            guard let record = record(of: state) else { return 0 }
            return PathWalker.classified(by: record, key, text.slice(start, end), table)
        }
        return 0
    }

    /// What a state's classifier says of a text with a key.
    @inline(never)
    private static func classified(
        by record: TableRecord, _ key: SegmentKey, _ text: Bytes, _ table: TableReader
    ) -> UInt32 {
        let digits = record.stored(TableLayout.State.digitsTarget)
        if digits != 0, key.isDigits { return digits }
        let automaton = TableAutomaton(table, at: record.number(TableLayout.State.classifier))
        return TableLayout.stored(automaton.run(RouteText(text, isEscaped: false)))
    }

    /// The same as `target`, for a segment of any length.
    @inline(never)
    private static func specificTarget(from state: UInt32, _ text: Bytes, _ table: TableReader) -> UInt32 {
        PathWalker(table)?.specificTarget(from: state, RouteText(text, isEscaped: false)) ?? 0
    }
}
