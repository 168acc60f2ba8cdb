import LinearRegex
import Testing

/// What matches where, a row for each thing that the syntax can say.
struct MatchingTests {
    struct Example: CustomTestStringConvertible {
        let pattern: String
        let text: String
        /// The whole match and each group; `nil` for no match, and in the list for a group that took no part.
        let expected: [String?]?
        var testDescription: String { "\(pattern) on \(text)" }

        init(_ pattern: String, _ text: String, _ expected: [String?]?) {
            self.pattern = pattern
            self.text = text
            self.expected = expected
        }
    }

    static let syntax = [
        Example("", "ab", [""]),
        Example("b", "abc", ["b"]),
        Example("b", "ac", nil),
        Example("a|bc", "xbc", ["bc"]),
        Example("a|", "b", [""]),
        Example("(a)(?:b)(?<n>c)", "abc", ["abc", "a", "c"]),
        Example("(a)|(b)", "b", ["b", nil, "b"]),
        Example("[a-c]+", "xabcd", ["abc"]),
        Example("[^a-c]+", "abxyc", ["xy"]),
        Example("[-a]+", "b-a-", ["-a-"]),
        Example("[a-]+", "b-a-", ["-a-"]),
        Example("[^-]", "-a", ["a"]),
        Example("[\\d\\-x]+", "ab12-xy", ["12-x"]),
        Example("[\\]\\[\\\\^]+", "a]^[\\b", ["]^[\\"]),
        Example("[\\w.]+", "(a.b)", ["a.b"]),
        Example("[&*+?(){}|$.]+", "a&*+?(){}|$.b", ["&*+?(){}|$."]),
        Example("[\\n-\\x20]", "a b", [" "]),
        Example("\\d+\\D", "a12b", ["12b"]),
        Example("\\w+\\W", "-a_1-", ["a_1-"]),
        Example("\\s+\\S", "a \t\n\u{B}\u{C}\rb", [" \t\n\u{B}\u{C}\rb"]),
        Example("\\bfoo\\b", "food foo", ["foo"]),
        Example("\\Boo\\B", "foo food", ["oo"]),
        Example("a.c", "abc", ["abc"]),
        Example("a{2}", "aaaa", ["aa"]),
        Example("a{2,}", "aaaa", ["aaaa"]),
        Example("a{1,3}", "aaaa", ["aaa"]),
        Example("a{0}b", "ab", ["b"]),
        Example("a{0,0}", "a", [""]),
        Example("(a){0}b", "ab", ["b", nil]),
        Example("<.*>", "<a><b>", ["<a><b>"]),
        Example("<.*?>", "<a><b>", ["<a>"]),
        Example("a+?", "aaa", ["a"]),
        Example("a??b", "ab", ["ab"]),
        Example("a{2,3}?", "aaa", ["aa"]),
        Example("a{2,}?b", "aaab", ["aaab"]),
        Example("\\t\\r\\n\\f\\x41\\x{42}\\u0043\\u{1F600}", "\t\r\n\u{C}ABC😀", ["\t\r\n\u{C}ABC😀"]),
        Example("\\/\\.\\_\\-\\ \\{\\}", "/._- {}", ["/._- {}"]),
        Example("\\Qa.b\\E+", "a.bbb", ["a.bbb"]),
        Example("\\Q(*", "a(*", ["(*"]),
        Example("]", "]", ["]"]),
    ]

    static let flags = [
        Example("(?i)abC[d-f]", "ABcE", ["ABcE"]),
        Example("(?i)[^a]", "Ab", ["b"]),
        Example("a(?i)b", "aB", ["aB"]),
        Example("a(?i)b", "AB", nil),
        Example("(?i:a)b", "AB", nil),
        Example("(?i:a)b", "Ab", ["Ab"]),
        Example("(a(?i)b)c", "aBC", nil),
        Example("a(?i)b|c", "C", ["C"]),
        Example("(?i)a(?-i)b", "AB", nil),
        Example("(?i)a(?-i)b", "Ab", ["Ab"]),
        Example("(?i)é", "É", nil),
        Example("(?i)k", "\u{212A}", nil),
        Example("a.b", "a\nb", nil),
        Example("(?s)a.b", "a\nb", ["a\nb"]),
        Example("(?s-s)a.b", "a\nb", nil),
        Example("(?s:.).", "\n\n", nil),
        Example("^b", "a\nb", nil),
        Example("(?m)^b$", "a\nb\nc", ["b"]),
        Example("(?im)^B", "a\nb", ["b"]),
    ]

    static let semantics = [
        Example("(a|ab)(c|bcd)(d*)", "abcd", ["abcd", "a", "bcd", ""]),
        Example("(?:(a)|b)*", "ab", ["ab", "a"]),
        Example("(a+)(a+)", "aaa", ["aaa", "aa", "a"]),
        Example("(a+?)(a+)", "aaa", ["aaa", "a", "aa"]),
        Example("(|a)*", "aa", ["", ""]),
        Example("(?:|a)+", "aa", [""]),
        Example("(?:x||a)+", "xa", ["x"]),
        Example("(?:a|(?:b|)*)*c", "abac", ["abac"]),
        Example("(?:a*)*?b", "aab", ["aab"]),
        Example("(?:^)*a", "ba", ["a"]),
        Example("x*", "axx", [""]),
        Example("(?:a*)*b", "aab", ["aab"]),
        Example("é+", "xéé", ["éé"]),
        Example("[à-ü]", "aé", ["é"]),
        Example(".", "😀", ["😀"]),
        Example("\\w", "é", nil),
        Example("\\d", "٣", nil),
        Example("\\s", "\u{A0}", nil),
        Example("\\ba", "éa", ["a"]),
    ]

    /// Line terminators are ICU's.
    static let lines = [
        Example(".+", "\n\u{B}\u{C}\r\u{85}\u{2028}\u{2029}", nil),
        Example("a$", "a\n", ["a"]),
        Example("a$", "a\r\n", ["a"]),
        Example("a\\r$", "a\r\n", nil),
        Example("a$", "a\u{2028}", ["a"]),
        Example("a$", "a\n\n", nil),
        Example("a$", "a\nb", nil),
        Example("a\\n$", "a\n", ["a\n"]),
        Example("(?m)a$", "a\u{85}b", ["a"]),
        Example("(?m)^b", "a\u{2029}b", ["b"]),
        Example("(?m)\\n^", "a\n", nil),
        Example("(?m)\\r^\\n", "a\r\nb", nil),
        Example("(?m)\\r$\\n", "a\r\nb", nil),
    ]

    @Test(arguments: syntax + flags + semantics + lines)
    func matches(_ example: Example) throws {
        let match = try LinearRegex(example.pattern).firstMatch(in: example.text)
        #expect(match?.texts(in: example.text) == example.expected)
    }

    @Test(arguments: [
        ("a|ab", "ab", true), ("a*?", "aaa", true), ("a", "ab", false), ("b", "ab", false), ("", "", true),
        ("^a$", "a", true), ("a$", "a\n", false), ("(?:a|b)*", "abba", true), ("\\bab\\b", "ab", true),
    ])
    func matchesWhole(pattern: String, text: String, isMatch: Bool) throws {
        let regex = try LinearRegex(pattern)
        #expect(regex.wholeMatch(in: text)?.range == (isMatch ? 0..<text.utf8.count : nil))
    }

    @Test func searchesFromAPlace() throws {
        let text = "foo food"
        let regex = try LinearRegex("\\bfoo|^o")
        let ranges = text.withBytes { bytes in
            (0...bytes.count + 1).map { regex.firstMatch(in: bytes, from: $0)?.range }
        }
        #expect(ranges == [0..<3, 4..<7, 4..<7, 4..<7, 4..<7, nil, nil, nil, nil, nil])
        #expect(text.withBytes { regex.isMatch(in: $0, from: 4) })
        #expect(!text.withBytes { regex.isMatch(in: $0, from: 5) })
    }

    @Test func readsWhatIsNoUTF8AsReplacementCharacters() throws {
        let bytes: [UInt8] = [0x61, 0xFF, 0xC3, 0x62, 0xE2, 0x82]
        let match = try bytes.withUnsafeBufferPointer { try LinearRegex("a(\\uFFFD+)b(.)(.)$").firstMatch(in: $0) }
        #expect(match?.groups == [0..<6, 1..<3, 4..<5, 5..<6])
    }

    @Test func knowsItsGroups() throws {
        let regex = try LinearRegex("(a)(?<year>\\d+)(?:b)(?<month_2>c)")
        #expect(regex.groupCount == 3)
        #expect(regex.groupNumbers == ["year": 2, "month_2": 3])
    }

    @Test func servesManyThreadsAtOnce() async throws {
        let regex = try LinearRegex("(\\d+)-(\\d+)$")
        let results = await withTaskGroup(of: Bool.self) { group in
            for worker in 0..<8 {
                group.addTask {
                    (0..<200).allSatisfy { round in
                        let text = "x\(worker)-\(round)"
                        return regex.firstMatch(in: text)?.texts(in: text) == [
                            "\(worker)-\(round)", "\(worker)", "\(round)",
                        ]
                    }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(results == Array(repeating: true, count: 8))
    }
}
