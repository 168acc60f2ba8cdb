/// Why a URL reaches no route, a route cannot be built, or opening it failed.
///
/// ```swift
/// do {
///     let route = try Routes(url: "shop://items/x")
/// } catch {
///     print(error)   // 'id' must be Int, but is "x" (nearest route: /items/{id: Int}): shop://items/x
/// }
/// ```
public struct RouteError: Error, Hashable, Sendable, CustomStringConvertible {
    public enum Reason: Hashable, Sendable {
        /// No route takes the URL.
        case noMatch
        /// The URL's scheme or host is none of the manifest's origins.
        case foreignOrigin
        /// The text is no URL: it has a control character, a backslash, a port that is none, or a host outside ASCII.
        case malformed
        /// The URL has more bytes than the limit.
        case tooLong
        /// A path segment decodes to bytes that are not UTF-8, or holds a NUL.
        case invalidEncoding
        /// The nearest route needs a value that the URL does not have.
        case missingParameter(name: String)
        /// The nearest route needs a value of another type, or a value breaks the manifest's constraint.
        case invalidParameter(name: String, value: String, expected: String)
        /// The route is switched off.
        case disabled
        /// A guard did not let the route be opened.
        case refused(guard: String)
        /// Nothing is registered that could open the route.
        case noHandler
        /// The route's handler is async, and the route was to be opened without waiting.
        case asyncHandler
        /// The route's handler runs on another actor, and the route was to be opened without waiting.
        case wrongIsolation
        /// The handler's result is of another type than the one asked for.
        case outputMismatch(expected: String, found: String)
        /// Redirects lead on and on.
        case redirectLoop
        /// Rewrite rules lead on and on.
        case rewriteLoop
    }

    /// The URL as it came in; nil where the error is about no URL.
    public var url: String?
    public var reason: Reason
    /// The pattern of the route that came nearest; nil where none did.
    public var nearest: String?
    /// What a guard said of its refusal; nil where it said nothing.
    public var note: String?

    public init(_ reason: Reason, url: String? = nil, nearest: String? = nil, note: String? = nil) {
        self.reason = reason
        self.url = url
        self.nearest = nearest
        self.note = note
    }

    /// One sentence that says what is wrong and with which URL.
    public var description: String {
        let place = url.map { ": \($0)" } ?? ""
        guard let nearest else { return explanation + place }
        return "\(explanation) (nearest route: \(nearest))\(place)"
    }

    private var explanation: String {
        switch reason {
        case .noMatch: return "no route takes this URL"
        case .foreignOrigin: return "the URL's scheme or host is none of the manifest's origins"
        case .malformed:
            return "this is no URL: it has a control character, a backslash, a wrong port or a host outside ASCII"
        case .tooLong: return "the URL is longer than the limit"
        case .invalidEncoding: return "a path segment does not decode to UTF-8, or holds a NUL"
        case .missingParameter(let name): return "'\(name)' is missing"
        case .invalidParameter(let name, let value, let expected):
            return "'\(name)' must be \(expected), but is \"\(value)\""
        case .disabled: return "the route is switched off"
        case .refused(let name):
            return "the guard '\(name)' refused the route" + (note.map { " (\($0))" } ?? "")
        case .noHandler: return "no handler is registered for the route"
        case .asyncHandler: return "the route's handler is async: open it with 'await'"
        case .wrongIsolation: return "the route's handler runs on another actor: open it with 'await'"
        case .outputMismatch(let expected, let found):
            return "the route yields \(found), but \(expected) was asked for"
        case .redirectLoop: return "redirects lead in a circle"
        case .rewriteLoop: return "rewrite rules lead in a circle"
        }
    }
}

extension RouteError {
    /// A value that breaks what the table says of a parameter.
    init(invalid value: String, parameter record: Int, _ table: TableReader, url: String? = nil) {
        let name = table.string(at: record &+ TableLayout.Parameter.name)
        let expected = table.string(at: record &+ TableLayout.Parameter.expected)
        self.init(.invalidParameter(name: name, value: value, expected: expected), url: url)
    }
}
