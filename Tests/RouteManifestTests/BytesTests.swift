import RouteManifest
import Testing

/// How bytes become lines.
struct BytesTests {
    @Test(arguments: ["\n", "\r\n"])
    func lineEnds(_ end: String) {
        let (syntax, output) = parse(["routes 1", "", "home /", "  ?q: String", "other /o"].joined(separator: end))
        #expect(output == "")
        #expect(
            outline(syntax) == """
                route home@3:1 @3:6 from "/" | ?q@4:4: String
                route other@5:1 /'o'@5:7 from "/o"
                """)
    }

    @Test func byteOrderMark() {
        let (syntax, output) = parse([0xEF, 0xBB, 0xBF] + Array("routes 1 x\nhome /".utf8))
        #expect(output == "Shop.routes:1:10: error: expected 'part' or the end of the line, found 'x'")
        #expect(outline(syntax) == "route home@2:1 @2:6 from \"/\"")
    }

    /// Ill-formed bytes after "home /" and what is reported; the line is read all the same.
    @Test(arguments: [
        [0x80], [0xC0, 0x80], [0xC3], [0xE0, 0x80, 0x80], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF0, 0x80, 0x80, 0x80],
        [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF], [0xFF, 0x20, 0x3F],
    ])
    func invalidUTF8(_ bytes: [UInt8]) {
        let (syntax, output) = parse(Array("routes 1\nhome /".utf8) + bytes + Array("\nlast /last ?".utf8))
        #expect(
            output == """
                Shop.routes:2:7: error: this line is not valid UTF-8; save the file as UTF-8
                Shop.routes:3:13: error: expected a query key, found the end of the line
                """)
        #expect(syntax.items.count == 2)
    }

    @Test(arguments: ["é", "€", "😀", "\u{FFFF}", "\u{10FFFF}", "\u{D7FF}", "\u{E000}"])
    func validUTF8(_ text: String) {
        #expect(parse("routes 1\nhome /\(text)").output == "")
    }

    /// Columns count bytes, as those of the Swift compiler do.
    @Test func columnsCountBytes() {
        #expect(parse("routes 1\nhome /ü-日 x").output == "Shop.routes:2:14: error: unknown clause 'x'")
    }

    @Test(arguments: [
        ("\u{0}", "a control character cannot stand in a manifest; remove it"),
        ("\u{1B}", "a control character cannot stand in a manifest; remove it"),
        ("\u{7F}", "a control character cannot stand in a manifest; remove it"),
        ("\rx", "a carriage return stands alone; end lines in LF or CR LF"),
    ])
    func controlCharacters(_ character: String, _ message: String) {
        #expect(parse("routes 1\nhome / // \(character)").output == "Shop.routes:2:11: error: \(message)")
    }

    @Test func emptyFile() {
        #expect(parse("").output == "Shop.routes:1:1: error: a manifest begins with 'routes 1'")
        #expect(parse("\r").output == "Shop.routes:1:1: error: a manifest begins with 'routes 1'")
    }
}
