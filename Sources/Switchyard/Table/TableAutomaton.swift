/// An automaton over bytes, run from the table.
package struct TableAutomaton {
    private let table: TableReader
    private let classes: Int
    private let classCount: Int
    private let transitions: Int
    private let accepts: Int
    private let stateCount: Int

    package static let dead = 0
    package static let start = 1

    package init(_ table: TableReader, at offset: Int) {
        self.table = table
        classes = table.number(at: offset &+ TableLayout.Automaton.classes)
        classCount = table.number(at: offset &+ TableLayout.Automaton.classCount)
        transitions = table.number(at: offset &+ TableLayout.Automaton.transitions)
        accepts = table.number(at: offset &+ TableLayout.Automaton.accepts)
        stateCount = table.number(at: offset &+ TableLayout.Automaton.stateCount)
    }

    @inline(__always)
    package func next(_ state: Int, _ byte: UInt8) -> Int {
        let column = Int(table.byte(at: classes &+ Int(byte)) & 0x7f)
        return table.shortNumber(at: transitions &+ (state &* classCount &+ column) &* 2)
    }

    /// What the automaton says of the text read so far: 0 for no, else a number whose meaning is the reader's.
    @inline(__always)
    package func verdict(_ state: Int) -> Int {
        table.number(at: accepts &+ state &* TableLayout.numberSize)
    }

    /// The verdict on a whole text.
    @inline(__always)
    package func run(_ text: RouteText) -> Int {
        var state = TableAutomaton.start
        if text.isVerbatim {
            var index = 0
            while index < text.bytes.count, state != TableAutomaton.dead {
                state = next(state, text.bytes[index])
                index += 1
            }
        } else {
            var decoder = text.decoder
            while state != TableAutomaton.dead, let byte = decoder.next() { state = next(state, byte) }
        }
        return verdict(state)
    }
}
