/// Writes random patterns in the syntax that ICU shares with ours.
struct RandomPattern {
    /// What is left to the comparison with a matcher of our own, because ICU has no dependable answer.
    enum Loops {
        /// Every loop.
        case all
        /// No loop around a loop that can go round without reading, in which ICU loses matches, and no lazy loop
        /// that can go round without reading for ever, which ICU does.
        case soundInICU
    }

    private let loops: Loops
    /// Whether `\d \w \s \b` and `(?i)` may be used, which ICU reads as Unicode: for ASCII texts only.
    private let isASCII: Bool
    private let literals: [String]
    private var generator: SeededGenerator
    private var groupCount = 0

    init(isASCII: Bool, loops: Loops, literals: [String], seed: Int) {
        self.isASCII = isASCII
        self.loops = loops
        self.literals = literals
        generator = SeededGenerator(seed: UInt64(seed))
    }

    /// A pattern that is not empty.
    mutating func next() -> String {
        groupCount = 0
        var flags = ""
        if isASCII, generator.oneIn(4) { flags += "i" }
        if generator.oneIn(6) { flags += "s" }
        if generator.oneIn(6) { flags += "m" }
        let body = alternation(depth: 3).pattern
        if flags.isEmpty { return body.isEmpty ? next() : body }
        return "(?\(flags))" + body
    }

    private struct Piece {
        var pattern: String
        /// Whether it can match no characters.
        var canBeEmpty: Bool
        /// Whether it holds a loop that can go round without reading.
        var hasIdleLoop = false
    }

    private mutating func alternation(depth: Int) -> Piece {
        var piece = sequence(depth: depth)
        while generator.oneIn(3) {
            let other = sequence(depth: depth)
            piece.pattern += "|" + other.pattern
            piece.canBeEmpty = piece.canBeEmpty || other.canBeEmpty
            piece.hasIdleLoop = piece.hasIdleLoop || other.hasIdleLoop
        }
        return piece
    }

    private mutating func sequence(depth: Int) -> Piece {
        var piece = Piece(pattern: "", canBeEmpty: true)
        for _ in 0..<generator.below(4) {
            let item = quantified(depth: depth)
            piece.pattern += item.pattern
            piece.canBeEmpty = piece.canBeEmpty && item.canBeEmpty
            piece.hasIdleLoop = piece.hasIdleLoop || item.hasIdleLoop
        }
        return piece
    }

    private mutating func quantified(depth: Int) -> Piece {
        if generator.oneIn(10) { return Piece(pattern: assertion(), canBeEmpty: true) }
        var piece = atom(depth: depth)
        let isUnbounded = generator.oneIn(2)
        guard generator.oneIn(2), loops == .all || !piece.hasIdleLoop else { return piece }
        let (low, more) = (generator.below(3), generator.below(3))
        let quantifier = generator.pick(
            isUnbounded ? ["*", "+", "{\(low),}"] : ["?", "{\(low)}", "{\(low),\(low + more)}"])
        piece.pattern += quantifier
        let isIdle = piece.canBeEmpty && quantifier != "?"
        if generator.oneIn(3), loops == .all || !(isIdle && isUnbounded) { piece.pattern += "?" }
        piece.hasIdleLoop = piece.hasIdleLoop || isIdle
        if ["*", "?"].contains(quantifier) || quantifier.hasPrefix("{0") { piece.canBeEmpty = true }
        return piece
    }

    private mutating func atom(depth: Int) -> Piece {
        if depth > 0, generator.oneIn(3) {
            let opening = generator.pick(["(", "(", "(?:", "(?<n\(groupCount)>"] + (isASCII ? ["(?i:"] : []))
            groupCount += 1
            var piece = alternation(depth: depth - 1)
            piece.pattern = opening + piece.pattern + ")"
            return piece
        }
        switch generator.below(8) {
        case 0:
            return Piece(pattern: ".", canBeEmpty: false)
        case 1:
            return Piece(pattern: characterClass(), canBeEmpty: false)
        case 2 where isASCII:
            return Piece(pattern: generator.pick(["\\d", "\\D", "\\w", "\\W", "\\s", "\\S"]), canBeEmpty: false)
        default:
            return Piece(pattern: generator.pick(literals), canBeEmpty: false)
        }
    }

    private mutating func assertion() -> String {
        generator.pick(["^", "$"] + (isASCII ? ["\\b", "\\B"] : []))
    }

    private mutating func characterClass() -> String {
        var members = ""
        for _ in 0..<1 + generator.below(3) {
            members += generator.pick(literals + ["a-c", "b-z", "0-9"] + (isASCII ? ["\\d", "\\w", "\\S"] : ["à-ü"]))
        }
        return (generator.oneIn(3) ? "[^" : "[") + members + "]"
    }
}
