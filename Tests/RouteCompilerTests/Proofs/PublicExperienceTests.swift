import RouteCompiler
import RouteManifest
import Switchyard
import Testing

/// What users of other routers have reported, tried here.
struct PublicExperienceTests {
    /// The routes that URLs reach, in any order of the manifest's lines.
    private func expect(
        _ lines: String, _ expected: [String: String?], header: String = "",
        _ location: SourceLocation = #_sourceLocation
    ) {
        let lines = lines.split(separator: "\n")
        let orders = [lines, lines.reversed(), Array(lines[(lines.count / 2)...] + lines[..<(lines.count / 2)])]
        for order in orders {
            let text = "routes 1\n" + header + order.joined(separator: "\n")
            var diagnostics = Diagnostics()
            let syntax = parseManifest(Array(text.utf8), file: "Shop.routes", diagnostics: &diagnostics)
            let table = CompiledTable(checkManifest(syntax, diagnostics: &diagnostics), &diagnostics)
            #expect(diagnostics.all.isEmpty, sourceLocation: location)
            for (url, route) in expected {
                #expect((try? table?.dynamic.match(url).id) == route, "\(url)", sourceLocation: location)
            }
        }
    }

    private func expectOverlap(_ text: String, _ location: SourceLocation = #_sourceLocation) {
        let output = compile("routes 1\n" + text)
        #expect(output.contains("neither is more specific"), sourceLocation: location)
    }

    @Test("Go's ServeMux: the more specific pattern wins, whatever the order")
    func goServeMux() {
        expect(
            """
            latest /posts/latest
            post /posts/{id}
            posts /posts/{rest...}
            object /b/{bucket}/o/{object...}
            index /b/{bucket}/o/index
            bucket /b/{bucket}
            home /
            """,
            [
                "/posts/latest": "latest", "/posts/7": "post", "/posts/7/x": "posts", "/b/x/o/a/b": "object",
                "/b/x/o/index": "index", "/b/x": "bucket", "/": "home", "/b": nil,
            ])
    }

    @Test("Go's ServeMux: patterns that overlap with neither more specific conflict")
    func goServeMuxConflicts() {
        expectOverlap("a /posts/{id}\nb /{resource}/latest")
        expectOverlap("a /users/{u}/posts/latest\nb /users/me/{kind}/{x}")
        expectOverlap("a /{x}/b/{z...}\nb /a/{y...}")
    }

    @Test("Go's ServeMux: a host is more specific than none, but does not outweigh the path")
    func goServeMuxHosts() {
        let header = "origin app shop:\norigin web https://x.example\n"
        expect(
            "a /x on app\nb /x", ["shop://x": "a", "https://x.example/x": "b", "/x": "a"], header: header)
        expectOverlap(header + "a /{x} on app\nb /new")
    }

    @Test("yesod#174: a literal that is no number does not overlap with a number, nor do ranges that miss each other")
    func yesod174() {
        expect(
            """
            home /
            item /item/{id: Int}
            edit /item/{id: Int}/edit
            new /item/new
            edited /item/edited
            special /articles/2003
            year /articles/{year: Int(2004...)}
            """,
            [
                "/item/7": "item", "/item/new": "new", "/item/edited": "edited", "/item/7/edit": "edit",
                "/articles/2003": "special", "/articles/2004": "year", "/articles/2002": nil,
            ])
    }

    @Test(
        "golang/go#74743: a fallback for all that is left and a route with a condition of its own are settled by hand")
    func go74743() {
        expectOverlap("api /api/{rest...}\nspa /{rest...} ?view: String")
        expect(
            "api /api/{rest...} over spa\nspa /{rest...} ?view: String",
            ["/api/x?view=y": "api", "/x?view=y": "spa", "/api/x": "api", "/x": nil])
    }

    @Test("golang/go#76469: a tie between /foo/bar/{id} and /foo/{id}/baz is told, and settled with over")
    func go76469() {
        #expect(
            compile("routes 1\na /foo/bar/{id}\nb /foo/{id}/baz") == """
                Shop.routes:2:1: error: 'a' and 'b' both match "/foo/bar/baz", and neither is more specific
                Shop.routes:2:1: note: only 'a' matches "/foo/bar/c"
                Shop.routes:3:1: note: 'b' is declared here; only it matches "/foo/c/baz"
                Shop.routes:2:1: note: add 'over b' to 'a', or the reverse, to choose
                """)
        expect(
            "a /foo/bar/{id} over b\nb /foo/{id}/baz",
            ["/foo/bar/baz": "a", "/foo/bar/x": "a", "/foo/x/baz": "b", "/foo/x/y": nil])
        expect("a /foo/bar/{id}\nb /foo/{id}/baz over a", ["/foo/bar/baz": "b", "/foo/bar/x": "a"])
        expect(
            "a /foo/bar/{id}\nb /foo/{id}/baz\nc /foo/bar/baz",
            ["/foo/bar/baz": "c", "/foo/bar/x": "a", "/foo/x/baz": "b"])
    }

    @Test("Play framework: where the first line wins, a new line can hide an old one; here it cannot")
    func playFramework() {
        expect(
            """
            show /users/{name}
            create /users/new
            list /users
            assets /{file...}
            """,
            [
                "/users/new": "create", "/users/x": "show", "/users": "list", "/users/x/y": "assets",
                "/favicon.ico": "assets",
            ])
    }

    @Test("URLNavigator#111: the winner never depends on hashing")
    func urlNavigator111() {
        expect(
            "open /open\npath /{rest...}", ["cddh://open?type=x": "open", "cddh://other/x": "path"],
            header: "origin app cddh:\n")
        expect(
            "pvp /open ?type = \"pvp\"\ndetail /open ?type = \"pvp_detail\"",
            ["cddh://open?type=pvp_detail": "detail", "cddh://open?type=pvp": "pvp", "cddh://open": nil],
            header: "origin app cddh:\n")
        let lines = (0..<40).map { "r\($0) /\($0 % 2 == 0 ? "a\($0)" : "{x: /[b-z]\($0)+/}")/{y: Int}" }
        let first = table(lines)
        #expect(!first.isEmpty)
        for _ in 0..<3 { #expect(table(lines) == first) }
    }

    private func table(_ lines: [String]) -> [UInt8] {
        var diagnostics = Diagnostics()
        let text = "routes 1\n" + lines.joined(separator: "\n")
        let syntax = parseManifest(Array(text.utf8), file: "Shop.routes", diagnostics: &diagnostics)
        return CompiledTable(checkManifest(syntax, diagnostics: &diagnostics), &diagnostics)?.bytes ?? []
    }

    @Test("matchit#31: what a literal's branch does not take goes to the wildcard beside it")
    func matchit31() {
        expect(
            "foo /path/foo\nwildcard /path/{rest...}",
            ["/path/foo": "foo", "/path/bar": "wildcard", "/path/foo/bar": "wildcard", "/path/foo/": "foo"])
        expect(
            "foo /path/foo/{arg}\nwildcard /path/{rest...}",
            ["/path/foo/x": "foo", "/path/foo/x/bar/baz": "wildcard", "/path/foo": "wildcard"])
    }

    @Test("routing-kit#74: a parameter beside a literal that goes deeper")
    func routingKit74() {
        expect(
            "provider /{provider}\ncallback /google/callback\nedit /{provider}/edit",
            [
                "/google": "provider", "/apple": "provider", "/google/callback": "callback", "/google/edit": "edit",
                "/apple/callback": nil,
            ])
    }
}
