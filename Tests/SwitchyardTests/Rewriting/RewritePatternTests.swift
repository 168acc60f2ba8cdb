import Switchyard
import Testing

@Suite struct RewritePatternTests {
    @Test(arguments: [
        ("/old/{id: Int}", "/items/$id", "/old/42", "/items/42"),
        ("/old/{id: Int}", "/items/$id", "/old/x", "/old/x"),
        ("/old/{id: Int}", "/items/$id", "/old/42/more", "/old/42/more"),
        ("/old/{id: Int}", "/items/$id", "/older/old/42", "/older/old/42"),
        ("/old/{id: Int}", "/items/$id", "shop://old/42?a=b#c", "shop://items/42"),
        ("/old/{id: Int}", "/items/$id?$query", "https://h.example:8/old/42?a=b", "https://h.example:8/items/42?a=b"),
        ("/old/{id: Int}", "/items/$id", "https://old/42", "https://old/42"),
        ("/old/{id: Int}", "app://items/${id}0", "https://h/old/42", "app://items/420"),
        ("/s/{q}", "/search?q=$$q", "/s/a&b", "/search?q=a%26b"),
        ("/s/{q}", "/search?q=$q", "/s/", "/s/"),
        ("/files/{path...}", "/f/$path", "/files/a/b/c", "/f/a/b/c"),
        ("/files/{rest...}", "/f/$rest", "/files/a/b/c", "/f/a/b/c"),
        ("/n/{all: Int...}", "/m/$all", "/n/1/2", "/m/1/2"),
        ("/n/{all: Int...}", "/m/$all", "/n/1/x", "/n/1/x"),
        ("/a[/{b}[/{c}]]", "/z?b=$b&c=$c", "/a/1", "/z?b=1&c="),
        ("/img/{name}.{ext: png|jpg}", "/i/$ext/$name", "/img/a.b.png", "/i/png/a.b"),
        ("/y/{year: /[0-9]{4}/}", "/$year", "/y/2026", "/2026"),
        ("/y/{any: /.*/}", "/z/$any", "/y/a/b", "/y/a/b"),
        ("/café/{x}", "/c/$x", "/caf%c3%a9/1", "/c/1"),
        ("/café/{x}", "/c/$x", "/café/1", "/c/1"),
        ("/a.b", "/c", "/axb", "/axb"),
    ])
    func rewriting(pattern: String, template: String, url: String, result: String) throws {
        let rewriter = try Rewriter([RewriteRule(from: pattern, to: template)])
        #expect(rewriter.rewrite(url) == result)
    }

    @Test(arguments: [
        ("old", "a pattern begins with '/' (column 1 of \"match\": \"old\")"),
        ("/{a", "this '{' is not closed; add '}' (column 2 of \"match\": \"/{a\")"),
        (
            "/{a: Itn}",
            "unknown type 'Itn'; a rewrite knows the standard types, choices and '/…/' (column 2 of \"match\": \"/{a: Itn}\")"
        ),
        ("/{a}/{a}", "there are two parameters 'a' (column 6 of \"match\": \"/{a}/{a}\")"),
        ("/a[/{b}", "an optional part is not closed; add ']' (column 8 of \"match\": \"/a[/{b}\")"),
        ("/a]", "this ']' closes nothing (column 3 of \"match\": \"/a]\")"),
        ("/{a...}/b", "nothing follows a catch-all (column 8 of \"match\": \"/{a...}/b\")"),
        (
            "/a?b: Int",
            "'?' cannot stand in a path; a rewrite's pattern is a path only (column 3 of \"match\": \"/a?b: Int\")"
        ),
    ])
    func refusals(pattern: String, message: String) {
        let error = #expect(throws: RewriteError.self) { try Rewriter([RewriteRule(from: pattern, to: "/")]) }
        #expect(error?.description == message)
    }

    @Test func patternAndExpressionOfOneTextAreTwoRules() throws {
        var rewriter = try Rewriter([RewriteRule(match: "/a", to: "/1"), RewriteRule(from: "/a", to: "/2")])
        #expect(rewriter.rules.count == 2)
        rewriter.remove(match: "/a")
        #expect(rewriter.rewrite("/a") == "/2")
        rewriter.remove(from: "/a")
        #expect(rewriter.rules.isEmpty)
    }
}
