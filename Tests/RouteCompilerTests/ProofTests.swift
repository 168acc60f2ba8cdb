import RouteCompiler
import RouteManifest
import Testing

/// Manifests that the proofs refuse, each with the whole text of what they say, and manifests that pass without a word.
struct ProofTests {
    struct Fault: Sendable {
        var manifest: String
        var messages: String
    }

    private static func messages(_ manifest: String) -> String {
        var diagnostics = Diagnostics()
        let syntax = parseManifest(Array("routes 1\n\(manifest)\n".utf8), file: "T.routes", diagnostics: &diagnostics)
        let checked = checkManifest(syntax, diagnostics: &diagnostics)
        _ = CompiledTable(checked, &diagnostics)
        return diagnostics.sorted.uniqued().flatMap(\.lines).joined(separator: "\n")
    }

    static let faults = [
        Fault(
            manifest: #"""
                byDay /news/{day: Int}/{x}
                byTopic /news/{topic}/x
                """#,
            messages: #"""
                T.routes:2:1: error: 'byDay' and 'byTopic' both match "/news/7/x", and neither is more specific
                T.routes:2:1: note: only 'byDay' matches "/news/7/y"
                T.routes:3:1: note: 'byTopic' is declared here; only it matches "/news/a/x"
                T.routes:2:1: note: add 'over byTopic' to 'byDay', or the reverse, to choose
                """#),
        Fault(
            manifest: #"""
                a /a/{x: png|jpg}
                a1 /a/png
                a2 /a/jpg
                """#,
            messages: #"""
                T.routes:2:1: error: 'a' can never be reached: every URL that it matches goes to 'a1', 'a2'
                T.routes:3:1: note: 'a1' is declared here
                T.routes:4:1: note: 'a2' is declared here
                """#),
        Fault(
            manifest: #"""
                a /x/{a}-{b}
                """#,
            messages: #"""
                T.routes:2:7: error: the segment '{a}-{b}' can be split in two ways: "a--a" behind "a" or behind "a-"; put a literal between that no value holds, or narrow a type
                """#),
        Fault(
            manifest: #"""
                a /c/{x: Int}
                b /c/{x: UUID} over a
                """#,
            messages: #"""
                T.routes:3:21: error: 'b' and 'a' share no URL, so 'over a' does nothing; leave it out
                T.routes:2:1: note: 'a' is declared here
                """#),
        Fault(
            manifest: #"""
                a /e/{x: Int} over b
                b /e/{x}
                """#,
            messages: #"""
                T.routes:2:20: error: 'a' is more specific than 'b' already, so 'over b' changes nothing; leave it out
                T.routes:3:1: note: 'b' is declared here
                """#),
        Fault(
            manifest: #"""
                q1 /q ?a: Int
                q2 /q ?b: Int
                """#,
            messages: #"""
                T.routes:2:1: error: 'q1' and 'q2' both match "/q?a=7&b=7", and neither is more specific
                T.routes:2:1: note: only 'q1' matches "/q?a=7"
                T.routes:3:1: note: 'q2' is declared here; only it matches "/q?b=7"
                T.routes:2:1: note: add 'over q2' to 'q1', or the reverse, to choose
                """#),
        Fault(
            manifest: #"""
                a /r/{a: /[a-m]+/}
                b /r/{a: /[g-z]+/}
                """#,
            messages: #"""
                T.routes:2:1: error: 'a' and 'b' both match "/r/g", and neither is more specific
                T.routes:2:1: note: only 'a' matches "/r/a"
                T.routes:3:1: note: 'b' is declared here; only it matches "/r/n"
                T.routes:2:1: note: add 'over b' to 'a', or the reverse, to choose
                """#),
        Fault(
            manifest: #"""
                a /s/{x: Int(0...9)}
                b /s/{x: /0*[0-9]|-0+/}
                """#,
            messages: #"""
                T.routes:3:1: error: 'b' takes the same URLs as 'a'
                T.routes:2:1: note: 'a' is declared here
                """#),
        Fault(
            manifest: #"""
                a /g/{x}/1 over b
                b /g/{x}/{y} over a
                """#,
            messages: #"""
                T.routes:2:1: error: these beat each other in a circle: 'a' lies inside 'b', 'b' is over 'a'; leave out one 'over'
                T.routes:3:1: note: 'b' is declared here
                T.routes:2:17: error: 'a' is more specific than 'b' already, so 'over b' changes nothing; leave it out
                T.routes:3:1: note: 'b' is declared here
                """#),
        Fault(
            manifest: #"""
                a /x/{a: Int}
                b /y/{b: Int}
                alias /z/{a: Int} -> a
                alias /z/{b: Int} -> b
                """#,
            messages: #"""
                T.routes:5:1: error: the alias '/z/{b: Int}' takes the same URLs as the alias '/z/{a: Int}'
                T.routes:4:1: note: the alias '/z/{a: Int}' is declared here
                """#),
        Fault(
            manifest: #"""
                type S = S1
                type T = T1
                a /x/{s: S}
                b /x/{t: T}
                """#,
            messages: #"""
                T.routes:4:1: error: 'a' and 'b' both match "/x/a", and neither is more specific
                T.routes:5:1: note: 'b' is declared here
                T.routes:4:1: note: add 'over b' to 'a', or the reverse, to choose
                """#),
        Fault(
            manifest: #"""
                origin app shop:
                origin web https://x.example
                a /a on app
                b /a on web
                """#,
            messages: #"""
                T.routes:4:1: error: 'a' and 'b' both match "/a", and neither is more specific
                T.routes:4:1: note: only 'a' matches "shop://a"
                T.routes:5:1: note: 'b' is declared here; only it matches "https://x.example/a"
                T.routes:4:1: note: add 'over b' to 'a', or the reverse, to choose
                """#),
        Fault(
            manifest: #"""
                a /x
                rewrite "^old$" -> "/y"
                """#,
            messages: #"""
                T.routes:3:21: error: no route takes what this rewrites to, such as "/y"
                """#),
        Fault(
            manifest: #"""
                a /{x...} ?k: Int
                b /{x...} ?m: Int
                c /{x} ?k: Int &m: Int
                """#,
            messages: #"""
                T.routes:2:1: error: 'a' and 'b' both match "/a/a?k=7&m=7", and neither is more specific
                T.routes:2:1: note: only 'a' matches "/a?k=7"
                T.routes:3:1: note: 'b' is declared here; only it matches "/a?m=7"
                T.routes:2:1: note: add 'over b' to 'a', or the reverse, to choose
                """#),
    ]

    /// Nothing in these is wrong: a checker that cries wolf is useless.
    static let sound = [
        "a /items/new\nb /items/{id: Int}\nc /items/{name}\nd /items/{rest...}",
        "a /x/{n: Int(0...9)}\nb /x/{n: Int(10...19)}\nc /x/{n: Int}",
        "a /x/{n: Int(0...99)}\nb /x/{n: Int(10...19)}",
        "a /x/{n: UUID}\nb /x/{n: Int}\nc /x/{n: Double}",
        "a /x/{c: png|jpg}\nb /x/{c: gif|webp}",
        "a /x/{c: png|jpg}\nb /x/png",
        "a /x/{c: /[a-m]+/}\nb /x/{c: /[n-z]+/}",
        "a /x/{c: /[a-c]+/}\nb /x/{c: /[a-z]+/}\nc /x/{c}",
        "a /a/{x}/x\nb /a/b/y",
        "a /{x}/b\nb /a/{y}\nc /a/b",
        "a /i/{x}/1\nb /i/2/{y}\nc /i/2/1",
        "a /p/{id: Int}.png\nb /p/{id: Int}.jpg\nc /p/{name}",
        "a /v{major: Int}.{minor: Int}\nb /v{major: Int}",
        "a /u/@{name}\nb /u/{name}",
        "a /files/{rest...}\nb /files/index\nc /files/{name}",
        "a /{x...}\nb /{x}",
        "a /l/{x...}\nb /l/{x}\nc /l/{x: Int}/{y...}",
        "a /n/{n: Int...}\nb /n/{n: Int}\nc /n/{s...}",
        "a /news/{y: Int}[/{m: Int}]\nb /news/archive",
        "a /s ?q: String\nb /s",
        "a /s ?q: Int\nb /s ?q: String\nc /s",
        "a /s ?mode = \"map\"\nb /s ?mode = \"list\"\nc /s",
        "a /s ?mode = \"map\" over b\nb /s ?q: String",
        "a /s ?q: String &r: String\nb /s ?q: String\nc /s ?r: String",
        "origin app shop:\norigin web https://x.example\na /a on app\nb /a",
        "type SKU = S\na /x/{s: SKU}\nb /x/{n: Int}\nc /x/{s}",
        "a /x/{s: String(1...3)}\nb /x/{s}",
        "a /x/{s: String(1...3)}\nb /x/{s: String(4...6)}",
        "a /x/{b: Bool}\nb /x/{b}",
        "a /x/{i: Int8}\nb /x/{i: Int16}\nc /x/{i: Int}",
        "a /items/{id: Int}\nalias /i/{id: Int} -> a",
        "a /items/{id: Int}\nalias /items/number/{id: Int} -> a\nb /items/{x}/{y}",
        "option case insensitive\na /About\nb /{x}",
        "option slashes strict\na /a\nb /a/\nc /",
        "group g /g/{id: Int} {\na /\nb /b\nc /{x}\n}",
    ]

    @Test("sound manifests pass without a word", arguments: sound)
    func passes(_ manifest: String) {
        #expect(ProofTests.messages(manifest) == "")
    }

    @Test("what is refused, and what is said", arguments: faults)
    func refuses(_ fault: Fault) {
        #expect(ProofTests.messages(fault.manifest) == fault.messages)
    }
}
