/// Runs a program on a text with all its threads side by side, each with its own captures.
///
/// The threads are kept in order of preference, so the first to match is the leftmost-first match of a backtracking
/// engine. After Rob Pike's sam and Russ Cox, "Regular Expression Matching: the Virtual Machine Approach" (2009).
/// Takes time proportional to the text times the program, and memory to the program. One run at a time.
final class Simulation {
    private typealias Instructions = UnsafeBufferPointer<RegexInstruction>

    private let program: RegexProgram
    private let slotCount: Int
    private var first: ThreadList
    private var second: ThreadList
    /// The captures of the thread being followed.
    private let slots: UnsafeMutablePointer<Int32>
    /// What is still to be explored: an instruction, or a slot (as its complement) and what to put back into it.
    /// An instruction visited adds at most one entry.
    private let pending: UnsafeMutablePointer<(target: Int32, value: Int32)>
    /// How many instructions were looked at, ever.
    private(set) var steps = 0

    init(_ program: RegexProgram) {
        self.program = program
        slotCount = program.slotCount
        first = ThreadList(program)
        second = ThreadList(program)
        slots = .allocate(capacity: program.slotCount)
        slots.initialize(repeating: -1, count: program.slotCount)
        pending = .allocate(capacity: program.instructions.count + 1)
    }

    deinit {
        first.deallocate()
        second.deallocate()
        slots.deallocate()
        pending.deallocate()
    }

    /// The captures of the match that begins at `start`, or with `isSearch` of the first one that begins there or
    /// later; two numbers a group, -1 where it took no part.
    ///
    /// With `isWhole` only a match that ends at `end` counts. No match may end after `end`.
    func run(_ text: RegexText, from start: Int, to end: Int, isSearch: Bool, isWhole: Bool) -> [Int32]? {
        var found: [Int32]?
        var position = start
        var current = first
        var following = second
        defer { (first, second) = (current, following) }
        program.instructions.withUnsafeBufferPointer { instructions in
            slots.update(repeating: -1, count: slotCount)
            current.clear()
            let entry = isSearch ? program.searchStart : program.matchStart
            follow(entry, at: position, in: text, instructions, into: &current)
            while current.count > 0 {
                var scalarClass = -1
                var next = position
                if position < end {
                    let (value, length) = text.scalar(at: position)
                    scalarClass = program.classes.classOf(value)
                    next = position + length
                }
                following.clear()
                steps += current.count
                for index in 0..<current.count {
                    let thread = current.threads[index]
                    let instruction = instructions[Int(thread)]
                    if instruction.kind == .match {
                        if isWhole && position != end { continue }
                        found = Array(UnsafeBufferPointer(start: current.captures(of: thread), count: slotCount))
                        break
                    }
                    if scalarClass >= 0, program.reads(instruction, scalarClass) {
                        slots.update(from: current.captures(of: thread), count: slotCount)
                        follow(instruction.next, at: next, in: text, instructions, into: &following)
                    }
                }
                swap(&current, &following)
                position = next
            }
        }
        return found
    }

    /// Adds the threads that `instruction` leads to without reading to `list`, in order of preference.
    private func follow(
        _ instruction: Int32, at position: Int, in text: RegexText, _ instructions: Instructions,
        into list: inout ThreadList
    ) {
        var target = instruction
        var pendingCount = 0
        while true {
            // Goes on at `target` for as long as there is one.
            while list.visit(target) {
                steps += 1
                let instruction = instructions[Int(target)]
                switch instruction.kind {
                case .readClass, .readSet, .match:
                    list.append(target, slots)
                case .split:
                    pending[pendingCount] = (instruction.operand, 0)
                    pendingCount += 1
                    target = instruction.next
                    continue
                case .save:
                    let slot = instruction.operand
                    pending[pendingCount] = (~slot, slots[Int(slot)])
                    pendingCount += 1
                    slots[Int(slot)] = Int32(truncatingIfNeeded: position)
                    target = instruction.next
                    continue
                case .assert:
                    if text.holds(program.assertions[Int(instruction.operand)], at: position) {
                        target = instruction.next
                        continue
                    }
                }
                break
            }
            while pendingCount > 0, pending[pendingCount - 1].target < 0 {
                pendingCount -= 1
                slots[Int(~pending[pendingCount].target)] = pending[pendingCount].value
            }
            if pendingCount == 0 { return }
            pendingCount -= 1
            target = pending[pendingCount].target
        }
    }
}

/// Threads at one position, the preferred ones first; a thread is the instruction it stands at.
///
/// Holds plain memory that its owner deallocates.
private struct ThreadList {
    let threads: UnsafeMutablePointer<Int32>
    private(set) var count = 0
    private let slotCount: Int
    /// `slotCount` captures for each instruction.
    private let captures: UnsafeMutablePointer<Int32>
    /// The round in which each instruction was last visited.
    private let visits: UnsafeMutablePointer<Int>
    private var round = 0

    init(_ program: RegexProgram) {
        let size = program.instructions.count
        slotCount = program.slotCount
        threads = .allocate(capacity: size)
        captures = .allocate(capacity: size * slotCount)
        visits = .allocate(capacity: size)
        visits.initialize(repeating: 0, count: size)
    }

    func deallocate() {
        threads.deallocate()
        captures.deallocate()
        visits.deallocate()
    }

    mutating func clear() {
        count = 0
        round += 1
    }

    /// Whether `instruction` is visited for the first time since the list was cleared.
    func visit(_ instruction: Int32) -> Bool {
        if visits[Int(instruction)] == round { return false }
        visits[Int(instruction)] = round
        return true
    }

    mutating func append(_ thread: Int32, _ slots: UnsafeMutablePointer<Int32>) {
        threads[count] = thread
        count += 1
        captures(of: thread).update(from: slots, count: slotCount)
    }

    func captures(of thread: Int32) -> UnsafeMutablePointer<Int32> {
        captures + Int(thread) * slotCount
    }
}
