import LinearRegex
import Switchyard

/// What libFuzzer calls: the input is a pattern, a template and a URL, with a newline between.
///
/// Not part of the package's build; see "Fuzzing" in `Sources/Switchyard/Switchyard.docc/Rewrites.md`.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOne(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = UnsafeBufferPointer(start: start, count: count)
    let parts = bytes.split(separator: 10, maxSplits: 2, omittingEmptySubsequences: false)
    func part(_ index: Int) -> String { index < parts.count ? String(decoding: parts[index], as: UTF8.self) : "" }
    let (pattern, template, url) = (part(0), part(1), part(2))
    checkExpression(pattern, url)
    for rule in [RewriteRule(match: pattern, to: template, next: true), RewriteRule(from: pattern, to: template)] {
        do throws(RewriteError) {
            let rewriter = try Rewriter([rule, RewriteRule(match: "(.)$", to: "$1$url")])
            _ = rewriter.rewrite(url)
        } catch {
            let text = error.text.unicodeScalars.count
            precondition(!error.message.isEmpty && error.column >= 1 && error.column <= text + 1)
        }
    }
    return 0
}

/// A match lies within the text, its groups within the match, and asking whether there is one gives the same answer.
private func checkExpression(_ pattern: String, _ url: String) {
    guard let regex = try? LinearRegex(pattern) else { return }
    var text = url
    text.withUTF8 { text in
        let match = regex.firstMatch(in: text)
        precondition(regex.isMatch(in: text) == (match != nil))
        guard let match else { return }
        precondition(match.range.upperBound <= text.count && match.groups.count == regex.groupCount + 1)
        for case let group? in match.groups {
            precondition(group.lowerBound >= match.range.lowerBound && group.upperBound <= match.range.upperBound)
        }
        let literal = regex.requiredLiteral
        let fold: (UInt8) -> UInt8 = { literal.ignoresASCIICase && $0 &- 65 < 26 ? $0 | 0x20 : $0 }
        let found = text[match.range].map(fold)
        let last = found.count - literal.bytes.count
        precondition(last >= 0 && (0...last).contains { found[$0...].starts(with: literal.bytes) })
    }
}
