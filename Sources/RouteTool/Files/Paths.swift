import Foundation

/// The path without `.`, empty parts and, as far as possible, `..`. Links are not followed: a path means what it says.
func normalizedPath(_ path: String) -> String {
    var parts: [Substring] = []
    let isAbsolute = path.hasPrefix("/")
    for part in path.split(separator: "/") where part != "." {
        if part != ".." || (parts.last ?? "..") == ".." && !isAbsolute {
            parts.append(part)
        } else {
            _ = parts.popLast()
        }
    }
    return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
}

func absolutePath(_ path: String) -> String {
    path.hasPrefix("/") ? path : normalizedPath(FileManager.default.currentDirectoryPath + "/" + path)
}

/// `help.routes` for `Links/help.routes` in `Links`; nil for a path that does not lie in the folder.
func relativePath(of path: String, in folder: String) -> String? {
    let path = normalizedPath(path)
    if folder.isEmpty { return path.hasPrefix("../") ? nil : path }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
}

func lastComponent(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
}

func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
}
