import Switchyard
import Testing

/// The published scheme: by the formula, by GrowthBook's own cases, and over many units.
struct BucketingTests {
    // MARK: The formula, written down a second time

    private static func fnv1a32(_ text: String) -> UInt64 {
        text.utf8.reduce(2_166_136_261) { (($0 ^ UInt64($1)) * 16_777_619) % 4_294_967_296 }
    }

    private static func fraction(_ unit: String, _ seed: String, _ version: Bucketing.Version) -> Double {
        switch version {
        case .v1: return Double(fnv1a32(unit + seed) % 1_000) / 1_000
        case .v2: return Double(fnv1a32(String(fnv1a32(seed + unit))) % 10_000) / 10_000
        }
    }

    static let texts = [
        "", "a", "user-123", "checkout", "日本語", "é", "e\u{301}", "🦊", "👩‍👩‍👧‍👦", "a b\n", "\0", "\u{10FFFF}",
        String(repeating: "lang ", count: 200),
    ]

    @Test("the fraction is the formula's", arguments: Bucketing.Version.allCases)
    func formula(_ version: Bucketing.Version) {
        for unit in Self.texts {
            for seed in Self.texts {
                #expect(
                    Bucketing.fraction(unit: unit, seed: seed, version: version)
                        == Self.fraction(unit, seed, version), "unit \(unit), seed \(seed)")
            }
        }
        // The decimal digits of the first hash: any number of them.
        for number in 0..<5_000 {
            let unit = "user-\(number)"
            #expect(Bucketing.fraction(unit: unit, seed: "x", version: version) == Self.fraction(unit, "x", version))
        }
    }

    @Test("a text that does not lie in one piece counts the same")
    func substring() {
        let text = "say user-123 twice: user-123"
        let unit = String(text.dropFirst(4).prefix(8))
        #expect(
            Bucketing.fraction(unit: unit, seed: "s", version: .v2)
                == Bucketing.fraction(unit: "user-123", seed: "s", version: .v2))
    }

    // MARK: GrowthBook's cases (packages/sdk-js/test/cases.json, specVersion 0.7.1)

    static let hashes: [(seed: String, unit: String, version: Bucketing.Version, fraction: Double)] = [
        ("", "a", .v1, 0.22), ("", "b", .v1, 0.077), ("b", "a", .v1, 0.946), ("ef", "d", .v1, 0.652),
        ("asdf", "8952klfjas09ujk", .v1, 0.549), ("", "123", .v1, 0.011), ("", "___)((*\":&", .v1, 0.563),
        ("seed", "a", .v2, 0.0505), ("seed", "b", .v2, 0.2696), ("foo", "ab", .v2, 0.2575),
        ("foo", "def", .v2, 0.2019), ("89123klj", "8952klfjas09ujkasdf", .v2, 0.124),
        ("90850943850283058242805", "123", .v2, 0.7516), ("()**(%$##$%#$#", "___)((*\":&", .v2, 0.0128),
    ]

    @Test("GrowthBook's hashes", arguments: hashes)
    func hash(_ row: (seed: String, unit: String, version: Bucketing.Version, fraction: Double)) {
        #expect(Bucketing.fraction(unit: row.unit, seed: row.seed, version: row.version) == row.fraction)
    }

    struct RangeCase: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let weights: [Double]
        let coverage: Double
        let ranges: [Range<Double>]
    }

    static let half = [0.5, 0.5]
    static let rangeCases = [
        RangeCase(testDescription: "normal 50/50", weights: half, coverage: 1, ranges: [0..<0.5, 0.5..<1]),
        RangeCase(testDescription: "reduced coverage", weights: half, coverage: 0.5, ranges: [0..<0.25, 0.5..<0.75]),
        RangeCase(testDescription: "zero coverage", weights: half, coverage: 0, ranges: [0..<0, 0.5..<0.5]),
        RangeCase(
            testDescription: "4 variations", weights: [0.25, 0.25, 0.25, 0.25], coverage: 1,
            ranges: [0..<0.25, 0.25..<0.5, 0.5..<0.75, 0.75..<1]),
        RangeCase(testDescription: "uneven weights", weights: [0.4, 0.6], coverage: 1, ranges: [0..<0.4, 0.4..<1]),
        RangeCase(
            testDescription: "uneven weights, 3 variations", weights: [0.2, 0.3, 0.5], coverage: 1,
            ranges: [0..<0.2, 0.2..<0.5, 0.5..<1]),
        RangeCase(
            testDescription: "uneven weights, reduced coverage, 3 variations", weights: [0.2, 0.3, 0.5], coverage: 0.2,
            ranges: [0..<0.04, 0.2..<0.26, 0.5..<0.6]),
        RangeCase(testDescription: "negative coverage", weights: half, coverage: -0.2, ranges: [0..<0, 0.5..<0.5]),
        RangeCase(testDescription: "coverage above 1", weights: half, coverage: 1.5, ranges: [0..<0.5, 0.5..<1]),
        RangeCase(
            testDescription: "weights sum below 1", weights: [0.4, 0.1], coverage: 1, ranges: [0..<0.5, 0.5..<1]),
        RangeCase(
            testDescription: "weights sum above 1", weights: [0.7, 0.6], coverage: 1, ranges: [0..<0.5, 0.5..<1]),
        RangeCase(
            testDescription: "weights sum almost equals 1", weights: [0.4, 0.5999], coverage: 1,
            ranges: [0..<0.4, 0.4..<0.9999]),
        // Not GrowthBook's: what has no sensible answer must not trap.
        RangeCase(testDescription: "no weights", weights: [], coverage: 1, ranges: []),
        RangeCase(testDescription: "no numbers", weights: [.nan, 1], coverage: 1, ranges: [0..<0.5, 0.5..<1]),
        RangeCase(testDescription: "infinite", weights: [.infinity, 0], coverage: 1, ranges: [0..<0.5, 0.5..<1]),
        RangeCase(
            testDescription: "a negative weight", weights: [1.5, -0.5], coverage: 1, ranges: [0..<1.5, 1.5..<1.5]),
        RangeCase(testDescription: "no coverage at all", weights: half, coverage: .nan, ranges: [0..<0, 0.5..<0.5]),
    ]

    @Test("GrowthBook's ranges", arguments: rangeCases)
    func ranges(_ row: RangeCase) {
        let ranges = Bucketing.ranges(weights: row.weights, coverage: row.coverage)
        #expect(ranges.count == row.ranges.count)
        // GrowthBook rounds to six places as well.
        for (range, expected) in zip(ranges, row.ranges) {
            #expect(abs(range.lowerBound - expected.lowerBound) < 5e-7)
            #expect(abs(range.upperBound - expected.upperBound) < 5e-7)
        }
    }

    /// Units 1 to 4, each in two parts of two namespaces.
    static let namespaces: [(unit: String, id: String, first: Bool, second: Bool)] = [
        ("1", "namespace1", false, true), ("1", "namespace2", false, true), ("2", "namespace1", false, true),
        ("2", "namespace2", false, true), ("3", "namespace1", false, true), ("3", "namespace2", true, false),
        ("4", "namespace1", false, true), ("4", "namespace2", true, false),
    ]

    @Test("GrowthBook's namespaces", arguments: namespaces)
    func namespace(_ row: (unit: String, id: String, first: Bool, second: Bool)) {
        #expect(Experiment.Namespace(id: row.id, from: 0, to: 0.4).contains(row.unit) == row.first)
        #expect(Experiment.Namespace(id: row.id, from: 0.4, to: 1).contains(row.unit) == row.second)
        let fraction = Bucketing.fraction(unit: row.unit, seed: "__" + row.id, version: .v1)
        #expect((fraction < 0.4) == row.first)
    }

    static let even = [0..<0.5, 0.5..<1]
    static let reduced = [0..<0.25, 0.5..<0.75]
    static let choices: [(fraction: Double, ranges: [Range<Double>], choice: Int?)] = [
        (0.2, even, 0), (0.4, even, 0), (0.6, even, 1), (0.8, even, 1), (0, even, 0), (0.5, even, 1),
        (0.2, reduced, 0), (0.4, reduced, nil), (0.6, reduced, 1), (0.8, reduced, nil), (0.25, reduced, nil),
        (0.5, reduced, 1), (0.5, [0..<0.5, 0.5..<0.5, 0.5..<1], 2),
    ]

    @Test("GrowthBook's choices", arguments: choices)
    func choice(_ row: (fraction: Double, ranges: [Range<Double>], choice: Int?)) {
        #expect(Bucketing.choice(of: row.fraction, among: row.ranges) == row.choice)
    }

    // MARK: Many units

    static let splits: [[Double]] = [[0.5, 0.5], [0.1, 0.9], [0.2, 0.3, 0.5], [0.01, 0.99], [0, 1]]

    /// Each count is binomial: five standard deviations are passed once in some million runs, and the units are fixed.
    @Test("100,000 units are split by the weights", arguments: splits)
    func split(_ weights: [Double]) {
        let count = 100_000
        let experiment = Experiment.test(weights: weights)
        var counts = [Int](repeating: 0, count: weights.count)
        for number in 0..<count {
            if let variant = experiment.variant(for: "user-\(number)") { counts[variant] += 1 }
        }
        #expect(counts.reduce(0, +) == count)
        for (found, weight) in zip(counts, weights) {
            let expected = weight * Double(count)
            #expect(abs(Double(found) - expected) <= 5 * (expected * (1 - weight)).squareRoot(), "\(counts)")
        }
    }

    @Test("raising the coverage moves no unit from one variant to another", arguments: Bucketing.Version.allCases)
    func coverage(_ version: Bucketing.Version) {
        let steps = [0, 0.01, 0.1, 0.35, 0.5, 0.99, 1].map {
            Experiment.test(weights: [0.2, 0.3, 0.5], coverage: $0, version: version)
        }
        var admitted = [Int](repeating: 0, count: steps.count)
        for number in 0..<20_000 {
            let unit = "unit \(number)"
            var before: Int?
            for (index, step) in steps.enumerated() {
                let variant = step.variant(for: unit)
                if let before { #expect(variant == before, "\(unit) at step \(index)") }
                if variant != nil { admitted[index] += 1 }
                before = variant ?? before
            }
        }
        #expect(admitted.first == 0)
        #expect(admitted.last == 20_000)
        #expect(admitted == admitted.sorted())
    }

    @Test("experiments with different seeds are split independently")
    func seeds() {
        let (first, second) = (Experiment.test(seed: "one"), Experiment.test(seed: "two"))
        var both = [0, 0, 0, 0]
        for number in 0..<40_000 {
            let unit = "user-\(number)"
            both[(first.variant(for: unit) ?? 0) * 2 + (second.variant(for: unit) ?? 0)] += 1
        }
        for count in both { #expect(abs(count - 10_000) < 500, "\(both)") }
    }
}

extension Experiment {
    static func test(
        weights: [Double] = [0.5, 0.5], coverage: Double = 1, version: Bucketing.Version = .v2, seed: String = "test",
        namespace: Namespace? = nil
    ) -> Experiment {
        Experiment(
            key: "test", version: version, seed: seed, namespace: namespace,
            variants: weights.indices.map { "variant\($0)" }, weights: weights, coverage: coverage)
    }
}

#if canImport(Glibc) && (arch(x86_64) || arch(arm64))
    /// Assigning a unit takes nothing from the heap.
    @Suite(.serialized)
    struct BucketingAllocationTests {
        @Test(
            "nothing is allocated", arguments: ["u", "user-123", "日本語", String(repeating: "a long unit ", count: 20)])
        func assignment(_ unit: String) {
            let namespace = Experiment.Namespace(id: "a namespace with a long name", from: 0, to: 1)
            let experiment = Experiment.test(
                weights: [0.2, 0.3, 0.5], seed: "a seed that is long, too", namespace: namespace)
            var override = OverridesContent.RouteOverride()
            override.experiment = experiment
            var assigned = 0
            func assign() {
                let assignment = VariantAssignment(count: 3, forced: nil, override: override, unit: unit, kept: nil)
                if assignment.reason == .experiment(isKept: false) { assigned += 1 }
            }
            // What the language's runtime prepares at the first use is not the unit's.
            assign()
            let count = AllocationCounter.allocations { for _ in 0..<1_000 { assign() } }
            #expect(count == 0)
            #expect(assigned == 1_001)
        }
    }
#endif
