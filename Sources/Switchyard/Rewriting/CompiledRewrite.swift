internal import LinearRegex

/// A rule that has been checked.
struct CompiledRewrite: Sendable {
    let rule: RewriteRule
    let regex: LinearRegex
    private let template: RewriteTemplate
    /// The groups of a pattern's parameters; no value but a catch-all's holds a slash.
    private let segments: [Int]

    init(_ rule: RewriteRule) throws(RewriteError) {
        self.rule = rule
        var words: [String: Int] = [:]
        var groups: [Int] = []
        switch rule.form {
        case .expression:
            guard !rule.match.isEmpty else {
                throw RewriteError(
                    part: .match, text: "", column: 1, message: "an empty regular expression rewrites nothing")
            }
            regex = try CompiledRewrite.regex(rule.match, rule)
        case .pattern:
            let pattern = try RewritePattern(rule.match)
            regex = try CompiledRewrite.regex(pattern.expression, rule)
            for (index, parameter) in pattern.parameters.enumerated() {
                guard let group = regex.groupNumbers[RewritePattern.group(index)] else { continue }
                words[parameter.name] = group
                if !parameter.isCatchAll { groups.append(group) }
            }
        }
        segments = groups
        var faults: [RewriteTemplate.Fault] = []
        template = RewriteTemplate(
            rule.template, groupCount: rule.form == .pattern ? 0 : regex.groupCount,
            groupNumbers: rule.form == .pattern ? [:] : regex.groupNumbers, words: words, faults: &faults)
        if let fault = faults.first {
            let column = String(decoding: rule.template.utf8.prefix(fault.offset), as: UTF8.self).unicodeScalars.count
            throw RewriteError(part: .to, text: rule.template, column: column + 1, message: fault.message)
        }
    }

    private static func regex(_ pattern: String, _ rule: RewriteRule) throws(RewriteError) -> LinearRegex {
        do throws(RegexError) {
            return try LinearRegex(pattern)
        } catch {
            // A fault in what a pattern was translated to has no column of its own.
            let column = rule.form == .pattern ? 1 : error.column + 1
            throw RewriteError(part: .match, text: rule.match, column: column, message: error.message)
        }
    }

    /// What the rule makes of a URL; nil where it does not take it.
    func apply(to url: Bytes) -> [UInt8]? {
        guard rule.form == .pattern else {
            guard let match = regex.firstMatch(in: url.buffer), !match.range.isEmpty else { return nil }
            return template.expand(url, match, original: url)
        }
        let range = TemplateVariables.routePath(of: url)
        let path = url.slice(range.lowerBound, range.upperBound)
        guard let match = regex.wholeMatch(in: path.buffer), !match.range.isEmpty,
            segments.allSatisfy({ group in
                match.groups[group].map { path.slice($0.lowerBound, $0.upperBound).index(of: 0x2F) == nil } ?? true
            })
        else { return nil }
        let result = template.expand(path, match, original: url)
        guard result.first == UInt8(ascii: "/") else { return result }
        return Array(url.slice(0, range.lowerBound).buffer) + result
    }
}
