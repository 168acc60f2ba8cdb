import Foundation
import PackagePlugin

/// A target and the paths of its manifests.
struct TargetManifests {
    let name: String
    let directory: String
    let files: [String]

    /// The targets that have a manifest, narrowed to `names` where there are any.
    static func all(in package: Package, named names: [String]) throws -> [TargetManifests] {
        let targets = package.targets.compactMap { TargetManifests($0) }
        for name in names where !targets.contains(where: { $0.name == name }) {
            throw Refusal("no target '\(name)' with a .routes file in this package")
        }
        return names.isEmpty ? targets : targets.filter { names.contains($0.name) }
    }

    private init?(_ target: any Target) {
        guard let target = target.sourceModule else { return nil }
        let files = target.sourceFiles.map(\.url).filter { $0.pathExtension == "routes" }
        guard !files.isEmpty else { return nil }
        self.name = target.name
        self.directory = target.directoryURL.path
        self.files = files.map(\.path).sorted()
    }
}
