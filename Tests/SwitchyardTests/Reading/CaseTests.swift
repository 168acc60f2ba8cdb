import Testing

/// Rule 3 under `option case insensitive`, and without it.
struct CaseTests {
    static let insensitive = testTable(
        """
        option case insensitive
        origin app shop:
        items   /Items
        detail  /Items/{id: Int}
        photo   /photo/{id: Int}.{ext: png|jpg}
        item    /item-{name}
        size    /size/{s: S|m}
        cafe    /CAFÉ
        search  /search  ?"Q" as text: String  &mode = "Map"
        """)

    @Test(
        "under 'case insensitive' the ASCII letters of literals match in either case",
        arguments: Reading.rows(
            """
            /items                  → items
            /ITEMS                  → items
            /iTeMs/42               → detail id=42
            /%49TEM%73              → items
            SHOP://ITEMS/42         → detail id=42
            /photo/1.png            → photo id=1 ext=png
            /PHOTO/1.png            → photo id=1 ext=png
            /photo/1.PNG            → ✗ ext=PNG is no png|jpg
            /ITEM-Ab                → item name=Ab
            /Item-%41               → item name=A
            /size/S                 → size s=S
            /size/s                 → ✗ s=s is no S|m
            /size/M                 → ✗ s=M is no S|m
            /CAFÉ                   → cafe
            /cafÉ                   → cafe
            /caf%C3%89              → cafe
            /café                   → ✗ noMatch
            /SEARCH?Q=A&mode=Map    → search text=A
            /search?q=A&mode=Map    → ✗ missing text
            /search?Q=A&mode=map    → ✗ mode=map is no "Map"
            /[tems                  → ✗ noMatch
            /\u{212A}               → ✗ noMatch
            """))
    func caseInsensitive(_ row: Reading) { #expect(Self.insensitive.reading(row.url) == row.result) }

    @Test(
        "otherwise case counts",
        arguments: Reading.rows(
            """
            /Items                  → ✗ noMatch
            /P/a                    → ✗ noMatch
            /photo/1.Png            → ✗ ext=Png is no png|jpg
            """))
    func caseSensitive(_ row: Reading) { #expect(PathTests.table.reading(row.url) == row.result) }
}
