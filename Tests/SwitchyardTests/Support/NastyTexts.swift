extension SeededGenerator {
    /// A text that is likely to break something.
    mutating func nastyText() -> String {
        switch below(4) {
        case 0: return pick(SeededGenerator.nastyTexts)
        case 1: return String(SeededGenerator.nastyTexts[below(SeededGenerator.nastyTexts.count)].reversed())
        default: return (0..<below(6)).map { _ in pick(SeededGenerator.nastyPieces) }.joined()
        }
    }

    static let nastyTexts = [
        "", " ", ".", "..", "...", "./.", "../", "a/..", "%", "%%", "%2", "%2F", "%252F", "%00", "%zz", "100%", "\0",
        "a\0b",
        "/", "//", "a/b", "?", "#", "&", "=", "a=b&c=d", "YQ==", "+", "a+b", "a b", "shop://items/42", "http://x", "@",
        ":",
        "a:b", "user@host", "-", "--", "_~.-", "\\", "\"", "<>", "{}|^`[]", "\u{7f}", "\u{85}", "\t", "\n", "\r\n",
        "日本語",
        "e\u{301}", "é", "\u{1E9E}", "🦊", "👩‍👩‍👧‍👦", "🇩🇪", "\u{202E}abc", "\u{FEFF}", "\u{FFFD}", "\u{10FFFF}", "ß", "İ", "0",
        "-0", "007", "true",
        "nan", "null", "%2e", "%2E%2e", ".%00", "\u{0}..", "x.png", ".png", "a.b.jpg", "5-", "-5", "5-5-5", "index",
        String(repeating: "a", count: 300), String(repeating: "%", count: 100), String(repeating: "日", count: 90),
    ]

    static let nastyPieces = [
        "a", "B", "7", ".", "..", "/", "%", "%2", "F", "0", "+", "&", "=", "#", "?", " ", "-", "_", "~", ":", "@", ";",
        ",", "\0",
        "\\", "\u{301}", "é", "日", "🦊", "\u{200D}", "\n", "x.png", "png", "true",
    ]
}
