import RouteCompiler
import Switchyard
import Testing

/// The hash finds every key where the runtime looks for it, and does not grow out of proportion.
struct PerfectHashTests {
    struct Sample: CustomTestStringConvertible, Sendable {
        var testDescription: String
        /// For each state its literals.
        var rows: [[String]]
        var foldsCase = false

        var keys: [PerfectHash.Key] {
            rows.enumerated().flatMap { state, row in row.map { PerfectHash.Key(state: state, literal: $0) } }
        }
    }

    static let samples: [Sample] = [
        Sample(testDescription: "nothing", rows: []),
        Sample(testDescription: "states without literals", rows: [[], [], []]),
        Sample(testDescription: "one literal", rows: [[], ["items"]]),
        Sample(testDescription: "one state with all", rows: [words(2_000)]),
        Sample(testDescription: "states with the same literals", rows: Array(repeating: words(40), count: 50)),
        Sample(testDescription: "states with one literal each", rows: words(1_000).map { [$0] }),
        Sample(testDescription: "one literal in every state", rows: Array(repeating: ["edit"], count: 1_000)),
        Sample(testDescription: "states with some of the same literals", rows: mixed()),
        Sample(
            testDescription: "one byte behind a shared beginning",
            rows: [(0..<64).map { "overview\(Character(UnicodeScalar(UInt8(48 + $0))))" }]),
        Sample(
            testDescription: "beginnings of one another",
            rows: [(1...200).map { String(repeating: "a", count: $0) }, ["a", "aaaaaaaa", "aaaaaaaaa"]]),
        Sample(testDescription: "long literals", rows: [words(200).map { "settings-of-the-account-\($0)" }]),
        Sample(testDescription: "letters beyond ASCII", rows: [words(200).map { "é\($0)" }, ["é", "e\u{301}"]]),
        Sample(testDescription: "case", rows: [words(200)], foldsCase: true),
    ]

    private static func words(_ count: Int) -> [String] { (0..<count).map { "w\($0)" } }

    private static func mixed() -> [[String]] {
        var random = CheckingRandom(state: 11)
        let words = words(300)
        return (0..<200).map { _ in
            let count = Int.random(in: 0..<30, using: &random)
            return (0..<count).compactMap { _ in words.randomElement(using: &random) }
                .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        }
    }

    @Test(arguments: samples)
    func everyKeyIsFound(_ sample: Sample) throws {
        let keys = sample.keys
        let hash = try #require(
            PerfectHash(keys, stateCount: sample.rows.count, foldsCase: sample.foldsCase))
        #expect(hash.slots.compactMap { $0 }.sorted() == Array(keys.indices))
        for (index, key) in keys.enumerated() {
            #expect(hash.slots[slot(of: key, hash, sample.foldsCase)] == index, "\(key)")
        }
    }

    @Test(arguments: samples)
    func numbersNameStates(_ sample: Sample) throws {
        let hash = try #require(
            PerfectHash(sample.keys, stateCount: sample.rows.count, foldsCase: sample.foldsCase))
        #expect(hash.numbers.count == sample.rows.count)
        #expect(Set(hash.numbers).count == hash.numbers.count)
        #expect(!hash.numbers.contains(0))
        #expect((hash.numbers.max() ?? 0) < TableLayout.StateFlag.hasLiterals)
    }

    @Test(arguments: samples)
    func tableIsNoMoreThanFourTimesItsKeys(_ sample: Sample) throws {
        let hash = try #require(
            PerfectHash(sample.keys, stateCount: sample.rows.count, foldsCase: sample.foldsCase))
        #expect(hash.slots.count <= max(TableLayout.slotsPerBucket, 4 * sample.keys.count))
    }

    /// The slot that the runtime looks a key up in.
    private func slot(of key: PerfectHash.Key, _ hash: PerfectHash, _ foldsCase: Bool) -> Int {
        let multiplier = SegmentHash.multiplier(seed: TableLayout.stored(hash.seed))
        let text = Array(key.literal.utf8).withUnsafeBufferPointer { buffer -> UInt64 in
            guard let base = buffer.baseAddress else { return 0 }
            let bytes = Bytes(base, count: buffer.count)
            return SegmentKey(bytes).map { SegmentHash.text($0, multiplier: multiplier) }
                ?? SegmentHash.text(bytes, multiplier: multiplier, foldsCase: foldsCase)
        }
        let bucket = SegmentHash.bucket(text, mask: UInt64(hash.displacements.count - 1))
        let displacement = UInt16(TableLayout.stored(hash.displacements[bucket]))
        return SegmentHash.slot(
            SegmentHash.place(text, displacement: displacement),
            state: TableLayout.stored(hash.numbers[key.state]), mask: UInt64(hash.slots.count - 1))
    }
}
