import Foundation

/// `swift run -c release Benchmarks [VERB]`; without a verb it is `match`. Figures are ratios within one run: machines
/// differ, and are seldom quiet.
let verbs: [String: ([String]) throws -> Void] = [
    "compile": CompileBenchmark.run,
    "match": MatchBenchmark.run,
    "router": RouterBenchmark.run,
    "rewrite": RewriteBenchmark.run,
]

var arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first?.hasPrefix("-") ?? true { arguments.insert("match", at: 0) }
guard let name = arguments.first, let verb = verbs[name] else {
    FileHandle.standardError.write(
        Data("usage: Benchmarks \(verbs.keys.sorted().joined(separator: "|")) ARGUMENT…\n".utf8))
    exit(64)
}
do {
    try verb(Array(arguments.dropFirst()))
} catch {
    FileHandle.standardError.write(Data("Benchmarks \(name): error: \(error)\n".utf8))
    exit(1)
}
