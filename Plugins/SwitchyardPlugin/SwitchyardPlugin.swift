import PackagePlugin

/// Compiles every `.routes` file among a target's sources into a Swift file of the same target.
@main
struct SwitchyardPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target.sourceModule else { return [] }
        let manifests = ManifestList(target.sourceFiles, root: target.directoryURL)
        if manifests.isEmpty {
            Diagnostics.warning("target '\(target.name)' uses SwitchyardPlugin but has no .routes file")
        }
        return try manifests.commands(
            tool: context.tool(named: "SwitchyardTool").url,
            output: context.pluginWorkDirectoryURL)
    }
}
