import LinearRegex

extension ByteExpression {
    /// Whether the language holds `text`, found by trying everything: slow, and nothing like an automaton.
    func holds(_ text: [UInt8]) -> Bool {
        ends(in: text, from: 0).contains(text.count)
    }

    /// Where the texts of the language that begin at `start` can end.
    private func ends(in text: [UInt8], from start: Int) -> Set<Int> {
        switch self {
        case .nothing:
            return []
        case .empty:
            return [start]
        case .bytes(let set):
            return start < text.count && set.contains(text[start]) ? [start + 1] : []
        case .sequence(let parts):
            return parts.reduce([start]) { starts, part in
                Set(starts.flatMap { part.ends(in: text, from: $0) })
            }
        case .choice(let alternatives):
            return Set(alternatives.flatMap { $0.ends(in: text, from: start) })
        case .repetition(let inner, let minimum, let maximum):
            var reached: Set<Int> = minimum == 0 ? [start] : []
            var starts: Set<Int> = [start]
            // More passes than there are bytes reach nothing new.
            for pass in 1...minimum + text.count + 1 where pass <= maximum ?? Int.max {
                starts = Set(starts.flatMap { inner.ends(in: text, from: $0) })
                if pass >= minimum { reached.formUnion(starts) }
            }
            return reached
        }
    }

    /// A small expression over `a`, `b` and `é`.
    static func random(depth: Int, using generator: inout SeededGenerator) -> ByteExpression {
        let kind = depth == 0 ? generator.below(4) : generator.below(12)
        switch kind {
        case 0: return generator.oneIn(4) ? .nothing : .empty
        case 1: return .literal(generator.text(of: ["a", "b", "é"], below: 3))
        case 2: return .bytes(ByteSet(UInt8(ascii: "a")...UInt8(ascii: "b")))
        case 3: return .literal(generator.pick(["a", "b"]))
        case 4...6: return .sequence(randomList(depth: depth, using: &generator))
        case 7...9: return .choice(randomList(depth: depth, using: &generator))
        default:
            let minimum = generator.below(3)
            let maximum = generator.oneIn(2) ? nil : minimum + generator.below(3)
            return .repetition(random(depth: depth - 1, using: &generator), minimum: minimum, maximum: maximum)
        }
    }

    private static func randomList(depth: Int, using generator: inout SeededGenerator) -> [ByteExpression] {
        var list: [ByteExpression] = []
        for _ in 0..<generator.below(4) { list.append(random(depth: depth - 1, using: &generator)) }
        return list
    }
}

/// All texts of at most `length` pieces.
func allTexts(of pieces: [String], upTo length: Int) -> [[UInt8]] {
    var texts: [[UInt8]] = [[]]
    var longest = texts
    for _ in 0..<length {
        longest = longest.flatMap { text in pieces.map { text + Array($0.utf8) } }
        texts += longest
    }
    return texts
}
