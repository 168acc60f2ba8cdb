import Switchyard

/// The literal text of a canonical path, cut at its parameters and escaped.
struct BuiltPath {
    /// What comes before all parameters where no parameter is sure to follow.
    private(set) var head = ""
    /// By parameter: the text before its value, and the text after it that belongs to the same part.
    private(set) var before: [Int: String] = [:]
    private(set) var after: [Int: String] = [:]

    init(_ pattern: CheckedPattern) {
        var start = 0
        for length in pattern.lengths {
            add(pattern.segments[start..<length])
            start = length
        }
    }

    /// Adds the required part, or one optional tail, which always has a parameter.
    private mutating func add(_ segments: ArraySlice<CheckedPattern.Segment>) {
        var pending = ""
        var last: Int?
        for segment in segments {
            pending += "/"
            for piece in segment.pieces {
                switch piece {
                case .literal(let text): pending += PercentEncoding.encode(text)
                case .parameter(let index):
                    before[index] = pending
                    pending = ""
                    last = index
                }
            }
        }
        if let last {
            after[last] = pending
        } else {
            head = pending
        }
    }
}
