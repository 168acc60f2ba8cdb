extension OverridesCheck {
    /// Checks the rules one by one.
    mutating func checkRewrites(_ field: DocumentCheck.Field?) {
        let rules = check.elements(field)
        if let field, rules.count > Self.maximumRules {
            check.refuse(
                field.place, "must have at most \(Self.maximumRules) rules, but has \(rules.count)",
                at: field.value.offset)
            return
        }
        // Each rule is right on its own, and so they are together.
        content.rewriter = (try? Rewriter(rules.compactMap { rule($0) })) ?? Rewriter()
        let size = content.rewriter.programSize
        if let field, size > Self.maximumProgramSize {
            check.refuse(
                field.place,
                "the expressions are too large together: \(size) instructions of \(Self.maximumProgramSize); use "
                    + "smaller counts, or fewer rules",
                at: field.value.offset)
        }
    }

    private mutating func rule(_ field: DocumentCheck.Field) -> RewriteRule? {
        guard let fields = check.fields(field, known: Keys.rewrite) else { return nil }
        if fields["to"] == nil {
            check.refuse("\(field.place).to", "the rule must say with 'to' what a URL becomes", at: field.value.offset)
        }
        if (fields["match"] == nil) == (fields["from"] == nil) {
            check.refuse(
                field.place, "the rule must have either 'match', a regular expression, or 'from', a pattern",
                at: field.value.offset)
        }
        let match = check.string(fields["match"])
        let from = check.string(fields["from"])
        let template = check.string(fields["to"])
        let next = check.bool(fields["next"]) ?? false
        guard let template, let to = fields["to"] else { return nil }
        let rule: RewriteRule
        switch (match, from) {
        case (let match?, nil): rule = RewriteRule(match: match, to: template, next: next)
        case (nil, let from?): rule = RewriteRule(from: from, to: template, next: next)
        default: return nil
        }
        do throws(RewriteError) {
            _ = try Rewriter([rule])
        } catch {
            let part = error.part == .to ? to : fields["match"] ?? fields["from"] ?? field
            check.refuse(part.place, "\(error.message), at column \(error.column)", at: part.value.offset)
            return nil
        }
        return isReachable(template, to, isLast: !next) ? rule : nil
    }

    /// Whether what a template writes can be an address of the table, as far as its text in front of the first
    /// variable tells. What it writes in the end is matched like any URL.
    private mutating func isReachable(_ template: String, _ field: DocumentCheck.Field, isLast: Bool) -> Bool {
        // The result of a rule that others go on with need not be an address.
        guard isLast else { return true }
        let url: String
        let isWhole = !template.utf8.contains(UInt8(ascii: "$"))
        if isWhole {
            url = template
        } else {
            guard let origin = Self.origin(of: template) else { return true }
            url = origin
        }
        guard case .failure(let error) = match(url) else { return true }
        if let message = Self.fault(of: error) {
            check.refuse(field.place, message, at: field.value.offset)
            return false
        }
        guard isWhole else { return true }
        check.skip(field.place, Self.unknownTarget(error), at: field.value.offset)
        return false
    }

    /// Scheme and host of a template, with a slash behind them; nil where a variable may take part in them.
    private static func origin(of template: String) -> String? {
        let known = template.utf8.prefix { $0 != UInt8(ascii: "$") }
        guard let colon = known.firstIndex(of: UInt8(ascii: ":")),
            known[..<colon].allSatisfy({ $0.isASCIILetter || $0.isASCIIDigit || "+-.".utf8.contains($0) })
        else { return nil }
        let rest = known[known.index(after: colon)...]
        guard rest.starts(with: "//".utf8) else { return String(decoding: known[...colon], as: UTF8.self) + "/" }
        let host = rest.dropFirst(2)
        guard let end = host.firstIndex(where: { "/?#".utf8.contains($0) }) else { return nil }
        return String(decoding: known[..<end], as: UTF8.self) + "/"
    }
}
