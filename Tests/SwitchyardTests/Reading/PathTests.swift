import Testing

/// Rule 3: segments, escapes, dots and slashes.
struct PathTests {
    static let table = testTable(
        """
        home    /
        items   /items
        detail  /items/{id: Int}
        review  /items/{id: Int}/reviews/{name}
        page    /p/{name}
        pair    /pair/{a}/{b}
        files   /files/{file...}
        numbers /numbers/{n: Int...}
        photo   /photo/{id: Int}.{ext: png|jpg}
        handle  /@{name}
        month   /news/{year: Int(1900...2100)}[/{month: Int(1...12)}]
        sale    /sale%20now
        cafe    /café
        """)

    @Test(
        "a segment is split off before it is decoded, and decoded once",
        arguments: Reading.rows(
            """
            /p/a%2Fb                → page name=a/b
            /p/a%2fb                → page name=a/b
            /p/%2F                  → page name=/
            /p/%2F%2F               → page name=//
            /items%2F42             → ✗ noMatch
            %2Fitems/42             → ✗ noMatch
            /items/42%2Freviews/x   → ✗ id=42/reviews is no Int
            /files/a%2Fb/c          → files file=[a/b, c]
            /p/a%252Fb              → page name=a%2Fb
            /p/%25                  → page name=%
            /p/%2541                → page name=%41
            /p/%25zz                → page name=%zz
            /it%65ms/%34%32         → detail id=42
            /%69%74%65%6D%73/42     → detail id=42
            /p/a%20b                → page name="a b"
            /p/a+b                  → page name=a+b
            /p/%3F%23               → page name=?#
            /p/a;b=c,d              → page name="a;b=c,d"
            /p/a&b=c                → page name=a&b=c
            /p/%E6%97%A5            → page name=日
            /p/%e6%97%a5            → page name=日
            /@ann                   → handle name=ann
            /%40ann                 → handle name=ann
            /@%40                   → handle name=@
            /sale%20now             → sale
            /sale now               → sale
            /sale+now               → ✗ noMatch
            /café                   → cafe
            /caf%C3%A9              → cafe
            /caf%c3%a9              → cafe
            /cafe\u{301}            → ✗ noMatch
            /photo/12.png           → photo id=12 ext=png
            /photo/12%2Epng         → photo id=12 ext=png
            /photo/%31%32.%70ng     → photo id=12 ext=png
            /photo/12.PNG           → ✗ ext=PNG is no png|jpg
            """))
    func decoding(_ row: Reading) { #expect(Self.table.reading(row.url) == row.result) }

    @Test(
        "a broken escape stays as it is written",
        arguments: Reading.rows(
            """
            /p/100%                 → page name=100%
            /p/%                    → page name=%
            /p/%%                   → page name=%%
            /p/%zz                  → page name=%zz
            /p/%4                   → page name=%4
            /p/%4g                  → page name=%4g
            /p/%g4                  → page name=%g4
            /p/%%41                 → page name=%A
            /p/%4%41                → page name=%4A
            /p/%u0041               → page name=%u0041
            /p/a%/                  → page name=a%
            /p%/x                   → ✗ noMatch
            /items/42%              → ✗ id=42% is no Int
            /photo/%31%.png         → ✗ id=1% is no Int
            """))
    func brokenEscapes(_ row: Reading) { #expect(Self.table.reading(row.url) == row.result) }

    @Test(
        "a segment that is no UTF-8 or holds a NUL is no text",
        arguments: Reading.rows(
            """
            /p/%FF                  → ✗ invalidEncoding
            /p/%80                  → ✗ invalidEncoding
            /p/%C3                  → ✗ invalidEncoding
            /p/%C3/%A9              → ✗ invalidEncoding
            /p/%C3%zz               → ✗ invalidEncoding
            /p/%C3é                 → ✗ invalidEncoding
            /p/%C0%80               → ✗ invalidEncoding
            /p/%E0%80%80            → ✗ invalidEncoding
            /p/%ED%A0%80            → ✗ invalidEncoding
            /p/%F4%90%80%80         → ✗ invalidEncoding
            /p/%F5%80%80%80         → ✗ invalidEncoding
            /p/%00                  → ✗ invalidEncoding
            /p/a%00b                → ✗ invalidEncoding
            /p/.%00                 → ✗ invalidEncoding
            /%00                    → ✗ invalidEncoding
            /items/42%00            → ✗ invalidEncoding
            /nowhere/%FF            → ✗ invalidEncoding
            /files/a/%FE/b          → ✗ invalidEncoding
            /p/%F4%8F%BF%BF         → page name=\u{10FFFF}
            /p/%C3%A9               → page name=é
            /p/%2500                → page name=%00
            """))
    func encoding(_ row: Reading) { #expect(Self.table.reading(row.url) == row.result) }

    @Test(
        "dot segments resolve and never climb above the root",
        arguments: Reading.rows(
            """
            /./items/42             → detail id=42
            /items/./42             → detail id=42
            /items/42/.             → detail id=42
            /items/42/x/..          → detail id=42
            /items/x/../42          → detail id=42
            /x/../items/42          → detail id=42
            /x/y/../../items/42     → detail id=42
            /../items/42            → detail id=42
            /../../../items/42      → detail id=42
            /x/../../items/42       → detail id=42
            ../items/42             → detail id=42
            ./items/42              → detail id=42
            /items/42/..            → items
            /items/42/../           → items
            /items/..               → home
            /.                      → home
            /..                     → home
            .                       → home
            ..                      → home
            /%2e/items/42           → detail id=42
            /items/%2E/42           → detail id=42
            /x/%2e%2E/items/42      → detail id=42
            /x/.%2e/items/42        → detail id=42
            /x/%2E./items/42        → detail id=42
            /p/a/../b               → page name=b
            /p//../q                → page name=q
            /p/a//../b              → ✗ noMatch
            /items/42?x=/../..      → detail id=42
            /items/42#/../..        → detail id=42
            /p/...                  → page name=...
            /p/%2e%2e%2e            → page name=...
            /p/.a                   → page name=.a
            /p/a.                   → page name=a.
            /p/..a                  → page name=..a
            /p/..%2F                → page name=../
            /p/%252e                → page name=%2e
            /p/%252e%252e           → page name=%2e%2e
            /p/..;x                 → page name=..;x
            shop:/x/../p/a          → page name=a
            """))
    func dots(_ row: Reading) { #expect(Self.table.reading(row.url) == row.result) }

    @Test(
        "empty segments and a trailing slash do not matter",
        arguments: Reading.rows(
            """
            /items/                 → items
            /items//                → items
            /items/42/              → detail id=42
            /items//42              → detail id=42
            ///items///42///        → detail id=42
            items/42/               → detail id=42
            /files/a//b/            → files file=[a, b]
            /news/2024/             → month year=2024
            /news/2024//12          → month year=2024 month=12
            /news/2024/12/          → month year=2024 month=12
            //                      → home
            """))
    func lenientSlashes(_ row: Reading) { #expect(Self.table.reading(row.url) == row.result) }

    @Test(
        "no path parameter takes empty text",
        arguments: Reading.rows(
            """
            /p                      → ✗ missing name
            /p/                     → ✗ missing name
            /pair/a                 → ✗ missing b
            /pair//b                → ✗ missing b
            /pair/a//               → ✗ missing b
            /files                  → ✗ missing file
            /files//                → ✗ missing file
            /numbers/1/2            → numbers n=[1, 2]
            /numbers/1/x/3          → ✗ n=x is no Int
            /photo/.png             → ✗ missing id
            /photo/12.              → ✗ missing ext
            /@                      → ✗ missing name
            """))
    func emptyText(_ row: Reading) { #expect(Self.table.reading(row.url) == row.result) }
}
