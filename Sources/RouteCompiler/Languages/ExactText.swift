/// A text that equals another one only where the bytes do, as in URLs. Swift takes strings for equal that look the
/// same, however their accents are written.
package struct ExactText: Hashable, Comparable, Sendable {
    package let text: String

    package init(_ text: String) { self.text = text }

    package static func == (first: ExactText, second: ExactText) -> Bool {
        first.text == second.text && first.text.utf8.elementsEqual(second.text.utf8)
    }

    package static func < (first: ExactText, second: ExactText) -> Bool {
        first.text.utf8.lexicographicallyPrecedes(second.text.utf8)
    }

    /// Equal bytes are equal text, so the text's own hash will do.
    package func hash(into hasher: inout Hasher) { text.hash(into: &hasher) }

    /// The text with its ASCII letters in lower case.
    package var lowercased: ExactText { ExactText(text.asciiLowercased) }
}

extension String {
    /// The upper-case ASCII letters made lower case.
    package var asciiLowercased: String {
        String(decoding: utf8.map { $0 &- 65 < 26 ? $0 | 0x20 : $0 }, as: UTF8.self)
    }
}
