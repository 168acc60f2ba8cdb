import Testing

/// A mode of the Swift compiler that an app may be built in.
struct LanguageMode: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let flags: [String]

    private init(_ name: String, version: Int, mainActor: Bool = false, features: [String] = []) {
        testDescription = name
        flags =
            ["-swift-version", "\(version)"] + (mainActor ? ["-default-isolation", "MainActor"] : [])
            + features.flatMap { ["-enable-upcoming-feature", $0] }
    }

    static let swift6 = LanguageMode("Swift 6", version: 6)

    static let all = [
        swift6,
        LanguageMode("Swift 5", version: 5),
        LanguageMode("Swift 5, upcoming features", version: 5, features: upcoming),
        LanguageMode("Swift 6, main actor", version: 6, mainActor: true),
        LanguageMode("Swift 6, main actor, upcoming features", version: 6, mainActor: true, features: upcoming),
    ]

    private static let upcoming = [
        "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility", "NonisolatedNonsendingByDefault",
        "InferIsolatedConformances",
    ]
}
