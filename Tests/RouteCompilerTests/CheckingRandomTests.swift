import RouteCompiler
import RouteManifest
import Testing

/// Whatever the text is, the check comes back, and a manifest without errors has all its routes.
struct CheckingRandomTests {
    @Test(arguments: 0..<8)
    func mutations(seed: UInt64) {
        let original = Array(CheckingExampleTests.shop.utf8)
        var random = CheckingRandom(state: seed)
        for _ in 0..<60 {
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
            let (manifest, _) = check(bytes, files: ["help.routes": CheckingExampleTests.help])
            expectConsistent(manifest)
        }
    }

    /// Lines that are right in themselves, in any order and number.
    @Test(arguments: 0..<8)
    func shuffledLines(seed: UInt64) {
        let lines = (CheckingExampleTests.shop + "\n" + CheckingExampleTests.help).split(separator: "\n")
        var random = CheckingRandom(state: seed)
        for _ in 0..<60 {
            let count = Int.random(in: 1..<40, using: &random)
            let text = (0..<count).compactMap { _ in lines.randomElement(using: &random) }.joined(separator: "\n")
            expectConsistent(check("routes 1\n" + text, files: ["help.routes": CheckingExampleTests.help]).manifest)
        }
    }

    private func expectConsistent(_ manifest: CheckedManifest) {
        #expect(manifest.routes.map(\.number) == Array(manifest.routes.indices))
        #expect(manifest.root.routes == 0..<manifest.routes.count)
        #expect(manifest.patterns.prefix(manifest.routes.count).map(\.route) == Array(manifest.routes.indices))
        for pattern in manifest.patterns {
            #expect(pattern.lengths.last == pattern.segments.count)
            let count = manifest.routes[pattern.route].parameters.count
            for case .parameter(let number) in pattern.segments.flatMap(\.pieces) { #expect(number < count) }
        }
        for route in manifest.routes {
            for target in route.over { #expect(manifest.routes.indices.contains(target.value)) }
            for origin in route.origins { #expect(manifest.origins.indices.contains(origin)) }
        }
    }
}

/// Sebastiano Vigna's SplitMix64, so that every run sees the same texts.
struct CheckingRandom: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
