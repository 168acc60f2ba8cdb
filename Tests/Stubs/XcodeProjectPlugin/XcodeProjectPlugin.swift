// The part of Xcode's XcodeProjectPlugin module that the plugin uses, for type-checking where there is no Xcode.

public import Foundation
public import PackagePlugin

public protocol XcodeBuildToolPlugin: BuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

public struct XcodePluginContext {
    public let xcodeProject: XcodeProject
    public let pluginWorkDirectoryURL: URL

    public func tool(named name: String) throws -> PluginContext.Tool {
        throw PluginContextError.toolNotFound(name: name)
    }
}

public struct XcodeProject {
    public let displayName: String
    public let directoryURL: URL
    public let targets: [XcodeTarget]
}

public struct XcodeTarget {
    public let displayName: String
    public let inputFiles: FileList
}
