import LinearRegex

/// A rule that is ready to run.
struct CompiledRewrite: Sendable {
    let rule: RewriteRule
    let regex: LinearRegex
    let template: RewriteTemplate

    /// - Throws: `RewriteError` with the place of the rule's first fault.
    init(_ rule: RewriteRule) throws(RewriteError) {
        self.rule = rule
        var faults: [RewriteTemplate.Fault] = []
        switch rule.language {
        case .expression:
            guard !rule.match.isEmpty else {
                throw RewriteError(
                    part: .match, text: "", column: 1, message: "an empty regular expression rewrites nothing")
            }
            do throws(RegexError) {
                regex = try LinearRegex(rule.match)
            } catch {
                throw RewriteError(
                    part: .match, text: rule.match, column: error.column + 1, message: error.message)
            }
            template = RewriteTemplate(
                rule.to, groupCount: regex.groupCount, groupNumbers: regex.groupNumbers, faults: &faults)
        case .pattern:
            let pattern = try RewritePattern(rule.match)
            regex = pattern.regex
            template = RewriteTemplate(
                rule.to, groupCount: 0, groupNumbers: [:], words: pattern.groupNumbers, faults: &faults)
        }
        guard let fault = faults.first else { return }
        let column = String(decoding: rule.to.utf8.prefix(fault.offset), as: UTF8.self).unicodeScalars.count + 1
        throw RewriteError(part: .to, text: rule.to, column: column, message: fault.message)
    }

    /// Where the rule matches a URL; nil where it does not, or where the match has no characters.
    func match(_ url: Bytes) -> RegexMatch? {
        guard let match = regex.firstMatch(in: url.buffer), !match.range.isEmpty else { return nil }
        guard rule.language == .pattern else { return match }
        // `$` holds before a last newline; and no parameter of a path is empty, whatever its expression says.
        guard match.range.count == url.count else { return nil }
        return match.groups.contains { $0.map(\.isEmpty) ?? false } ? nil : match
    }
}
