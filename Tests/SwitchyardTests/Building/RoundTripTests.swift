import Foundation
import Switchyard
import SwitchyardFoundation
import Testing

/// `match(build(x)) == x` for random values, with nasty texts in every place.
struct RoundTripTests {
    static let seeds = Array(UInt64(1)...20)
    /// For each seed.
    static let count = 250

    @Test("what is built is matched, or reaches no route where a URL cannot carry it", arguments: seeds)
    func path(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<Self.count {
            let expected = random.route()
            for url in [expected.route.path, expected.route.url(.app), expected.route.url(.web)] {
                let found = Every.match(url)
                #expect(found == (expected.isSendable ? expected.route : nil), "\(url)")
                #expect(found?.path == (expected.isSendable ? expected.route.path : nil), "\(url)")
                #expect(Every.identify(url) == found?.id, "\(url)")
            }
        }
    }

    @Test("the same through Foundation's URL", arguments: seeds)
    func foundation(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<Self.count {
            let expected = random.route()
            for origin in Every.Origin.allCases {
                let url = URL(expected.route, on: origin)
                #expect(url.absoluteString == expected.route.url(origin))
                #expect(Every.match(url) == (expected.isSendable ? expected.route : nil), "\(url)")
                #expect(Every.identify(url) == (expected.isSendable ? expected.route.id : nil), "\(url)")
            }
        }
    }

    @Test("a built URL has unreserved characters, escapes and delimiters alone", arguments: seeds)
    func characters(seed: UInt64) {
        let allowed = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~%/?#&=:")
        var random = SeededGenerator(seed: seed)
        for _ in 0..<Self.count {
            let url = random.route().route.url(.web)
            #expect(url.allSatisfy(allowed.contains), "\(url)")
            #expect(url.filter { $0 == "?" || $0 == "#" }.count <= 2, "\(url)")
        }
    }

    @Test("the values come back one by one, not only the path", arguments: seeds)
    func values(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<Self.count {
            let text = random.nastyText()
            guard
                case .query(let query)? = Every.match(
                    Every.query(q: text, l: [text, text], odd: text, part: text).path)
            else {
                Issue.record("no match for \(text.debugDescription)")
                continue
            }
            #expect(Array(query.q.utf8) == Array(text.utf8))
            #expect(query.l.map { Array($0.utf8) } == [Array(text.utf8), Array(text.utf8)])
            #expect(query.odd.map { Array($0.utf8) } == Array(text.utf8))
            #expect(query.part.map { Array($0.utf8) } == Array(text.utf8))
        }
    }

    @Test("equal routes hash alike, and a struct is its route", arguments: seeds)
    func equality(seed: UInt64) {
        var (first, second) = (SeededGenerator(seed: seed), SeededGenerator(seed: seed))
        var routes: Set<Every> = []
        var paths: Set<String> = []
        for _ in 0..<Self.count {
            let (one, other) = (first.route().route, second.route().route)
            #expect(one == other)
            #expect(one.hashValue == other.hashValue)
            routes.insert(one)
            paths.insert("\(one.id) \(one.path)")
        }
        #expect(routes.count == paths.count)
    }
}
