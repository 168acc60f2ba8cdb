import RouteCompiler
import RouteManifest
import Switchyard
import Testing

/// Random small manifests, against the rule itself: of all routes that take a path the winner is the one whose set of
/// paths lies inside those of the others. The sets are found by trying every path of a small world.
struct RandomManifestTests {
    /// A part of a pattern, and which texts it takes.
    enum Part: CaseIterable {
        case a, b, one, aOrB, digit, number, text

        var pattern: String {
            switch self {
            case .a: return "a"
            case .b: return "b"
            case .one: return "1"
            case .aOrB: return "{a|b}"
            case .digit: return "{Int(1...2)}"
            case .number: return "{Int}"
            case .text: return "{String}"
            }
        }

        func takes(_ text: String) -> Bool {
            switch self {
            case .a: return text == "a"
            case .b: return text == "b"
            case .one: return text == "1"
            case .aOrB: return text == "a" || text == "b"
            case .digit: return text == "1" || text == "2"
            case .number: return Int(text) != nil
            case .text: return true
            }
        }
    }

    struct Pattern {
        var parts: [Part]
        var endsInCatchAll: Bool

        func takes(_ path: [String]) -> Bool {
            guard path.count == parts.count || (endsInCatchAll && path.count > parts.count) else { return false }
            return path.indices.allSatisfy { parts[min($0, parts.count - 1)].takes(path[$0]) }
        }

        func line(_ number: Int) -> String {
            let segments = parts.enumerated().map { index, part in
                guard part.pattern.hasPrefix("{") else { return part.pattern }
                let dots = endsInCatchAll && index == parts.count - 1 ? "..." : ""
                return "{p\(index): \(part.pattern.dropFirst().dropLast())\(dots)}"
            }
            return "route\(number) /" + segments.joined(separator: "/")
        }
    }

    static let world: [[String]] = {
        let texts = ["a", "b", "1", "2", "7", "z"]
        var paths: [[String]] = [[]]
        var last = paths
        for _ in 0..<4 {
            last = last.flatMap { path in texts.map { path + [$0] } }
            paths += last
        }
        return paths
    }()

    @Test("the runtime's winner is the rule's, and a manifest without one is refused", arguments: UInt64(1)...15)
    func winner(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let accepted = (0..<5).filter { _ in checkManifest(&random) }
        #expect(!accepted.isEmpty)
    }

    /// - Returns: False where the manifest is refused.
    private func checkManifest(_ random: inout SeededGenerator) -> Bool {
        let patterns = (0..<(2 + random.below(6))).map { _ -> Pattern in
            let parts = (0...random.below(3)).map { _ in random.pick(Part.allCases) }
            let isTyped = parts.last.map { [.digit, .number, .text].contains($0) } ?? false
            return Pattern(parts: parts, endsInCatchAll: isTyped && random.oneIn(4))
        }
        let lines = patterns.indices.map { patterns[$0].line($0) }
        let best = winners(patterns)
        let isSound = best.allSatisfy { $0.count == 1 } && Set(best.joined()).count == patterns.count
        guard let table = table(lines) else {
            #expect(!isSound, "\(lines) is refused")
            return false
        }
        #expect(isSound, "\(lines) is accepted")
        let taken = Self.world.indices.filter { index in patterns.contains { $0.takes(Self.world[index]) } }
        for (index, best) in zip(taken, best) {
            let path = Self.world[index]
            let found = try? table.match("/" + path.joined(separator: "/"))
            #expect(found?.number == best.first, "\(path) in \(lines)")
        }
        for path in Self.world where !patterns.contains(where: { $0.takes(path) }) {
            #expect(throws: RouteError.self) { try table.match("/" + path.joined(separator: "/")) }
        }
        return true
    }

    /// For each path that a pattern takes, those that beat all others that take it.
    private func winners(_ patterns: [Pattern]) -> [[Int]] {
        let sets = patterns.map { pattern in Set(Self.world.indices.filter { pattern.takes(Self.world[$0]) }) }
        let beats = sets.map { set in sets.map { set.isStrictSubset(of: $0) } }
        return Self.world.indices.compactMap { index in
            let takers = patterns.indices.filter { sets[$0].contains(index) }
            if takers.isEmpty { return nil }
            return takers.filter { taker in takers.allSatisfy { $0 == taker || beats[taker][$0] } }
        }
    }

    /// Nil where the manifest has errors.
    private func table(_ lines: [String]) -> DynamicTable? {
        var diagnostics = Diagnostics()
        let text = "routes 1\n" + lines.joined(separator: "\n")
        let syntax = parseManifest(Array(text.utf8), file: "Test.routes", diagnostics: &diagnostics)
        let checked = RouteCompiler.checkManifest(syntax, sources: .none, diagnostics: &diagnostics)
        guard !diagnostics.hasErrors else { return nil }
        return CompiledTable(checked, &diagnostics).map { DynamicTable($0.bytes) }
    }
}
