import LinearRegex

/// An ordered list of rewrite rules.
///
/// ```swift
/// var rewriter = try Rewriter([RewriteRule(match: #"^https://www\.example\.org/search/(.*)"#, to: "/search?q=$$1")])
/// rewriter.rewrite("https://www.example.org/search/a b")    // "/search?q=a%20b"
/// rewriter.rewrite("/home")                                 // "/home": no rule takes it
/// ```
///
/// Rules are tried in order, and the first that matches is the last, unless it is marked `next`. Time is linear in the
/// URL's length, whatever the rules, and rules that cannot match are not looked at. A rewriter is a value: changing a
/// copy changes nothing else.
public struct Rewriter: Sendable {
    private(set) var compiled: [CompiledRewrite] = []
    private var numbers: [[UInt8]: Int] = [:]
    private(set) var index = LazyRewriteIndex()

    /// A rewriter without rules, which changes no URL.
    public init() {}

    /// A rewriter with rules, in the order in which they are to be tried.
    ///
    /// - Throws: `RewriteError` for the first rule that is wrong.
    public init(_ rules: [RewriteRule]) throws(RewriteError) {
        compiled.reserveCapacity(rules.count)
        for rule in rules { try add(rule) }
    }

    /// How many instructions the programs of all rules have together.
    var programSize: Int { compiled.reduce(0) { $0 + $1.regex.programSize } }

    /// The rules in the order in which they are tried.
    public var rules: [RewriteRule] { compiled.map(\.rule) }

    /// Adds a rule behind the others, or in the place of the one with the same `match`.
    ///
    /// - Throws: `RewriteError` where the rule is wrong; then nothing changes.
    public mutating func add(_ rule: RewriteRule) throws(RewriteError) {
        let new = try CompiledRewrite(rule)
        index = LazyRewriteIndex()
        let key = Rewriter.key(rule.match, rule.language)
        if let number = numbers[key] {
            compiled[number] = new
        } else {
            numbers[key] = compiled.count
            compiled.append(new)
        }
    }

    /// Removes the rule with a `match`, which is compared as text.
    ///
    /// - Returns: The rule; nil where there is none.
    @discardableResult
    public mutating func remove(match: String) -> RewriteRule? {
        let keys = [RewriteRule.Language.expression, .pattern].map { Rewriter.key(match, $0) }
        guard let number = keys.compactMap({ numbers[$0] }).first else { return nil }
        numbers.removeValue(forKey: Rewriter.key(match, compiled[number].rule.language))
        index = LazyRewriteIndex()
        for (key, other) in numbers where other > number { numbers[key] = other - 1 }
        return compiled.remove(at: number).rule
    }

    /// An expression and a pattern of the same text are two rules.
    private static func key(_ match: String, _ language: RewriteRule.Language) -> [UInt8] {
        [language == .expression ? 0 : 1] + match.utf8
    }

    /// Removes every rule.
    public mutating func removeAll() { self = Rewriter() }

    /// What the rules make of a URL.
    ///
    /// - Returns: The result. The URL as it came where no rule takes it, where the rules lead in a circle, or where the
    ///   result would have more than 65,536 bytes and more than the URL.
    public func rewrite(_ url: String) -> String {
        let limit = max(RewriteChain.resultLimit, url.utf8.count)
        guard case .rewritten(let result) = RewriteChain.rewrite(url, [self], limit: limit).result else { return url }
        return result
    }
}

extension Rewriter: Hashable {
    /// Two rewriters are equal when they have the same rules in the same order.
    public static func == (one: Rewriter, other: Rewriter) -> Bool { one.rules == other.rules }

    public func hash(into hasher: inout Hasher) { hasher.combine(rules) }
}
