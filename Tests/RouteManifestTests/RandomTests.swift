import RouteManifest
import Testing

/// Whatever the bytes are, the parser comes back and its places lie in the file.
struct RandomTests {
    @Test(arguments: 0..<8)
    func randomBytes(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<250 {
            let count = Int.random(in: 0..<200, using: &random)
            checkPlaces((0..<count).map { _ in UInt8.random(in: .min ... .max, using: &random) })
        }
    }

    /// Bytes that mean something, in any order.
    @Test(arguments: 0..<8)
    func randomTokens(seed: UInt64) {
        let tokens = [
            "routes 1\n", "\n", "\n", " ", "/", "//", "{", "}", "[", "]", "?", "&", "#", "->", "@", "\"", "\\", "=",
            ":",
            ",", "|", "(", ")", "...", "..<", "<", ">", ".", "`", "group a {\n", "include", "alias", "rewrite", "enum",
            "type", "origin", "guard", "option", "at", "as", "async", "over", "with", "on", "variants", "deprecated",
            "a", "Int", "String", "1", "-", "é", "\u{301}", "\r\n", "\t",
        ]
        var random = SplitMix64(seed: seed)
        for _ in 0..<250 {
            let count = Int.random(in: 0..<60, using: &random)
            let text = (0..<count).compactMap { _ in tokens.randomElement(using: &random) }.joined()
            checkPlaces(Array((Bool.random(using: &random) ? "routes 1\n" : "").utf8) + Array(text.utf8))
        }
    }

    /// The example with some bytes changed, taken out or doubled.
    @Test(arguments: 0..<8)
    func mutations(seed: UInt64) {
        let original = Array(ExampleManifest.shop.utf8)
        var random = SplitMix64(seed: seed)
        for _ in 0..<100 {
            var bytes = original
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let index = Int.random(in: bytes.indices, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes[index] = UInt8.random(in: 0x20..<0x7F, using: &random)
                case 1: bytes.remove(at: index)
                case 2: bytes.insert(bytes[Int.random(in: bytes.indices, using: &random)], at: index)
                default: bytes.removeSubrange(index..<min(index + 20, bytes.count))
                }
            }
            checkPlaces(bytes)
        }
    }

    private func checkPlaces(_ bytes: [UInt8]) {
        var diagnostics = Diagnostics()
        _ = parseManifest(bytes, file: "Shop.routes", diagnostics: &diagnostics)
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for diagnostic in diagnostics.all {
            let place = diagnostic.place
            #expect(lines.indices.contains(place.line - 1))
            #expect(lines.indices.contains(place.line - 1) && 1...lines[place.line - 1].count + 1 ~= place.column)
        }
    }
}

/// Sebastiano Vigna's generator, so that every run sees the same bytes.
struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
