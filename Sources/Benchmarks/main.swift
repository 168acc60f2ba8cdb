import Foundation

/// `swift run -c release Benchmarks VERB`. Figures are ratios within one run: machines differ, and are seldom quiet.
let verbs: [String: ([String]) throws -> Void] = ["compile": CompileBenchmark.run]

let arguments = Array(CommandLine.arguments.dropFirst())
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
