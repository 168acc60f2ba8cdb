/// One step of a program.
struct RegexInstruction: Sendable {
    enum Kind: UInt8, Sendable {
        /// Reads a scalar of class `operand`.
        case readClass
        /// Reads a scalar of a class in class set `operand`.
        case readSet
        /// Goes on at `next`, and where that fails at `operand`.
        case split
        /// Notes the position in slot `operand`.
        case save
        /// Goes on if assertion `operand` holds.
        case assert
        /// The pattern has matched.
        case match
    }

    let kind: Kind
    /// The instruction that follows.
    var next: Int32
    var operand: Int32
}

/// A pattern made ready to run: instructions over classes of Unicode scalars.
///
/// There is no way round from an instruction to itself without reading, so what can happen from here on depends on
/// nothing but the instruction and the position.
final class RegexProgram: Sendable {
    let instructions: [RegexInstruction]
    /// Where a match begins.
    let matchStart: Int32
    /// Where a search begins: skips as few scalars as it can, then goes on at `matchStart`.
    let searchStart: Int32
    let classes: ScalarClasses
    let groupCount: Int
    /// Two slots a group, for its start and end; group 0 is the whole match.
    var slotCount: Int { 2 * groupCount + 2 }
    let assertions: [RegexAssertion]
    /// Whether each class lies in `\w`; all false in a program without word boundaries.
    let isWordClass: [Bool]
    /// The class sets as bits, `wordsPerSet` words each.
    private let setBits: [UInt64]
    private let wordsPerSet: Int

    init(_ syntax: RegexSyntax) throws(RegexError) {
        var compiler = RegexCompiler(syntax)
        (matchStart, searchStart) = try compiler.compile(syntax)
        instructions = compiler.instructions
        classes = compiler.classes
        assertions = compiler.assertions
        groupCount = compiler.groupCount
        let words = (compiler.classes.count + 63) / 64
        var bits = [UInt64](repeating: 0, count: compiler.sets.count * words)
        for (index, members) in compiler.sets.enumerated() {
            for member in members { bits[index * words + member / 64] |= 1 << UInt64(member % 64) }
        }
        setBits = bits
        wordsPerSet = words
        var isWord = [Bool](repeating: false, count: compiler.classes.count)
        if compiler.hasWordBoundaries {
            for member in compiler.classes.classes(of: .word) { isWord[member] = true }
        }
        isWordClass = isWord
    }

    /// Whether an instruction that reads can read a scalar of `scalarClass`.
    @inline(__always)
    func reads(_ instruction: RegexInstruction, _ scalarClass: Int) -> Bool {
        if instruction.kind == .readClass { return Int(instruction.operand) == scalarClass }
        let word = setBits[Int(instruction.operand) * wordsPerSet + scalarClass >> 6]
        return word >> UInt64(scalarClass & 63) & 1 == 1
    }
}
