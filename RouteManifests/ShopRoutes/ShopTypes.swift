public import Switchyard

/// What opening an item yields.
public struct ItemScreen: Sendable, Hashable {
    public var title: String

    public init(title: String) { self.title = title }
}

/// What is known of an item before it is loaded; handed over in code, never in a URL.
public struct ItemPreview: Sendable, Hashable {
    public var name: String

    public init(name: String) { self.name = name }
}

/// The number of a thing for sale: `AB-1234`.
public struct StockKeepingUnit: RouteParameter, Hashable {
    /// `AB-1234`
    public let code: String

    /// - Returns: Nil where the text is not two upper-case letters, a dash and four digits.
    public init?(routeText: String) {
        let parts = routeText.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].utf8.count == 2, parts[1].utf8.count == 4,
            parts[0].utf8.allSatisfy({ (65...90).contains($0) }), parts[1].utf8.allSatisfy({ (48...57).contains($0) })
        else { return nil }
        code = routeText
    }

    public var routeText: String { code }
}
