import Foundation
import Switchyard
import SwitchyardFoundation
import Testing

/// Damaged documents never trap, and are refused or right.
struct RandomDocumentTests {
    static let document = """
        {
          "version": 1, "revision": "2026-11-30.2",
          "rewrites": [ { "match": "^https://old\\\\.example/(.*)", "to": "/alert/$$1" } ],
          "routes": {
            "detail": { "experiment": { "key": "checkout", "hashVersion": 2, "seed": "ch\\u00e9ck", "coverage": 0.9,
              "weights": { "control": 0.5, "compact": 0.25, "mini": 0.25 },
              "namespace": { "id": "n", "from": 0, "to": 0.5e0 } } },
            "legacy": { "disabled": true, "instead": "/" },
            "alert": { "redirect": "/items/42" },
            "wishlist": { "disabled": false }
          }
        }
        """

    /// Whether the document is taken; what is wrong must have a message.
    private func isTaken(_ bytes: [UInt8]) -> Bool {
        do {
            _ = try Overrides(json: Data(bytes), for: NewApp.self)
            return true
        } catch {
            #expect(!error.problems.isEmpty)
            #expect(error.problems.allSatisfy { !$0.message.isEmpty && $0.line != nil && $0.column != nil })
            return false
        }
    }

    @Test("the whole document is taken, and no part of it")
    func truncated() {
        let bytes = Array(Self.document.utf8)
        #expect(isTaken(bytes))
        for count in 0..<bytes.count { #expect(!isTaken(Array(bytes[..<count])), "the first \(count) bytes") }
    }

    @Test("bytes changed, taken out, doubled", arguments: 0..<8)
    func changed(_ seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        var taken = 0
        for _ in 0..<2_000 {
            var bytes = Array(Self.document.utf8)
            for _ in 0...random.below(3) {
                let index = random.below(bytes.count)
                switch random.below(5) {
                case 0: bytes[index] = random.pick(Array("{}[]:,\"\\0123456789.eE+-tfn \n".utf8))
                case 1: bytes[index] = UInt8(truncatingIfNeeded: random.next())
                case 2: bytes.remove(at: index)
                case 3: bytes.insert(bytes[index], at: index)
                default:
                    let end = index + random.below(bytes.count - index + 1)
                    bytes.insert(contentsOf: bytes[index..<end], at: random.below(bytes.count))
                }
            }
            if isTaken(bytes) { taken += 1 }
        }
        // A changed seed or a space more is right still.
        #expect(taken > 0 && taken < 1_000)
    }

    @Test("JSON of any shape", arguments: 0..<4)
    func shapes(_ seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<2_000 {
            let routes = random.json(depth: 4)
            _ = isTaken(Array("{\"version\": 1, \"routes\": \(routes), \"rewrites\": \(random.json(depth: 3))}".utf8))
            _ = isTaken(Array(random.json(depth: 6).utf8))
        }
    }

    @Test("random bytes")
    func noise() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<5_000 {
            let bytes = (0..<random.below(40)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
            #expect(!isTaken(bytes))
        }
    }

    @Test("1 MiB of one thing", arguments: ["[", "{\"a\":", "[1,", "\"", " ", "0", "\\", "{\"version\":1,"])
    func long(_ piece: String) {
        let bytes = Array(String(repeating: piece, count: (1 << 20) / piece.utf8.count).utf8)
        #expect(!isTaken(bytes))
    }

    @Test("a megabyte of routes that this build does not have")
    func manyRoutes() throws {
        let routes = (0..<30_000).map { #""unknown\#($0)": {"disabled": true}"# }.joined(separator: ",")
        let overrides = try Overrides(json: Data(#"{"version": 1, "routes": {\#(routes)}}"#.utf8), for: NewApp.self)
        #expect(overrides.skipped.count == 30_000)
    }
}

extension SeededGenerator {
    /// A value that is JSON, with keys and texts of the format.
    fileprivate mutating func json(depth: Int) -> String {
        let words = [
            "version", "routes", "detail", "legacy", "alert", "experiment", "weights", "control", "disabled",
            "redirect",
            "instead", "force", "namespace", "id", "/", "/items/42", "match", "to", "(a*)*", "$1", "",
        ]
        switch below(depth > 0 ? 8 : 5) {
        case 0: return pick(["true", "false", "null"])
        case 1: return pick(["0", "1", "-1", "0.5", "1e308", "-0.0", "2", "99999999999999999999"])
        case 2...4: return "\"\(pick(words))\""
        case 5: return "[" + (0..<below(4)).map { _ in json(depth: depth - 1) }.joined(separator: ",") + "]"
        default:
            return "{"
                + (0..<below(5)).map { _ in "\"\(pick(words))\":" + json(depth: depth - 1) }.joined(separator: ",")
                + "}"
        }
    }
}
