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

    @Test("queries and origins", arguments: conditions)
    func condition(_ contest: Contest) { contest.check() }

    static let conditions = [
        Contest(
            "required keys",
            """
            plain    /s
            query    /s  ?q: String
            id       /s  ?id: Int
            text     /s  ?id: String
            two      /s  ?q: String &page: Int
            """,
            """
            /s                   → plain
            /s?x=1               → plain
            /s?q                 → query q=""
            /s?q=a               → query q=a
            /s?id=7              → id id=7
            /s?id=x              → text id=x
            /s?id=x&q=a&page=2   → text id=x
            /s?id=7&q=a          → id id=7
            /s?q=a&page=2        → two q=a page=2
            /s?q=a&page=x        → query q=a
            /s?page=2            → plain
            /s?q=%FF             → plain
            """,
            overs: ["id": "query, two", "text": "query, two"]),
        Contest(
            "fixed values",
            """
            map      /s  ?mode = "map"
            wide     /s  ?mode = "map" ?size = "xl"
            moded    /s  ?mode: String
            plain    /s
            """,
            """
            /s?mode=map          → map
            /s?mode=map&size=xl  → wide
            /s?size=xl&mode=map  → wide
            /s?mode=map&size=s   → map
            /s?mode=list         → moded mode=list
            /s?mode              → moded mode=""
            /s?size=xl           → plain
            """),
        Contest(
            "optional values take no part",
            """
            number   /o/{n: Int}  ?a: Int? &b: [Int] &c: Int = 1
            text     /o/{n}
            """,
            """
            /o/1?a=x&b=x&c=x     → number n=1 c=1 (ignored: ✗ a=x is no Int) (ignored: ✗ b=x is no Int) (ignored: ✗ c=x is no Int)
            /o/x?a=1             → text n=x
            """),
        Contest(
            "origins",
            header: "origin app app:\norigin web https://w.example\norigin old https://o.example",
            """
            web      /x/{v}  on web
            both     /x/{v}  on web, old
            anywhere /x/{v}
            number   /x/{v: Int}  on app, web, old
            """,
            """
            https://w.example/x/a → web v=a
            https://o.example/x/a → both v=a
            app://x/a             → anywhere v=a
            /x/a                  → web v=a
            https://w.example/x/1 → number v=1
            app://x/1             → number v=1
            """,
            overs: ["number": "web, both"]),
    ]

    @Test("over, aliases and case", arguments: choices)
    func choice(_ contest: Contest) { contest.check() }

    static let choices = [
        Contest(
            "over",
            """
            byDay    /news/{day: Int}/{topic}  over byTopic
            byTopic  /news/{edition}/x
            """,
            """
            /news/7/x  → byDay day=7 topic=x
            /news/7/y  → byDay day=7 topic=y
            /news/a/x  → byTopic edition=a
            """),
        Contest(
            "the other way round",
            """
            byDay    /news/{day: Int}/{topic}
            byTopic  /news/{edition}/x  over byDay
            """,
            """
            /news/7/x  → byTopic edition=7
            /news/7/y  → byDay day=7 topic=y
            """),
        Contest(
            "over against inclusion",
            """
            narrow   /x/{v: Int(1...100)}
            wide     /x/{v: Int}  ?page: Int  over narrow
            """,
            """
            /x/5         → narrow v=5
            /x/5?page=1  → wide v=5 page=1
            /x/500       → ✗ missing page
            """),
        Contest(
            "aliases",
            """
            detail   /items/{id: Int}  ?ref: String?
            item     /i/{name}
            pair     /pair/{a}/{b: Int}
            alias    /i/{id: Int} -> detail
            alias    /pair/{b: Int}/{a} -> pair
            """,
            """
            /i/5?ref=a       → detail id=5 ref=a
            /i/x             → item name=x
            /pair/x/1        → pair a=x b=1
            /pair/1/x        → pair a=x b=1
            /pair/1/2        → pair a=1 b=2
            /i/x/1           → ✗ noMatch
            """),
        Contest(
            "literals without case",
            header: "option case insensitive",
            """
            literal  /x/AB  over capitals
            capitals /x/{v: /[A-Z]+/}
            text     /x/{v}
            affix    /x/v-{n: Int}
            """,
            """
            /x/AB    → literal
            /x/ab    → literal
            /x/aB    → literal
            /x/CD    → capitals v=CD
            /x/cd    → text v=cd
            /X/V-1   → affix n=1
            /x/v-x   → text v=v-x
            """),
        Contest(
            "a literal without case that loses",
            header: "option case insensitive",
            """
            literal  /x/AB
            capitals /x/{v: /[A-Z]+/}  over literal
            """,
            """
            /x/AB    → capitals v=AB
            /x/ab    → literal
            /x/Ab    → literal
            /x/CD    → capitals v=CD
            """),
    ]
}
