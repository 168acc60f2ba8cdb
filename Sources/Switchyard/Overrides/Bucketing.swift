/// Assigns units (people, devices) to variants, always the same way and without asking anybody.
///
/// The scheme is the one that GrowthBook publishes ("Build Your Own SDK", section "Hashing"), over UTF-8, so that an
/// analysis elsewhere computes the same split. For ASCII text the numbers are those of GrowthBook's own SDKs.
///
/// ```swift
/// let fraction = Bucketing.fraction(unit: "user-123", seed: "checkout", version: .v2)
/// let ranges = Bucketing.ranges(weights: [0.5, 0.5], coverage: 1)
/// Bucketing.choice(of: fraction, among: ranges)   // 0 or 1
/// ```
public enum Bucketing {
    /// How a fraction is computed; the raw value is the document's `hashVersion`.
    public enum Version: Int, Sendable, Hashable, CaseIterable {
        /// `fnv1a32(unit + seed) % 1000 / 1000`
        case v1 = 1
        /// `fnv1a32(decimal(fnv1a32(seed + unit))) % 10000 / 10000`: less biased, and in finer steps.
        case v2 = 2
    }

    /// Where a unit lies among all units. Takes nothing from the heap.
    ///
    /// - Parameters:
    ///   - unit: Whom a variant is assigned to.
    ///   - seed: Tells experiments apart, so that the split of one says nothing about the split of another.
    /// - Returns: A number from 0 up to but not including 1.
    public static func fraction(unit: String, seed: String, version: Version) -> Double {
        fraction(unit: unit, prefix: "", seed: seed, version: version)
    }

    /// Which part of 0…1 each variant takes: `coverage` of the variant's own share, from the share's start. So
    /// raising the coverage admits more units and moves none from one variant to another.
    ///
    /// - Parameters:
    ///   - weights: The variants' shares in the order in which the manifest declares them. Where they do not sum to 1
    ///     (give or take 0.01) all shares are equal, as GrowthBook has it.
    ///   - coverage: The part of all units that takes part; made 0 where it is less and 1 where it is more.
    /// - Returns: A range for each weight.
    public static func ranges(weights: [Double], coverage: Double) -> [Range<Double>] {
        let coverage = coverage > 0 ? min(coverage, 1) : 0
        let sum = weights.reduce(0, +)
        let isWhole = sum >= 0.99 && sum <= 1.01
        var start = 0.0
        return weights.map { weight in
            let weight = isWhole ? weight : 1 / Double(weights.count)
            defer { start += weight }
            return start..<max(start, start + coverage * weight)
        }
    }

    /// The range that a fraction lies in.
    ///
    /// - Returns: The first range's index; nil where none holds the fraction: the unit takes no part.
    public static func choice(of fraction: Double, among ranges: [Range<Double>]) -> Int? {
        for index in 0..<ranges.count {
            if ranges[index].lowerBound <= fraction, fraction < ranges[index].upperBound { return index }
        }
        return nil
    }

    /// - Parameter prefix: Put before the seed.
    static func fraction(unit: String, prefix: StaticString, seed: String, version: Version) -> Double {
        var hash = FNV1a()
        switch version {
        case .v1:
            hash.combine(unit.utf8)
            hash.combine(prefix)
            hash.combine(seed.utf8)
            return Double(hash.value % 1_000) / 1_000
        case .v2:
            hash.combine(prefix)
            hash.combine(seed.utf8)
            hash.combine(unit.utf8)
            var second = FNV1a()
            second.combine(decimal: hash.value)
            return Double(second.value % 10_000) / 10_000
        }
    }
}

/// FNV-1a in 32 bits (Fowler, Noll and Vo; RFC 9923).
private struct FNV1a {
    private(set) var value: UInt32 = 0x811c_9dc5

    mutating func combine(_ byte: UInt8) { value = (value ^ UInt32(byte)) &* 0x0100_0193 }

    mutating func combine(_ text: String.UTF8View) {
        for byte in text { combine(byte) }
    }

    mutating func combine(_ text: StaticString) {
        for index in 0..<text.utf8CodeUnitCount { combine(text.utf8Start[index]) }
    }

    /// The decimal digits of a number.
    mutating func combine(decimal number: UInt32) {
        var divisor: UInt32 = 1
        while number / divisor >= 10 { divisor *= 10 }
        while divisor > 0 {
            combine(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / divisor % 10))
            divisor /= 10
        }
    }
}
