import LinearRegex
import Switchyard

extension LanguageAtoms {
    /// The atoms where nothing but names and lengths tells texts apart, however long they are; nil where something does.
    func atomsByLength(_ inside: [Int], _ outside: Outside) -> [Atom]? {
        let ranges = inside.compactMap { pool.lengths($0) }
        let others = outside.typed.compactMap { pool.lengths($0) }
        guard ranges.count == inside.count, others.count == outside.typed.count, outside.foldedLiterals.isEmpty else {
            return nil
        }
        let lower = ranges.map(\.lowerBound).max() ?? 1
        let upper = ranges.map(\.upperBound).min() ?? 1
        let named = (Array(outside.literals.keys) + outside.choices.flatMap { texts(of: $0) ?? [] }).uniqued().sorted()
        guard lower <= upper, var atoms = atoms(of: named, inside, outside) else { return lower <= upper ? nil : [] }
        // Between two bounds all lengths are alike, the first of them and one behind it that is not named.
        let bounds = [lower] + others.flatMap { [$0.lowerBound, $0.upperBound == .max ? lower : $0.upperBound + 1] }
        let starts = bounds.uniqued().sorted().filter { lower <= $0 && $0 <= upper }
        for (index, start) in starts.enumerated() {
            let end = index + 1 < starts.count ? starts[index + 1] - 1 : upper
            guard let text = text(ofLength: start...min(end, start + 1), excluding: named) else { continue }
            guard let atom = atom(of: ExactText(text), outside) else { return nil }
            atoms.append(atom)
        }
        return atoms
    }

    private func text(ofLength length: ClosedRange<Int>, excluding named: [ExactText]) -> String? {
        // No literal of a path is longer.
        guard length.lowerBound <= TableLimits.literal else { return String(repeating: "a", count: length.lowerBound) }
        let excluded = named.map { ReadableText.Excluded(bytes: Array($0.text.utf8), foldsCase: false) }
        let expression = ByteExpression.repetition(
            .anyScalar, minimum: length.lowerBound, maximum: length.upperBound)
        guard let automaton = pool.build([expression], stateLimit: LanguagePool.stateLimit) else { return nil }
        let dots = [".", ".."].map { ReadableText.Excluded(bytes: Array($0.utf8), foldsCase: false) }
        return ReadableText.find(in: automaton, excluding: excluded + dots) { _ in true }
    }
}
