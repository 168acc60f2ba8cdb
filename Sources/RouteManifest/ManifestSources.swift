/// Where the compiler gets included files from. It reads no file itself.
package struct ManifestSources: Sendable {
    /// The folder that every included file must lie in, in the form in which manifests are named; `""` is the current
    /// one.
    package var root: String
    /// The bytes of a file, named with its folder; nil where there is none or it cannot be read.
    package var read: @Sendable (_ path: String) -> [UInt8]?

    package init(root: String, read: @escaping @Sendable (_ path: String) -> [UInt8]?) {
        self.root = root
        self.read = read
    }

    /// For a manifest that includes nothing.
    package static let none = ManifestSources(root: "") { _ in nil }
}
