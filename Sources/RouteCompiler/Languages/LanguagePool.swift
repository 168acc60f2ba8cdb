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
        enum Piece: Hashable {
            case literal(ExactText)
            case value(LanguageKey)
        }

        case segment([Piece], foldsCase: Bool)
        case queryValue(LanguageKey)
        case fixedValue(ExactText)
    }

    private var numbers: [Key: Int] = [:]
    package private(set) var languages: [SegmentLanguage] = []
    private var automata: [Int: ByteAutomaton?] = [:]
    private var relations: [Int: LanguageRelation?] = [:]
    private var singles: [Int: Bool] = [:]

    /// How many states a proof about two languages may take.
    package static let stateLimit = 20_000
    /// The steps that all automata of a pool may take together, and those that one may take.
    private var budget = 20_000_000
    private static let stepLimit = 4_000_000

    package init() {}

    // MARK: Numbers

    /// - Parameter foldsCase: Whether the ASCII letters of literals count in either case.
    package func segment(_ segment: CheckedPattern.Segment, of route: CheckedRoute, foldsCase: Bool) -> Int {
        let pieces = segment.pieces.map { piece -> SegmentLanguage.Piece in
            switch piece {
            case .literal(let text): return .literal(text)
            case .parameter(let index): return .value(route.parameters[index].type)
            }
        }
        let key = pieces.map { piece -> Key.Piece in
            switch piece {
            case .literal(let text): return .literal(ExactText(foldsCase ? text.asciiLowercased : text))
            case .value(let type): return .value(type.languageKey)
            }
        }
        return number(.segment(key, foldsCase: foldsCase)) { SegmentLanguage(pieces, foldsCase: foldsCase) }
    }

    package func queryValue(_ type: ValueType) -> Int {
        number(.queryValue(type.languageKey)) { SegmentLanguage(queryValue: type) }
    }

    package func fixedValue(_ text: String) -> Int {
        number(.fixedValue(ExactText(text))) { SegmentLanguage(fixedValue: text) }
    }

    private func number(_ key: Key, _ make: () -> SegmentLanguage) -> Int {
        if let number = numbers[key] { return number }
        let number = languages.count
        numbers[key] = number
        languages.append(make())
        return number
    }

    // MARK: Automata

    /// The automaton of the texts that a URL can carry in the language's place: no `.` and `..` in a path.
    ///
    /// - Returns: Nil where it would take too many states.
    package func automaton(_ number: Int) -> ByteAutomaton? {
        if let known = automata[number] { return known }
        let language = languages[number]
        var automaton = build([language.exact], stateLimit: LanguagePool.stateLimit)
        if language.isPath, let found = automaton, found.accepts(".") || found.accepts(".."),
            let dots = ByteAutomaton.build(.choice([.literal("."), .literal("..")]), stateLimit: 10)
        {
            automaton = found.subtracting(dots, stateLimit: LanguagePool.stateLimit)
        }
        automata[number] = .some(automaton)
        return automaton
    }

    /// An automaton within what is left of the budget.
    func build(_ expressions: [ByteExpression], stateLimit: Int) -> ByteAutomaton? {
        guard budget > 0 else { return nil }
        var steps = LanguagePool.stepLimit
        defer { budget -= LanguagePool.stepLimit - steps + 1_000 }
        return ByteAutomaton.build(expressions, stateLimit: stateLimit, budget: &steps)
    }

    /// The texts of one automaton with the languages that they have in both.
    func product(
        _ left: ByteAutomaton, _ right: ByteAutomaton, accepting: (_ left: [Int], _ right: [Int]) -> [Int]
    ) -> ByteAutomaton? {
        guard budget > 0 else { return nil }
        let product = ByteAutomaton.product(
            left, right, stateLimit: LanguagePool.stateLimit, accepting: accepting)
        // However small the automata are, a product costs some steps; large ones are in proportion.
        budget -= product.map { 3_000 + 4 * ($0.size + left.size + right.size) } ?? LanguagePool.stepLimit
        return product
    }

    /// Whether no text belongs to the language; nil where that takes too many states to decide.
    package func isEmpty(_ number: Int) -> Bool? {
        languages[number].isSurelyInhabited ? false : automaton(number)?.isEmpty
    }

    /// Whether a text that a URL can carry belongs to the language; nil where that takes too many states to decide.
    package func accepts(_ number: Int, _ text: ExactText) -> Bool? {
        switch languages[number].kind {
        case .literal(let literal): return literal == text
        case .foldedLiteral(let literal): return literal == text.lowercased
        case .choice(let texts): return texts.contains(text)
        case .any: return !text.text.isEmpty
        case .typed:
            if let length = languages[number].length { return length.contains(text.text.unicodeScalars.count) }
            return automaton(number)?.accepts(text.text)
        }
    }

    /// The language's one text where it is a literal.
    package func literal(_ number: Int) -> ExactText? {
        if case .literal(let text) = languages[number].kind { return text } else { return nil }
    }

    // MARK: Relations

    /// Nil where deciding would take too many states.
    package func relation(_ first: Int, _ second: Int) -> LanguageRelation? {
        if first > second { return relation(second, first)?.reversed }
        if first == second, languages[first].isSurelyInhabited {
            return LanguageRelation(meets: true, isInside: true, contains: true)
        }
        let key = first << 32 | second
        if let known = relations[key] { return known }
        let relation = decide(first, second)
        relations[key] = .some(relation)
        return relation
    }

    private func decide(_ first: Int, _ second: Int) -> LanguageRelation? {
        if first == second {
            return isEmpty(first).map { LanguageRelation(meets: !$0, isInside: true, contains: true) }
        }
        guard var relation = relationOfTexts(first, second) else { return nil }
        let (types, otherTypes) = (languages[first].ownTypes, languages[second].ownTypes)
        if relation.isInside, relation.contains, types != otherTypes {
            // A type of the author's lies strictly inside String; two different ones overlap.
            relation.isInside = otherTypes.isEmpty
            relation.contains = types.isEmpty
        }
        return relation
    }

    private func relationOfTexts(_ first: Int, _ second: Int) -> LanguageRelation? {
        if let text = literal(first) { return relation(of: text, second) }
        if let text = literal(second) { return relation(of: text, first)?.reversed }
        if case .foldedLiteral(let text) = languages[first].kind {
            return automaton(second)?.relation(ofAnyCaseOf: text.text)
        }
        if case .foldedLiteral(let text) = languages[second].kind {
            return automaton(first)?.relation(ofAnyCaseOf: text.text).reversed
        }
        if let one = lengths(first), let other = lengths(second) {
            return LanguageRelation(
                meets: one.overlaps(other),
                isInside: other.lowerBound <= one.lowerBound && one.upperBound <= other.upperBound,
                contains: one.lowerBound <= other.lowerBound && other.upperBound <= one.upperBound)
        }
        if let one = languages[first].numbers, let other = languages[second].numbers {
            return IntegerTexts(one).relation(to: IntegerTexts(other))
        }
        guard let left = automaton(first), let right = automaton(second),
            let both = product(left, right, accepting: { $0 + $1.map { $0 + 1 } })
        else { return nil }
        return LanguageRelation(
            meets: !both.isDisjoint(0, 1), isInside: both.isSubset(0, of: 1), contains: both.isSubset(1, of: 0))
    }

    private func relation(of text: ExactText, _ other: Int) -> LanguageRelation? {
        guard let accepts = accepts(other, text) else { return nil }
        guard accepts else { return LanguageRelation(meets: false, isInside: false, contains: isEmpty(other) ?? false) }
        return hasOneText(other).map { LanguageRelation(meets: true, isInside: true, contains: $0) }
    }

    /// Whether a language that is not empty has a single text.
    private func hasOneText(_ number: Int) -> Bool? {
        if let known = singles[number] { return known }
        let isSingle: Bool?
        switch languages[number].kind {
        case .literal: isSingle = true
        case .choice(let texts): isSingle = texts.count == 1
        case .any, .foldedLiteral: isSingle = false
        case .typed: isSingle = languages[number].length != nil ? false : automaton(number)?.hasOneText
        }
        singles[number] = isSingle
        return isSingle
    }

    /// How many scalars the texts have, where that is all there is to say of the language.
    func lengths(_ number: Int) -> ClosedRange<Int>? {
        if case .any = languages[number].kind { return 1...(.max) }
        return languages[number].length
    }
}

extension ByteAutomaton {
    fileprivate var size: Int { stateCount * classCount }
}
