import RouteCompiler
import RouteManifest
import Testing

/// Pairs of manifests, and all that is said of what the newer one does to the links of the older one.
struct DifferenceTests {
    @Test(arguments: [routes, addresses].flatMap { $0.split(separator: "\n----\n").map(String.init) })
    func differences(_ item: String) throws {
        let sides = item.split(separator: "\n=>", maxSplits: 1, omittingEmptySubsequences: false)
        let versions = sides[0].split(separator: "\n->\n")
        let pool = LanguagePool()
        let old = try sound(String(versions[0]), "Old.routes", pool)
        let new = try sound(String(versions[1]), "New.routes", pool)
        let output = RouteCompiler.differences(from: old, to: new).flatMap(\.lines).map { "\n\($0)" }.joined()
        #expect(output == sides[1])
        #expect(RouteCompiler.differences(from: old, to: old).isEmpty)
        #expect(RouteCompiler.differences(from: new, to: new).isEmpty)
    }

    @Test("the same as trying every URL of a small world with both", arguments: UInt64(0)..<6)
    func agreesWithTrying(seed: UInt64) {
        var looked = 0
        var pool = LanguagePool()
        for number in 0..<80 {
            // The same types come back, so that a pool serves many manifests.
            if number % 10 == 0 { pool = LanguagePool() }
            var routes = RandomRoutes(seed: 1 << 32 | seed << 16 | UInt64(number))
            let texts = routes.versions()
            guard let old = try? sound(texts.old, "Old", pool), let new = try? sound(texts.new, "New", pool),
                let urls = OracleWorld([OracleMatcher(manifest: old), OracleMatcher(manifest: new)]).urls
            else { continue }
            looked += 1
            let (before, after) = (RouteOracle(old, urls), RouteOracle(new, urls))
            var expected: Set<String> = []
            for url in urls.indices {
                guard let was = before.winner(of: url) else { continue }
                let now = after.winner(of: url)
                if was != now { expected.insert("\(was) \(now ?? "none")") }
            }
            let findings = RouteCompiler.differences(from: old, to: new)
            #expect(
                Set(findings.compactMap { change($0.message) }) == expected,
                "\(texts.old)\n->\n\(texts.new)\n\(findings.flatMap(\.lines).joined(separator: "\n"))")
        }
        #expect(looked > 5)
    }

    /// `r1 none` or `r1 r2`; nil where a message is about a parameter.
    private func change(_ message: String) -> String? {
        let parts = message.split(separator: "'", omittingEmptySubsequences: false)
        if message.hasSuffix("no longer matches any route") { return "\(parts[1]) none" }
        return message.contains("now reaches") ? "\(parts[1]) \(parts[3])" : nil
    }

    private struct Unsound: Error {
        let output: String
    }

    private func sound(_ text: String, _ file: String, _ pool: LanguagePool) throws -> CheckedManifest {
        var diagnostics = Diagnostics()
        let syntax = parseManifest(Array(text.utf8), file: file, diagnostics: &diagnostics)
        let manifest = checkManifest(syntax, diagnostics: &diagnostics)
        if !diagnostics.hasErrors { _ = CompiledTable(manifest, &diagnostics, pool: pool) }
        guard diagnostics.all.isEmpty else {
            throw Unsound(output: diagnostics.sorted.flatMap(\.lines).joined(separator: "\n"))
        }
        return manifest
    }
}
