import Foundation
import ShopRoutes
import Switchyard
import Testing

/// Nothing that a URL may be traps, and all ways of reading one agree.
struct RandomURLTests {
    static let seeds = Array(UInt64(1)...20)

    @Test("random bytes", arguments: seeds)
    func bytes(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<500 {
            let bytes = (0..<random.below(60)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
            check(String(decoding: bytes, as: UTF8.self))
        }
    }

    @Test("random pieces of URLs", arguments: seeds)
    func pieces(seed: UInt64) {
        let pieces = [
            "every:", "EVERY:", "shop:", "https:", "http:", "//", "/", "/", "/", "?", "&", "=", "#", "%", "%2", "%2e",
            "%2F",
            "%00", "%FF", "%C3", ".", "..", "@", ":", ":443", ":8443", "[", "]", "every.example", "a.every.example",
            "shop.example.com", "text", "texts", "items", "query", "fixed", "mode=m%26m", "q", "l", "n=1", "e=1e9",
            "news",
            "numbers", "split", "photo", ".png", "5-", "say", "box", "rest", "maybe", "tail", "42", "-1", "日", "é", " ",
            "+", "\0",
            "\\", "x", String(repeating: "9", count: 30), String(repeating: "a/", count: 40),
        ]
        var random = SeededGenerator(seed: seed)
        for _ in 0..<500 { check((0..<random.below(14)).map { _ in random.pick(pieces) }.joined()) }
    }

    @Test("URLs of routes with a few bytes changed", arguments: seeds)
    func mutations(seed: UInt64) {
        let bytes = Array("%/?#&=+:@.\\0a9-_~ ;\u{0}\u{7f}\u{80}\u{C3}\u{FF}".utf8)
        var random = SeededGenerator(seed: seed)
        for _ in 0..<500 {
            let route = random.route().route
            var url = Array(random.pick([route.path, route.url(.app), route.url(.web)]).utf8)
            for _ in 0...random.below(4) where !url.isEmpty {
                let index = random.below(url.count)
                switch random.below(4) {
                case 0: url[index] = random.pick(bytes)
                case 1: url.insert(random.pick(bytes), at: index)
                case 2: url.remove(at: index)
                default: url.insert(contentsOf: url[index..<min(url.count, index + random.below(9))], at: index)
                }
            }
            check(String(decoding: url, as: UTF8.self))
        }
    }

    @Test(
        "long URLs of one kind of piece",
        arguments: ["/", "/.", "/..", "/a", "%", "%2e/", "&", "=", "a=b&", "#", "?", ":", "@", "9", "é", "/a%2Fb", "."])
    func long(_ piece: String) {
        for start in [
            "", "/", "every://", "https://every.example/", "/rest/", "/photo/", "/counts/", "/query?q=", "every:",
            "/split/5-",
        ] {
            let count = max(0, 8_192 - start.utf8.count) / piece.utf8.count
            check(start + String(repeating: piece, count: count))
            check(start + String(repeating: piece, count: count + 1))
        }
    }

    static let everyTable: DynamicTable = {
        let text = Every._data
        return DynamicTable(Array(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)))
    }()

    private func check(_ url: String) {
        check(url, Every.self)
        check(url, Routes.self)
        // The table alone takes any text for a type of the author's, which only `shout` minds.
        let (match, dynamic) = (Every.match(url), try? Self.everyTable.match(url))
        guard dynamic?.id != "shout" else { return }
        #expect(dynamic?.id == match?.id.rawValue, "\(url.debugDescription)")
        #expect(dynamic?.path == match?.path, "\(url.debugDescription)")
    }

    private func check<Table: RouteTable>(_ url: String, _ table: Table.Type) {
        let match = Table.match(url)
        #expect(Table.identify(url) == match?.id, "\(url.debugDescription)")
        #expect(Table.match(Substring("x\(url)".unicodeScalars.dropFirst())) == match, "\(url.debugDescription)")
        do {
            let resolved = try Table.resolve(url)
            #expect(resolved.route == match, "\(url.debugDescription)")
            #expect(!resolved.origins.isEmpty)
            // What is built from it leads to it, or to a more specific route by its canonical pattern.
            #expect(
                Table.match(resolved.route.path) != nil || resolved.route.path.utf8.count > 8_192,
                "\(url.debugDescription)")
        } catch {
            #expect(match == nil, "\(url.debugDescription)")
            #expect(error.url == url)
            #expect(!error.description.isEmpty)
            #expect(throws: error) { try Table(url: url) }
        }
    }
}
