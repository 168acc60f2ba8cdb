package import LinearRegex

/// How the texts of one language lie to those of another.
package struct LanguageRelation: Sendable, Hashable {
    /// Whether there is a text that both have.
    package var meets: Bool
    /// Whether every text of the first is one of the second, and the other way round.
    package var isInside: Bool
    package var contains: Bool

    package var reversed: LanguageRelation { LanguageRelation(meets: meets, isInside: contains, contains: isInside) }
}

/// All languages of a manifest's segments and query values, each once and named by a number.
package final class LanguagePool {
    private enum Key: Hashable {
        case segment([SegmentLanguage.Piece])
        case queryValue(ValueType)
        case fixedValue(String)
    }

    package let foldsCase: Bool
    private var numbers: [Key: Int] = [:]
    package private(set) var languages: [SegmentLanguage] = []
    private var automata: [Int: ByteAutomaton?] = [:]
    private var relations: [Int: LanguageRelation] = [:]

    /// How many states a proof about two languages may take.
    package static let stateLimit = 20_000

    package init(foldsCase: Bool) { self.foldsCase = foldsCase }

    package func segment(_ segment: CheckedPattern.Segment, of route: CheckedRoute) -> Int {
        let pieces = segment.pieces.map { piece -> SegmentLanguage.Piece in
            switch piece {
            case .literal(let text): return .literal(foldsCase ? text.asciiLowercased : text)
            case .parameter(let index): return .value(route.parameters[index].type.languageKey)
            }
        }
        return number(.segment(pieces)) { SegmentLanguage(pieces, foldsCase: foldsCase) }
    }

    package func literal(_ text: String) -> Int {
        let piece = SegmentLanguage.Piece.literal(foldsCase ? text.asciiLowercased : text)
        return number(.segment([piece])) { SegmentLanguage([piece], foldsCase: foldsCase) }
    }

    package func queryValue(_ type: ValueType) -> Int {
        number(.queryValue(type.languageKey)) { SegmentLanguage(queryValue: type) }
    }

    package func fixedValue(_ text: String) -> Int {
        number(.fixedValue(text)) { SegmentLanguage(fixedValue: text) }
    }

    private func number(_ key: Key, _ make: () -> SegmentLanguage) -> Int {
        if let number = numbers[key] { return number }
        let number = languages.count
        numbers[key] = number
        languages.append(make())
        return number
    }

    /// The automaton of the exact texts; nil where it would take too many states.
    package func automaton(_ number: Int) -> ByteAutomaton? {
        if let known = automata[number] { return known }
        let automaton = ByteAutomaton.build(languages[number].exact, stateLimit: LanguagePool.stateLimit)
        automata[number] = .some(automaton)
        return automaton
    }

    /// Nil where deciding would take too many states.
    package func relation(_ first: Int, _ second: Int) -> LanguageRelation? {
        if first == second { return LanguageRelation(meets: true, isInside: true, contains: true) }
        if first > second { return relation(second, first)?.reversed }
        let key = first << 32 | second
        if let known = relations[key] { return known }
        guard let relation = decide(first, second) else { return nil }
        relations[key] = relation
        return relation
    }

    private func decide(_ first: Int, _ second: Int) -> LanguageRelation? {
        let (a, b) = (languages[first], languages[second])
        if case .literal(let one) = a.kind, case .literal(let other) = b.kind {
            let isEqual = one == other
            return LanguageRelation(meets: isEqual, isInside: isEqual, contains: isEqual)
        }
        guard let left = automaton(first), let right = automaton(second),
            let both = left.combined(with: right, languageCount: 1, stateLimit: LanguagePool.stateLimit)
        else { return nil }
        var relation = LanguageRelation(
            meets: !both.isDisjoint(0, 1), isInside: both.isSubset(0, of: 1), contains: both.isSubset(1, of: 0))
        if relation.isInside, relation.contains, a.ownTypes != b.ownTypes {
            // A type of the author's lies strictly inside String; two different ones overlap.
            relation.isInside = b.ownTypes.isEmpty
            relation.contains = a.ownTypes.isEmpty
        }
        return relation
    }
}

extension String {
    /// The upper-case ASCII letters made lower case.
    package var asciiLowercased: String {
        String(decoding: utf8.map { $0 &- 65 < 26 ? $0 | 0x20 : $0 }, as: UTF8.self)
    }
}
