import LinearRegex
import Testing

/// Every way for a pattern to be wrong: the exact message and column.
struct RegexRefusalTests {
    struct Refusal: CustomTestStringConvertible {
        let pattern: String
        let column: Int
        let message: String
        var testDescription: String { String(pattern.prefix(40)) }

        init(_ pattern: String, _ column: Int, _ message: String) {
            self.pattern = pattern
            self.column = column
            self.message = message
        }
    }

    static let groups = [
        Refusal("a(b", 1, "unclosed '('; add ')', or write '\\(' for the character"),
        Refusal("(a(b)", 0, "unclosed '('; add ')', or write '\\(' for the character"),
        Refusal("(?i", 0, "unclosed '('; add ')', or write '\\(' for the character"),
        Refusal("é)b", 1, "unmatched ')'; write '\\)' for the character"),
        Refusal(
            "a(?=b)", 1,
            "look-ahead '(?=' is not supported; match the text around it too, and capture the part that is wanted"),
        Refusal(
            "(?!b)", 0,
            "look-ahead '(?!' is not supported; match the text around it too, and capture the part that is wanted"),
        Refusal(
            "(?<=b)", 0,
            "look-behind '(?<=' is not supported; match the text around it too, and capture the part that is wanted"),
        Refusal(
            "(?<!b)", 0,
            "look-behind '(?<!' is not supported; match the text around it too, and capture the part that is wanted"),
        Refusal("(?>a)", 0, "atomic group '(?>' is not supported; write '(?:'"),
        Refusal("(?P<n>a)", 0, "'(?P' is not supported; write a named group as '(?<name>'"),
        Refusal("(?#a)", 0, "comment '(?#' is not supported; leave it out"),
        Refusal("(?x)a", 2, "unknown group '(?x'; the flags are 'i', 's' and 'm', as in '(?i)' or '(?i:'"),
        Refusal("(?)", 2, "unknown group '(?)'; the flags are 'i', 's' and 'm', as in '(?i)' or '(?i:'"),
        Refusal("(?-)", 3, "unknown group '(?)'; the flags are 'i', 's' and 'm', as in '(?i)' or '(?i:'"),
        Refusal("(?i-s-m)", 5, "unknown group '(?-'; the flags are 'i', 's' and 'm', as in '(?i)' or '(?i:'"),
        Refusal(
            "(?<1a>b)", 3,
            "a group's name is ASCII letters, digits and '_', does not start with a digit and ends with '>'"),
        Refusal(
            "(?<>b)", 3,
            "a group's name is ASCII letters, digits and '_', does not start with a digit and ends with '>'"),
        Refusal(
            "(?<a", 3,
            "a group's name is ASCII letters, digits and '_', does not start with a digit and ends with '>'"),
        Refusal("(?<n>a)(?<n>b)", 10, "a group named 'n' is there already; give this one another name"),
        Refusal(
            String(repeating: "(a)", count: 100), 297,
            "more than 99 groups; write '(?:' for those that capture nothing of use"),
        Refusal(String(repeating: "(?:", count: 101), 300, "groups are nested more than 100 deep"),
    ]

    static let quantifiers = [
        Refusal("*a", 0, "nothing to repeat before '*'; write '\\*' for the character"),
        Refusal("a|+", 2, "nothing to repeat before '+'; write '\\+' for the character"),
        Refusal("a(?i)*", 5, "nothing to repeat before '*'; write '\\*' for the character"),
        Refusal("(?:?)", 3, "nothing to repeat before '?'; write '\\?' for the character"),
        Refusal("^{2}", 1, "nothing to repeat before '{2}'; write '\\{' for the character"),
        Refusal("\\b?", 2, "nothing to repeat before '?'; write '\\?' for the character"),
        Refusal("a*+", 1, "possessive '*+' is not supported; leave out the '+'"),
        Refusal("a{2}+", 1, "possessive '{2}+' is not supported; leave out the '+'"),
        Refusal("a**", 2, "'*' repeats a repetition; put '(?:…)' around the inner one"),
        Refusal("a+?{2}", 3, "'{' repeats a repetition; put '(?:…)' around the inner one"),
        Refusal("a{1001}", 2, "count 1001 is over 1000"),
        Refusal("a{2,99999999999999999999}", 4, "count 99999999999999999999 is over 1000"),
        Refusal("a{3,2}", 1, "the counts of '{3,2}' are the wrong way round"),
        Refusal("a{,2}", 1, "a count is '{2}', '{2,}' or '{2,3}'; write '\\{' for the character"),
        Refusal("a{b}", 1, "a count is '{2}', '{2,}' or '{2,3}'; write '\\{' for the character"),
        Refusal("a{2", 1, "a count is '{2}', '{2,}' or '{2,3}'; write '\\{' for the character"),
        Refusal("a}", 1, "unmatched '}'; write '\\}' for the character"),
        Refusal("(?:a{100}){100}", 10, "the expression repeated by '{100}' is too large; lower its counts"),
        Refusal("(?:(?:){1000}){1000}", 14, "the expression repeated by '{1000}' is too large; lower its counts"),
        Refusal(
            "a{1000}b{1000}c{1000}d{1000}e{1000}f", 0,
            "the expression is too large; shorten it or lower its counts"),
        Refusal(String(repeating: "a", count: 5_001), 5_000, "the expression is longer than 5000 characters"),
    ]

    static let escapes = [
        Refusal("a\\", 1, "the expression ends with '\\'; write '\\\\' for the character"),
        Refusal("(a)\\1", 3, "back-reference '\\1' is not supported; repeat the expression it refers to"),
        Refusal("(?<n>a)\\k<n>", 7, "back-reference '\\k' is not supported; repeat the expression it refers to"),
        Refusal("\\y", 0, "unknown escape '\\y'; write 'y' without '\\' for the character"),
        Refusal("a\\0", 1, "unknown escape '\\0'; write '0' without '\\' for the character"),
        Refusal("\\é", 0, "unknown escape '\\é'; write 'é' without '\\' for the character"),
        Refusal("\\A", 0, "'\\A' is not supported; write '^'"),
        Refusal("\\z", 0, "'\\z' is not supported; write '$'"),
        Refusal("\\p{L}", 0, "Unicode property '\\p' is not supported; write a class such as '[A-Za-z]'"),
        Refusal("a\\E", 1, "'\\E' without a '\\Q' before it"),
        Refusal("\\x4", 0, "'\\x' takes 2 hexadecimal digits, or one to six in braces: '\\x{1F600}'"),
        Refusal("\\u12g4", 0, "'\\u' takes 4 hexadecimal digits, or one to six in braces: '\\u{1F600}'"),
        Refusal("\\u{}", 0, "'\\u' takes 4 hexadecimal digits, or one to six in braces: '\\u{1F600}'"),
        Refusal("\\u{1234567}", 0, "'\\u' takes 4 hexadecimal digits, or one to six in braces: '\\u{1F600}'"),
        Refusal("\\u{110000}", 0, "110000 is no Unicode scalar; write a whole character as '\\u{1F600}'"),
        Refusal("\\uD83D\\uDE00", 0, "D83D is no Unicode scalar; write a whole character as '\\u{1F600}'"),
    ]

    static let classes = [
        Refusal("a[bc", 1, "unclosed '['; add ']', or write '\\[' for the character"),
        Refusal("[a-", 0, "unclosed '['; add ']', or write '\\[' for the character"),
        Refusal("[]a]", 0, "empty class; write '\\]' for a bracket in it"),
        Refusal("[^]", 0, "empty class; write '\\]' for a bracket in it"),
        Refusal("[z-a]", 1, "the range 'z-a' is the wrong way round"),
        Refusal("[\\d-z]", 1, "a set cannot be an end of a range; write '\\-' for the character '-'"),
        Refusal("[a-\\d]", 1, "a set cannot be an end of a range; write '\\-' for the character '-'"),
        Refusal("[a-c-e]", 4, "'-' is no range here; write '\\-' for the character"),
        Refusal("[a[b]]", 2, "a class cannot hold a class; write '\\[' for the character"),
        Refusal("[[:alpha:]]", 1, "a class cannot hold a class; write '\\[' for the character"),
        Refusal("[a&&b]", 2, "'&&' is not supported in a class; write '\\&' for the character"),
        Refusal("[\\b]", 1, "'\\b' has no meaning in a class; leave it out"),
        Refusal("[\\Qa\\E]", 1, "'\\Q' has no meaning in a class; put '\\' before each character"),
        Refusal("[\\y]", 1, "unknown escape '\\y'; write 'y' without '\\' for the character"),
    ]

    @Test(arguments: groups + quantifiers + escapes + classes)
    func refuses(_ refusal: Refusal) {
        #expect(throws: RegexError(message: refusal.message, column: refusal.column)) {
            try RegexSyntax.parse(refusal.pattern)
        }
    }

    @Test func refusesWhatGrowsTooLargeWhenCompiled() throws {
        // Each nested loop that can be empty needs its own copy of the splits within.
        let inner = String(repeating: "a?", count: 20)
        let pattern = String(repeating: "(?:", count: 90) + inner + String(repeating: ")*", count: 90)
        #expect(throws: RegexError(message: "the expression is too large; shorten it or lower its counts", column: 0)) {
            try LinearRegex(pattern)
        }
    }

    @Test(arguments: [
        ("a^b", 1, "'^' after the start"), ("a$b", 1, "'$' before the end"), ("(?:^a)*", 3, "'^' after the start"),
        ("\\ba", 0, "'\\b'"), ("a\\B", 1, "'\\B'"),
    ])
    func refusesAssertionsInWholeValues(pattern: String, column: Int, what: String) throws {
        let syntax = try RegexSyntax.parse(pattern)
        let message = "\(what) is not supported here, where the expression matches the whole value; leave it out"
        #expect(throws: RegexError(message: message, column: column)) { try ByteExpression(fullMatch: syntax) }
    }
}
