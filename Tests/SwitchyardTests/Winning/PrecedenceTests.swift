import Testing

/// The smaller set of URLs wins, where queries and origins take part; and what `over` and aliases do to that.
struct PrecedenceTests {
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
