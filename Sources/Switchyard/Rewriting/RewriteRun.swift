/// What several lists of rules, tried as one, make of a URL, and how.
package struct RewriteRun: Sendable {
    package enum Outcome: Hashable, Sendable {
        /// No rule takes the URL.
        case unchanged
        case rewritten(String)
        /// The rules lead back to a text that the URL had before.
        case loop
        /// The URL or what became of it passes the limit.
        case tooLong
    }

    /// A rule that was applied.
    package struct Step: Hashable, Sendable {
        package var rule: RewriteRule
        package var from: String
        package var to: String
    }

    /// The most rules that are applied to one URL; more count as a loop.
    package static let maximumSteps = 64

    package private(set) var outcome = Outcome.unchanged
    /// The rules that were applied, in order.
    package private(set) var steps: [Step] = []

    /// - Parameters:
    ///   - lists: The rules; those of a list come before those of the next.
    ///   - limit: How many bytes each text may have.
    package init(_ url: String, through lists: [Rewriter], limit: Int) {
        guard url.utf8.count <= limit else {
            outcome = .tooLong
            return
        }
        var text = url
        var seen: Set<[UInt8]> = []
        for list in lists where !list.isEmpty {
            var start = 0
            while let (place, bytes) = RewriteRun.apply(list, to: &text, from: start) {
                let rule = list.rule(place)
                let result = String(decoding: bytes, as: UTF8.self)
                steps.append(Step(rule: rule, from: text, to: result))
                seen.insert(Array(text.utf8))
                // A rule that leaves the text as it is leads nowhere, so not back either.
                let isSame = text.utf8.elementsEqual(bytes)
                text = result
                if bytes.count > limit {
                    outcome = .tooLong
                    return
                }
                if !isSame && seen.contains(bytes) || steps.count > RewriteRun.maximumSteps {
                    outcome = .loop
                    return
                }
                outcome = .rewritten(text)
                guard rule.next else { return }
                start = place + 1
            }
        }
    }

    private static func apply(
        _ list: Rewriter, to text: inout String, from start: Int
    ) -> (place: Int, result: [UInt8])? {
        text.withUTF8 { buffer in
            guard let base = buffer.baseAddress else { return nil }
            return list.apply(to: Bytes(base, count: buffer.count), from: start)
        }
    }
}
