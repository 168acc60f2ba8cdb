import Foundation

/// What to run the tool with: the user's arguments and the manifests that the verb is about.
///
/// - Parameter arguments: What the user wrote behind `swift package routes`, the verb first.
/// - Returns: One list of arguments for each run.
func toolRuns(_ arguments: [String], targets: [TargetManifests], package: URL) throws -> [[String]] {
    guard let verb = arguments.first, !arguments.contains("--help"), !arguments.contains("-h") else {
        print("usage: swift package routes [--target NAME]… VERB ARGUMENT…")
        print("Runs the tool below; 'check', 'list', 'generate' and 'explain' find the manifests by themselves.\n")
        return [arguments]
    }
    let rest = Array(arguments.dropFirst())
    switch verb {
    case "check", "list", "generate":
        try requireManifests(targets)
        if verb == "generate", targets.count > 1 {
            let names = targets.map { "'\($0.name)'" }.joined(separator: ", ")
            throw Refusal("several targets have manifests (\(names)); choose one with '--target'")
        }
        return targets.map { [verb, "--root", $0.directory] + $0.files + rest }
    case "explain":
        if rest.contains("-") {
            throw Refusal("standard input does not reach a package plugin; give the URLs as arguments")
        }
        guard !rest.contains(where: { $0 == "--manifest" || $0.hasPrefix("--manifest=") }) else {
            return [arguments]
        }
        try requireManifests(targets)
        return [[verb, "--root", package.path] + targets.flatMap(\.files).flatMap { ["--manifest", $0] } + rest]
    default:
        return [arguments]
    }
}

private func requireManifests(_ targets: [TargetManifests]) throws {
    if targets.isEmpty { throw Refusal("no target of this package has a .routes file") }
}
