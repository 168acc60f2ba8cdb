import Switchyard
import Testing

/// What the older routers' rewriting does wrong, each fault by name.
@Suite struct OldRewriterFaultTests {
    private func rewrite(_ match: String, _ to: String, _ url: String) throws -> String {
        try Rewriter([RewriteRule(match: match, to: to)]).rewrite(url)
    }

    @Test func aHostWithAPortKeepsItsPath() throws {
        #expect(
            try rewrite("^https:", "$scheme|$host|$port|$path", "https://h.com:8080/a/b?x") == "https|h.com|8080|/a/b")
    }

    @Test(arguments: ["100%", "%", "%4", "%zz", "%%41", "%C3", "%C3%28"])
    func aBrokenEscapeStays(text: String) throws {
        let decoded = text == "%%41" ? "%A" : text == "%C3%28" ? "%C3(" : text
        #expect(try rewrite("^/(.*)$", "/x/$#1", "/" + text) == "/x/" + decoded)
        #expect(try rewrite("^/(.*)$", "/x/$1", "/" + text) == "/x/" + text)
    }

    @Test(arguments: ["/a", "shop:a", "https://h", "https://h:/", ""])
    func aURLWithoutPortHasAnEmptyPort(url: String) throws {
        let rewriter = try Rewriter([RewriteRule(match: ".+", to: "p=$port.")])
        #expect(rewriter.rewrite(url) == (url.isEmpty ? "" : "p=."))
    }

    @Test func theFragmentIsNotEmpty() throws {
        #expect(try rewrite("^/", "$fragment|$query", "/a?b#c?d#e") == "c?d#e|b")
    }

    @Test func aShortNumberLeavesALongOneAlone() throws {
        let twelve = "(a)(b)(c)(d)(e)(f)(g)(h)(i)(j)(k)(l)"
        #expect(try rewrite(twelve, "$12|$1|$1a|${1}2|$13", "abcdefghijkl") == "l|a|aa|a2|a3")
        #expect(try rewrite("(a)", "$12|$0", "a") == "a2|a")
    }

    @Test func anUnmatchedGroupShiftsNothing() throws {
        #expect(try rewrite("(x)?(y)?(z)", "1$1.2$2.3$3", "z") == "1.2.3z")
    }

    @Test(arguments: ["$1", "$$1", "$#1", "$url", "${name}", "\\$", "$"])
    func aCapturedWordIsNotExpanded(text: String) throws {
        #expect(try rewrite("^/(?<name>.*)$", "/x/$1/${name}", "/" + text) == "/x/\(text)/\(text)")
        #expect(try rewrite("^/", "$url", "/" + text) == "/" + text)
    }

    @Test(arguments: ["/$url/$1", "/a$$1", "/\\$port", "$host"])
    func aURLThatNoRuleMatchesKeepsItsWords(url: String) throws {
        #expect(try rewrite("^https://never", "/x$url", url) == url)
    }

    @Test func encodingLeavesNoDelimiterBare() throws {
        #expect(
            try rewrite("^/(.*)$", "/x?v=$$1", "/a&b=c+d/e?f#g%é~-._")
                == "/x?v=a%26b%3Dc%2Bd%2Fe%3Ff%23g%25%C3%A9~-._")
    }

    @Test func aBadRuleHangsNothing() throws {
        let text = String(repeating: "a", count: 8_000)
        #expect(try rewrite("(a*)*b", "/x", text) == text)
        #expect(try rewrite("^(a|aa)+$", "/x", text + "!") == text + "!")
    }
}
