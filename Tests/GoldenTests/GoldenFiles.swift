import Foundation
import RouteCompiler
import RouteManifest
import RouteOutput

/// The golden files: a manifest for each feature of the language, and the Swift that it becomes.
///
///     Golden                    a target, so that the Swift is compiled
///     ├── Manifests
///     │   ├── Plain.routes
///     │   └── parts             what manifests include
///     ├── GoldenTypes.swift     the types that manifests name
///     └── Plain.routes.swift
enum GoldenFiles {
    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Golden")
    private static let manifests = folder.appendingPathComponent("Manifests")

    /// The names of the manifests, without their extension.
    static let names = contents(of: manifests, withSuffix: ".routes")
    /// The names of the recorded files, likewise.
    static let recorded = contents(of: folder, withSuffix: ".routes.swift")

    static func url(_ name: String) -> URL { folder.appendingPathComponent("\(name).routes.swift") }

    /// What the compiler makes of a manifest now.
    static func compile(_ name: String) throws -> String {
        let file = manifests.appendingPathComponent("\(name).routes")
        var diagnostics = Diagnostics()
        let syntax = parseManifest([UInt8](try Data(contentsOf: file)), file: file.path, diagnostics: &diagnostics)
        let sources = ManifestSources(root: manifests.path) { path in
            FileManager.default.contents(atPath: path).map { [UInt8]($0) }
        }
        let checked = checkManifest(syntax, sources: sources, diagnostics: &diagnostics)
        guard !diagnostics.hasErrors, let table = CompiledTable(checked, &diagnostics), diagnostics.all.isEmpty else {
            throw ManifestFault(description: diagnostics.sorted.flatMap(\.lines).joined(separator: "\n"))
        }
        return emitSwift(checked, tableText: table.text)
    }

    private static func contents(of folder: URL, withSuffix suffix: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }.sorted()
    }
}

/// A golden manifest that does not compile, or only with warnings.
struct ManifestFault: Error, CustomStringConvertible {
    let description: String
}
