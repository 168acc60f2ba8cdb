/// What is wrong with a rewrite rule.
///
/// ```swift
/// try Rewriter([RewriteRule(match: "/old/(.*", to: "/new/$1")])
/// // unclosed '('; add ')', or write '\(' for the character (column 6 of "match": "/old/(.*")
/// ```
public struct RewriteError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The part of a rule that a fault is in.
    public enum Part: String, Hashable, Sendable {
        /// The regular expression of `RewriteRule(match:to:next:)`.
        case match
        /// The manifest pattern of `RewriteRule(from:to:)`.
        case from
        /// The template.
        case to
    }

    public var part: Part
    /// The text of that part.
    public var text: String
    /// Where in the text, in Unicode scalars from 1.
    public var column: Int
    /// What is wrong and how to mend it.
    public var message: String

    public init(part: Part, text: String, column: Int, message: String) {
        self.part = part
        self.text = text
        self.column = column
        self.message = message
    }

    /// One sentence with the place.
    public var description: String { "\(message) (column \(column) of \"\(part.rawValue)\": \"\(text)\")" }
}
