import Switchyard
import Testing

/// Rule 6: the reason is that of the nearest route.
struct FailureTests {
    static let table = testTable(
        """
        origin app shop:
        origin web https://shop.example.com
        home     /
        me       /users/me
        profile  /users/{id: UUID}
        posts    /users/{id: UUID}/posts
        detail   /items/{id: Int}
        review   /items/{id: Int}/reviews/{number: Int(1...99)}
        photo    /p/{id: Int}.{ext: png|jpg}
        order    /orders/{code: /[A-Z]{2}\\d{6}/}
        month    /news/{year: Int(1900...2100)}[/{month: Int(1...12)}]
        files    /files/{file...}
        search   /search  ?q: String
        map      /search  ?mode = "map"  over search
        legacy   /item.php  ?id: Int
        pick     /pick  ?mode = "a"
        deal     /deal  on web
        """)

    @Test(
        "the nearest route shares the most leading segments, then is the more specific",
        arguments: Reading.rows(
            """
            /nowhere                    → ✗ noMatch
            /nowhere/42                 → ✗ noMatch
            /items                      → ✗ missing id near /items/{id: Int}
            /items/x                    → ✗ id=x is no Int near /items/{id: Int}
            /items/x/reviews/1          → ✗ id=x is no Int near /items/{id: Int}
            /items/42/nothing           → ✗ noMatch near /items/{id: Int}/reviews/{number: Int(1...99)}
            /items/42/reviews           → ✗ missing number near /items/{id: Int}/reviews/{number: Int(1...99)}
            /items/42/reviews/0         → ✗ number=0 is no Int(1...99) near /items/{id: Int}/reviews/{number: Int(1...99)}
            /items/42/reviews/1/x       → ✗ noMatch near /items/{id: Int}/reviews/{number: Int(1...99)}
            /users                      → ✗ missing id near /users/{id: UUID}
            /users/you                  → ✗ id=you is no UUID near /users/{id: UUID}
            /users/me/posts             → ✗ noMatch near /users/me
            /p/12                       → ✗ missing ext near /p/{id: Int}.{ext: png|jpg}
            /p/x                        → ✗ id=x is no Int near /p/{id: Int}.{ext: png|jpg}
            /p/.png                     → ✗ missing id near /p/{id: Int}.{ext: png|jpg}
            /p/12.gif                   → ✗ ext=gif is no png|jpg near /p/{id: Int}.{ext: png|jpg}
            /p/x.png                    → ✗ id=x is no Int near /p/{id: Int}.{ext: png|jpg}
            /orders/1                   → ✗ code=1 is no /[A-Z]{2}\\d{6}/ near /orders/{code: /[A-Z]{2}\\d{6}/}
            /news/1800                  → ✗ year=1800 is no Int(1900...2100) near /news/{year: Int(1900...2100)}[/{month: Int(1...12)}]
            /news/2024/13               → ✗ month=13 is no Int(1...12) near /news/{year: Int(1900...2100)}[/{month: Int(1...12)}]
            /files                      → ✗ missing file near /files/{file...}
            /search                     → ✗ missing q near /search
            /search?q=%FF               → ✗ q=\u{FFFD} is no String near /search
            /item.php                   → ✗ missing id near /item.php
            /item.php?id=x              → ✗ id=x is no Int near /item.php
            /pick                       → ✗ missing mode near /pick
            /pick?mode=b                → ✗ mode=b is no "a" near /pick
            shop://deal                 → ✗ noMatch near /deal
            https://shop.example.com/deal → deal
            """))
    func nearest(_ row: Reading) { #expect(Self.table.explanation(row.url) == row.result) }

    @Test("the error holds the URL as it came in, and one sentence about it")
    func description() {
        #expect(
            throws: RouteError(
                .invalidParameter(name: "id", value: "x", expected: "Int"), url: "shop://items/x",
                nearest: "/items/{id: Int}")
        ) {
            try Self.table.match("shop://items/x")
        }
        let error = #expect(throws: RouteError.self) { try Self.table.match("shop://items/x") }
        #expect(
            error?.description == "'id' must be Int, but is \"x\" (nearest route: /items/{id: Int}): shop://items/x")
    }
}
