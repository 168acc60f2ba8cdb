/// How far a plain path leads.
struct PlainWalk {
    /// The last state reached, as it is stored.
    var state: UInt32
    /// How many segments led there, and whether those were all.
    var depth = 0
    var isWhole = true
    /// Whether no typed segment has more than sixteen bytes.
    var isShort = true
}

extension PathWalker {
    /// Walks a plain path through a table of one automaton.
    ///
    /// - Parameters:
    ///   - isURL: Whether the text is a URL, and so a path only where it begins with a slash.
    ///   - storage: Where to remember the first segments, as `PathSegments` does.
    ///   - body: Is given the walk.
    /// - Returns: Nil where the text is no plain path, or the table has several automata.
    @inline(__always)
    static func walkPlain<Result>(
        _ text: Bytes, _ table: TableReader, isURL: Bool, storage: UnsafeMutableBufferPointer<UInt64>,
        _ body: (PathWalker, PlainWalk) -> Result?
    ) -> Result? {
        var padded = PlainPath.Storage()
        return withUnsafeMutablePointer(to: &padded) { padded in
            guard !isURL || text.count > 0 && text[0] == UInt8(ascii: "/"),
                let path = PlainPath(text, storage: padded), let walker = PathWalker(table),
                table.stored(at: TableLayout.Header.rootCount) == 1,
                // Where empty segments count, a slash alone is followed by one.
                path.ends != 1 || !table.has(TableLayout.Flag.strictSlashes)
            else { return nil }
            return body(walker, walker.walk(path, text, storage))
        }
    }

    /// The same as any walk tells it.
    static func outcomePlain(
        _ text: Bytes, _ table: TableReader, isURL: Bool, _ storage: UnsafeMutableBufferPointer<UInt64>
    ) -> Outcome? {
        walkPlain(text, table, isURL: isURL, storage: storage) { walker, walk in
            Outcome(
                state: walker.offset(of: walk.state), depth: walk.depth, isWhole: walk.isWhole, isShort: walk.isShort)
        }
    }

    @inline(__always)
    private func walk(
        _ path: PlainPath, _ text: Bytes, _ storage: UnsafeMutableBufferPointer<UInt64>
    ) -> PlainWalk {
        var walk = PlainWalk(state: table.stored(at: TableLayout.Header.firstRoot))
        var left = path.ends & ~1
        var start = Int(truncatingIfNeeded: path.ends & 1)
        while left != 0 {
            let end = left.trailingZeroBitCount
            PathSegments.remember(start, end, at: walk.depth, in: storage)
            let state = walk.state
            var next: UInt32 = 0
            if TableLayout.leadsOnByText(state) {
                let count = end &- start
                if count <= 8 {
                    next = target(from: state, path.shortKey(start, end), text, start, end)
                } else if count <= SegmentKey.size {
                    next = target(from: state, path.longKey(start, end), text, start, end)
                } else {
                    walk.isShort = walk.isShort && !TableLayout.hasClassifier(state)
                    next = PathWalker.specificTarget(from: state, text.slice(start, end), table)
                }
            }
            if next == 0 {
                next = record(of: state)?.stored(TableLayout.State.anyTarget) ?? 0
                if next == 0 {
                    walk.isWhole = false
                    break
                }
            }
            walk.state = next
            walk.depth &+= 1
            left &= left &- 1
            start = end &+ 1
        }
        return walk
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
