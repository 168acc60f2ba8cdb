/// Checks a document against a table.
package struct OverridesCheck {
    /// The route that takes a URL, or why none does.
    package typealias Match = (String) -> Result<Int, RouteError>

    var check = DocumentCheck()
    let table: TableReader
    let match: Match
    var content = OverridesContent()
    /// Where a route's redirect or its `instead` stands.
    var targetFields: [Int: DocumentCheck.Field] = [:]

    /// - Parameters:
    ///   - text: The document's bytes; nil where it did not come as text.
    ///   - match: Asks the table for the route of a URL.
    /// - Throws: All that is wrong.
    package static func content(
        of document: DocumentValue, text: [UInt8]?, table: TableReader, unknown: UnknownOverrides,
        match: @escaping Match
    ) throws(OverridesError) -> OverridesContent {
        var this = OverridesCheck(table: table, match: match)
        this.checkDocument(DocumentCheck.Field(place: "", value: document, keyOffset: nil))
        var findings = this.check.wrong
        if unknown == .refuse { findings += this.check.unknown }
        guard findings.isEmpty else {
            throw OverridesError(problems: DocumentCheck.problems(findings, text: text))
        }
        this.content.skipped = DocumentCheck.problems(this.check.unknown, text: text)
        return this.content
    }

    private init(table: TableReader, match: @escaping Match) {
        self.table = table
        self.match = match
    }

    package enum Keys {
        package static let document = ["$schema", "version", "revision", "rewrites", "routes"]
        package static let route = ["disabled", "instead", "redirect", "force", "experiment"]
        package static let experiment = ["key", "hashVersion", "seed", "coverage", "weights", "namespace"]
        package static let namespace = ["id", "from", "to"]
        package static let rewrite = ["match", "from", "to", "next"]
    }

    package static let version = 1
    package static let maximumRules = 1_000
    /// The instructions of all expressions together: what a byte of a URL may cost.
    package static let maximumProgramSize = 100_000
    private static let maximumRevision = 256

    private mutating func checkDocument(_ document: DocumentCheck.Field) {
        guard case .object(let members) = document.value.content else {
            check.refuse("", expected: "an object", document.value)
            return
        }
        // Of another version nothing more is known, so nothing more is said.
        guard let version = members.first(where: { $0.key == "version" }) else {
            check.refuse(
                "version", "the document must begin with '\"version\": \(Self.version)'", at: document.value.offset)
            return
        }
        let field = DocumentCheck.Field(place: "version", value: version.value, keyOffset: version.offset)
        guard check.number(field, among: [Self.version]) != nil,
            let fields = check.fields(document, known: Keys.document)
        else { return }
        _ = check.string(fields["$schema"])
        content.revision = revision(fields["revision"])
        checkRewrites(fields["rewrites"])
        if let routes = fields["routes"], let members = check.members(routes) {
            for (name, field) in members { checkRoute(name, field) }
        }
        checkRedirects()
    }

    private mutating func revision(_ field: DocumentCheck.Field?) -> String? {
        guard let field, let revision = check.string(field) else { return nil }
        guard revision.utf8.count <= Self.maximumRevision else {
            check.refuse(field.place, "must have at most \(Self.maximumRevision) bytes", at: field.value.offset)
            return nil
        }
        return revision
    }
}
