internal import LinearRegex

/// Rewrite rules in the order in which they are tried: the first that takes a URL wins.
///
/// ```swift
/// var rewriter = try Rewriter([RewriteRule(match: #"www\.example\.org/search/(.*)"#, to: "/search?q=$$1")])
/// rewriter.rewrite("https://www.example.org/search/a b")   // "/search?q=a%20b"
/// ```
///
/// Time is linear in the URL, whatever the rules; only rules whose fixed text the URL contains are tried.
public struct Rewriter: Sendable {
    private var compiled: [CompiledRewrite] = []
    private var index = RewriteIndex()

    /// No rules.
    public init() {}

    /// - Throws: What is wrong with the first rule that is wrong.
    public init(_ rules: [RewriteRule]) throws(RewriteError) {
        var places: [Key: Int] = [:]
        for rule in rules {
            let new = try CompiledRewrite(rule)
            if let place = places[Key(rule.match, rule.form)] {
                compiled[place] = new
            } else {
                places[Key(rule.match, rule.form)] = compiled.count
                compiled.append(new)
            }
        }
        prepare()
    }

    /// Texts are compared byte by byte, not by canonical equivalence.
    private struct Key: Hashable {
        let bytes: [UInt8]
        let form: RewriteRule.Form

        init(_ match: String, _ form: RewriteRule.Form) {
            (bytes, self.form) = (Array(match.utf8), form)
        }
    }

    /// The rules in order.
    public var rules: [RewriteRule] { compiled.map(\.rule) }

    /// Adds a rule behind the others; one with the same match is replaced in its place.
    ///
    /// - Throws: What is wrong with the rule; the rules then stay as they are.
    public mutating func add(_ rule: RewriteRule) throws(RewriteError) {
        let new = try CompiledRewrite(rule)
        let key = Key(rule.match, rule.form)
        if let place = compiled.firstIndex(where: { Key($0.rule.match, $0.rule.form) == key }) {
            compiled[place] = new
        } else {
            compiled.append(new)
        }
        prepare()
    }

    /// Removes the rule with a regular expression, if there is one.
    public mutating func remove(match: String) { remove(Key(match, .expression)) }

    /// Removes the rule with a manifest pattern, if there is one.
    public mutating func remove(from pattern: String) { remove(Key(pattern, .pattern)) }

    public mutating func removeAll() {
        compiled = []
        prepare()
    }

    private mutating func remove(_ key: Key) {
        compiled.removeAll { Key($0.rule.match, $0.rule.form) == key }
        prepare()
    }

    private mutating func prepare() {
        // The expression of a pattern is matched against the path alone, which is part of the URL as well.
        index = RewriteIndex(compiled.map(\.regex.requiredLiteral.bytes))
    }

    /// The URL that the rules make of a URL.
    ///
    /// - Parameter limit: How many bytes the URL and what becomes of it may have.
    /// - Returns: The URL as it came where no rule takes it, where the rules lead in a circle, and beyond the limit.
    public func rewrite(_ url: String, limit: Int = 8_192) -> String {
        let run = RewriteRun(url, through: [self], limit: limit)
        if case .rewritten(let result) = run.outcome { return result }
        return url
    }

    /// The first rule from a place on that takes a URL, and what it makes of it.
    func apply(to url: Bytes, from start: Int) -> (place: Int, result: [UInt8])? {
        for place in index.candidates(in: url) where place >= start {
            if let result = compiled[place].apply(to: url) { return (place, result) }
        }
        return nil
    }

    func rule(_ place: Int) -> RewriteRule { compiled[place].rule }

    var isEmpty: Bool { compiled.isEmpty }
}
