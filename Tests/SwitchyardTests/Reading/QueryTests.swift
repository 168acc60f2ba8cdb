import Testing

/// Rule 4: query and fragment.
struct QueryTests {
    static let manifest = """
        enum Sort: newest, price = "price-asc"
        search   /search  ?q: String &page: Int = 1 &tag: [String] &sort: Sort? &"utm-source" as source: String?
        map      /search  ?mode = "map" over search
        legacy   /item.php  ?id: Int
        flags    /flags  ?on: Bool &off: Bool = false &maybe: Bool?
        many     /many  ?n: [Int] &on: [Bool]
        optional /optional  ?s: String? &n: Int? &d: Double?
        short    /short  ?s: String(2...3) = "ab" &w: Int(1...7)?
        word     /word  ?w: /[a-c]+/
        note     /note  #section: String?
        part     /part  ?q: String? #n: Int?
        detail   /items/{id: Int}
        """
    static let table = testTable(manifest)

    @Test(
        "a query splits on '&' and at the first '=', and is decoded once",
        arguments: Reading.rows(
            """
            /search?q=a                         → search q=a page=1
            /search?q=YQ==                      → search q=YQ== page=1
            /search?q==                         → search q== page=1
            /search?q=a=b&page=2                → search q=a=b page=2
            /search?q=a%26b                     → search q=a&b page=1
            /search?q=a%3Db                     → search q=a=b page=1
            /search?q=%2526                     → search q=%26 page=1
            /search?%71=a                       → search q=a page=1
            /search?q=a?b                       → search q=a?b page=1
            /search?q=a/b/../c                  → search q=a/b/../c page=1
            /search?q=a;page=2                  → search q=a;page=2 page=1
            /search?q=100%                      → search q=100% page=1
            /search?q=%zz%4                     → search q=%zz%4 page=1
            /search?q=%                         → search q=% page=1
            /search?q=a+b                       → search q=a+b page=1
            /search?q=a%2Bb                     → search q=a+b page=1
            /search?q=a%20b                     → search q="a b" page=1
            /search?q=a b                       → search q="a b" page=1
            /search?q=%E6%97%A5                 → search q=日 page=1
            /search?q=%00                       → search q="\\0" page=1
            /search?&&q=a&&page=2&              → search q=a page=2
            /search?q=                          → search q="" page=1
            /search?q                           → search q="" page=1
            /search?q&page=2                    → search q="" page=2
            /search?q=a&utm-source=x            → search q=a page=1 source=x
            /search?q=a&utm%2Dsource=x          → search q=a page=1 source=x
            /search?q=a&source=x                → search q=a page=1
            /search?Q=a                         → ✗ missing q
            /search?q+=a                        → ✗ missing q
            /search/?q=a                        → search q=a page=1
            /optional?=x&s=y                    → optional s=y
            """))
    func pairs(_ row: Reading) { #expect(Self.table.reading(row.url) == row.result) }

    @Test(
        "the first value wins, and a list keeps all in order",
        arguments: Reading.rows(
            """
            /search?q=a&q=b                     → search q=a page=1
            /search?q=a&page=2&page=3           → search q=a page=2
            /search?q=a&tag=y&tag=x&tag=y       → search q=a page=1 tag=[y, x, y]
            /search?tag=1&q=a&tag=2             → search q=a page=1 tag=[1, 2]
            /search?q=a&tag=                    → search q=a page=1 tag=[""]
            /search?q=a&tag                     → search q=a page=1 tag=[""]
            /search?q=a&tag=1,2                 → search q=a page=1 tag=["1,2"]
            /search?q=a&tag[]=1                 → search q=a page=1
            /many?n=3&n=1&n=2                   → many n=[3, 1, 2]
            /item.php?id=7&id=x                 → legacy id=7
            /item.php?id=x&id=7                 → ✗ id=x is no Int
            /search?mode=map                    → map
            /search?mode=map&mode=list          → map
            /search?mode=map&q=a                → map
            /search?mode=list&mode=map&q=a      → search q=a page=1
            /search?mode=m%61p                  → map
            /search?m%6fde=map                  → map
            /search?mode=Map                    → ✗ mode=Map is no "map"
            /search?mode                        → ✗ mode="" is no "map"
            """))
    func order(_ row: Reading) { #expect(Self.table.reading(row.url) == row.result) }

    @Test(
        "a flag may stand without value where it is required or has a default",
        arguments: Reading.rows(
            """
            /flags?on                           → flags on=true off=false
            /flags?on&off                       → flags on=true off=true
            /flags?on=false&off=true            → flags on=false off=true
            /flags?on=true&off=false            → flags on=true off=false
            /flags?on=                          → ✗ on="" is no Bool
            /flags?on=1                         → ✗ on=1 is no Bool
            /flags?on=TRUE                      → ✗ on=TRUE is no Bool
            /flags?off                          → ✗ missing on
            /flags?on&off=                      → flags on=true off=false (ignored: ✗ off="" is no Bool)
            /flags?on&maybe=true                → flags on=true off=false maybe=true
            /flags?on&maybe                     → flags on=true off=false (ignored: ✗ maybe="" is no Bool)
            /many?on=true&on=false              → many on=[true, false]
            /many?on=true&on                    → many on=[true] (ignored: ✗ on="" is no Bool)
            """))
    func flags(_ row: Reading) { #expect(Self.table.reading(row.url) == row.result) }

    @Test(
        "an optional value that is none of its type reads as absent",
        arguments: Reading.rows(
            """
            /search?q=a&page=x                  → search q=a page=1 (ignored: ✗ page=x is no Int)
            /search?q=a&page=                   → search q=a page=1 (ignored: ✗ page="" is no Int)
            /search?q=a&page                    → search q=a page=1 (ignored: ✗ page="" is no Int)
            /search?q=a&page=x&page=2           → search q=a page=1 (ignored: ✗ page=x is no Int)
            /search?q=a&page=9223372036854775808 → search q=a page=1 (ignored: ✗ page=9223372036854775808 is no Int)
            /search?q=a&sort=price-asc          → search q=a page=1 sort=price-asc
            /search?q=a&sort=price              → search q=a page=1 (ignored: ✗ sort=price is no Sort)
            /search?q=a&sort=                   → search q=a page=1 (ignored: ✗ sort="" is no Sort)
            /search?q=a&utm-source=%FF          → search q=a page=1 (ignored: ✗ source=\u{FFFD} is no String)
            /search?q=a&tag=x&tag=%FF           → search q=a page=1 tag=[x] (ignored: ✗ tag=\u{FFFD} is no String)
            /search?q=%FF                       → ✗ q=\u{FFFD} is no String
            /search?q=a&x=%FF                   → search q=a page=1
            /many?n=1&n=x&n=3                   → many n=[1, 3] (ignored: ✗ n=x is no Int)
            /optional?n=&d=                     → optional (ignored: ✗ n="" is no Int) (ignored: ✗ d="" is no Double)
            /optional?d=1e3                     → optional d=1000.0
            /optional?s=                        → optional s=""
            /optional?s                         → optional s=""
            /short                              → short s=ab
            /short?s=abc                        → short s=abc
            /short?s=a                          → short s=ab (ignored: ✗ s=a is no String(2...3))
            /short?s=日本                       → short s=日本
            /short?w=8                          → short s=ab (ignored: ✗ w=8 is no Int(1...7))
            /word?w=abc                         → word w=abc
            /word?w=%61                         → word w=a
            /word?w=abcd                        → ✗ w=abcd is no /[a-c]+/
            /item.php?id=%FF                    → ✗ id=\u{FFFD} is no Int
            """))
    func ignored(_ row: Reading) { #expect(Self.table.reading(row.url) == row.result) }

    static let strict = testTable("option query strict\n" + manifest)

    @Test(
        "under 'query strict' it is an error",
        arguments: Reading.rows(
            """
            /search?q=a                         → search q=a page=1
            /search?q=a&page=2&sort=newest      → search q=a page=2 sort=newest
            /search?q=a&page=x                  → ✗ page=x is no Int
            /search?q=a&page=2&page=x           → search q=a page=2
            /search?q=a&sort=price              → ✗ sort=price is no Sort
            /search?q=a&utm-source=%FF          → ✗ source=\u{FFFD} is no String
            /search?q=a&tag=x&tag=%FF           → ✗ tag=\u{FFFD} is no String
            /search?q=a&unknown=%FF             → search q=a page=1
            /search?mode=map&page=x             → map
            /many?n=1&n=x&n=3                   → ✗ n=x is no Int
            /flags?on&maybe                     → ✗ maybe="" is no Bool
            /flags?on&off=                      → ✗ off="" is no Bool
            /short?s=a                          → ✗ s=a is no String(2...3)
            """))
    func strictQuery(_ row: Reading) { #expect(Self.strict.reading(row.url) == row.result) }

    @Test(
        "a fragment is decoded once",
        arguments: Reading.rows(
            """
            /note                               → note
            /note#                              → note section=""
            /note#top                           → note section=top
            /note#a%20b+c                       → note section="a b+c"
            /note#%2523                         → note section=%23
            /note#a#b                           → note section=a#b
            /note#?q=a                          → note section=?q=a
            /note#100%                          → note section=100%
            /note#日                            → note section=日
            /note#%00                           → note section="\\0"
            /note#%FF                           → note (ignored: ✗ section=\u{FFFD} is no String)
            /note?#top                          → note section=top
            /part?q=a#7                         → part q=a n=7
            /part#x                             → part (ignored: ✗ n=x is no Int)
            /part#                              → part (ignored: ✗ n="" is no Int)
            /part?q#7                           → part q="" n=7
            /items/42#top                       → detail id=42
            """))
    func fragment(_ row: Reading) { #expect(Self.table.reading(row.url) == row.result) }

    static let plusIsSpace = testTable(
        """
        option plus space
        search  /search  ?q: String &tag: [String] #section: String?
        fixed   /fixed   ?mode = "a b"
        key     /key     ?"a+b" as sum: String
        page    /p/{name}
        """)

    @Test(
        "under 'plus space' a '+' in a query value is a space, and nowhere else",
        arguments: Reading.rows(
            """
            /search?q=a+b                       → search q="a b"
            /search?q=+                         → search q=" "
            /search?q=a%2Bb                     → search q=a+b
            /search?q=a%2bb+c%20d               → search q="a+b c d"
            /search?q=%+                        → search q="% "
            /search?q=x&tag=a+b&tag=+           → search q=x tag=["a b", " "]
            /search?q=x#a+b                     → search q=x section=a+b
            /fixed?mode=a+b                     → fixed
            /fixed?mode=a%20b                   → fixed
            /fixed?mode=a%2Bb                   → ✗ mode=a+b is no "a b"
            /key?a+b=c+d                        → key sum="c d"
            /key?a%2Bb=c                        → key sum=c
            /key?a%20b=c                        → ✗ missing sum
            /p/a+b                              → page name=a+b
            """))
    func plus(_ row: Reading) { #expect(Self.plusIsSpace.reading(row.url) == row.result) }

    @Test("a query key cannot forge a path value")
    func forgery() {
        #expect(Self.table.reading("/items/42?id=7&route=home&url=x&$id=7") == "detail id=42")
        #expect(Self.table.reading("/items/x?id=7") == "✗ id=x is no Int")
        #expect(Self.table.reading("/items?id=7") == "✗ missing id")
    }
}
