import Foundation

/// A package that uses this one, by path and through a package between them, in a folder with a space in its name:
///
///     Throwaway App
///     ├── Package.swift
///     ├── Middle
///     │   ├── Package.swift
///     │   └── Sources
///     │       └── MiddleRoutes
///     │           ├── Middle.routes
///     │           └── MiddleRoutes.swift
///     └── Sources
///         ├── App
///         │   └── main.swift
///         ├── AccountRoutes
///         │   ├── Account.routes
///         │   └── AccountRoutes.swift
///         └── Links
///             ├── Deep
///             │   └── Second Table.routes
///             ├── Links.swift
///             ├── Main.routes
///             └── help.routes            included by Main.routes
///
/// It lies in `.build/plugin-tests` of this package and stays there with what was built, so that only the first run on a
/// machine compiles the tool. Every test lays out the whole tree that it is about.
enum ThrowawayPackage {
    private static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private static let work = repository.appendingPathComponent(".build/plugin-tests")
    static let folder = work.appendingPathComponent("Throwaway App")
    static let scratch = work.appendingPathComponent("scratch")

    static func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    /// The generated file of a manifest in a target of the throwaway package itself.
    static func generated(_ name: String, target: String) -> URL {
        scratch.appendingPathComponent("plugins/outputs/throwaway app/\(target)/destination/SwitchyardPlugin/\(name)")
    }

    // MARK: Files

    static let files: [String: String] = [
        "Package.swift": """
        // swift-tools-version: 6.1
        import PackageDescription

        let strict: [SwiftSetting] = [.unsafeFlags(["-warnings-as-errors"])]
        let switchyard: Target.Dependency = .product(name: "Switchyard", package: "\(identity)")
        let plugin: Target.PluginUsage = .plugin(name: "SwitchyardPlugin", package: "\(identity)")

        let package = Package(
            name: "throwaway",
            platforms: [.macOS(.v12)],
            dependencies: [.package(path: "\(repository.path)"), .package(path: "Middle")],
            targets: [
                .target(name: "Links", dependencies: [switchyard], swiftSettings: strict, plugins: [plugin]),
                .target(name: "AccountRoutes", dependencies: [switchyard], swiftSettings: strict, plugins: [plugin]),
                .executableTarget(
                    name: "App",
                    dependencies: ["Links", "AccountRoutes", .product(name: "MiddleRoutes", package: "Middle")],
                    swiftSettings: strict),
            ])
        """,
        "Middle/Package.swift": """
        // swift-tools-version: 6.1
        import PackageDescription

        let package = Package(
            name: "Middle",
            platforms: [.macOS(.v12)],
            products: [.library(name: "MiddleRoutes", targets: ["MiddleRoutes"])],
            dependencies: [.package(path: "\(repository.path)")],
            targets: [
                .target(
                    name: "MiddleRoutes", dependencies: [.product(name: "Switchyard", package: "\(identity)")],
                    plugins: [.plugin(name: "SwitchyardPlugin", package: "\(identity)")])
            ])
        """,
        "Middle/Sources/MiddleRoutes/MiddleRoutes.swift": "",
        "Middle/Sources/MiddleRoutes/Middle.routes": """
        routes 1
        namespace Middle
        access public
        between /between
        """,
        "Sources/AccountRoutes/AccountRoutes.swift": "",
        "Sources/AccountRoutes/Account.routes": """
        routes 1
        namespace Account
        access public
        profile /profile/{user}
        """,
        "Sources/App/main.swift": """
        import AccountRoutes
        import Links
        import MiddleRoutes

        for url in CommandLine.arguments.dropFirst() {
            let name = Routes.match(url)?.id.rawValue ?? Second.match(url)?.id.rawValue
            print(name ?? Account.match(url)?.id.rawValue ?? Middle.match(url)?.id.rawValue ?? "none")
        }
        """,
        "Sources/Links/Links.swift": "",
        "Sources/Links/Deep/Second Table.routes": """
        routes 1
        namespace Second
        access public
        page /pages/{number: Int}
        """,
        "Sources/Links/Main.routes": """
        routes 1
        access public
        home   /
        detail /items/{id: Int}
        include "help.routes" at /help as help
        """,
        "Sources/Links/help.routes": """
        routes 1 part
        topic /{name}
        """,
    ]

    /// What packages call this one: its folder's name.
    private static var identity: String { repository.lastPathComponent.lowercased() }

    /// Makes the tree `files` with some files replaced, added or, where the text is nil, left out. What is right already
    /// is not touched.
    ///
    /// Off Apple's platforms the Swift driver compares the times of files in whole seconds, and takes for unchanged what
    /// changes within a second of the last build. So the second passes first.
    static func layOut(_ changes: [String: String?] = [:]) throws {
        Thread.sleep(forTimeInterval: 1)
        var wanted = files
        for (name, text) in changes { wanted[name] = text }
        let manager = FileManager.default
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        let present = manager.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        for name in present where name.contains("Sources/") && wanted[name] == nil {
            var isFolder: ObjCBool = false
            _ = manager.fileExists(atPath: path(name), isDirectory: &isFolder)
            if !isFolder.boolValue { try manager.removeItem(atPath: path(name)) }
        }
        for (name, text) in wanted where manager.contents(atPath: path(name)) != Data(text.utf8) {
            let file = folder.appendingPathComponent(name)
            try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    // MARK: Commands

    struct Result {
        let status: Int32
        let output: String
    }

    /// `swift build`
    static func build() throws -> Result {
        try run("/usr/bin/env", ["swift", "build", "--package-path", folder.path, "--scratch-path", scratch.path])
    }

    /// `swift package routes …`
    static func routes(_ arguments: String...) throws -> Result {
        try run(
            "/usr/bin/env",
            ["swift", "package", "--package-path", folder.path, "--scratch-path", scratch.path, "routes"] + arguments)
    }

    /// Lays out the tree, builds it and asks the app for the routes of some URLs.
    static func names(of urls: [String], _ changes: [String: String?] = [:]) throws -> [String] {
        try layOut(changes)
        let built = try build()
        guard built.status == 0 else { throw BuildFailure(description: built.output) }
        let answer = try run(scratch.appendingPathComponent("debug/App").path, urls)
        return answer.output.split(separator: "\n").map(String.init)
    }

    private static func run(_ command: String, _ arguments: [String]) throws -> Result {
        let pipe = Pipe()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: command)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Result(status: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
    }
}

/// The throwaway package does not build, though the test needs it to.
struct BuildFailure: Error, CustomStringConvertible {
    let description: String
}
