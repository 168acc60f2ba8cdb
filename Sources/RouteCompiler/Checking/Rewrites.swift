import LinearRegex
import RouteManifest

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
        for fault in RewriteTemplate.faults(
            in: rewrite.template.value, groupCount: regex.groupCount, groupNames: Set(regex.groupNumbers.keys))
        {
            var place = rewrite.template.place
            let before = rewrite.template.value.utf8.prefix(fault.offset)
            // The manifest has `\"` for every quote.
            place.column += fault.offset + before.count { $0 == UInt8(ascii: "\"") }
            diagnostics.error(fault.message, at: place)
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

/// The grammar of a rewrite's template, see "Rewrites" in the documentation of the runtime.
enum RewriteTemplate {
    struct Fault: Equatable {
        var message: String
        /// The byte of the template at which the fault stands.
        var offset: Int
    }

    private static let variables = ["url", "scheme", "host", "port", "path", "query", "fragment"]

    /// Every `$` that stands for nothing.
    static func faults(in template: String, groupCount: Int, groupNames: Set<String>) -> [Fault] {
        let bytes = Array(template.utf8)
        var faults: [Fault] = []
        var position = 0
        while position < bytes.count {
            if bytes[position] == UInt8(ascii: "\\"), position + 1 < bytes.count, bytes[position + 1] == dollar {
                position += 2
            } else if bytes[position] == dollar {
                let reference = Reference(bytes, at: position)
                if let message = fault(of: reference, groupCount: groupCount, groupNames: groupNames) {
                    faults.append(Fault(message: message, offset: position))
                }
                position = reference.end
            } else {
                position += 1
            }
        }
        return faults
    }

    static let dollar = UInt8(ascii: "$")

    private static func fault(of reference: Reference, groupCount: Int, groupNames: Set<String>) -> String? {
        let text = reference.text
        switch reference.kind {
        case .number:
            // A number may go on as text: the longest that exists counts, and the first digit is the shortest.
            guard let first = text.first?.wholeNumberValue, first > groupCount else { return nil }
            return "there is no group \(first); the expression has \(groupCount) of them"
        case .braced where !text.isEmpty && text.utf8.allSatisfy { 0x30...0x39 ~= $0 }:
            guard Int(text).map({ $0 > groupCount }) ?? true else { return nil }
            return "there is no group \(text); the expression has \(groupCount) of them"
        case .braced:
            guard !groupNames.contains(text) else { return nil }
            return "there is no group named '\(text)'\(suggestion(for: text, in: groupNames.sorted()))"
        case .word:
            guard !variables.contains(text) else { return nil }
            if groupNames.contains(text) { return "a named group is written in braces: '${\(text)}'" }
            return "unknown variable '$\(text)'\(suggestion(for: text, in: variables))"
        case .unclosed:
            return "this '${' is not closed; add '}'"
        case .nothing:
            return "a '$' stands before a group or a variable; write '\\$' for a dollar"
        }
    }

    /// What a `$` introduces: `$1`, `$$1`, `$#1`, `${name}`, `$host`.
    struct Reference {
        enum Kind { case number, braced, word, unclosed, nothing }

        var kind = Kind.nothing
        /// The number, name or word.
        var text = ""
        /// Where the template goes on.
        var end: Int

        init(_ bytes: [UInt8], at dollar: Int) {
            var first = dollar + 1
            if first < bytes.count, bytes[first] == UInt8(ascii: "$") || bytes[first] == UInt8(ascii: "#") {
                first += 1
            }
            end = first
            guard first < bytes.count else { return }
            switch bytes[first] {
            case UInt8(ascii: "{"):
                guard let close = bytes[first...].firstIndex(of: UInt8(ascii: "}")) else {
                    kind = .unclosed
                    return
                }
                kind = .braced
                text = String(decoding: bytes[(first + 1)..<close], as: UTF8.self)
                end = close + 1
            case 0x30...0x39:
                kind = .number
                while end < bytes.count, 0x30...0x39 ~= bytes[end] { end += 1 }
                text = String(decoding: bytes[first..<end], as: UTF8.self)
            case let byte where Self.isWord(byte):
                kind = .word
                while end < bytes.count, Self.isWord(bytes[end]) { end += 1 }
                text = String(decoding: bytes[first..<end], as: UTF8.self)
            default:
                break
            }
        }

        private static func isWord(_ byte: UInt8) -> Bool {
            0x30...0x39 ~= byte || 0x41...0x5A ~= byte || 0x61...0x7A ~= byte || byte == UInt8(ascii: "_")
        }
    }
}
