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
        // Between two bounds all lengths are alike.
        let bounds = [lower] + others.flatMap { [$0.lowerBound, $0.upperBound == .max ? lower : $0.upperBound + 1] }
        for length in bounds.uniqued().sorted() where lower <= length && length <= upper {
            guard let text = text(ofLength: length, excluding: named), let atom = atom(of: ExactText(text), outside)
            else { return nil }
            atoms.append(atom)
        }
        return atoms
    }

    /// One letter again and again, from behind the first text's letter; nil where all such texts are excluded.
    private func text(ofLength length: Int, excluding named: [ExactText]) -> String? {
        let letters = ReadableText.order(behind: named.first?.text.utf8.first).prefix(26)
        return letters.lazy.map { String(repeating: String(UnicodeScalar($0)), count: length) }
            .first { !named.contains(ExactText($0)) }
    }
}
