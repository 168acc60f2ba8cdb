/// Where a pattern and its groups matched, as byte ranges of the text.
package struct RegexMatch: Hashable, Sendable {
    /// The whole match, then each group; `nil` for a group that took no part.
    package let groups: [Range<Int>?]

    /// The whole match.
    package var range: Range<Int> {
        (groups.first ?? nil) ?? 0..<0
    }

    /// From two positions a group, -1 where it took no part.
    init(_ slots: [Int32]) {
        groups = stride(from: 0, to: slots.count - 1, by: 2).map { index in
            let (start, end) = (Int(slots[index]), Int(slots[index + 1]))
            return start < 0 || end < start ? nil : start..<end
        }
    }
}
