import Switchyard
import Testing

/// Rules whose `match` is a manifest pattern.
@Suite struct PatternRuleTests {
    @Test(arguments: [
        ("/old/{id: Int}", "/items/$id", "/old/42", "/items/42"),
        ("/old/{id: Int}", "/items/$id", "/old/-042", "/items/-042"),
        ("/old/{id: Int}", "/items/$id", "//old//42/", "/items/42"),
        ("/old/{id: Int}", "/items/$id", "shop://old/42", "/items/42"),
        ("/old/{id: Int}", "/items/$id", "shop:///old/42", "/items/42"),
        ("/old/{id: Int}", "/items/$id", "shop:old/42?x=1#y", "/items/42"),
        ("/old/{id: Int}", "/items/$id", "https://shop.example.com:8443/old/42?x=1#y", "/items/42"),
        ("/old/{id: Int}", "/items/$id", "HTTP://shop.example.com/old/42", "/items/42"),
        ("/old/{id: Int}", "/items/$id?$query#$fragment", "https://h/old/42?x=1#y", "/items/42?x=1#y"),
        ("/old/{id: Int}", "/items/${id}0", "/old/4", "/items/40"),
        ("/{a}/{b: String}", "/$b/$a", "/x%20y/z", "/z/x%20y"),
        ("/{a}", "/s?q=$$a", "/ü", "/s?q=%C3%BC"),
        ("/{a}", "/s/$#a", "/%C3%BC", "/s/ü"),
        ("/f/{file...}", "/g/$file", "/f/a/b/c", "/g/a/b/c"),
        ("/f/{ids: Int...}", "/g/$ids", "/f/1/2", "/g/1/2"),
        ("/news/{y: Int(1900...2100)}[/{m: Int(1...12)}]", "/n?y=$y&m=$m", "/news/1999/12", "/n?y=1999&m=12"),
        ("/news/{y: Int(1900...2100)}[/{m: Int(1...12)}]", "/n?y=$y&m=$m", "/news/2100", "/n?y=2100&m="),
        ("/[/{a}[/{b}]]", "/x?a=$a&b=$b", "/1/2", "/x?a=1&b=2"),
        ("/[/{a}[/{b}]]", "/x?a=$a&b=$b", "https://h", "/x?a=&b="),
        ("/", "/home", "https://h/", "/home"),
        ("/", "/home", "https://h", "/home"),
        ("/", "/home", "/", "/home"),
        ("/p/{id: Int}.{ext: png|jpg}", "/$ext/$id", "/p/12.jpg", "/jpg/12"),
        ("/caf%C3%A9", "/c", "/café", "/c"),
        ("/café", "/c", "/caf%c3%a9", "/c"),
        ("/o/{c: /[A-Z]{2}\\d{6}/}", "/$c", "/o/AB123456", "/AB123456"),
        ("/o/{c: /^(a|b)+$/}", "/$c", "/o/abba", "/abba"),
        ("/o/{c: /.*/}/x", "/$c", "/o/a/x", "/a"),
        ("/u/{u: UUID}", "/$u", "/u/123e4567-e89b-12d3-a456-426614174000", "/123e4567-e89b-12d3-a456-426614174000"),
        ("/d/{d: Double}", "/$d", "/d/-1.5e+3", "/-1.5e+3"),
        ("/b/{b: Bool}", "/$b", "/b/true", "/true"),
        ("/s/{s: String(2...3)}", "/$s", "/s/%C3%BCa", "/%C3%BCa"),
        ("/i/{i: UInt8}", "/$i", "/i/255", "/255"),
        ("/i/{i: Int8}", "/$i", "/i/-128", "/-128"),
    ])
    func taken(_ from: String, _ to: String, _ url: String, _ result: String) throws {
        #expect(try Rewriter([RewriteRule(from: from, to: to)]).rewrite(url) == result)
    }

    @Test(arguments: [
        ("/old/{id: Int}", "/old/x"), ("/old/{id: Int}", "old/42"), ("/{a}/{b}", "https://b"),
        ("/old/{id: Int}", "/old/42/x"), ("/old/{id: Int}", "/very/old/42"),
        ("/old/{id: Int}", "/old/99999999999999999999"), ("/old/{id: Int}", "https://old/42"),
        ("/old/{id: Int}", "HTTPS://old/42"), ("/old/{id: Int}", "http:old/42"), ("/old/{id: Int}", "/old/4\n"),
        ("/old/{id: Int}", "/old/42/\n"), ("/old/{id: Int}", "/OLD/42"), ("/old/{id: Int}", "/old%2F42"),
        ("/i/{i: UInt8}", "/i/256"), ("/i/{i: UInt8}", "/i/-1"), ("/i/{i: Int8}", "/i/-129"),
        ("/i/{i: Int(5...7)}", "/i/8"), ("/i/{i: Int(-3 ..< -1)}", "/i/-1"),
        ("/o/{c: /.*/}", "/o/a/b"), ("/o/{c: /a*/}x", "/o/x"), ("/s/{s: String(2...3)}", "/s/%C3%BC"),
        ("/s/{s: String(2...3)}", "/s/abcd"), ("/f/{file...}", "/f"), ("/p/{e: png|jpg}", "/p/gif"),
    ])
    func leftAlone(_ from: String, _ url: String) throws {
        #expect(try Rewriter([RewriteRule(from: from, to: "/taken")]).rewrite(url) == url)
    }
}
