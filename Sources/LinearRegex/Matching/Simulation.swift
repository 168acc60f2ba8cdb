/// Runs a program on a text with all its threads side by side, each with its own captures.
///
/// The threads are kept in order of preference, so the first to match is the leftmost-first match of a backtracking
/// engine. After Rob Pike's sam and Russ Cox, "Regular Expression Matching: the Virtual Machine Approach" (2009).
/// Takes time proportional to the text times the program, and memory to the program.
struct Simulation {
    private let program: RegexProgram
    private let slotCount: Int
    private var current: ThreadList
    private var following: ThreadList
    /// The captures of the thread being followed.
    private var slots: [Int32]
    /// What is still to be explored: an instruction, or a slot (as its complement) and what to put back into it.
    private var pending: [(target: Int32, value: Int32)] = []
    /// How many instructions were looked at, ever.
    private(set) var steps = 0

    init(_ program: RegexProgram) {
        self.program = program
        slotCount = program.slotCount
        current = ThreadList(program)
        following = ThreadList(program)
        slots = [Int32](repeating: -1, count: program.slotCount)
    }

    /// The captures of the match that begins at `start`, or with `isSearch` of the first one that begins there or
    /// later; two numbers a group, -1 where it took no part.
    ///
    /// With `isWhole` only a match that ends at `end` counts. No match may end after `end`.
    mutating func run(
        _ text: RegexText, from start: Int, to end: Int, isSearch: Bool, isWhole: Bool
    ) -> [Int32]? {
        var found: [Int32]?
        var position = start
        following.clear()
        for slot in slots.indices { slots[slot] = -1 }
        follow(isSearch ? program.searchStart : program.matchStart, at: position, in: text)
        swap(&current, &following)
        while current.count > 0 {
            var scalarClass = -1
            var next = position
            if position < end {
                let (value, length) = text.scalar(at: position)
                scalarClass = program.classes.classOf(value)
                next = position + length
            }
            following.clear()
            for index in 0..<current.count {
                let thread = current.threads[index]
                let instruction = program.instructions[Int(thread)]
                steps += 1
                if instruction.kind == .match {
                    if isWhole && position != end { continue }
                    found = current.captures(of: thread)
                    break
                }
                if scalarClass >= 0, program.reads(instruction, scalarClass) {
                    current.copyCaptures(of: thread, to: &slots)
                    follow(instruction.next, at: next, in: text)
                }
            }
            swap(&current, &following)
            position = next
        }
        return found
    }

    /// Adds the threads that `instruction` leads to without reading to those that follow, in order of preference.
    private mutating func follow(_ instruction: Int32, at position: Int, in text: RegexText) {
        pending.append((instruction, 0))
        while let (target, value) = pending.popLast() {
            if target < 0 {
                slots[Int(~target)] = value
                continue
            }
            guard following.visit(target) else { continue }
            steps += 1
            let instruction = program.instructions[Int(target)]
            switch instruction.kind {
            case .readClass, .readSet, .match:
                following.append(target, slots)
            case .split:
                pending.append((instruction.operand, 0))
                pending.append((instruction.next, 0))
            case .save:
                let slot = instruction.operand
                pending.append((~slot, slots[Int(slot)]))
                slots[Int(slot)] = Int32(position)
                pending.append((instruction.next, 0))
            case .assert:
                if text.holds(program.assertions[Int(instruction.operand)], at: position) {
                    pending.append((instruction.next, 0))
                }
            }
        }
    }
}

/// Threads at one position, the preferred ones first; a thread is the instruction it stands at.
private struct ThreadList {
    private let slotCount: Int
    private(set) var threads: [Int32]
    private(set) var count = 0
    /// `slotCount` captures for each instruction.
    private var captures: [Int32]
    /// The round in which each instruction was last visited.
    private var visits: [Int]
    private var round = 0

    init(_ program: RegexProgram) {
        let size = program.instructions.count
        slotCount = program.slotCount
        threads = [Int32](repeating: 0, count: size)
        captures = [Int32](repeating: 0, count: size * program.slotCount)
        visits = [Int](repeating: 0, count: size)
    }

    mutating func clear() {
        count = 0
        round += 1
    }

    /// Whether `instruction` is visited for the first time since the list was cleared.
    mutating func visit(_ instruction: Int32) -> Bool {
        if visits[Int(instruction)] == round { return false }
        visits[Int(instruction)] = round
        return true
    }

    mutating func append(_ thread: Int32, _ slots: [Int32]) {
        threads[count] = thread
        count += 1
        let base = Int(thread) * slotCount
        for slot in 0..<slotCount { captures[base + slot] = slots[slot] }
    }

    func copyCaptures(of thread: Int32, to slots: inout [Int32]) {
        let base = Int(thread) * slotCount
        for slot in 0..<slotCount { slots[slot] = captures[base + slot] }
    }

    func captures(of thread: Int32) -> [Int32] {
        let base = Int(thread) * slotCount
        return Array(captures[base..<base + slotCount])
    }
}
