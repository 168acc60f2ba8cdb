import RouteCompiler
import RouteManifest
import Switchyard
import Testing

/// No manifest makes the proofs run away: past their bounds stands an error that says what to simplify.
struct ProofLimitTests {
    private func lines(_ count: Int, _ line: (Int) -> String) -> String {
        (0..<count).map(line).joined(separator: "\n")
    }

    /// Routes in groups small enough for an `enum`.
    private func groups(_ count: Int, _ line: (Int) -> String) -> String {
        var text = "routes 1"
        for number in 0..<count {
            if number % 150 == 0 { text += (number > 0 ? "\n}" : "") + "\ngroup g\(number / 150) {" }
            text += "\n" + line(number)
        }
        return text + "\n}"
    }

    /// The first message, and how many there are.
    private func first(_ text: String) -> (message: String, count: Int) {
        let errors = compile(text).split(separator: "\n").filter { $0.contains(": error: ") }
        return (errors.first.map(String.init) ?? "", errors.count)
    }

    // MARK: What passes

    @Test("four thousand literals beside wildcards")
    func literals() {
        #expect(compile(groups(4_000) { "r\($0) /word\($0)" } + "\nslug /{slug}\nall /{rest...}") == "")
    }

    @Test("four thousand literals in either case beside wildcards")
    func foldedLiterals() {
        let text = groups(1_000) { "r\($0) /Word\($0)" } + "\nslug /{slug}\nall /{rest...}\nn /{n: /[0-9]+/}"
        #expect(compile(text.replacingFirstLine("routes 1\noption case insensitive")) == "")
    }

    @Test("a thousand catch-alls below one")
    func catchAlls() {
        #expect(compile(groups(1_000) { "r\($0) /a\($0)/{rest...}" } + "\nall /{rest...}") == "")
    }

    @Test("three hundred nested ranges")
    func nestedRanges() {
        #expect(compile(groups(300) { "r\($0) /a/{n: Int(0...\($0))}" }) == "")
    }

    @Test("ninety-nine nested lengths")
    func nestedLengths() {
        #expect(compile("routes 1\n" + lines(99) { "r\($0) /a/{n: String(\($0 + 1)...\(300 - $0))}" }) == "")
    }

    /// At each of fourteen places either a literal or a parameter.
    private let doubling: [String] = {
        var random = CheckingRandom(state: 1)
        return (0..<150).map { number in
            (0..<14).map { place in
                Bool.random(using: &random) ? "/{p\(place)}" : "/l\(Int.random(in: 0..<2, using: &random))"
            }.joined() + "/end\(number)"
        }
    }()

    @Test("patterns whose sets of positions double with every segment take several automata")
    func subsets() throws {
        let text = "routes 1\n" + doubling.enumerated().map { "r\($0) \($1)" }.joined(separator: "\n")
        #expect(compile(text) == "")
        let manifest = check(text).manifest
        let pool = LanguagePool()
        let space = AddressSpace([manifest])
        let shapes = manifest.patterns.map { PatternShape($0, of: manifest, pool, space) }
        #expect(PathAutomata(shapes, pool: pool).automata.count > 1)
        var diagnostics = Diagnostics()
        let table = try #require(CompiledTable(manifest, &diagnostics)).dynamic
        for (number, pattern) in doubling.enumerated() {
            let url = pattern.split(separator: "/").map { $0.hasPrefix("{") ? "/x" : "/\($0)" }.joined()
            #expect(try table.match(url).id == "r\(number)")
        }
    }

    @Test("four thousand aliases")
    func aliases() {
        #expect(
            compile(
                "routes 1\na /a/{x}\nb /b/{y}\n" + lines(2_000) { "alias /a\($0)/{x} -> a\nalias /b\($0)/{y} -> b" })
                == "")
    }

    @Test("a path of four thousand segments")
    func longPath() {
        let segments = String(repeating: "/a", count: 4_000)
        #expect(compile("routes 1\na \(segments)\nb /{x}\(segments.dropFirst(2))\nc /{x...}") == "")
    }

    // MARK: What is refused

    @Test("more overlaps than anybody reads")
    func overlaps() {
        let (message, count) = first(groups(60) { "r\($0) /q ?k\($0): Int" })
        #expect(count == 101)
        #expect(message == "Shop.routes:1:1: error: there may be more overlaps than those reported; mend them first")
    }

    @Test("more pairs than can be compared")
    func pairs() {
        let output = compile(groups(800) { "r\($0) /q ?k\($0): Int" }).split(separator: "\n")
        #expect(output.count == 2)
        let message = "error: too many routes fit the same paths to compare them all, '"
        #expect(output.first?.contains(message) ?? false)
        #expect(output.first?.hasSuffix(" among them; give them different literal segments") ?? false)
    }

    @Test("more routes beside each other than can be looked at")
    func siblings() {
        let (message, count) = first(groups(2_000) { "r\($0) /{n: Int(\($0 * 10)...\($0 * 10 + 9))}" })
        #expect(count == 1)
        #expect(
            message == "Shop.routes:3:1: error: too many routes fit the same paths as 'g0.r0' to compare them all; "
                + "give them different literal segments")
    }

    @Test("lengths that take too many states")
    func lengths() {
        #expect(
            compile("routes 1\na /x/{s: String(1...5000)}\nb /x/{n: Int}") == """
                Shop.routes:2:1: error: whether 'a' and 'b' overlap takes more than 20000 states to decide; use \
                smaller counts and lengths, or give them different literal segments
                Shop.routes:3:1: note: 'b' is declared here
                """)
    }

    @Test("a cover that takes too many steps to find")
    func reach() {
        // Which of 2 to the 24 paths is left is as hard as any question of logic (3-SAT).
        var random = CheckingRandom(state: 7)
        func path(_ fixed: [Int: String]) -> String { (0..<24).map { "/" + (fixed[$0] ?? "{p\($0): a|b}") }.joined() }
        var text = "routes 1\nall \(path([:]))"
        for number in 0..<130 {
            var fixed: [Int: String] = [:]
            while fixed.count < 3 {
                fixed[Int.random(in: 0..<24, using: &random)] = Bool.random(using: &random) ? "a" : "b"
            }
            text += "\nr\(number) \(path(fixed)) ?k\(number): Int?"
            if number > 0 { text += " over " + (0..<number).map { "r\($0)" }.joined(separator: ", ") }
        }
        let (message, _) = first(text)
        #expect(
            message
                == "Shop.routes:2:1: error: whether 'r0' and 129 more leave any URL to 'all' takes too many steps to "
                + "decide; use smaller counts and lengths, or give them different literal segments")
    }

    @Test("regular expressions that take too many states")
    func expressions() {
        #expect(
            compile("routes 1\na /x/{s: /(a|b)*a(a|b){14}/}\nb /y/{s: /(a|b)*a(a|b){14}/}") == """
                Shop.routes:2:7: error: the regular expression of 's' takes more than 16000 states; use smaller counts \
                or fewer alternatives
                """)
        let (message, count) = first(groups(120) { "r\($0) /x\($0)/{s: /[a-z]{\(900 - $0)}\($0)/}" })
        #expect(count == 1)
        #expect(
            message == "Shop.routes:121:13: error: the regular expressions up to 's' take more than 100000 states "
                + "together; use smaller counts or fewer alternatives")
    }

    @Test("segments that take too many states to cut")
    func segments() {
        let segment = "{s: /[ab]{1,400}/}{t: /[ab]{400}c/}"
        #expect(
            compile("routes 1\na /x/\(segment)") == """
                Shop.routes:2:7: error: whether the segment '\(segment)' of 'a' can be split in two ways takes too many \
                states to decide; use smaller counts and lengths
                """)
    }

    @Test("what a table has no room for")
    func tables() {
        let origins = lines(29) { "origin o\($0) s\($0):" }
        #expect(
            compile("routes 1\n\(origins)\na /x") == """
                Shop.routes:30:8: error: 29 origins, but a manifest may have 28; give one origin several addresses
                """)
        let parameters = (0..<65).map { "p\($0): Int?" }.joined(separator: " &")
        #expect(
            compile("routes 1\na /x ?\(parameters)") == """
                Shop.routes:2:1: error: 'a' has 65 parameters, but a route may have 64
                """)
        #expect(
            compile("routes 1\na /\(String(repeating: "x", count: 257))") == """
                Shop.routes:2:1: error: a literal of 257 bytes, but one may have 256; shorten it
                """)
    }
}

extension String {
    fileprivate func replacingFirstLine(_ line: String) -> String {
        line + drop { $0 != "\n" }
    }
}
