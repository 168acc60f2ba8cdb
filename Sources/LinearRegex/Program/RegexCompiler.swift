/// Compiles a syntax tree, from its end backwards.
///
/// A pass of a loop that reads nothing ends the loop, as in Perl and ICU. So the instructions in a loop whose body
/// can be empty must know whether its pass has read anything yet. They are compiled once for each *mode*: in mode `m`
/// of a place within `n` such loops, the passes of the outer `m` have read something and those of the others have
/// not. (Reading within a loop is reading within those around it, so no more cases can arise.) Reading leads to mode
/// `n`. Each function takes and gives places by mode, `n + 1` of them; an instruction that reads serves all modes.
struct RegexCompiler {
    private(set) var instructions: [RegexInstruction] = []
    private(set) var assertions: [RegexAssertion] = []
    /// Class sets, each as its classes.
    private(set) var sets: [[Int]] = []
    private(set) var groupCount = 0
    let classes: ScalarClasses
    let hasWordBoundaries: Bool
    private let readings: [ScalarSet: (kind: RegexInstruction.Kind, operand: Int32)]

    init(_ syntax: RegexSyntax) {
        var scalarSets: Set<ScalarSet> = [.all]
        var assertions: Set<RegexAssertion> = []
        var groupCount = 0
        syntax.visit { node in
            switch node {
            case .scalar(let set): scalarSets.insert(set)
            case .assertion(let assertion, _): assertions.insert(assertion)
            case .group: groupCount += 1
            default: break
            }
        }
        hasWordBoundaries = assertions.contains(.wordBoundary) || assertions.contains(.notWordBoundary)
        let classes = ScalarClasses(separating: Array(scalarSets) + (hasWordBoundaries ? [.word] : []))
        var readings: [ScalarSet: (kind: RegexInstruction.Kind, operand: Int32)] = [:]
        var sets: [[Int]] = []
        for set in scalarSets {
            let members = classes.classes(of: set)
            if members.count == 1 {
                readings[set] = (.readClass, Int32(members[0]))
            } else {
                readings[set] = (.readSet, Int32(sets.count))
                sets.append(members)
            }
        }
        self.classes = classes
        self.readings = readings
        self.sets = sets
        self.assertions = Array(assertions)
        self.groupCount = groupCount
    }

    /// Adds the instructions of the whole pattern; returns where a match and where a search begin.
    mutating func compile(_ syntax: RegexSyntax) throws(RegexError) -> (matchStart: Int32, searchStart: Int32) {
        let match = try add(.match)
        let end = try add(.save, next: match, operand: 1)
        let body = try compile(syntax, then: [end])
        let start = try add(.save, next: body[0], operand: 0)
        if syntax.isAnchoredAtStart { return (start, start) }
        let search = try add(.split, next: start)
        instructions[Int(search)].operand = try read(.all, then: search)
        return (start, search)
    }

    private mutating func add(
        _ kind: RegexInstruction.Kind, next: Int32 = 0, operand: Int32 = 0
    ) throws(RegexError) -> Int32 {
        guard instructions.count < RegexLimits.programSize else { throw RegexError.tooLarge }
        instructions.append(RegexInstruction(kind: kind, next: next, operand: operand))
        return Int32(instructions.count - 1)
    }

    private mutating func read(_ set: ScalarSet, then next: Int32) throws(RegexError) -> Int32 {
        let (kind, operand) = readings[set] ?? (.readSet, 0)
        return try add(kind, next: next, operand: operand)
    }

    /// Adds the instructions of `syntax`, which go on at `next`; returns where they begin.
    private mutating func compile(_ syntax: RegexSyntax, then next: [Int32]) throws(RegexError) -> [Int32] {
        switch syntax {
        case .empty:
            return next
        case .scalar(let set):
            let read = try read(set, then: next[next.count - 1])
            return next.map { _ in read }
        case .assertion(let assertion, _):
            let operand = Int32(assertions.firstIndex(of: assertion) ?? 0)
            return try addToEach(.assert, next: next, operand: operand)
        case .sequence(let parts):
            var entry = next
            for part in parts.reversed() { entry = try compile(part, then: entry) }
            return entry
        case .choice(let alternatives):
            var entry = try compile(alternatives[alternatives.count - 1], then: next)
            for alternative in alternatives.dropLast().reversed() {
                entry = try split(try compile(alternative, then: next), entry)
            }
            return entry
        case .group(let inner, let number, _):
            let end = try addToEach(.save, next: next, operand: Int32(2 * number + 1))
            let body = try compile(inner, then: end)
            return try addToEach(.save, next: body, operand: Int32(2 * number))
        case .repetition(let inner, let minimum, let maximum?, let isGreedy):
            var entry = next
            for _ in 0..<maximum - minimum {
                let body = try compile(inner, then: entry)
                entry = isGreedy ? try split(body, next) : try split(next, body)
            }
            for _ in 0..<minimum { entry = try compile(inner, then: entry) }
            return entry
        case .repetition(let inner, let minimum, nil, let isGreedy):
            var entry = try loop(inner, then: next, isGreedy: isGreedy)
            if minimum == 0 { return isGreedy ? try split(entry, next) : try split(next, entry) }
            for _ in 1..<minimum { entry = try compile(inner, then: entry) }
            return entry
        }
    }

    /// Adds a loop of one or more passes.
    private mutating func loop(
        _ inner: RegexSyntax, then next: [Int32], isGreedy: Bool
    ) throws(RegexError) -> [Int32] {
        let last = next.count - 1
        let again = try add(.split)
        var passes: [Int32]
        if inner.canBeEmpty {
            // One mode more: in it the pass has read something and may be followed by another. In any other
            // it has not, and the loop ends.
            passes = try compile(inner, then: next + [again])
            passes.removeLast()
        } else {
            passes = try compile(inner, then: next.map { _ in again })
        }
        instructions[Int(again)].next = isGreedy ? passes[last] : next[last]
        instructions[Int(again)].operand = isGreedy ? next[last] : passes[last]
        return passes
    }

    private mutating func split(_ preferred: [Int32], _ other: [Int32]) throws(RegexError) -> [Int32] {
        var entry: [Int32] = []
        for mode in preferred.indices {
            if mode > 0, preferred[mode] == preferred[mode - 1], other[mode] == other[mode - 1] {
                entry.append(entry[mode - 1])
            } else {
                entry.append(try add(.split, next: preferred[mode], operand: other[mode]))
            }
        }
        return entry
    }

    private mutating func addToEach(
        _ kind: RegexInstruction.Kind, next: [Int32], operand: Int32
    ) throws(RegexError) -> [Int32] {
        var entry: [Int32] = []
        for mode in next.indices {
            if mode > 0, next[mode] == next[mode - 1] {
                entry.append(entry[mode - 1])
            } else {
                entry.append(try add(kind, next: next[mode], operand: operand))
            }
        }
        return entry
    }
}
