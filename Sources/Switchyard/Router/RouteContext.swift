/// What is known of an opening beside the route: the URL it came from, the variant, and values handed over in code.
///
/// ```swift
/// router.on(Routes.Detail.self) { detail, context in
///     ItemScreen(detail.id, buyer: context[User.self], campaign: context.query.first { $0.key == "campaign" }?.value)
/// }
/// ```
///
/// Nothing in it can be forged by a URL: the query is a list of its own.
public struct RouteContext: Sendable {
    /// One `key=value` of the query, decoded.
    public struct QueryItem: Sendable, Hashable {
        public var key: String
        public var value: String
    }

    /// The URL as it came in; nil where a route was opened by value.
    public internal(set) var url: String?
    /// The URL that was matched: `url` with the rewrites applied.
    public internal(set) var matchedURL: String?
    /// The variant that is opened, as the manifest names it; nil for a route without variants, and before a variant is
    /// chosen, as it is for guards.
    public internal(set) var variant: String?
    /// How many redirects led here.
    public internal(set) var redirectCount = 0
    /// Whether the opening waits for nobody, as `openSync` does.
    public internal(set) var isSync = false

    private let values: [any Sendable]
    private let table: StaticString

    init(_ values: [any Sendable], table: StaticString) {
        self.values = values
        self.table = table
    }

    /// The value of a type among those handed to `open(_:context:)`; the last of several, nil where there is none.
    public subscript<Value>(type: Value.Type) -> Value? {
        for value in values.reversed() {
            if let value = value as? Value { return value }
        }
        return nil
    }

    /// The variant that is opened.
    ///
    /// ```swift
    /// context.variant(of: Routes.Detail.self)   // .compact
    /// ```
    public func variant<R: Route>(of route: R.Type) -> R.Variant? { variant.flatMap { R.Variant(rawValue: $0) } }

    /// The whole query in order, also the keys that no parameter of the route reads; empty where a route was opened by
    /// value.
    public var query: [QueryItem] {
        guard let matchedURL else { return [] }
        return QueryItems.pairs(of: matchedURL, TableReader(table)).map { QueryItem(key: $0.key, value: $0.value) }
    }
}

extension RouteContext: CustomStringConvertible {
    /// `url: shop://items/42, variant: compact`: what is known, without the values handed over in code.
    public var description: String {
        var parts = [("url", url), ("variant", variant)].compactMap { name, value in value.map { "\(name): \($0)" } }
        if let matchedURL, matchedURL != url { parts.insert("matched: \(matchedURL)", at: min(1, parts.count)) }
        if redirectCount > 0 { parts.append("redirects: \(redirectCount)") }
        return parts.isEmpty ? "opened by value" : parts.joined(separator: ", ")
    }
}
