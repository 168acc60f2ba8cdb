/// A set of Unicode scalars.
package struct ScalarSet: Hashable, Sendable {
    /// The members as ranges of scalar values: ascending, apart from each other, without surrogates.
    package let ranges: [ClosedRange<UInt32>]

    /// The scalars with values in any of `ranges`, which may be in any order and may overlap.
    package init(_ ranges: [ClosedRange<UInt32>]) {
        var merged: [ClosedRange<UInt32>] = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = merged.last, range.lowerBound <= last.upperBound || range.lowerBound == last.upperBound + 1 {
                merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
            } else {
                merged.append(range)
            }
        }
        self.ranges = merged.flatMap(ScalarSet.withoutSurrogates)
    }

    /// The set of one scalar.
    package init(_ scalar: Unicode.Scalar) {
        ranges = [scalar.value...scalar.value]
    }

    private static func withoutSurrogates(_ range: ClosedRange<UInt32>) -> [ClosedRange<UInt32>] {
        var parts: [ClosedRange<UInt32>] = []
        if range.lowerBound < 0xD800 {
            parts.append(range.lowerBound...min(range.upperBound, 0xD7FF))
        }
        if range.upperBound > 0xDFFF, range.lowerBound <= 0x10FFFF {
            parts.append(max(range.lowerBound, 0xE000)...min(range.upperBound, 0x10FFFF))
        }
        return parts
    }

    /// The only member, if there is exactly one.
    package var single: Unicode.Scalar? {
        guard ranges.count == 1, ranges[0].lowerBound == ranges[0].upperBound else { return nil }
        return Unicode.Scalar(ranges[0].lowerBound)
    }

    package func contains(_ value: UInt32) -> Bool {
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound < value { low = middle + 1 } else { high = middle }
        }
        return low < ranges.count && ranges[low].lowerBound <= value
    }

    /// Every scalar that is not a member.
    package var inverted: ScalarSet {
        var gaps: [ClosedRange<UInt32>] = []
        var next: UInt32 = 0
        for range in ranges {
            if range.lowerBound > next { gaps.append(next...range.lowerBound - 1) }
            next = range.upperBound + 1
        }
        if next <= 0x10FFFF { gaps.append(next...0x10FFFF) }
        return ScalarSet(gaps)
    }

    /// The members, and the other case of each member that is an ASCII letter.
    package var foldingASCIICase: ScalarSet {
        var folded = ranges
        for range in ranges {
            for (letters, other) in [(UInt32(65)...90, UInt32(97)), (UInt32(97)...122, UInt32(65))] {
                guard range.overlaps(letters) else { continue }
                let shared = range.clamped(to: letters)
                let lower = shared.lowerBound - letters.lowerBound + other
                folded.append(lower...lower + (shared.upperBound - shared.lowerBound))
            }
        }
        return ScalarSet(folded)
    }

    package static let all = ScalarSet([0...0x10FFFF])
    /// `\d`
    package static let digits = ScalarSet([48...57])
    /// `\w`
    package static let word = ScalarSet([48...57, 65...90, 95...95, 97...122])
    /// `\s`
    package static let space = ScalarSet([9...13, 32...32])
    /// What `.` does not match and `$` may stand before: LF, VT, FF, CR, NEL, LS and PS, as in ICU.
    package static let lineTerminators = ScalarSet([10...13, 0x85...0x85, 0x2028...0x2029])
}
