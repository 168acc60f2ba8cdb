import Switchyard
import Testing

/// Nothing that comes from outside stops the process: whatever the URL, and whatever the table.
struct RandomInputTests {
    private static let manifest = """
        origin app shop:
        origin web https://shop.example.com https://*.shop.example.com:8443
        home /
        detail /items/{id: Int} ?ref: String? &page: Int = 1 &tag: [String]
        photo /p/{id: Int}.{ext: png|jpg}
        order /orders/{code: /[A-Z]{2}\\d{6}/}
        month /news/{year: Int(1900...2100)}[/{month: Int(1...12)}]
        files /files/{file...}
        map /search ?mode = "map"
        user /users/{id: UUID}
        """

    /// What URLs are made of, the awkward parts more often than in life.
    private static let pieces = [
        "/", "//", "?", "#", "&", "=", "%", "%2F", "%2e", "%00", "%ff", "%E6%97", ".", "..", ":", "@", "[", "]", "+",
        "shop:", "https://", "shop.example.com", ":8443", "items", "42", "-1", "99999999999999999999", "p", "12.png",
        "orders", "AB123456", "news", "2024", "files", "search", "mode=map", "tag=", "日本", "é", "\u{0}", "\\", " ",
        "\u{7f}", "🚋",
    ]

    @Test("random URLs", arguments: 0..<8)
    func urls(seed: Int) {
        let table = testTable(RandomInputTests.manifest)
        var random = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<1_000 {
            let count = Int.random(in: 0..<12, using: &random)
            let url = (0..<count).map { _ in RandomInputTests.pieces.randomElement(using: &random) ?? "" }.joined()
            if let match = try? table.match(url) {
                // What is built leads back to the same route.
                #expect((try? table.match(match.path))?.id == match.id, "\(url.debugDescription)")
            }
        }
    }

    @Test("random bytes as a URL", arguments: 0..<4)
    func bytes(seed: Int) {
        let table = testTable(RandomInputTests.manifest)
        var random = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<1_000 {
            let count = Int.random(in: 0..<60, using: &random)
            let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
            _ = try? table.match("/" + String(decoding: bytes, as: UTF8.self))
        }
    }

    @Test("damaged tables answer anything, and answer", arguments: 0..<8)
    func damagedTables(seed: Int) {
        let sound = tableBytes(RandomInputTests.manifest)
        var random = SeededGenerator(seed: UInt64(seed))
        let urls = [
            "/", "/items/42?ref=a&page=x&tag=1&tag=2", "/p/12.png", "/orders/AB123456", "/news/2024/12", "/files/a/b/c",
            "/search?mode=map", "https://a.shop.example.com:8443/items/x", "shop://users/me", "/items/%34%32/../7",
        ]
        for _ in 0..<150 {
            var bytes = sound
            for _ in 0..<Int.random(in: 1...40, using: &random) {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            if Bool.random(using: &random) {
                bytes = Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &random)))
            }
            let table = DynamicTable(bytes)
            for url in urls { _ = try? table.match(url) }
        }
    }

    @Test("random bytes as a table")
    func randomTables() {
        var random = SeededGenerator(seed: 1)
        for size in 0..<300 {
            let bytes = (0..<size).map { _ in UInt8.random(in: 0...127, using: &random) }
            _ = try? DynamicTable(bytes).match("/items/42?ref=a")
        }
    }
}
