/// What rewriting a URL came to.
package struct RewriteOutcome: Hashable, Sendable {
    package enum Result: Hashable, Sendable {
        /// No rule changed the URL.
        case unchanged
        case rewritten(String)
        /// The rules lead back to a URL that was there before, or on and on.
        case loop
        /// The URL, or what a rule made of it, has more bytes than the limit.
        case tooLong
    }

    /// A rule that took part.
    package struct Step: Hashable, Sendable {
        package var rule: RewriteRule
        /// What the rule made of the URL.
        package var result: String
    }

    package var result: Result
    /// The rules that were applied, in order.
    package var steps: [Step]

    package init(result: Result, steps: [Step] = []) {
        self.result = result
        self.steps = steps
    }
}

/// Runs several lists of rules as one list.
package enum RewriteChain {
    /// How many bytes a result may have where nobody says.
    static let resultLimit = 65_536
    /// How many rules may be applied to one URL.
    static let stepLimit = 100

    /// What rules make of a URL.
    ///
    /// - Parameters:
    ///   - rewriters: The lists, in the order in which they are tried.
    ///   - table: The compiled table that the result is for: rules with a pattern take only URLs of its origins.
    ///   - limit: How many bytes the URL and each result may have.
    package static func rewrite(
        _ url: String, _ rewriters: [Rewriter], table: TableReader? = nil, limit: Int
    ) -> RewriteOutcome {
        _RouteMatching.withBytes(of: url) { bytes in
            guard bytes.count <= limit else { return RewriteOutcome(result: .tooLong) }
            var chain = Chain(original: bytes, table: table, limit: limit)
            return chain.run(rewriters)
        }
    }
}

/// One URL on its way through the rules.
private struct Chain {
    let original: Bytes
    let table: TableReader?
    let limit: Int
    /// What the last rule made of it; nil while it is as it came.
    private var current: [UInt8]?
    /// What it was before.
    private var earlier: [[UInt8]] = []
    private var steps: [RewriteOutcome.Step] = []

    init(original: Bytes, table: TableReader?, limit: Int) {
        self.original = original
        self.table = table
        self.limit = limit
    }

    mutating func run(_ rewriters: [Rewriter]) -> RewriteOutcome {
        for rewriter in rewriters {
            var first = 0
            while let (number, result) = step(rewriter, from: first) {
                let rule = rewriter.compiled[number].rule
                guard let result else { return outcome(.tooLong) }
                let text = String(decoding: result, as: UTF8.self)
                steps.append(RewriteOutcome.Step(rule: rule, result: text))
                let before = current ?? Array(original.buffer)
                if result != before {
                    guard !earlier.contains(result), steps.count <= RewriteChain.stepLimit else {
                        return outcome(.loop)
                    }
                    earlier.append(before)
                    current = result
                }
                guard rule.next else { return outcome() }
                first = number + 1
            }
        }
        return outcome()
    }

    /// The first rule from a number on that takes the URL as it is now, and what it makes of it; nil where that is
    /// too long.
    private func step(_ rewriter: Rewriter, from first: Int) -> (number: Int, result: [UInt8]?)? {
        guard first < rewriter.compiled.count else { return nil }
        guard let current else { return step(rewriter, from: first, original) }
        return current.withUnsafeBufferPointer { step(rewriter, from: first, Bytes($0)) }
    }

    private func step(_ rewriter: Rewriter, from first: Int, _ text: Bytes) -> (number: Int, result: [UInt8]?)? {
        for number in rewriter.index.index(of: rewriter.compiled).candidates(in: text, from: first) {
            let rule = rewriter.compiled[number]
            guard let match = rule.match(text), rule.rule.language == .expression || isOwn(text) else { continue }
            return (number, rule.template.expand(text, match, original: original, limit: limit))
        }
        return nil
    }

    /// Whether a text is a URL of the table.
    private func isOwn(_ url: Bytes) -> Bool {
        guard let table else { return true }
        do throws(URLFailure) {
            _ = try URLReader.read(url, table: table, limit: limit)
            return true
        } catch {
            return false
        }
    }

    private func outcome(_ result: RewriteOutcome.Result? = nil) -> RewriteOutcome {
        let reached = current.map { RewriteOutcome.Result.rewritten(String(decoding: $0, as: UTF8.self)) }
        return RewriteOutcome(result: result ?? reached ?? .unchanged, steps: steps)
    }
}
