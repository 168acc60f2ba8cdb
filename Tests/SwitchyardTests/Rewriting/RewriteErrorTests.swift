import Switchyard
import Testing

/// Every rule that is refused, with the place and the message.
@Suite struct RewriteErrorTests {
    @Test(arguments: [
        ("", "/", "an empty regular expression rewrites nothing", 1),
        ("(a", "/", "unclosed '('; add ')', or write '\\(' for the character", 1),
        ("a{2,1}", "/", nil, 2), ("é(?=a)", "/", nil, 2), ("(a)\\1", "/", nil, 4), ("a{1001}", "/", nil, 3),
        ("(?<n>a)(?<n>b)", "/", nil, 11),
    ])
    func expression(match: String, to: String, message: String?, column: Int) {
        let error = #expect(throws: RewriteError.self) { try Rewriter([RewriteRule(match: match, to: to)]) }
        #expect(error?.part == .match)
        #expect(error?.text == match)
        #expect(error?.column == column)
        if let message { #expect(error?.message == message) }
    }

    @Test(arguments: [
        ("/$", 2), ("/$$", 2), ("/$#", 2), ("é$%", 2), ("/$2", 2), ("/$1/$hots", 5), ("/$name", 2), ("/${nme}", 2),
        ("/${2}", 2), ("/${", 2), ("/${}", 2), ("/${host}", 2), ("/$urlx", 2), ("/$$$1", 2),
    ])
    func template(to: String, column: Int) {
        let error = #expect(throws: RewriteError.self) {
            try Rewriter([RewriteRule(match: "(?<name>a)", to: to)])
        }
        #expect(error?.part == .to)
        #expect(error?.column == column)
        #expect(error?.message.isEmpty == false)
    }

    @Test(arguments: [
        ("", "a pattern begins with '/'", 1), ("a", "a pattern begins with '/'", 1),
        ("/{", nil, 3), ("/{a", "this '{' is not closed", 2),
        ("/{}", "a parameter is written '{name}' or '{name: Type}'", 3),
        ("/{a}/{a}", "'a' stands in this pattern twice", 7), ("/{a: Sort}", nil, 6), ("/{a:}", nil, 5),
        ("/{a: Int(5...1)}", "this range is empty", 9), ("/{a: UInt8(1...300)}", nil, 11), ("/{a: Int(1)}", nil, 11),
        ("/{a: /(/}", nil, 7), ("/{a: /a/", "this '{' is not closed", 2), ("/{a: /a", nil, 6),
        ("/{a: /a\\bc/}", nil, 8), ("/a?b", nil, 3), ("/a}b", nil, 3), ("/a[b]", nil, 4), ("/a[/b", nil, 3),
        ("/a]", "this ']' closes nothing", 3), ("/a[/]", nil, 4), ("/a b", nil, 3), ("/%ff", nil, 2),
        ("/{a: String(1...2000)}", nil, 12), ("/{a: b|}", nil, 8), ("/{a: Int(-)}", nil, 11),
        ("/{a: Int(99999999999999999999...)}", "this number is too large", 10), ("/{a b}", "expected '}' here", 5),
    ])
    func pattern(from: String, message: String?, column: Int) {
        let error = #expect(throws: RewriteError.self) { try Rewriter([RewriteRule(from: from, to: "/")]) }
        #expect(error?.part == .from)
        #expect(error?.column == column)
        if let message { #expect(error?.message == message) }
    }

    @Test func aPatternHasNoNumberedGroups() {
        #expect(throws: RewriteError.self) { try Rewriter([RewriteRule(from: "/{a}", to: "/$1")]) }
        #expect(throws: RewriteError.self) { try Rewriter([RewriteRule(from: "/{a}", to: "/$b")]) }
    }

    @Test func anErrorIsOneSentence() throws {
        let error = #expect(throws: RewriteError.self) { try Rewriter([RewriteRule(match: "a", to: "/$hots")]) }
        #expect(error?.description == #"unknown variable '$hots' (column 2 of "to": "/$hots")"#)
    }
}
