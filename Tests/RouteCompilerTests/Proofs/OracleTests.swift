import RouteCompiler
import RouteManifest
import Switchyard
import Testing

/// Random small manifests: what the proofs say of each, against what trying every URL says.
struct OracleTests {
    @Test("the proofs and the runtime agree with the rules", arguments: UInt64(0)..<17)
    func agrees(seed: UInt64) {
        var looked = 0
        var pool = LanguagePool()
        for number in 0..<120 {
            // The same types come back, so that a pool serves many manifests.
            if number % 10 == 0 { pool = LanguagePool() }
            var routes = RandomRoutes(seed: seed << 16 | UInt64(number))
            let text = routes.manifest()
            let (manifest, faults) = check(text, file: "T")
            guard faults.isEmpty, let oracle = RouteOracle(manifest) else { continue }
            looked += 1
            var diagnostics = Diagnostics()
            let table = CompiledTable(manifest, &diagnostics, pool: pool)
            let lines = diagnostics.sorted.flatMap(\.lines)
            let judge = OracleJudge(oracle)
            let verdicts = judge.verdicts
            // A segment that splits two ways is a matter of its own.
            if lines.contains(where: { $0.contains("in two ways") }) { continue }
            #expect(
                Set(diagnostics.all.map { Verdict($0.message) }) == verdicts,
                "\(text)\n\(lines.joined(separator: "\n"))")
            for fault in judge.faults(in: diagnostics.all) { Issue.record("\(fault)\n\(text)") }
            if let table {
                for fault in judge.differences(from: table.dynamic) { Issue.record("\(fault)\n\(text)") }
            }
        }
        #expect(looked > 40)
    }
}

/// What is said of a manifest, without the URLs that show it.
struct Verdict: Hashable, CustomStringConvertible {
    var description: String

    init(_ kind: String, _ names: String...) { description = ([kind] + names).joined(separator: " ") }

    /// Reads a message of the proofs.
    init(_ message: String) {
        let names = message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map { String($0.element) }
        func verdict(_ kind: String, _ count: Int) -> String { ([kind] + names.prefix(count)).joined(separator: " ") }
        if message.contains("neither is more specific") {
            description = (["overlap"] + names.prefix(2).sorted()).joined(separator: " ")
        } else if message.contains("takes the same URLs") {
            description = verdict("duplicate", 1)
        } else if message.contains("can never be reached") {
            description = verdict("unreachable", 1)
        } else if message.contains("share no URL") {
            description = verdict("apart", 2)
        } else if message.contains("changes nothing") {
            description = verdict("idle", 2)
        } else if message.contains("in a circle") {
            description = "circle"
        } else if message.contains("no URL can carry") {
            description = "empty"
        } else {
            description = message
        }
    }
}
