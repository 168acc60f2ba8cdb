import Testing

/// Faults of older routers that must not come back.
struct OldRouterFaultTests {
    @Test("an unknown segment is not skipped, so that a child URL does not open its parent")
    func unknownSegment() {
        let table = testTable("detail /items/{id: Int}\nitems /items")
        #expect(table.reading("/items/42/unknown") == "✗ noMatch")
        #expect(table.reading("/unknown/items/42") == "✗ noMatch")
        #expect(table.reading("/items/unknown") == "✗ id=unknown is no Int")
        #expect(table.reading("/items/42/unknown/reviews") == "✗ noMatch")
    }

    @Test("a literal does not lose to a parameter", arguments: [true, false])
    func literal(isFirst: Bool) {
        let lines = ["new /items/new", "item /items/{id}"]
        let table = testTable((isFirst ? lines : lines.reversed()).joined(separator: "\n"))
        #expect(table.reading("/items/new") == "new")
        #expect(table.reading("/items/old") == "item id=old")
    }

    @Test("a literal that leads nowhere does not hide a parameter that leads on")
    func wayBack() {
        let table = testTable(
            """
            one    /a/b/y
            other  /a/{id}/x
            deep   /d/1/2/3/4
            long   /d/{a}/2/{c}/5
            rest   /d/{rest...}
            """)
        #expect(table.reading("/a/b/y") == "one")
        #expect(table.reading("/a/b/x") == "other id=b")
        #expect(table.reading("/a/c/x") == "other id=c")
        #expect(table.reading("/a/c/y") == "✗ noMatch")
        #expect(table.reading("/d/1/2/3/4") == "deep")
        #expect(table.reading("/d/1/2/3/5") == "long a=1 c=3")
        #expect(table.reading("/d/1/2/3/6") == "rest rest=[1, 2, 3, 6]")
    }

    @Test("the winner does not depend on an order of hashes", arguments: 1...10)
    func hashOrder(_ round: Int) {
        var random = SeededGenerator(seed: UInt64(round))
        let lines = (0..<40).map { "route\($0) /r/route\($0)" } + ["number /r/{n: Int}", "text /r/{t}"]
        let table = testTable(lines.shuffled(using: &random).joined(separator: "\n"))
        for index in 0..<40 { #expect(table.reading("/r/route\(index)") == "route\(index)") }
        #expect(table.reading("/r/40") == "number n=40")
        #expect(table.reading("/r/route40") == "text t=route40")
    }

    @Test("a value 'YQ==' keeps its '=='")
    func base64() {
        let table = testTable("decode /decode/{text} ?q: String? #part: String?")
        #expect(table.reading("/decode/YQ==?q=YQ==#YQ==") == "decode text=YQ== q=YQ== part=YQ==")
    }

    @Test("a host with a port does not lose its path")
    func port() {
        let table = testTable(
            "origin app app:\norigin web http://h.example:8080\ndetail /items/{id: Int}\ncart /cart")
        #expect(table.reading("http://h.example:8080/items/42") == "detail id=42")
        #expect(table.reading("http://h.example:8080/cart?x=1") == "cart")
        #expect(table.reading("app://items:8080/42") == "detail id=42")
        #expect(table.reading("app://cart:8080") == "cart")
    }

    @Test("'100%' does not crash")
    func percent() {
        let table = testTable("page /p/{name} ?q: String? #part: String?")
        #expect(table.reading("/p/100%?q=100%#100%") == "page name=100% q=100% part=100%")
        #expect(table.reading("/p/%") == "page name=%")
        #expect(table.reading("/p/%e") == "page name=%e")
    }

    @Test("a query key does not overwrite a path value")
    func queryKey() {
        let table = testTable("detail /items/{id: Int} ?ref: String?")
        #expect(table.reading("/items/42?id=7&ref=a") == "detail id=42 ref=a")
    }

    @Test("taking the only child away leaves a table that answers")
    func onlyChild() {
        let table = testTable("list /routes")
        #expect(table.reading("/") == "✗ noMatch")
        #expect(table.reading("/routes") == "list")
        #expect(table.reading("/routes/x") == "✗ noMatch")
        #expect(testTable("").reading("/routes") == "✗ noMatch")
    }
}
