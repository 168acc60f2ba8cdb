/// Changes to routing that were published after release, checked against this build's table: which variants people see,
/// which routes are closed or redirected, which URLs are rewritten.
///
/// The document's format is on the page "Overrides" of the documentation. `SwitchyardFoundation` reads it as JSON:
///
/// ```swift
/// let overrides = try Overrides(json: data, for: Routes.self)
/// router.apply(overrides)
/// ```
///
/// A value of this type is right as a whole: it names only routes and variants of the table, and every address in it is
/// one that the table takes.
public struct Overrides<Table: RouteTable>: Sendable {
    /// The document's `revision`.
    public var revision: String? { content.revision }

    /// What this build does not know and leaves out, with its place: routes, variants and addresses of other versions.
    public var skipped: [OverridesError.Problem] { content.skipped }

    package let content: OverridesContent
    /// What is opened in place of a route, by the route's number.
    private let targets: [Int: Table]

    package init(_ document: DocumentValue, text: [UInt8]?, unknown: UnknownOverrides) throws(OverridesError) {
        content = try OverridesCheck.content(
            of: document, text: text, table: TableReader(Table._data), unknown: unknown
        ) { url in
            do throws(RouteError) {
                return .success(try Table(url: url)._route)
            } catch {
                return .failure(error)
            }
        }
        targets = content.routes.compactMapValues { override in
            override.target.flatMap { Table.match($0.url) }
        }
    }

    /// What the document says of a route; nil where it says nothing.
    package func override(ofRoute number: Int) -> OverridesContent.RouteOverride? { content.routes[number] }

    /// What is opened in place of a route.
    package func target(ofRoute number: Int) -> Table? { targets[number] }
}

/// Reads a document from a decoder of any kind, and leaves out what this build does not know.
///
/// ```swift
/// let overrides = try PropertyListDecoder().decode(Overrides<Routes>.self, from: data)
/// ```
///
/// For JSON use `init(json:for:unknown:)`, which also tells lines and columns, and sees a key that is there twice.
extension Overrides: Decodable {
    public init(from decoder: any Decoder) throws {
        try self.init(DocumentValue(from: decoder), text: nil, unknown: .skip)
    }
}
