import Testing

/// Manifests that pass without a word: a checker that cries wolf is useless.
struct ProofSilenceTests {
    @Test(
        "literals, choices and numbers",
        arguments: [
            "a /items/new\nb /items/{id: Int}\nc /items/{name}\nd /items/{rest...}",
            "a /x/1\nb /x/{n: Int(1...9)}\nc /x/{n: Int}\nd /x/{n}",
            "a /x/{c: png|jpg}\nb /x/png",
            "a /x/{c: png|jpg}\nb /x/{c: gif|webp}\nc /x/{c}",
            "a /x/{c: png|jpg}\nb /x/{c: png|jpg|gif}",
            "enum E: a = \"1\", b = \"2\"\nx /x/{e: E}\ny /x/{n: Int}",
            "a /x/{n: Int(0...9)}\nb /x/{n: Int(10...19)}\nc /x/{n: Int}",
            "a /x/{n: Int(0...99)}\nb /x/{n: Int(10...19)}\nc /x/{n: Int(12...14)}",
            "a /x/{n: Int(-9...0)}\nb /x/{n: Int(1...)}",
            "a /x/{i: Int8}\nb /x/{i: Int16}\nc /x/{i: Int32}\nd /x/{i: Int}",
            "a /x/{i: UInt8}\nb /x/{i: UInt16}\nc /x/{i: UInt}",
            "a /x/{n: UUID}\nb /x/{n: Int}\nc /x/{n: Double}\nd /x/{n}",
            "a /x/{b: Bool}\nb /x/{b}\nc /x/true",
            "a /x/{s: String(1...3)}\nb /x/{s}",
            "a /x/{s: String(1...3)}\nb /x/{s: String(4...6)}\nc /x/{s: String(7...)}",
            "a /x/{s: String(2...2000)}\nb /x/{s: String(3...9)}\nc /x/about",
            "a /x/{s: String(1...5000)}\nb /x/about",
        ])
    func values(_ text: String) { expectSilence(text) }

    @Test(
        "regular expressions",
        arguments: [
            "a /x/{c: /[a-m]+/}\nb /x/{c: /[n-z]+/}",
            "a /x/{c: /[a-c]+/}\nb /x/{c: /[a-z]+/}\nc /x/{c}",
            "a /x/{c: /[A-Z]{2}\\d{6}/}\nb /x/{c: UUID}\nc /x/{n: Int}",
            "a /x/{c: /v\\d+/}\nb /x/latest\nc /x/{c: /[a-z]+\\d*/}",
            "a /x/{c: /ab|cd/}\nb /x/{c: /ab|cd|ef/}\nc /x/ab",
            "a /x/{c: /(?i)abc/}\nb /x/abc",
            "a /x/{c: /a*/}\nb /x/{c: /a*b/}",
            "a /x/{c: /[a-z-]{2,}/}\nb /x/{n: Int(1...)}",
        ])
    func expressions(_ text: String) { expectSilence(text) }

    @Test(
        "several segments",
        arguments: [
            "a /a/{x}/x\nb /a/b/y",
            "a /{x}/b\nb /a/{y}\nc /a/b",
            "a /i/{x}/1\nb /i/2/{y}\nc /i/2/1",
            "a /{x: Int}/b\nb /a/{y}",
            "a /{x: Int}/{y}\nb /{x: UUID}/{y}\nc /{x}/{y}\nd /{x}/{y}/{z}",
            "a /{x: a|b}/{y: Int}\nb /{x: c|d}/{y}\nc /a/1",
            "a /a/{x: Int}/c\nb /a/{x}/d\nc /a/7/e",
            "a /x/{y: a|b}/{z: a|b}\nb /x/a/{z: a|b}\nc /x/b/a",
            "group g /g/{id: Int} {\na /\nb /b\nc /{x}\n}",
            "group g /{team} {\na /\nb /{x: Int}\n}\nhome /\nabout /about",
        ])
    func paths(_ text: String) { expectSilence(text) }

    @Test(
        "several parameters in a segment",
        arguments: [
            "a /p/{id: Int}.png\nb /p/{id: Int}.jpg\nc /p/{name}",
            "a /p/{id: Int}.{ext: png|jpg}\nb /p/{id: Int}.png\nc /p/{id: Int}",
            "a /v{major: Int}.{minor: Int}\nb /v{major: Int}",
            "a /u/@{name}\nb /u/{name}\nc /u/@me",
            "a /{a: a|b}-{b: a|b}\nb /a-b\nc /{x}",
            "a /{w: Int}x{h: Int}\nb /{w: Int}x{h: Int}@2x",
            "a /h/{a: x|xx}{b: x1|y}",
            "a /{lang: /[a-z]{2}/}-{region: /[A-Z]{2}/}\nb /{lang: /[a-z]{2}/}",
            "a /{y: Int(1000...9999)}-{m: Int(1...12)}\nb /today",
        ])
    func affixes(_ text: String) { expectSilence(text) }

    @Test(
        "optional tails and catch-alls",
        arguments: [
            "a /files/{rest...}\nb /files/index\nc /files/{name}",
            "a /{x...}\nb /{x}\nhome /",
            "a /{x...}\nb /l/{x}\nc /l/{x}/{y...}",
            "a /n/{n: Int...}\nb /n/{n: Int}\nc /n/{s...}",
            "a /n/{n: Int...}\nb /n/{n: UUID...}",
            "a /a/{x...}\nb /a/b/{y...}\nc /a/b/c/{z...}\nd /a/b/c/d",
            "a /news/{y: Int}[/{m: Int}]\nb /news/archive",
            "a /news[/{y: Int}]\nb /news/{x: UUID}",
            "a /news[/{y: Int}[/{m: Int}]]\nb /news/{y: Int}/{m: Int}/{d: Int}",
            "a /docs[/{page...}]\nb /docs/index",
            "a /[/{x...}]\nb /about",
        ])
    func tails(_ text: String) { expectSilence(text) }

    @Test(
        "query values and origins",
        arguments: [
            "a /s ?q: String\nb /s",
            "a /s ?q: Int\nb /s ?q: String\nc /s",
            "a /s ?mode = \"map\"\nb /s ?mode = \"list\"\nc /s",
            "a /s ?mode = \"map\" &q: String\nb /s ?mode = \"map\"\nc /s",
            "a /s ?on: Bool\nb /s ?n: Int over a\nc /s",
            "a /s ?on: Bool\nb /s ?on = \"maybe\"",
            "a /s ?q: String?\nb /t ?q: Int = 1 &r: [String]",
            "a /s ?q: /a+/\nb /s ?q = \"\"\nc /s ?q: String",
            "a /{x} ?k: Int\nb /{x}\nc /a over a",
            "origin app shop:\norigin web https://x.example\na /a on app\nb /a",
            "origin app shop:\norigin web https://x.example\na /a/{x: Int} on app\nb /a/{x} on app\nc /a/{x...} on app, web",
            "origin all https://*.x.example https://x.example\norigin shop https://shop.x.example\n"
                + "a /{x} on all\nb /{x: Int} on shop",
        ])
    func conditions(_ text: String) { expectSilence(text) }

    @Test(
        "over, aliases, types of one's own, options",
        arguments: [
            "a /s ?mode = \"map\" over b\nb /s ?q: String",
            "b /s ?q: String\nc /s ?r: String over b",
            "a /i/{x}/1\nb /i/2/{y} over a",
            "a /x/{n: Int(1...9)}\nb /x/1\nc /x/{n: Int(3...9)}\nalias /y/{n: Int(1...9)} -> a",
            "a /{x}/b/{z} over b, c\nb /a/{y}/{z} over c\nc /{x}/{y}/c",
            "group g /g {\na /{x}/1\n}\nb /g/2/{y} over g.a",
            "a /items/{id: Int}\nalias /i/{id: Int} -> a\nalias /j/{id: Int} -> a",
            "a /items/{id: Int}\nalias /items/number/{id: Int} -> a\nb /items/{x}/{y}",
            "a /{x}/{y}\nalias /a/{x}/{y} -> a\nb /{x: Int}/{y}",
            "r /a/{x...}\nalias /k/{x...} -> r\ns /b/{y...}\nalias /k/m/{y...} -> s",
            "a /a/{x}/{y}\nalias /{x}/{y}/b -> a",
            "type SKU = S\na /x/{s: SKU}\nb /x/{n: Int}\nc /x/{s}\nd /x/new",
            "type SKU = S\na /x/{s: SKU}.{e: png|jpg}\nb /x/{s}.png",
            "type S = S\ntype T = T\na /x/{s: S} over b\nb /x/{t: T}",
            "option case insensitive\na /About\nb /{x}\nc /{x: /[0-9]+/}",
            "option case insensitive\na /f/{x: a|b}X{y: /x?a/}",
            "option case insensitive\na /A/{x: Int}\nb /B/{x: Int}\nc /{x: a|b}/z",
            "option slashes strict\na /a\nb /a/\nc /\nd /{x}/",
            "option query strict\na /s ?q: Int?\nb /s/{x}",
        ])
    func others(_ text: String) { expectSilence(text) }

    @Test(
        "rewrites that may lead to a route",
        arguments: [
            "$url", "$1", "$1/items", "$1:items/7", "shop:$1", "$$1/7", "$$1:items", "/items/$$1", "/$1", "/items$1",
            "/items/$1/edit", "items/7", "//items//7", "/items/%$$1", "/items/7$$1", "/x/../items/7", "/./items/7/",
            "/items/7?x=$1", "/items/7#$$1", "/items/$$1/$$2", "/search?$1=2", "/search?$$1=2&q=1", "/search?q=$1",
            "/search?q$1", "/search?x&q", "/search?q=%41$$1", "/s%65arch?q=", "/search?q=1&q=2", "/search?a=$1&q=1",
            "/$$1?q=a", "/search?q=\\$1", "https://any.example/items/7", "other://items/7", "mailto:items/7", "#x",
            "?x",
            "/flag?on", "/flag?on=true", "/mode?m=a%20b", "${name}", "/items/${name}", "https://$1/nowhere",
            "https://h$$1.example/items/7", "https://u@h.example:80/items/7",
        ])
    func rewrites(_ template: String) {
        expectSilence(
            """
            home /
            item /items/{id: Int}
            search /search ?q: String
            flag /flag ?on: Bool
            mode /mode ?m = "a b"
            rewrite "x(.*)(?<name>y)" -> "\(template)"
            """)
    }

    private func expectSilence(_ text: String) {
        #expect(compile("routes 1\n" + text) == "")
    }
}
