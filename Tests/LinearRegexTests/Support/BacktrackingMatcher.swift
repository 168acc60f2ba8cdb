import LinearRegex

/// Matches by trying one way after the other, as Perl and ICU do, straight from the syntax tree: an oracle that is
/// slow and simple. A pass of a loop without bound that reads nothing ends the loop.
final class BacktrackingMatcher {
    /// Thrown by a match that takes more steps than it is worth.
    struct RunsAway: Error {}

    private typealias Continuation = (_ position: Int, _ groups: [Range<Int>?]) throws -> [Range<Int>?]?

    private let syntax: RegexSyntax
    private let groupCount: Int
    private let scalars: [UInt32]
    /// Where each scalar, and the end, stands in the UTF-8.
    private let offsets: [Int]
    private var stepsLeft = 20_000

    init(_ syntax: RegexSyntax, groupCount: Int, text: String) {
        self.syntax = syntax
        self.groupCount = groupCount
        scalars = text.unicodeScalars.map(\.value)
        offsets = text.unicodeScalars.reduce(into: [0]) { $0.append(($0.last ?? 0) + String(Character($1)).utf8.count) }
    }

    /// The first match and its groups.
    func firstMatch() throws -> [Range<Int>?]? {
        let none = [Range<Int>?](repeating: nil, count: groupCount + 1)
        for start in 0...scalars.count {
            let found = try match(syntax, at: start, groups: none) { [offsets] end, groups in
                var groups = groups
                groups[0] = offsets[start]..<offsets[end]
                return groups
            }
            if let found { return found }
        }
        return nil
    }

    private func match(
        _ node: RegexSyntax, at position: Int, groups: [Range<Int>?], then next: Continuation
    ) throws -> [Range<Int>?]? {
        stepsLeft -= 1
        guard stepsLeft > 0 else { throw RunsAway() }
        switch node {
        case .empty:
            return try next(position, groups)
        case .scalar(let set):
            guard position < scalars.count, set.contains(scalars[position]) else { return nil }
            return try next(position + 1, groups)
        case .assertion(let assertion, _):
            return holds(assertion, at: position) ? try next(position, groups) : nil
        case .sequence(let parts):
            guard let first = parts.first else { return try next(position, groups) }
            return try match(first, at: position, groups: groups) {
                try self.match(.sequence(Array(parts.dropFirst())), at: $0, groups: $1, then: next)
            }
        case .choice(let alternatives):
            for alternative in alternatives {
                if let found = try match(alternative, at: position, groups: groups, then: next) { return found }
            }
            return nil
        case .group(let inner, let number, _):
            return try match(inner, at: position, groups: groups) { [offsets] end, groups in
                var groups = groups
                groups[number] = offsets[position]..<offsets[end]
                return try next(end, groups)
            }
        case .repetition(_, _, maximum: 0, _):
            return try next(position, groups)
        case .repetition(let inner, let minimum, let maximum, let isGreedy):
            func more() throws -> [Range<Int>?]? {
                try match(inner, at: position, groups: groups) { end, groups in
                    // This pass was the last one needed or a further one, and read nothing.
                    if maximum == nil, minimum <= 1, end == position { return try next(end, groups) }
                    let rest = RegexSyntax.repetition(
                        inner, minimum: max(0, minimum - 1), maximum: maximum.map { $0 - 1 }, isGreedy: isGreedy)
                    return try self.match(rest, at: end, groups: groups, then: next)
                }
            }
            if minimum > 0 { return try more() }
            return isGreedy ? try more() ?? next(position, groups) : try next(position, groups) ?? more()
        }
    }

    private func holds(_ assertion: RegexAssertion, at position: Int) -> Bool {
        func isWord(_ index: Int) -> Bool {
            scalars.indices.contains(index) && ScalarSet.word.contains(scalars[index])
        }
        func isTerminator(_ index: Int) -> Bool {
            scalars.indices.contains(index) && ScalarSet.lineTerminators.contains(scalars[index])
        }
        let isWithinLineBreak = position > 0 && scalars[(position - 1)...].starts(with: [13, 10])
        switch assertion {
        case .textStart:
            return position == 0
        case .textEnd:
            let rest = scalars[position...]
            return rest.isEmpty || rest.elementsEqual([13, 10])
                || rest.count == 1 && isTerminator(position) && !isWithinLineBreak
        case .lineStart:
            return position == 0 || position < scalars.count && isTerminator(position - 1) && !isWithinLineBreak
        case .lineEnd:
            return position == scalars.count || isTerminator(position) && !isWithinLineBreak
        case .wordBoundary:
            return isWord(position - 1) != isWord(position)
        case .notWordBoundary:
            return isWord(position - 1) == isWord(position)
        }
    }
}
