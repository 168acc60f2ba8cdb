import LinearRegex
import Switchyard

extension TableWriter {
    /// Writes an automaton over bytes; the tables of equal ones are shared.
    ///
    /// - Parameter accepts: What the table's reader is told of a text that ends in a state; 0 for no.
    /// - Returns: The offset of its record.
    mutating func write(_ automaton: ByteAutomaton, accepts: [Int]) -> Int {
        let written = writeTransitions(automaton)
        let verdicts = buffer.allocate((accepts.count + 1) * TableLayout.numberSize)
        for (state, verdict) in accepts.enumerated() {
            buffer.put(verdict, at: verdicts + (state + 1) * TableLayout.numberSize)
        }
        let record = buffer.allocate(TableLayout.Automaton.size)
        buffer.put(written.classes, at: record + TableLayout.Automaton.classes)
        buffer.put(automaton.classCount, at: record + TableLayout.Automaton.classCount)
        buffer.put(written.transitions, at: record + TableLayout.Automaton.transitions)
        buffer.put(verdicts, at: record + TableLayout.Automaton.accepts)
        buffer.put(automaton.stateCount + 1, at: record + TableLayout.Automaton.stateCount)
        return record
    }

    private mutating func writeTransitions(_ automaton: ByteAutomaton) -> WrittenAutomaton {
        if let written = writtenAutomata[automaton] { return written }
        let classes = buffer.allocate(256)
        for (byte, byteClass) in automaton.classes.enumerated() { buffer.putByte(byteClass, at: classes + byte) }
        // State 0 is dead, so ours are moved up by one.
        let transitions = buffer.allocate((automaton.stateCount + 1) * automaton.classCount * 2)
        for (index, target) in automaton.transitions.enumerated() where target >= 0 {
            buffer.putShort(Int(target) + 1, at: transitions + (index + automaton.classCount) * 2)
        }
        let written = WrittenAutomaton(classes: classes, transitions: transitions)
        writtenAutomata[automaton] = written
        return written
    }

    /// Writes the automaton of one language that says 1 for its texts; 0 where it takes too many states, which the
    /// checks before have refused.
    mutating func write(_ expression: ByteExpression) -> Int {
        pool.build([expression], stateLimit: TableLimits.automatonStates - 1).map { write($0) } ?? 0
    }

    /// The same for an automaton that is there.
    mutating func write(_ automaton: ByteAutomaton) -> Int {
        guard automaton.stateCount < TableLimits.automatonStates, automaton.classCount <= TableLimits.byteClasses else {
            return 0
        }
        return write(automaton, accepts: automaton.accepts.map { $0.isEmpty ? 0 : 1 })
    }
}

extension ByteAutomaton {
    /// What every text of one digit or more leads to, where that is the same for all up to a length.
    ///
    /// - Parameter targets: What a text leads to that ends in a state.
    func targetOfDigits(_ targets: [Int?], upTo length: Int) -> Int? {
        var states: Set<Int> = [start]
        var found: Set<Int?> = []
        for _ in 0..<length {
            var next: Set<Int> = []
            for state in states {
                for digit in UInt8(ascii: "0")...UInt8(ascii: "9") {
                    guard let state = step(state, digit) else { return nil }
                    next.insert(state)
                }
            }
            states = next
            found.formUnion(states.map { targets[$0] })
            if found.count > 1 { return nil }
        }
        return found.first ?? nil
    }
}
