import Testing

/// The smaller set of URLs wins, and the order in the file does not matter.
struct SpecificityTests {
    @Test("segments", arguments: segments)
    func segment(_ contest: Contest) { contest.check() }

    static let segments = [
        Contest(
            "literal, choice, Int, String, catch-all",
            """
            literal  /x/me
            choice   /x/{v: me|you}
            digit    /x/{v: /[12]/}
            number   /x/{v: Int}
            text     /x/{v}
            rest     /x/{v...}
            """,
            """
            /x/me      → literal
            /x/m%65    → literal
            /x/you     → choice v=you
            /x/1       → digit v=1
            /x/01      → number v=1
            /x/3       → number v=3
            /x/-3      → number v=-3
            /x/99999999999999999999 → text v=99999999999999999999
            /x/Me      → text v=Me
            /x/%6d%65%20 → text v="me "
            /x/me/1    → rest v=[me, 1]
            /x/1/2     → rest v=[1, 2]
            /x         → ✗ missing v
            """),
        Contest(
            "ranges and sizes",
            """
            month    /x/{v: Int(1...12)}
            percent  /x/{v: Int(0...100)}
            byte     /x/{v: Int8}
            small    /x/{v: Int16}
            whole    /x/{v: Int}
            real     /x/{v: Double}
            text     /x/{v}
            """,
            """
            /x/12      → month v=12
            /x/012     → month v=12
            /x/0       → percent v=0
            /x/-0      → percent v=0
            /x/13      → percent v=13
            /x/101     → byte v=101
            /x/-1      → byte v=-1
            /x/-128    → byte v=-128
            /x/128     → small v=128
            /x/-32769  → whole v=-32769
            /x/9223372036854775808 → real v=9.223372036854776e+18
            /x/1e2     → real v=100.0
            /x/1.5     → real v=1.5
            /x/1e999   → text v=1e999
            /x/x       → text v=x
            """),
        Contest(
            "unsigned in signed",
            """
            small    /x/{v: UInt8}
            large    /x/{v: UInt32}
            signed   /x/{v: Int64}
            """,
            """
            /x/255     → small v=255
            /x/256     → large v=256
            /x/4294967296 → signed v=4294967296
            /x/-1      → signed v=-1
            /x/-0      → signed v=0
            """),
        Contest(
            "regular expressions, lengths and the rest",
            """
            four     /x/{v: /[0-9]{4}/}
            number   /x/{v: Int}
            pair     /x/{v: /[a-z]{2}/}
            word     /x/{v: /[a-z]+/}
            uuid     /x/{v: UUID}
            short    /x/{v: String(1...6)}
            text     /x/{v}
            """,
            """
            /x/2024    → four v=2024
            /x/202     → number v=202
            /x/20245   → number v=20245
            /x/ab      → pair v=ab
            /x/abc     → word v=abc
            /x/6f9619ff-8b86-d011-b42d-00cf4fc964ff → uuid v=6f9619ff-8b86-d011-b42d-00cf4fc964ff
            /x/ABC     → short v=ABC
            /x/ABCDEFG → text v=ABCDEFG
            /x/日本語日本語 → short v=日本語日本語
            /x/日本語日本語日 → text v=日本語日本語日
            """,
            overs: ["word": "short", "number": "short"]),
        Contest(
            "text around a parameter",
            """
            handle   /@{name}
            json     /{name}.json
            photo    /{id: Int}.{ext: png|jpg}
            numbered /item-{id: Int}
            named    /item-{name}
            plain    /{name}
            """,
            """
            /@ann      → handle name=ann
            /a.json    → json name=a
            /.json     → plain name=.json
            /5.png     → photo id=5 ext=png
            /x.png     → plain name=x.png
            /item-5    → numbered id=5
            /item-x    → named name=x
            /item-     → plain name=item-
            /item      → plain name=item
            /@         → plain name=@
            /%40x      → handle name=x
            """,
            overs: ["json": "handle", "named": "json"]),
        Contest(
            "whole patterns",
            """
            both     /a/b
            left     /a/{x}
            right    /{y}/b
            neither  /{y}/{x}
            """,
            """
            /a/b       → both
            /a/z       → left x=z
            /z/b       → right y=z
            /z/z       → neither y=z x=z
            """),
        Contest(
            "optional tails",
            """
            latest   /news/latest
            current  /news/{year: Int}/latest
            month    /news/{year: Int}[/{month: Int(1...12)}]
            topic    /news/{topic}[/{page: Int}]
            rest     /news/{rest...}
            """,
            """
            /news/latest         → latest
            /news/2024           → month year=2024
            /news/2024/12        → month year=2024 month=12
            /news/2024/13        → topic topic=2024 page=13
            /news/2024/latest    → current year=2024
            /news/art            → topic topic=art
            /news/art/2          → topic topic=art page=2
            /news/art/latest     → rest rest=[art, latest]
            /news/2024/12/1      → rest rest=[2024, 12, 1]
            """),
        Contest(
            "catch-alls",
            """
            numbers  /f/{n: Int...}
            nested   /f/a/{rest...}
            all      /f/{rest...}
            every    /{rest...}
            """,
            """
            /f/1/2/3   → numbers n=[1, 2, 3]
            /f/1/x     → all rest=[1, x]
            /f/a/1     → nested rest=[1]
            /f/a       → all rest=[a]
            /f         → every rest=[f]
            /g/1       → every rest=[g, 1]
            """),
    ]
}
