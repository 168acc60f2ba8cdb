import RouteCompiler
import Testing

/// Texts that stand in URLs.
struct CheckingTextTests {
    private static let decomposed = "e\u{301}"

    /// Manifests with a letter that is no NFC, and the column of the warning.
    @Test(arguments: [
        ("home /\(decomposed)", 2, 7), ("home /x-\(decomposed)/{id}", 2, 7), ("home /e%CC%81", 2, 7),
        ("home /{x: \(decomposed)|b}", 2, 11), ("home / ?\"\(decomposed)\" as x: Int?", 2, 10),
        ("home / ?x = \"\(decomposed)\"", 2, 14), ("home / ?x: String = \"\(decomposed)\"", 2, 22),
        ("enum Sort: a = \"\(decomposed)\"", 2, 17), ("group g /\(decomposed) {\nx /x\n}", 2, 10),
    ])
    func normalizationFormC(_ text: String, _ line: Int, _ column: Int) {
        let (_, output) = check("routes 1\n" + text)
        #expect(output.hasPrefix("Shop.routes:\(line):\(column): warning: '"))
        #expect(
            output.hasSuffix(
                "is not in Unicode normalization form C, in which nearly all URLs are; they will not match"))
        #expect(!output.contains("\n"))
    }

    @Test(arguments: [
        "home /é ?\"é\" = \"é\" &x: String = \"é\"\nenum Sort: a = \"é\"", "home /\u{1F1E9}\u{1F1EA}/日本/각",
    ])
    func normalizedTextsPass(_ text: String) {
        #expect(check("routes 1\n" + text).output == "")
    }

    /// Two raw values that Swift's `==` calls equal are two texts in a URL.
    @Test func textsCompareByTheirBytes() {
        let output = check("routes 1\nenum Sort: a = \"é\", b = \"\(Self.decomposed)\"\nx /é\ny /\(Self.decomposed)")
            .output
        #expect(!output.contains("error"))
    }
}
