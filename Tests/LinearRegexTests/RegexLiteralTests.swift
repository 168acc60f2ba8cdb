import LinearRegex
import Testing

struct RegexLiteralTests {
    @Test(arguments: [
        ("abc", "abc", "abc"),
        ("a.bcd", "bcd", "a"),
        ("a+bc", "abc", "a"),
        ("(?:https://)?www\\.example\\.org/search/(.*)", "www.example.org/search/", ""),
        ("^/old/(\\d+)/x$", "/old/", "/old/"),
        ("(foo)(bar)", "foobar", "foobar"),
        ("foo|fob", "fo", "fo"),
        ("xab|yab", "ab", ""),
        ("(?:abc|abd)e", "ab", "ab"),
        ("a{0}b", "b", "b"),
        ("a{2}b", "ab", "a"),
        ("a?b*", "", ""),
        ("é", "é", "é"),
        (".*", "", ""),
        ("", "", ""),
        ("\\bfoo\\b/", "foo/", "foo/"),
    ])
    func finds(pattern: String, longest: String, prefix: String) throws {
        let regex = try LinearRegex(pattern)
        #expect(String(decoding: regex.requiredLiteral.bytes, as: UTF8.self) == longest)
        #expect(String(decoding: regex.prefixLiteral.bytes, as: UTF8.self) == prefix)
        #expect(!regex.requiredLiteral.ignoresASCIICase)
    }

    @Test(arguments: [
        ("(?i)Shop\\.Example", "shop.example"),
        ("A(?i)b", "ab"),
        ("(?i:SHOP)/(?:X1|X2)", "shop/x"),
        ("(?i:a)B|AB", "ab"),
    ])
    func findsThatIgnoringCase(pattern: String, longest: String) throws {
        let literal = try LinearRegex(pattern).requiredLiteral
        #expect(String(decoding: literal.bytes, as: UTF8.self) == longest)
        #expect(literal.ignoresASCIICase)
    }

    @Test(arguments: [
        ("^a", true), ("(?:^)a", true), ("^a|^b", true), ("(^a)+", true), ("\\b^a", true),
        ("a^", false), ("^a|b", false), ("(?m)^a", false), ("(?:^a)?", false), ("", false), ("a?^", false),
    ])
    func knowsAnchors(pattern: String, isAnchored: Bool) throws {
        #expect(try LinearRegex(pattern).isAnchoredAtStart == isAnchored)
    }
}
