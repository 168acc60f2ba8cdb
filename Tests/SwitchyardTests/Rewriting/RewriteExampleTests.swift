import Switchyard
import Testing

/// The examples and the older routers' faults, each by name.
@Suite struct RewriteExampleTests {
    struct Example: Sendable, CustomTestStringConvertible {
        let name: String
        let match: String
        let template: String
        let url: String
        let result: String
        var testDescription: String { name }

        init(_ name: String, _ match: String, _ template: String, _ url: String, _ result: String) {
            (self.name, self.match, self.template, self.url, self.result) = (name, match, template, url, result)
        }
    }

    static let search = #"(?:https://)?www\.taobao\.com/search/(.*)"#

    static let examples = [
        Example(
            "a group as it stands", search, "p://d?product=$1", "https://www.taobao.com/search/原子弹",
            "p://d?product=原子弹"),
        Example(
            "a group encoded", search, "p://d?product=$$1", "https://www.taobao.com/search/原子弹",
            "p://d?product=%E5%8E%9F%E5%AD%90%E5%BC%B9"),
        Example(
            "a group decoded", search, "p://d?product=$#1", "https://www.taobao.com/search/%E5%8E%9F",
            "p://d?product=原"),
        Example(
            "an unmatched group does not shift the numbers after it", "a(b)?(c)", "x?one=$1&two=$2", "ac",
            "x?one=&two=c"),
        Example(
            "$port, $fragment and $$query", #"^https://h\.com"#, "p://d?h=$host&po=$port&f=$fragment&q=$$query",
            "https://h.com:8080/a/b?x=1&y=2#frag", "p://d?h=h.com&po=8080&f=frag&q=x%3D1%26y%3D2"),
        Example("$port where there is none", "h", "[$port]", "https://h/a", "[]"),
        Example("$query and $fragment where there is none", "h", "[$query][$fragment]", "https://h/a", "[][]"),
        Example("an empty query is not the fragment", "h", "[$query][$fragment]", "https://h/a?#f", "[][f]"),
        Example(
            "$url, $scheme, $path", "h", "$scheme|$path|$url", "https://u@h:1/a/b?c", "https|/a/b|https://u@h:1/a/b?c"),
        Example(
            "$1 does not damage $12", "(a)(b)(c)(d)(e)(f)(g)(h)(i)(j)(k)(l)", "$12-$1", "abcdefghijkl", "l-a"),
        Example("$12 without twelve groups", "(a)", "$12", "a", "a2"),
        Example("${1} ends the number", "(a)(b)(c)(d)(e)(f)(g)(h)(i)(j)(k)(l)", "${1}2", "abcdefghijkl", "a2"),
        Example("a captured $word is not expanded", "x(.*)", "y$1", "x$host$1$$url", "y$host$1$$url"),
        Example("a URL that no rule matches keeps its $word", "^never$", "y", "shop://a?b=$host", "shop://a?b=$host"),
        Example("$$1 escapes & = + / ? # %", "^x(.*)$", "$$1", "x&=+/?#%", "%26%3D%2B%2F%3F%23%25"),
        Example("a broken escape stays", "^x(.*)$", "$#1", "x100%%4", "100%%4"),
        Example("what decodes to no text stays", "^x(.*)$", "$#1", "x%FF", "%FF"),
        Example("100% does not crash", "100%", "/full", "shop://100%", "/full"),
        Example(#"\$ is a dollar"#, "^x(.*)$", #"\$1=$1\n"#, "xa", #"$1=a\n"#),
        Example("a named group", "x(?<word>.*)", "${word}|$${word}|$#{word}", "x%2F", "%2F|%252F|/"),
        Example("$0 is the match", "b+", "<$0>", "abbc", "<bb>"),
        Example("a match of no characters never rewrites", "z*", "gone", "abc", "abc"),
        Example("found anywhere", "old", "/new", "https://x.example/a/old/b", "/new"),
    ]

    @Test(arguments: examples)
    func example(_ example: Example) throws {
        let rewriter = try Rewriter([RewriteRule(match: example.match, to: example.template)])
        #expect(rewriter.rewrite(example.url) == example.result)
    }
}
