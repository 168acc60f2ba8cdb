public import Foundation
public import Switchyard

/// Keeps the last overrides document that was accepted in a file, so that the next start begins with it.
///
/// ```swift
/// let store = OverridesFileStore(folder.appendingPathComponent("overrides"), for: Routes.self)
/// do {
///     router.apply(try store.load())
/// } catch {
///     log("\(error)")                          // damaged, or not for this build: the app starts without
/// }
/// router.apply(try store.save(data))           // a new document, checked first
/// ```
///
/// The file always holds one whole document: the old one or the new one, whenever the process is killed or the power
/// fails. What is read is checked again, by its checksum, by `verify` and against the table of the running build.
public struct OverridesFileStore<Table: RouteTable>: Sendable {
    private let file: ReplaceableFile
    private let verify: (@Sendable (Data) throws -> Void)?

    /// - Parameters:
    ///   - file: Where the document is kept. Folders that are missing are made.
    ///   - table: The table that documents are checked against.
    ///   - verify: Sees a document's bytes as they came before anything else does, when it is saved and when it is
    ///     loaded, and throws to refuse it: the place to check a signature.
    public init(
        _ file: URL, for table: Table.Type = Table.self, verify: (@Sendable (Data) throws -> Void)? = nil
    ) {
        self.file = ReplaceableFile(file)
        self.verify = verify
    }

    /// The document that was saved last.
    ///
    /// - Returns: Nil where none was saved.
    /// - Throws: `OverridesStoreError` where the file is damaged or cannot be read, what `verify` throws, or
    ///   `OverridesError` where this build's table does not go with the document. There is nothing to mend then: the
    ///   next document saved replaces it.
    public func load() throws -> Overrides<Table>? { try record()?.overrides }

    /// Checks a document and keeps it.
    ///
    /// - Parameters:
    ///   - json: The document as it came.
    ///   - allowsOlder: Whether it may replace one of a newer revision. Runs of digits in revisions compare as numbers.
    /// - Returns: The document, ready to be applied.
    /// - Throws: As `load()`, and `OverridesStoreError.older`. What was saved before stays.
    @discardableResult
    public func save(_ json: Data, allowsOlder: Bool = false) throws -> Overrides<Table> {
        try save(json, entityTag: nil, allowsOlder: allowsOlder)
    }

    /// Forgets the document.
    ///
    /// - Throws: `OverridesStoreError` where the file cannot be removed.
    public func remove() throws {
        do throws(FileFault) {
            try file.remove()
        } catch {
            throw OverridesStoreError.file(message: error.message)
        }
    }

    /// A document that was found whole and right.
    struct Record {
        let document: StoredDocument
        let overrides: Overrides<Table>
    }

    func record() throws -> Record? {
        guard let data = try data() else { return nil }
        let document: StoredDocument
        do throws(FileFault) {
            document = try StoredDocument(data)
        } catch {
            throw OverridesStoreError.damaged(path: file.path, why: error.message)
        }
        return Record(document: document, overrides: try checked(document.json))
    }

    func save(_ json: Data, entityTag: String?, allowsOlder: Bool) throws -> Overrides<Table> {
        let overrides = try checked(json)
        do {
            try file.replace {
                // One that cannot be used has no say.
                if !allowsOlder, let stored = try? record() {
                    try overrides.refuseOlder(than: stored.overrides)
                }
                return StoredDocument(json: json, entityTag: entityTag).data
            }
        } catch let fault as FileFault {
            throw OverridesStoreError.file(message: fault.message)
        }
        return overrides
    }

    private func checked(_ json: Data) throws -> Overrides<Table> {
        try verify?(json)
        return try Overrides(json: json, for: Table.self)
    }

    private func data() throws -> Data? {
        do throws(FileFault) {
            return try file.content(limit: JSONReader.maximumSize + StoredDocument.maximumHead)
        } catch {
            throw OverridesStoreError.file(message: error.message)
        }
    }
}

extension Overrides {
    /// - Throws: `OverridesStoreError.older`
    func refuseOlder(than other: Overrides) throws(OverridesStoreError) {
        if OverridesRevision(revision) < OverridesRevision(other.revision) {
            throw .older(revision: revision, than: other.revision)
        }
    }
}
