import LinearRegex
import RouteManifest
import Switchyard

extension ManifestChecker {
    /// Checks a rewrite's expression and its template.
    mutating func checkRewrite(_ rewrite: RewriteSyntax) {
        guard !rewrite.match.value.isEmpty else {
            diagnostics.error("an empty regular expression rewrites nothing", at: rewrite.match.place)
            return
        }
        let regex: LinearRegex
        do throws(RegexError) {
            regex = try LinearRegex(rewrite.match.value)
        } catch {
            report(error, in: rewrite.match, isQuoted: true)
            return
        }
        var faults: [RewriteTemplate.Fault] = []
        _ = RewriteTemplate(rewrite.template.value, of: regex, faults: &faults)
        for fault in faults {
            var place = rewrite.template.place
            let before = rewrite.template.value.utf8.prefix(fault.offset)
            // The manifest has `\"` for every quote.
            place.column += fault.offset + before.count { $0 == UInt8(ascii: "\"") }
            let hint = fault.unknown.map { suggestion(for: $0.name, in: $0.known) } ?? ""
            diagnostics.error(fault.message + hint, at: place)
        }
        if let earlier = rewritePlaces.insertIfAbsent(rewrite.match.place, forKey: Array(rewrite.match.value.utf8)) {
            diagnostics.warning(
                "this rewrite takes the place of an earlier one with the same expression", at: rewrite.match.place,
                notes: [Diagnostic.Note("the earlier one is here", at: earlier)])
        }
        rewrites.append(
            CheckedRewrite(
                match: rewrite.match.value, template: rewrite.template.value, place: rewrite.match.place,
                templatePlace: rewrite.template.place))
    }
}

extension RewriteTemplate {
    /// Reads the template of a rule whose expression is this, as the runtime does.
    init(_ text: String, of regex: LinearRegex, faults: inout [Fault]) {
        self.init(text, groupCount: regex.groupCount, groupNumbers: regex.groupNumbers, faults: &faults)
    }
}
