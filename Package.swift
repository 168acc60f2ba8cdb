// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "switchyard",
    platforms: [.iOS(.v15), .macOS(.v12), .tvOS(.v15), .watchOS(.v8), .visionOS(.v1)],
    products: [
        .library(name: "Switchyard", targets: ["Switchyard", "SwitchyardFoundation"]),
        .library(name: "SwitchyardCore", targets: ["Switchyard"]),
        .library(name: "SwitchyardUI", targets: ["SwitchyardUI"]),
        .plugin(name: "SwitchyardPlugin", targets: ["SwitchyardPlugin"]),
        .plugin(name: "RoutesCommand", targets: ["RoutesCommand"]),
        .executable(name: "switchyard", targets: ["SwitchyardCommand"]),
    ],
    targets: [
        // The runtime.
        .target(name: "LinearRegex", swiftSettings: settings),
        .target(name: "Switchyard", dependencies: ["LinearRegex"], swiftSettings: settings),
        .target(name: "SwitchyardFoundation", dependencies: ["Switchyard"], swiftSettings: settings),
        .target(name: "SwitchyardUI", dependencies: ["Switchyard", "SwitchyardFoundation"], swiftSettings: settings),

        // The compiler.
        .target(name: "RouteManifest", swiftSettings: settings),
        .target(
            name: "RouteCompiler", dependencies: ["RouteManifest", "LinearRegex", "Switchyard"],
            swiftSettings: settings),
        .target(
            name: "RouteOutput", dependencies: ["RouteCompiler", "RouteManifest", "LinearRegex", "Switchyard"],
            swiftSettings: settings),
        .target(
            name: "RouteTool", dependencies: ["RouteManifest", "RouteCompiler", "RouteOutput", "Switchyard"],
            swiftSettings: settings),
        // The same program twice: a plugin finds a tool by its target's name, people run it by its product's.
        .executableTarget(name: "SwitchyardTool", dependencies: ["RouteTool"], swiftSettings: settings),
        .executableTarget(name: "SwitchyardCommand", dependencies: ["RouteTool"], swiftSettings: settings),

        // The plugins.
        .plugin(name: "SwitchyardPlugin", capability: .buildTool(), dependencies: ["SwitchyardTool"]),
        .plugin(
            name: "RoutesCommand",
            capability: .command(
                intent: .custom(verb: "routes", description: "Check, list and explain the routes of this package")),
            dependencies: ["SwitchyardTool"]),

        // Manifests of our own.
        .target(
            name: "ShopRoutes", dependencies: ["Switchyard", "SwitchyardFoundation"], path: "RouteManifests/ShopRoutes",
            exclude: ["Shop.overrides.json"], swiftSettings: settings, plugins: ["SwitchyardPlugin"]),
        .target(
            name: "GitHubRoutes", dependencies: ["Switchyard"], path: "RouteManifests/GitHubRoutes",
            swiftSettings: settings, plugins: ["SwitchyardPlugin"]),
        .executableTarget(
            name: "ShopDemo", dependencies: ["Switchyard", "SwitchyardFoundation", "SwitchyardUI", "ShopRoutes"],
            swiftSettings: settings),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "LinearRegex", "Switchyard", "RouteCompiler", "RouteManifest", "GitHubRoutes", "ShopRoutes",
            ],
            swiftSettings: settings),

        // Tests, a folder a module.
        .target(name: "CountedAllocation", path: "Tests/CountedAllocation"),
        // A process that the tests of the file store kill.
        .executableTarget(
            name: "StoreWriter", dependencies: ["SwitchyardFoundation", "GoldenRoutes"], path: "Tests/StoreWriter",
            swiftSettings: settings),
        .testTarget(name: "LinearRegexTests", dependencies: ["LinearRegex"], swiftSettings: settings),
        .testTarget(
            name: "SwitchyardTests",
            dependencies: [
                "Switchyard", "SwitchyardFoundation", "RouteCompiler", "RouteManifest", "ShopRoutes", "GitHubRoutes",
                "CountedAllocation", "GoldenRoutes", "StoreWriter",
            ],
            swiftSettings: settings, plugins: ["SwitchyardPlugin"]),
        .testTarget(
            name: "SwitchyardUITests", dependencies: ["SwitchyardUI", "Switchyard", "ShopRoutes"],
            swiftSettings: settings),
        .testTarget(name: "RouteManifestTests", dependencies: ["RouteManifest"], swiftSettings: settings),
        .testTarget(
            name: "RouteCompilerTests", dependencies: ["RouteCompiler", "RouteManifest", "LinearRegex", "Switchyard"],
            swiftSettings: settings),
        .testTarget(name: "RouteToolTests", dependencies: ["RouteTool"], swiftSettings: settings),
        .testTarget(name: "PluginTests", swiftSettings: settings),
        // Generated files that are kept, compiled and compared: no plugin makes them.
        .target(
            name: "GoldenRoutes", dependencies: ["Switchyard", "SwitchyardFoundation"], path: "Tests/Golden",
            exclude: ["Manifests"], swiftSettings: settings),
        .executableTarget(
            name: "RouterStress", dependencies: ["Switchyard", "GoldenRoutes"], path: "Tests/RouterStress",
            swiftSettings: settings),
        .testTarget(
            name: "GoldenTests",
            dependencies: [
                "GoldenRoutes", "RouteManifest", "RouteCompiler", "RouteOutput", "Switchyard", "SwitchyardFoundation",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "ModeTests",
            dependencies: ["RouteManifest", "RouteCompiler", "RouteOutput", "Switchyard", "SwitchyardFoundation"],
            swiftSettings: settings),
    ]
)
