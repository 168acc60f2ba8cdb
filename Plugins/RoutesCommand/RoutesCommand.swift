import Foundation
import PackagePlugin

/// `swift package routes [--target NAME]… VERB …`: runs the tool over the manifests of the package's targets.
///
/// The package manager joins a plugin's two output streams, keeps its standard input and turns every failure into exit
/// status 1; a script that needs them apart runs the tool itself.
@main
struct RoutesCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        var extractor = ArgumentExtractor(arguments)
        let names = extractor.extractOption(named: "target")
        let targets = try TargetManifests.all(in: context.package, named: names)
        let runs = try toolRuns(
            extractor.remainingArguments, targets: targets, package: context.package.directoryURL)

        let tool = try context.tool(named: "SwitchyardTool").url
        let statuses = try runs.map { try run(tool, $0) }
        if let worst = statuses.max(), worst != 0 { exit(worst) }
    }

    private func run(_ tool: URL, _ arguments: [String]) throws -> Int32 {
        let process = Process()
        process.executableURL = tool
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }
}

/// A request that cannot be carried out, in words for the user.
struct Refusal: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
