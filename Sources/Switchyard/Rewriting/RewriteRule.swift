/// One rule that turns a URL into another before it is matched.
///
/// ```swift
/// RewriteRule(match: #"^https://www\.example\.org/search/(.*)"#, to: "/search?q=$$1")
/// RewriteRule(from: "/old/{id: Int}", to: "/items/$id")
/// ```
///
/// A rule is plain data: `Rewriter` checks it.
public struct RewriteRule: Hashable, Sendable {
    /// What a rule's `match` is written in.
    enum Language: Hashable, Sendable {
        case expression, pattern
    }

    /// The regular expression that is found anywhere in the URL, or the manifest pattern of the URL's path.
    public let match: String
    /// The template of the URL that comes out.
    public let to: String
    /// Whether the rules that follow see the result; without it the first rule that matches is the last.
    public let next: Bool
    let language: Language

    /// A rule for URLs in which a regular expression is found.
    ///
    /// - Parameters:
    ///   - match: A regular expression; without `^` and `$` it is found anywhere in the URL.
    ///   - to: The template: `$1`, `${name}` and `$path` insert as it stands, `$$1` percent-encoded, `$#1` decoded.
    ///   - next: Whether the rules that follow see the result.
    public init(match: String, to: String, next: Bool = false) {
        self.match = match
        self.to = to
        self.next = next
        language = .expression
    }

    /// A rule for URLs with a path.
    ///
    /// The URL may have any scheme and host (in a router: those of its table's origins), query and fragment.
    ///
    /// - Parameters:
    ///   - from: A pattern as in a manifest: `/old/{id: Int}`. It is the rule's `match`.
    ///   - to: The template, in which `$id` is what the URL has for `{id}`, escapes and all.
    ///   - next: Whether the rules that follow see the result.
    public init(from: String, to: String, next: Bool = false) {
        match = from
        self.to = to
        self.next = next
        language = .pattern
    }
}
