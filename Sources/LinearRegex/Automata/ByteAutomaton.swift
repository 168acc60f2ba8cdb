/// A deterministic automaton over bytes that says which of several languages a text belongs to.
///
/// It is minimal and its states are numbered in breadth-first order, so two automata are equal exactly if they accept
/// the same texts for the same languages. It is partial: every state can still reach an accepting one, the start
/// perhaps excepted.
package struct ByteAutomaton: Hashable, Sendable {
    /// The class of each of the 256 bytes.
    package let classes: [UInt8]
    package let classCount: Int
    package let stateCount: Int
    /// Where reading begins; always 0.
    package let start: Int
    /// The state after `state` reads a byte of `class`, at `state * classCount + class`; -1 where nothing can follow.
    package let transitions: [Int32]
    /// For each state the languages, ascending, of a text that ends there.
    package let accepts: [[Int]]

    /// The automaton that accepts, each with its index, the languages of `expressions`.
    ///
    /// `nil` if that takes more than `stateLimit` states before they are minimized, or unreasonable work.
    package static func build(_ expressions: [ByteExpression], stateLimit: Int) -> ByteAutomaton? {
        var budget = 20_000_000
        return build(expressions, stateLimit: stateLimit, budget: &budget)
    }

    /// The same within `budget` steps, which are taken off; a debug build takes some seven million a second.
    package static func build(
        _ expressions: [ByteExpression], stateLimit: Int, budget: inout Int
    ) -> ByteAutomaton? {
        guard let program = try? ByteProgram(expressions, limit: nodeLimit) else {
            budget -= nodeLimit
            return nil
        }
        var construction = SubsetConstruction(program, stateLimit: stateLimit, budget: budget - program.kinds.count)
        let graph = construction.run()
        // Making it minimal takes longer than finding it.
        budget = construction.budget - 3 * (graph?.transitions.count ?? 0)
        return graph?.minimized()
    }

    /// The automaton of one language.
    package static func build(_ expression: ByteExpression, stateLimit: Int) -> ByteAutomaton? {
        build([expression], stateLimit: stateLimit)
    }

    /// The most nodes of a nondeterministic automaton that are worth making deterministic.
    private static let nodeLimit = 250_000

    /// The state after `state` reads `byte`; `nil` where nothing can follow.
    package func step(_ state: Int, _ byte: UInt8) -> Int? {
        let next = transitions[state * classCount + Int(classes[Int(byte)])]
        return next < 0 ? nil : Int(next)
    }

    /// The languages that `bytes` belongs to.
    package func accepts(_ bytes: some Sequence<UInt8>) -> [Int] {
        var state = start
        for byte in bytes {
            guard let next = step(state, byte) else { return [] }
            state = next
        }
        return accepts[state]
    }

    /// Whether `text` belongs to any language.
    package func accepts(_ text: String) -> Bool {
        !accepts(text.utf8).isEmpty
    }
}
