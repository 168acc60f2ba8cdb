/// Where an include leads, worked out from the text of the paths alone.
enum IncludePath: Equatable {
    case file(String)
    case absolute
    /// It climbs out of the root.
    case outside

    /// - Parameters:
    ///   - path: as the include writes it, relative to the folder of `file`.
    ///   - root: the folder to stay in.
    init(_ path: String, from file: String, root: String) {
        guard !path.hasPrefix("/") else {
            self = .absolute
            return
        }
        let folder = file.split(separator: "/", omittingEmptySubsequences: true).dropLast().joined(separator: "/")
        let parts = IncludePath.parts(of: folder + "/" + path)
        let rootParts = IncludePath.parts(of: root)
        guard parts.starts(with: rootParts), parts.dropFirst(rootParts.count).first != ".." else {
            self = .outside
            return
        }
        self = .file((file.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/"))
    }

    /// The names in a path, without `.` and with every `..` resolved that can be.
    private static func parts(of path: String) -> [Substring] {
        var parts: [Substring] = []
        for part in path.split(separator: "/", omittingEmptySubsequences: true) where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else {
                parts.append(part)
            }
        }
        return parts
    }
}
