import Foundation
import RouteManifest

/// A manifest named on the command line.
struct ManifestFile {
    /// As the user named it, made absolute only where `root` is absolute.
    let path: String
    /// The folder that included files must lie in, in the same form as `path`.
    let root: String
    /// The file's name within its target.
    private let name: String

    /// - Parameters:
    ///   - path: A path, absolute or counted from the current folder.
    ///   - root: The folder of the target; nil where the user named none. Then included files must lie in the current
    ///     folder or, for a manifest outside it, in the manifest's own.
    init(_ path: String, root: String?) {
        var path = path
        guard var root = root.map(normalizedPath) else {
            let normalized = normalizedPath(path)
            let isInside = !normalized.hasPrefix("/") && !normalized.hasPrefix("../")
            self.path = path
            self.root = isInside ? "" : folder(of: normalized)
            self.name = lastComponent(of: path)
            return
        }
        if path.hasPrefix("/") != root.hasPrefix("/") {
            path = absolutePath(path)
            root = absolutePath(root)
        }
        self.path = path
        self.root = root
        self.name = relativePath(of: path, in: root) ?? lastComponent(of: path)
    }

    /// The name of the generated file: `Deep/Links.routes` becomes `Deep_Links.routes.swift`.
    var outputName: String {
        String(name.map { $0 == "/" ? "_" : $0 }) + ".swift"
    }

    /// Where the compiler finds what the manifest includes.
    var sources: ManifestSources {
        ManifestSources(root: root) { path in readFile(path) }
    }

    func read() -> Result<[UInt8], ReadError> {
        if let bytes = readFile(path) { return .success(bytes) }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            return .failure(ReadError(message: "there is no such file"))
        }
        return .failure(
            ReadError(message: isFolder.boolValue ? "this is a folder, not a manifest" : "this file cannot be read"))
    }
}

/// Why a file cannot be read.
struct ReadError: Error {
    let message: String
}

/// The bytes of a file, or nil.
private func readFile(_ path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path).map { [UInt8]($0) }
}
