/// One rewrite: which URLs it takes and what it makes of them.
///
/// ```swift
/// RewriteRule(match: #"^https://old\.example\.org/search/(.*)"#, to: "/search?q=$$1")
/// RewriteRule(from: "/old/{id: Int}", to: "/items/$id")
/// ```
///
/// A rule is only text until a `Rewriter` takes it, which checks it.
public struct RewriteRule: Hashable, Sendable {
    /// What `match` is.
    public enum Form: Hashable, Sendable {
        /// A regular expression, found anywhere in the URL.
        case expression
        /// The path of a manifest's route, which must be the URL's whole path.
        case pattern
    }

    /// The regular expression or the manifest pattern.
    public let match: String
    public let form: Form
    /// The template of the result.
    public let template: String
    /// Whether the rules that follow see the result.
    public let next: Bool

    /// A rule for the URLs in which a regular expression is found; the template replaces the whole URL.
    public init(match: String, to template: String, next: Bool = false) {
        (self.match, form, self.template, self.next) = (match, .expression, template, next)
    }

    /// A rule for the URLs whose path a manifest pattern takes; its parameters are variables of the template.
    ///
    /// The path is compared as it is written, escapes and all. Where the template begins with a slash, the result
    /// stays at the URL's own scheme and host; query and fragment are dropped unless the template writes them.
    public init(from pattern: String, to template: String, next: Bool = false) {
        (match, form, self.template, self.next) = (pattern, .pattern, template, next)
    }
}
