import Testing

/// Rule 3 under `option slashes strict`.
struct SlashTests {
    static let strict = testTable(
        """
        option slashes strict
        home    /
        items   /items
        list    /list/
        detail  /items/{id: Int}
        page    /p/{name}
        files   /files/{file...}
        twin    /a//b
        month   /news/{year: Int}[/{month: Int}]
        """)

    @Test(
        "under 'slashes strict' they matter",
        arguments: Reading.rows(
            """
            /                       → home
                                    → home
            //                      → ✗ noMatch
            /items                  → items
            items                   → items
            /items/                 → ✗ missing id
            //items                 → ✗ noMatch
            /list/                  → list
            /list                   → ✗ noMatch
            /list//                 → ✗ noMatch
            /items/42               → detail id=42
            /items/42/              → ✗ noMatch
            /items//42              → ✗ missing id
            /p/                     → ✗ missing name
            /p/%2F                  → page name=/
            /files/a/b              → files file=[a, b]
            /files/a//b             → ✗ missing file
            /files/a/               → ✗ missing file
            /a//b                   → twin
            /a/b                    → ✗ noMatch
            /a///b                  → ✗ noMatch
            /./items                → items
            /x/../items             → items
            /../items               → items
            /items/.                → ✗ missing id
            /items/x/..             → ✗ missing id
            /list/.                 → list
            /list/x/..              → list
            /a//x/../b              → twin
            /a/x/..//b              → twin
            /news/2024              → month year=2024
            /news/2024/12           → month year=2024 month=12
            /news/2024/             → ✗ missing month
            any://items             → items
            any:///items            → items
            any:/items              → items
            any:items               → items
            any://items/            → ✗ missing id
            any://items:1           → items
            any://items:1/          → ✗ missing id
            any:                    → home
            any://                  → home
            any:///                 → home
            """))
    func strictSlashes(_ row: Reading) { #expect(Self.strict.reading(row.url) == row.result) }
}
