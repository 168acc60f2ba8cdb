/// A deterministic automaton for where the leftmost-first match of a program lies, built as texts ask for it.
///
/// A state is the threads of a simulation without their captures, in order of preference up to the first that has
/// matched. What a state holds beyond reading depends on the scalar before it, known when the state is made, and on
/// whether the scalar after it is a word character, which is part of what a transition reads. After RE2 by Russ Cox.
/// A transition on which no thread but the search itself reads on is marked: no match that is still to be found begins
/// before it.
///
/// States are kept up to a bound, then all are dropped; a text that makes that happen often is given up on.
struct LazyAutomaton {
    enum Outcome: Equatable {
        case noMatch
        /// The match ends with this range and begins in it, often at its start.
        case match(within: Range<Int>)
        /// This automaton cannot say.
        case unknown
    }

    /// What stands beside a position.
    private enum Neighbor: Int {
        case other
        case word
        /// The start or the end of the text.
        case nothing
    }

    private static let tableLimit = 1 << 16
    private static let memberLimit = 1 << 16
    private static let restartLimit = 4

    private let program: RegexProgram
    /// How many neighbors a transition tells apart: all, or 1 where no assertion looks ahead.
    private let neighborCount: Int
    private let width: Int
    private let hasTextEnd: Bool

    /// The state that each state and input lead to, times two, plus one if no match is under way; -1 if not known yet.
    private var table: [Int32] = []
    private var states = StateStore()
    /// The first states of a search, by what stands before and after the position.
    private var starts = [Int32](repeating: -1, count: 9)
    private var visits: [Int]
    private var round = 0
    private var pending: [Int32] = []
    private var collected: [Int32] = []
    private var restarts = 0
    /// How many instructions were looked at, ever.
    private(set) var steps = 0

    /// `nil` if the program's assertions look further than one scalar, or it is too large.
    init?(_ program: RegexProgram) {
        guard !program.assertions.contains(.lineStart), !program.assertions.contains(.lineEnd) else { return nil }
        self.program = program
        neighborCount = program.assertions.contains { $0 != .textStart } ? 3 : 1
        width = program.classes.count * neighborCount
        hasTextEnd = program.assertions.contains(.textEnd)
        visits = [Int](repeating: 0, count: program.instructions.count)
        guard width * 16 <= LazyAutomaton.tableLimit, visits.count * 16 <= LazyAutomaton.memberLimit else { return nil }
    }

    /// Finds the first match that begins at or after `start`. With `isEarly` stops where it is first known that
    /// there is one.
    mutating func findMatch(in text: RegexText, from start: Int, isEarly: Bool) -> Outcome {
        // Before a final line terminator `$` holds, which would take looking further ahead.
        if hasTextEnd && text.finalTerminator >= start { return .unknown }
        restarts = 0
        var end = -1
        var begin = start
        var position = start
        var input = scalarClass(in: text, at: position)
        var state = firstState(text, at: position, before: input.scalarClass)
        while true {
            if states.isMatch[Int(state)] {
                end = position
                if isEarly { break }
            }
            if states.isDead(state) || position >= text.count { break }
            position += input.length
            let read = input.scalarClass
            input = scalarClass(in: text, at: position)
            let column = neighborCount == 1 ? read : read * 3 + neighbor(input.scalarClass).rawValue
            var target = table[Int(state) * width + column]
            if target < 0 {
                target = successor(of: state, read: read, before: input.scalarClass, column: column)
                if target < 0 { return .unknown }
            }
            state = target >> 1
            if target & 1 == 1 { begin = position }
        }
        return end < 0 ? .noMatch : .match(within: begin..<end)
    }

    /// The class at `position`, -1 at the end, and how many bytes it takes.
    @inline(__always)
    private func scalarClass(in text: RegexText, at position: Int) -> (scalarClass: Int, length: Int) {
        guard position < text.count else { return (-1, 0) }
        let (value, length) = text.scalar(at: position)
        return (program.classes.classOf(value), length)
    }

    @inline(__always)
    private func neighbor(_ scalarClass: Int) -> Neighbor {
        if scalarClass < 0 { return .nothing }
        return program.isWordClass[scalarClass] ? .word : .other
    }

    private mutating func firstState(_ text: RegexText, at position: Int, before next: Int) -> Int32 {
        let previous: Neighbor = position == 0 ? .nothing : text.isWord(position - 1) ? .word : .other
        let index = previous.rawValue * 3 + neighbor(next).rawValue
        if starts[index] >= 0 { return starts[index] }
        collected.removeAll(keepingCapacity: true)
        round += 1
        let isMatch = follow(program.searchStart, between: previous, and: neighbor(next))
        starts[index] = intern(isMatch: isMatch)
        return starts[index]
    }

    /// What the table is to say of reading a scalar of class `read`; -1 if it is time to give up.
    private mutating func successor(of state: Int32, read: Int, before next: Int, column: Int) -> Int32 {
        collected.removeAll(keepingCapacity: true)
        round += 1
        var isMatch = false
        var isSearching = false
        var isUnderWay = false
        for index in states.range(of: state) where !isMatch {
            let instruction = program.instructions[Int(states.members[index])]
            steps += 1
            if program.reads(instruction, read) {
                let isSearch = instruction.next == program.searchStart
                isSearching = isSearching || isSearch
                isUnderWay = isUnderWay || !isSearch
                isMatch = follow(instruction.next, between: neighbor(read), and: neighbor(next))
            }
        }
        let mark: Int32 = isSearching && !isUnderWay ? 1 : 0
        if table.count + width > LazyAutomaton.tableLimit
            || states.members.count + collected.count > LazyAutomaton.memberLimit
        {
            restarts += 1
            guard restarts <= LazyAutomaton.restartLimit else { return -1 }
            table.removeAll(keepingCapacity: true)
            states = StateStore()
            for index in starts.indices { starts[index] = -1 }
            return intern(isMatch: isMatch) << 1 | mark
        }
        let target = intern(isMatch: isMatch) << 1 | mark
        table[Int(state) * width + column] = target
        return target
    }

    /// Collects the instructions that read and to which `instruction` leads without reading, up to the first match;
    /// returns whether there was one.
    private mutating func follow(_ instruction: Int32, between previous: Neighbor, and next: Neighbor) -> Bool {
        pending.removeAll(keepingCapacity: true)
        pending.append(instruction)
        while let target = pending.popLast() {
            if visits[Int(target)] == round { continue }
            visits[Int(target)] = round
            steps += 1
            let instruction = program.instructions[Int(target)]
            switch instruction.kind {
            case .match:
                return true
            case .readClass, .readSet:
                collected.append(target)
            case .split:
                pending.append(instruction.operand)
                pending.append(instruction.next)
            case .save:
                pending.append(instruction.next)
            case .assert:
                if LazyAutomaton.holds(program.assertions[Int(instruction.operand)], previous, next) {
                    pending.append(instruction.next)
                }
            }
        }
        return false
    }

    private static func holds(_ assertion: RegexAssertion, _ previous: Neighbor, _ next: Neighbor) -> Bool {
        switch assertion {
        case .textStart, .lineStart: return previous == .nothing
        case .textEnd, .lineEnd: return next == .nothing
        case .wordBoundary: return (previous == .word) != (next == .word)
        case .notWordBoundary: return (previous == .word) == (next == .word)
        }
    }

    private mutating func intern(isMatch: Bool) -> Int32 {
        let count = states.isMatch.count
        let state = states.intern(collected, isMatch: isMatch)
        if states.isMatch.count > count {
            for _ in 0..<width { table.append(-1) }
        }
        return state
    }
}

/// Numbered states, each a list of instructions and whether a match comes after them.
private struct StateStore {
    private(set) var isMatch: [Bool] = []
    /// The instructions of all states, one state after the other.
    private(set) var members: [Int32] = []
    private var offsets = [0]
    private var hashes: [UInt] = []
    /// An open hash table from lists to states, plus one.
    private var slots = [Int32](repeating: 0, count: 64)

    func range(of state: Int32) -> Range<Int> {
        offsets[Int(state)]..<offsets[Int(state) + 1]
    }

    /// Whether nothing can follow.
    func isDead(_ state: Int32) -> Bool {
        offsets[Int(state)] == offsets[Int(state) + 1]
    }

    /// The state of a list, a new one if there is none yet.
    mutating func intern(_ list: [Int32], isMatch: Bool) -> Int32 {
        // FNV-1a over words.
        var hash: UInt = isMatch ? 0x9DC5 : 0x811C
        for member in list { hash = (hash ^ UInt(bitPattern: Int(member))) &* 0x0100_0193 }
        hash ^= hash >> 15
        var slot = Int(bitPattern: hash) & (slots.count - 1)
        while slots[slot] != 0 {
            let state = slots[slot] - 1
            if hashes[Int(state)] == hash, self.isMatch[Int(state)] == isMatch, members[range(of: state)] == list[...] {
                return state
            }
            slot = (slot + 1) & (slots.count - 1)
        }
        let state = Int32(hashes.count)
        members += list
        offsets.append(members.count)
        hashes.append(hash)
        self.isMatch.append(isMatch)
        slots[slot] = state + 1
        if hashes.count * 2 > slots.count { grow() }
        return state
    }

    private mutating func grow() {
        slots = [Int32](repeating: 0, count: slots.count * 2)
        for (state, hash) in hashes.enumerated() {
            var slot = Int(bitPattern: hash) & (slots.count - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int32(state + 1)
        }
    }
}
