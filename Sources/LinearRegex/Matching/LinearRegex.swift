/// A regular expression whose matching takes time linear in the text, whatever the pattern.
///
/// The match is the leftmost-first one, as in Perl and ICU. Texts are UTF-8 and read by Unicode scalar; a byte that
/// is no UTF-8 reads as U+FFFD. `\d`, `\w`, `\s`, `\b` and `(?i)` know ASCII only. `.` does not match, and `$` holds
/// before, the line terminators LF, VT, FF, CR, NEL, LS and PS; `$` without `(?m)` only before one that ends the text.
///
///     let regex = try LinearRegex(#"/search/(?<query>[^/]*)"#)
///     regex.firstMatch(in: "https://x.example/search/tea")?.groups[1]   // 25..<28
///
/// A text of 2 GiB or more matches nothing.
package struct LinearRegex: Sendable {
    package let pattern: String
    /// How many capturing groups there are, the whole match not counted.
    package let groupCount: Int
    /// The number of each group that has a name.
    package let groupNumbers: [String: Int]
    /// The longest text found that every match must contain; empty if there is none.
    package let requiredLiteral: RegexLiteral
    /// How many instructions the program has: what a scalar of the text may cost at the most.
    package var programSize: Int { program.instructions.count }
    /// What every match begins with; empty if nothing is known.
    package let prefixLiteral: RegexLiteral
    /// Whether a match can only begin at the start of the text.
    package let isAnchoredAtStart: Bool

    private let program: RegexProgram
    private let pool = RegexScratchPool()

    /// Throws what is wrong with the pattern, at its column.
    package init(_ pattern: String) throws(RegexError) {
        try self.init(try RegexSyntax.parse(pattern), pattern: pattern)
    }

    /// An expression that is a tree already, whose groups are numbered from one in their order.
    ///
    /// - Parameter pattern: What it stands for.
    package init(_ syntax: RegexSyntax, pattern: String) throws(RegexError) {
        program = try RegexProgram(syntax)
        self.pattern = pattern
        groupCount = program.groupCount
        isAnchoredAtStart = syntax.isAnchoredAtStart
        let literals = RegexLiterals(syntax)
        requiredLiteral = literals.longest
        prefixLiteral = literals.prefix
        var numbers: [String: Int] = [:]
        syntax.visit { node in
            if case .group(_, let number, let name?) = node { numbers[name] = number }
        }
        groupNumbers = numbers
    }

    /// Whether there is a match in `text`, at or after byte `start`.
    package func isMatch(in text: UnsafeBufferPointer<UInt8>, from start: Int = 0) -> Bool {
        guard LinearRegex.isValid(text, start) else { return false }
        return withScratch { isMatch(in: RegexText(text), from: start, using: $0) }
    }

    /// The first match in `text` that begins at or after byte `start`, which must be where a scalar begins.
    package func firstMatch(in text: UnsafeBufferPointer<UInt8>, from start: Int = 0) -> RegexMatch? {
        withScratch { firstMatch(in: text, from: start, using: $0) }
    }

    /// The match that takes up all of `text`, if there is one.
    package func wholeMatch(in text: UnsafeBufferPointer<UInt8>) -> RegexMatch? {
        withScratch { wholeMatch(in: text, using: $0) }
    }

    /// The first match in `text`; its ranges count UTF-8 bytes.
    package func firstMatch(in text: String) -> RegexMatch? {
        var text = text
        return text.withUTF8 { firstMatch(in: $0) }
    }

    /// The match that takes up all of `text`, if there is one; its ranges count UTF-8 bytes.
    package func wholeMatch(in text: String) -> RegexMatch? {
        var text = text
        return text.withUTF8 { wholeMatch(in: $0) }
    }

    private func withScratch<Value>(_ body: (RegexScratch) -> Value) -> Value {
        let scratch = pool.take() ?? makeScratch()
        defer { pool.put(scratch) }
        return body(scratch)
    }

    private static func isValid(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
        start >= 0 && start <= text.count && text.count < Int(Int32.max)
    }
}

extension LinearRegex {
    /// Memory for the calls that take it. It serves this regex only.
    package func makeScratch() -> RegexScratch {
        RegexScratch(program)
    }

    /// As `firstMatch(in:from:)`, with memory of the caller's.
    package func firstMatch(
        in bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0, using scratch: RegexScratch
    ) -> RegexMatch? {
        guard LinearRegex.isValid(bytes, start) else { return nil }
        let text = RegexText(bytes)
        var (first, end) = (start, bytes.count)
        switch scratch.automaton?.findMatch(in: text, from: start, isEarly: false) {
        case .noMatch: return nil
        case .match(let known): (first, end) = (known.lowerBound, known.upperBound)
        case .unknown, nil: break
        }
        return scratch.simulation.run(text, from: first, to: end, isSearch: true, isWhole: false).map(RegexMatch.init)
    }

    /// As `wholeMatch(in:)`, with memory of the caller's.
    package func wholeMatch(
        in bytes: UnsafeBufferPointer<UInt8>, using scratch: RegexScratch
    ) -> RegexMatch? {
        guard LinearRegex.isValid(bytes, 0) else { return nil }
        return scratch.simulation.run(
            RegexText(bytes), from: 0, to: bytes.count, isSearch: false, isWhole: true
        ).map(RegexMatch.init)
    }

    private func isMatch(in text: RegexText, from start: Int, using scratch: RegexScratch) -> Bool {
        switch scratch.automaton?.findMatch(in: text, from: start, isEarly: true) {
        case .noMatch: return false
        case .match: return true
        case .unknown, nil: break
        }
        let end = text.count
        return scratch.simulation.run(text, from: start, to: end, isSearch: true, isWhole: false) != nil
    }
}
