import ShopRoutes
import Switchyard
import Testing

/// A table with wrong bytes gives wrong answers, and never more than that.
struct DamagedTableTests {
    static let tables: [[UInt8]] = [
        bytes(Every._data), bytes(Routes._data),
        tableBytes(
            """
            option slashes strict
            option case insensitive
            option plus space
            option query strict
            origin web https://a.example https://*.b.example:8443
            home   /
            list   /LIST/
            photo  /p/{id: Int}.{ext: png|jpg}.{size: String(1...3)}
            code   /code/{c: /[a-z]{2}[0-9]*/}  ?when: Double &what: [UInt8] &mode: Bool = true #at: Int?
            rest   /rest/{n: Int...}
            fixed  /code/{c: /[a-z]{2}[0-9]*/}  ?a = "b c" ?when: Double
            """),
    ]

    static let urls = [
        "/", "", "every:", "every://text/a%2Fb", "https://every.example/query?q=a&l=b&l=c&n=x#p", "/photo/a.b.png",
        "/split/5-x",
        "/tail/a/b/3", "/rest/a/b/c/d", "/say/ABC", "/box/3/lid/x", "/fixed?mode=m%26m&q=1", "/numbers/1/2/3",
        "/nowhere/at/all",
        "shop://items/42?ref=a#b", "https://x.shop.example.com:8443/search?q=a&mode=map", "/orders/AB123456", "/i/7",
        "/news/2024/12", "/help/x", "https://a.example/list/", "https://x.b.example:8443/P/12.png.abc",
        "/code/ab1?when=1e5&what=1&what=300&mode#7", "/code/ab?a=b+c&when=x", "/rest/1/2/x", "/../%2e/a/./b/..",
        "/items/x",
    ]

    private static func bytes(_ text: StaticString) -> [UInt8] {
        Array(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    @Test("some bytes changed", arguments: UInt64(1)...40)
    func changed(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<25 {
            var table = random.pick(Self.tables)
            // Most of the meaning is in the header and the records behind it.
            let end = random.oneIn(2) ? min(200, table.count) : table.count
            for _ in 0...random.below(12) { table[random.below(end)] = random.byte() }
            read(table)
        }
    }

    @Test("cut off anywhere", arguments: 0..<3)
    func cut(_ number: Int) {
        let table = Self.tables[number]
        #expect(table.count > 1_000)
        for count in stride(from: 0, to: table.count, by: max(1, table.count / 150)) { read(Array(table[..<count])) }
        for count in 0..<80 { read(Array(table[..<count])) }
    }

    @Test("with numbers as large as they get", arguments: 0..<3)
    func largest(_ number: Int) {
        let table = Self.tables[number]
        for offset in stride(from: 0, to: min(table.count - 4, 600), by: 4) {
            var damaged = table
            damaged.replaceSubrange(offset..<(offset + 4), with: [127, 127, 127, 127])
            read(damaged)
            damaged.replaceSubrange(offset..<(offset + 4), with: [0, 0, 0, 0])
            read(damaged)
        }
    }

    @Test("no table at all", arguments: UInt64(1)...20)
    func noise(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<20 { read((0..<random.below(600)).map { _ in random.byte() }) }
    }

    /// Whatever comes out, the URL's own faults are still found.
    private func read(_ bytes: [UInt8]) {
        let table = DynamicTable(bytes)
        for url in Self.urls { _ = try? table.match(url) }
        #expect(throws: RouteError(.malformed, url: "/a\tb")) { try table.match("/a\tb") }
    }
}

extension SeededGenerator {
    fileprivate mutating func byte() -> UInt8 {
        oneIn(3) ? pick([0, 1, 127, 128, 255]) : UInt8(truncatingIfNeeded: next())
    }
}
