import Switchyard
import Testing

/// Rule 1: what a text has to be to count as a URL.
struct InputTests {
    static let table = testTable(
        """
        origin app shop:
        origin web https://shop.example.com
        home    /
        detail  /items/{id: Int}  ?ref: String?  #part: String?
        page    /p/{name}
        """)

    @Test(
        "a text without scheme is a path",
        arguments: Reading.rows(
            """
                                        → home
            /                           → home
            ?                           → home
            #                           → home
            ?ref=1#part                 → home
            items/42                    → detail id=42
            /items/42                   → detail id=42
            //items/42                  → detail id=42
            //shop.example.com/items/42 → ✗ noMatch
            //shop.example.com          → ✗ noMatch
            1shop:items/42              → ✗ noMatch
            :items/42                   → ✗ noMatch
            sh_op:items/42              → ✗ noMatch
            sh op:items/42              → ✗ noMatch
            p/a:b                       → page name=a:b
            /p/shop:                    → page name=shop:
            ?next=shop://items/42       → home
            #shop://items/42            → home
            """))
    func path(_ row: Reading) { #expect(Self.table.reading(row.url) == row.result) }

    @Test(
        "control characters, backslashes and a web host outside ASCII are malformed",
        arguments: Reading.rows(
            """
            /items/42\t                               → ✗ malformed
            \t/items/42                               → ✗ malformed
            /items/42␤                                → ✗ malformed
            /items/4␤2                                → ✗ malformed
            /p/a\rb                                   → ✗ malformed
            /p/\u{0}                                  → ✗ malformed
            /p/\u{1}                                  → ✗ malformed
            /p/\u{1f}                                 → ✗ malformed
            /p/\u{7f}                                 → ✗ malformed
            /items/42?ref=\u{0}                       → ✗ malformed
            /items/42?ref=\t                          → ✗ malformed
            /items/42#\u{1b}[31m                      → ✗ malformed
            ja\tvascript:alert(1)                     → ✗ malformed
            /p/a\\b                                   → ✗ malformed
            \\\\shop.example.com\\items\\42           → ✗ malformed
            https://evil.example\\@shop.example.com/  → ✗ malformed
            https:\\\\shop.example.com/items/42       → ✗ malformed
            https://shöp.example.com/items/42         → ✗ malformed
            http://日本.example/                      → ✗ malformed
            https://shop.example。com/                → ✗ malformed
            https://shop.example.com:port/items/42    → ✗ malformed
            https://shop.example.com:65536/items/42   → ✗ malformed
            https://shop.example.com:-443/items/42    → ✗ malformed
            https://shop.example.com:443x/items/42    → ✗ malformed
            """))
    func malformed(_ row: Reading) { #expect(Self.table.reading(row.url) == row.result) }

    @Test(
        "spaces and other characters outside ASCII stand for themselves",
        arguments: Reading.rows(
            """
            /p/a b                                    → page name="a b"
            /p/␠                                      → page name=" "
            /p/a%20b                                  → page name="a b"
            /p/日本語                                 → page name=日本語
            /p/%E6%97%A5本                            → page name=日本
            /p/🦊👩‍👩‍👧                                    → page name="🦊👩‍👩‍👧"
            /p/e\u{301}                               → page name=e\u{301}
            /p/<a>"{}|^`                              → page name="<a>\\"{}|^`"
            shop://p/ä ö                              → page name="ä ö"
            https://shop.example.com/p/ß              → page name=ß
            /items/42?ref=a b                         → detail id=42 ref="a b"
            /items/42?ref=日本                        → detail id=42 ref=日本
            /items/42#ä ö                             → detail id=42 part="ä ö"
            /p/%0A                                    → page name="\\n"
            /p/%5C                                    → page name=\\
            ␠/items/42                                → ✗ noMatch
            /items/42␠                                → ✗ id="42 " is no Int
            """))
    func verbatim(_ row: Reading) { #expect(Self.table.reading(row.url) == row.result) }

    @Test("8,192 bytes are read, one more is not")
    func length() throws {
        let start = "shop://p/"
        let longest = start + String(repeating: "x", count: 8_192 - start.utf8.count)
        #expect(try Self.table.match(longest).values.first?.texts == [String(longest.dropFirst(start.count))])
        #expect(Self.table.reading(longest + "x") == "✗ tooLong")
    }

    @Test("the length counts bytes, before anything is decoded or refused")
    func lengthInBytes() {
        let text = "/p/" + String(repeating: "日", count: 2_730)
        #expect(text.utf8.count == 8_193)
        #expect(Self.table.reading(text) == "✗ tooLong")
        #expect(Self.table.reading(String(text.dropLast())) != "✗ tooLong")
        #expect(Self.table.reading("\t" + String(repeating: "x", count: 8_192)) == "✗ tooLong")
        #expect(Self.table.reading("ftp://" + String(repeating: "x", count: 8_192)) == "✗ tooLong")
    }

    @Test("the limit can be set")
    func limit() {
        #expect(Self.table.reading("/items/42", limit: 9) == "detail id=42")
        #expect(Self.table.reading("/items/42", limit: 8) == "✗ tooLong")
        #expect(Self.table.reading("", limit: 0) == "home")
        #expect(Self.table.reading("/p/" + String(repeating: "x", count: 20_000), limit: .max).hasPrefix("page name="))
    }
}
