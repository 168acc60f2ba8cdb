import Foundation
import LinearRegex
import Testing

/// Our matches against those of other engines, on random patterns and texts: same match, same range, same groups.
struct DifferentialTests {
    static let patternsPerSeed = 250
    static let textsPerPattern = 8
    static let asciiLiterals = ["a", "b", "A", "1", "_", "\\n", "\\-"]
    static let asciiTexts = ["a", "b", "A", "B", "1", "_", " ", "\n", "-", "ab", "aa"]
    static let unicodeLiterals = ["a", "b", "é", "日", "😀", "\\u2028", "\\r", "\\n"]
    static let unicodeTexts = ["a", "b", "é", "ß", "日", "😀", "\u{85}", "\u{2028}", "\r", "\n", "\r\n", "\u{C}"]

    /// Against NSRegularExpression, which is ICU. Left out because ICU differs by definition: Unicode `\d \w \s \b`
    /// and case folding (where a pattern uses them the texts are ASCII). Left out because ICU disagrees with itself:
    /// CR LF under `(?s)`, where `.` takes both, and under `(?m)`, where `^` holds between them or not depending on
    /// what else is in the pattern.
    @Test(arguments: 0..<10)
    func agreesWithICUOnASCII(seed: Int) throws {
        let patterns = RandomPattern(
            isASCII: true, loops: .soundInICU, literals: Self.asciiLiterals, seed: seed)
        try compareWithICU(patterns, texts: Self.asciiTexts, seed: 100 + seed)
    }

    @Test(arguments: 0..<10)
    func agreesWithICUOnUnicode(seed: Int) throws {
        let patterns = RandomPattern(
            isASCII: false, loops: .soundInICU, literals: Self.unicodeLiterals, seed: 200 + seed)
        try compareWithICU(patterns, texts: Self.unicodeTexts, seed: 300 + seed)
    }

    /// Against the matcher of our own, which also covers what ICU gets wrong.
    @Test(arguments: 0..<10)
    func agreesWithBacktracking(seed: Int) throws {
        let isASCII = seed % 2 == 0
        var patterns = RandomPattern(
            isASCII: isASCII, loops: .all, literals: isASCII ? Self.asciiLiterals : Self.unicodeLiterals,
            seed: 400 + seed)
        var generator = SeededGenerator(seed: UInt64(500 + seed))
        var compared = 0
        for _ in 0..<Self.patternsPerSeed {
            let pattern = patterns.next()
            let regex = try LinearRegex(pattern)
            let syntax = try RegexSyntax.parse(pattern)
            for _ in 0..<Self.textsPerPattern {
                let text = generator.text(of: isASCII ? Self.asciiTexts : Self.unicodeTexts, below: 6)
                let matcher = BacktrackingMatcher(syntax, groupCount: regex.groupCount, text: text)
                do {
                    let expected = try matcher.firstMatch()
                    let groups = regex.firstMatch(in: text)?.groups
                    #expect(groups == expected, "\(pattern.debugDescription) on \(text.debugDescription)")
                    compared += 1
                } catch {
                    // The oracle ran away; linear time is another test's subject.
                }
            }
        }
        #expect(compared > Self.patternsPerSeed * Self.textsPerPattern * 9 / 10)
    }

    private func compareWithICU(_ patterns: RandomPattern, texts: [String], seed: Int) throws {
        var patterns = patterns
        var generator = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<Self.patternsPerSeed {
            let pattern = patterns.next()
            let ours = try LinearRegex(pattern)
            let theirs = try NSRegularExpression(pattern: pattern)
            let hasFlags = pattern.hasPrefix("(?") && pattern.prefix { $0 != ")" }.contains { "sm".contains($0) }
            for _ in 0..<Self.textsPerPattern {
                let text = generator.text(of: texts, below: 9)
                if hasFlags, text.utf8.contains(13) { continue }
                let expected = theirs.firstGroups(in: text)
                let groups = ours.firstMatch(in: text)?.groups
                #expect(groups == expected, "\(pattern.debugDescription) on \(text.debugDescription)")
            }
        }
    }
}

extension NSRegularExpression {
    /// The first match and its groups, as ranges of UTF-8.
    fileprivate func firstGroups(in text: String) -> [Range<Int>?]? {
        let whole = NSRange(location: 0, length: text.utf16.count)
        guard let match = firstMatch(in: text, range: whole) else { return nil }
        return (0..<match.numberOfRanges).map { number in
            let range = match.range(at: number)
            guard range.location != NSNotFound else { return nil }
            let start = text.utf16.index(text.startIndex, offsetBy: range.location)
            let end = text.utf16.index(start, offsetBy: range.length)
            let offset = text.utf8.distance(from: text.startIndex, to: start)
            return offset..<offset + text.utf8.distance(from: start, to: end)
        }
    }
}
