import Foundation

/// Unicode Normalization Form C: the form of nearly all text in URLs. The standard library compares strings without
/// regard to their form, but a URL is compared byte by byte.
enum NormalizationForm {
    static func isC(_ text: String) -> Bool {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return true }
        return text.precomposedStringWithCanonicalMapping.unicodeScalars.elementsEqual(text.unicodeScalars)
    }
}
