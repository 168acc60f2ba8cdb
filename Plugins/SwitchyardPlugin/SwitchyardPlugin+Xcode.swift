#if canImport(XcodeProjectPlugin)
    import PackagePlugin
    import XcodeProjectPlugin

    /// The same for a target of an Xcode project. Its files can lie anywhere; includes must lie in the project's folder.
    extension SwitchyardPlugin: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            let manifests = ManifestList(target.inputFiles, root: context.xcodeProject.directoryURL)
            if manifests.isEmpty {
                Diagnostics.warning("target '\(target.displayName)' uses SwitchyardPlugin but has no .routes file")
            }
            return try manifests.commands(
                tool: context.tool(named: "SwitchyardTool").url,
                output: context.pluginWorkDirectoryURL)
        }
    }
#endif
