import LinearRegex

/// Matches by trying one way after the other, as Perl and ICU do, straight from the syntax tree: an oracle that is
/// slow and simple. A pass of a loop without bound that reads nothing ends the loop.
struct BacktrackingMatcher {
    private typealias Continuation = (_ position: Int, _ groups: [Range<Int>?]) -> [Range<Int>?]?

    private let syntax: RegexSyntax
    private let groupCount: Int
    private let scalars: [UInt32]
    /// Where each scalar, and the end, stands in the UTF-8.
    private let offsets: [Int]

    init(_ syntax: RegexSyntax, groupCount: Int, text: String) {
        self.syntax = syntax
        self.groupCount = groupCount
        scalars = text.unicodeScalars.map(\.value)
        offsets = text.unicodeScalars.reduce(into: [0]) { $0.append(($0.last ?? 0) + String(Character($1)).utf8.count) }
    }

    /// The first match and its groups.
    func firstMatch() -> [Range<Int>?]? {
        let none = [Range<Int>?](repeating: nil, count: groupCount + 1)
        for start in 0...scalars.count {
            let found = match(syntax, at: start, groups: none) { end, groups in
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
    ) -> [Range<Int>?]? {
        switch node {
        case .empty:
            return next(position, groups)
        case .scalar(let set):
            guard position < scalars.count, set.contains(scalars[position]) else { return nil }
            return next(position + 1, groups)
        case .assertion(let assertion, _):
            return holds(assertion, at: position) ? next(position, groups) : nil
        case .sequence(let parts):
            guard let first = parts.first else { return next(position, groups) }
            return match(first, at: position, groups: groups) {
                match(.sequence(Array(parts.dropFirst())), at: $0, groups: $1, then: next)
            }
        case .choice(let alternatives):
            for alternative in alternatives {
                if let found = match(alternative, at: position, groups: groups, then: next) { return found }
            }
            return nil
        case .group(let inner, let number, _):
            return match(inner, at: position, groups: groups) { end, groups in
                var groups = groups
                groups[number] = offsets[position]..<offsets[end]
                return next(end, groups)
            }
        case .repetition(_, _, maximum: 0, _):
            return next(position, groups)
        case .repetition(let inner, let minimum, let maximum, let isGreedy):
            func more() -> [Range<Int>?]? {
                match(inner, at: position, groups: groups) { end, groups in
                    // This pass was the last one needed or a further one, and read nothing.
                    if maximum == nil, minimum <= 1, end == position { return next(end, groups) }
                    let rest = RegexSyntax.repetition(
                        inner, minimum: max(0, minimum - 1), maximum: maximum.map { $0 - 1 }, isGreedy: isGreedy)
                    return match(rest, at: end, groups: groups, then: next)
                }
            }
            if minimum > 0 { return more() }
            return isGreedy ? more() ?? next(position, groups) : next(position, groups) ?? more()
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
