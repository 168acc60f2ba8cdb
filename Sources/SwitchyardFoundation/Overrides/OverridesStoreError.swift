/// Why a stored document cannot be used, or a document cannot be stored.
///
/// ```swift
/// do {
///     router.apply(try store.load())
/// } catch {
///     log("\(error)")   // the stored document is damaged: …
/// }
/// ```
public enum OverridesStoreError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file is not what was stored.
    case damaged(path: String, why: String)
    /// The document is older than the one in force.
    case older(revision: String?, than: String?)
    /// The system refuses.
    case file(message: String)

    public var description: String {
        switch self {
        case .damaged(let path, let why):
            return "the stored document '\(path)' is damaged and ignored: \(why); the next one stored replaces it"
        case .older(let revision, let newer):
            return "revision \(Self.name(revision)) is older than \(Self.name(newer)) and was not taken; "
                + "publish it under a newer revision, or allow older ones"
        case .file(let message): return message
        }
    }

    private static func name(_ revision: String?) -> String { revision.map { "'\($0)'" } ?? "without a name" }
}
