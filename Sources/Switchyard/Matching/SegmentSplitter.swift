/// Cuts a segment that holds several parameters.
///
/// The build proves that a segment's text can be cut in one way only, so an index where the front automaton accepts
/// what comes before and the back automaton, reading backwards, accepts what follows is the one. Both run once over
/// the text: linear, and without trying cuts one after the other.
enum SegmentSplitter {
    /// - Parameters:
    ///   - count: The decoded text's length in bytes.
    ///   - offset: The split's record.
    ///   - prefersFront: Which automaton to go by where they do not agree. That is where a part of the text is empty,
    ///     which no URL carries.
    /// - Returns: The index in the decoded text; 0 where there is none.
    static func split(
        _ text: RouteText, _ count: Int, _ table: TableReader, at offset: Int, prefersFront: Bool = false
    ) -> Int {
        let front = TableAutomaton(table, at: table.number(at: offset &+ TableLayout.Split.front))
        let back = TableAutomaton(table, at: table.number(at: offset &+ TableLayout.Split.back))
        let wordCount = count / 64 + 1
        return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: wordCount) { marks in
            marks.initialize(repeating: 0)
            var state = TableAutomaton.start
            var decoder = text.decoder
            var index = 0
            var lastOfFront: Int?
            while index <= count {
                if front.verdict(state) != 0 {
                    marks[index >> 6] |= 1 << UInt64(index & 63)
                    lastOfFront = index
                }
                guard let byte = decoder.next() else { break }
                state = front.next(state, max(byte, notNUL))
                index += 1
            }
            state = TableAutomaton.start
            var reverse = ReverseDecoder(text)
            index = count
            var lastOfBack: Int?
            while index >= 0 {
                if back.verdict(state) != 0 {
                    if marks[index >> 6] >> UInt64(index & 63) & 1 != 0 { return index }
                    lastOfBack = lastOfBack ?? index
                }
                guard let byte = reverse.next() else { break }
                state = back.next(state, max(byte, notNUL))
                index -= 1
            }
            return (prefersFront ? lastOfFront : lastOfBack) ?? 0
        }
    }

    /// No automaton takes a NUL, which no URL carries; a text that has one is cut as if this stood there.
    private static let notNUL: UInt8 = 1
}

/// The decoded bytes of a text from the last to the first.
private struct ReverseDecoder {
    private let bytes: Bytes
    private let isEscaped: Bool
    private var end: Int

    init(_ text: RouteText) {
        bytes = text.bytes
        isEscaped = text.isEscaped
        end = text.bytes.count
    }

    mutating func next() -> UInt8? {
        guard end > 0 else { return nil }
        // Read forwards, an escape begins at each `%` with two hexadecimal digits behind; none of the three can begin
        // another, so the same bytes are escapes read backwards.
        if isEscaped, end >= 3, let byte = PercentDecoder.escape(in: bytes.slice(0, end), at: end - 3) {
            end -= 3
            return byte
        }
        end -= 1
        return bytes[end]
    }
}
