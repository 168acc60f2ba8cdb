import Switchyard
import Testing

/// Every variable and group in every form.
@Suite struct TemplateTests {
    static let url = "https://user:p%40ss@sub.example.com:8443/a%20b/c+d?x=1&y=ä%2f#fräg%21"
    static let variables = [
        ("url", url), ("scheme", "https"), ("host", "sub.example.com"), ("port", "8443"), ("path", "/a%20b/c+d"),
        ("query", "x=1&y=ä%2f"), ("fragment", "fräg%21"),
    ]

    private func expand(_ template: String, _ url: String = url, match: String = ".+") throws -> String {
        try Rewriter([RewriteRule(match: match, to: template)]).rewrite(url)
    }

    @Test(arguments: variables)
    func variable(name: String, value: String) throws {
        #expect(try expand("<$\(name)>") == "<\(value)>")
        #expect(try expand("<$$\(name)>") == "<\(PercentEncoding.encode(value))>")
        let decoded = value.replacing([("%20", " "), ("%2f", "/"), ("%21", "!"), ("%40", "@")])
        #expect(try expand("<$#\(name)>") == "<\(decoded)>")
    }

    @Test(arguments: [
        ("/a/b", "|||/a/b||"), ("", ""), ("a", "|||a||"), ("shop:items/1?q", "shop|||items/1|q|"),
        ("shop://items/1#f", "shop|items||/1||f"), ("//h/p", "|||//h/p||"), ("https://h", "https|h||||"),
        ("https://h?q", "https|h|||q|"), ("https://h#f", "https|h||||f"), ("https://[::1]:80/p", "https|[::1]|80|/p||"),
        ("https://[::1]/p", "https|[::1]||/p||"), ("https://a:b@h:9@e/p", "https|e||/p||"), ("?q", "||||q|"),
        ("#f", "|||||f"), (":x", "|||:x||"), ("1a:x", "|||1a:x||"), ("a/b:c", "|||a/b:c||"),
        ("https:///p", "https|||/p||"), ("x://:/?#", "x|||/||"),
    ])
    func partsOfAURL(url: String, parts: String) throws {
        #expect(try expand("$scheme|$host|$port|$path|$query|$fragment", url) == parts)
    }

    @Test(arguments: [
        ("\\$1", "$1"), ("\\\\$1", "\\$1"), ("a\\b", "a\\b"), ("\\$$1", "$b"),
        ("$1$1", "bb"), ("$0", "abc"), ("${0}", "abc"), ("${1}1", "b1"), ("$11", "b1"), ("$01", "abc1"),
        ("$$1x", "bx"), ("$#{n}", "c"), ("$${n}x", "cx"), ("${n}", "c"), ("$path.x", "abc.x"), ("$path-x", "abc-x"),
        ("", ""), ("é\\$é", "é$é"),
    ])
    func escapesAndGroups(template: String, result: String) throws {
        #expect(try expand(template, "abc", match: "a(b)(?<n>c)") == result)
    }

    @Test func theWholeURLIsReplaced() throws {
        #expect(try expand("/x", "before-abc-after", match: "abc") == "/x")
    }

    @Test func variablesAreOfTheURLThatCameIn() throws {
        let rewriter = try Rewriter([
            RewriteRule(match: "^/a", to: "/b?x", next: true), RewriteRule(match: "^/b", to: "$path|$query|$0"),
        ])
        #expect(rewriter.rewrite("/a/1?y") == "/a/1|y|/b")
    }

    @Test func decodedTextIsAlwaysText() throws {
        #expect(try expand("$#1", "/%E5%8E%9F%FF%C3%A9%C3x", match: "^/(.*)") == "原%FFé%C3x")
        #expect(try expand("$#1", "/%ED%A0%80%F4%90%80%80%00", match: "^/(.*)") == "%ED%A0%80%F4%90%80%80\0")
    }
}

extension String {
    /// The text with each of some texts replaced.
    fileprivate func replacing(_ pairs: [(String, String)]) -> String {
        var result = ""
        var rest = self[...]
        while !rest.isEmpty {
            if let (old, new) = pairs.first(where: { rest.hasPrefix($0.0) }) {
                result += new
                rest = rest.dropFirst(old.count)
            } else {
                result.append(rest.removeFirst())
            }
        }
        return result
    }
}
