import Switchyard
import Testing

/// Short plain paths are read in a way of their own. A dot segment before a path sends the same path the long way, so
/// the two can be compared.
struct PlainPathTests {
    /// Literals whose first and last eight bytes are alike, whatever their length.
    static let literals =
        (1...20).map { String("abcdefghijklmnopqrst".prefix($0)) }
        + (7...24).map { String(repeating: "a", count: $0) } + [
            "aaaaaaaaXaaaaaaaa", "aaaaaaaaYaaaaaaaa", "aaaaaaaaaXaaaaaaaaa", "12345678", "1234567", "é", "日本語", "C)",
            "-", "_~",
        ]

    static let table = testTable(
        """
        \(literals.enumerated().map { "l\($0) /\($1)" }.joined(separator: "\n"))
        \(literals.enumerated().map { "n\($0) /n/{a}/\($1)/{n: Int}" }.joined(separator: "\n"))
        number  /number/{n: Int}
        other   /number/{s}
        small   /small/{n: Int(1...9)}
        byte    /byte/{n: UInt8}
        mixed   /mixed/{n: Int}
        hex     /mixed/{x: /[0-9a-f]{4}/}  over mixed
        kind    /kind/{k: open|closed}
        rest    /rest/{r...}
        front   /
        """)

    @Test("a literal is told from all others", arguments: literals)
    func literal(_ literal: String) {
        for (number, other) in Self.literals.enumerated() where other == literal {
            #expect(Self.table.identify("/\(literal)") == number)
        }
        for wrong in [literal + "a", "a" + literal, String(literal.dropLast()) + "z"]
        where !Self.literals.contains(wrong) {
            #expect(Self.table.reading("/\(wrong)").hasPrefix("✗"), "\(wrong)")
        }
        compare("/n/x/\(literal)/7")
        compare("/n/\(literal)/\(literal)/-7")
        compare("/n/\(literal)/\(literal)x/7")
    }

    @Test("digits", arguments: 1...21)
    func digits(_ count: Int) {
        for text in [
            String(repeating: "9", count: count), String(repeating: "0", count: count),
            "-" + String(repeating: "1", count: count), String(repeating: "1", count: count - 1) + "/",
            String(repeating: "5", count: count - 1) + ":", "/" + String(repeating: "5", count: count - 1),
        ] {
            for start in ["number", "small", "byte", "mixed", "kind", "rest", "n/x/a"] { compare("/\(start)/\(text)") }
        }
    }

    @Test("every length, with every byte at every place", arguments: 1...66)
    func lengths(_ count: Int) {
        let path = Array(("/rest/" + String(repeating: "abcdefg/", count: 10)).utf8.prefix(count))
        compare(String(decoding: path, as: UTF8.self))
        for index in path.indices.dropFirst() {
            for byte in [0x20, 0x26, 0x2e, 0x2f, 0x3f, 0x40, 0x5b, 0x5d, 0x5f, 0x7e] as [UInt8] {
                var path = path
                path[index] = byte
                compare(String(decoding: path, as: UTF8.self))
            }
        }
    }

    @Test("what a URL may not have is found at every place", arguments: 1...40)
    func refused(_ count: Int) {
        for index in 0..<count {
            for byte in [0x00, 0x09, 0x1f, 0x5c, 0x7f] as [UInt8] {
                var path = [UInt8(ascii: "/")] + [UInt8](repeating: UInt8(ascii: "a"), count: count)
                path[index + 1] = byte
                #expect(throws: RouteError.self) { try Self.table.match(String(decoding: path, as: UTF8.self)) }
                #expect(Self.table.identify(String(decoding: path, as: UTF8.self)) == nil)
                #expect(Self.table.reading(String(decoding: path, as: UTF8.self)) == "✗ malformed")
            }
        }
    }

    /// Compares the short way with the long one, and `identify` with `match`.
    private func compare(_ path: String) {
        let match = try? Self.table.match(path)
        let long = try? Self.table.match("/." + path)
        #expect(match?.number == long?.number && match?.values == long?.values, "\(path)")
        #expect(Self.table.identify(path) == match?.number, "\(path)")
        #expect(Self.table.identify("/." + path) == match?.number, "\(path)")
    }
}
