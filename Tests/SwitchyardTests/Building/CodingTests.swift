import Foundation
import Switchyard
import Testing

/// A route is encoded as one string, and read with its own pattern.
struct CodingTests {
    private func encoded(_ value: some Encodable) throws -> String {
        let data = try JSONEncoder().encode([value])
        return try #require(try JSONDecoder().decode([String].self, from: data).first)
    }

    private func decoded<Value: Decodable>(_ text: String, as type: Value.Type = Value.self) throws -> Value {
        try #require(try JSONDecoder().decode([Value].self, from: JSONEncoder().encode([text])).first)
    }

    @Test("random routes come back, also those that no URL carries", arguments: RoundTripTests.seeds)
    func roundTrip(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<RoundTripTests.count {
            let route = random.route().route
            let text = try encoded(route)
            #expect(text == "\(route.id.rawValue) \(route.path)")
            #expect(try decoded(text) == route, "\(text)")
        }
    }

    @Test("the string is the ID and the path")
    func form() throws {
        #expect(try encoded(Every.text(a: "a b")) == "text /text/a%20b")
        #expect(try encoded(Every.Text(a: "a b")) == "text /text/a%20b")
        #expect(try encoded(Every.box(.lid(n: 1, a: "x"))) == "box.lid /box/1/lid/x")
        #expect(try encoded(Every.Box.lid(n: 1, a: "x")) == "box.lid /box/1/lid/x")
        #expect(try encoded(Every.Box.Lid(n: 1, a: "x")) == "box.lid /box/1/lid/x")
    }

    @Test("table, group and struct read it alike")
    func readers() throws {
        #expect(try decoded("box.lid /box/1/lid/x") == Every.box(.lid(n: 1, a: "x")))
        #expect(try decoded("box.lid /box/1/lid/x") == Every.Box.lid(n: 1, a: "x"))
        #expect(try decoded("box.lid /box/1/lid/x") == Every.Box.Lid(n: 1, a: "x"))
    }

    @Test("the route's own pattern reads it, though another route takes that path")
    func ownPattern() throws {
        #expect(Every.match("/maybe") == (try Every.maybe()))
        #expect(try decoded("first /maybe") == Every.first(a: "maybe"))
        #expect(try decoded("word /say/42") == Every.word(a: "42"))
    }

    @Test(
        "a string that is none of the table's is refused",
        arguments: [
            "", " ", "text", "/text/a", "nothing /text/a", "text /texts/a/b", "text /text", "text /text/a/b",
            "texts /text/a",
            "text /t/a", "numbers /numbers/x/1/1", "box.lid /box/x/lid/a", "box.lid /box/1", "box /box/1",
            "counts /counts",
            "counts /counts/1/x", "bound /bound/abcdef/1", "bound /bound/abc/10", "switches /switches",
            "flag /flag/true/blue", "photo /photo/a.gif", "tail /tail/a/b/c", "tail /tail/a/b/1/2",
            "between /between/a",
        ])
    func refused(_ text: String) {
        #expect(throws: DecodingError.self) { try decoded(text, as: Every.self) }
    }

    @Test("one route's string is no other's")
    func otherStruct() {
        #expect(throws: DecodingError.self) { try decoded("text /text/a", as: Every.Far.self) }
        #expect(throws: DecodingError.self) { try decoded("text /text/a", as: Every.Box.self) }
    }
}
