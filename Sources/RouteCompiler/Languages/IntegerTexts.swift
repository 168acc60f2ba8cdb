/// The texts of an integer type: the magnitudes that may stand alone, and those that may stand behind a minus.
struct IntegerTexts {
    let plain: ClosedRange<UInt64>?
    let negative: ClosedRange<UInt64>?

    init(_ bounds: IntegerBounds) {
        switch bounds {
        case .unsigned(let range):
            plain = range
            negative = nil
        case .signed(let range):
            plain = range.upperBound < 0 ? nil : UInt64(max(0, range.lowerBound))...UInt64(range.upperBound)
            // `-0` is 0.
            negative = range.lowerBound > 0 ? nil : min(0, range.upperBound).magnitude...range.lowerBound.magnitude
        }
    }

    func relation(to other: IntegerTexts) -> LanguageRelation {
        LanguageRelation(
            meets: meets(plain, other.plain) || meets(negative, other.negative),
            isInside: isInside(plain, other.plain) && isInside(negative, other.negative),
            contains: isInside(other.plain, plain) && isInside(other.negative, negative))
    }

    private func meets(_ one: ClosedRange<UInt64>?, _ other: ClosedRange<UInt64>?) -> Bool {
        guard let one, let other else { return false }
        return one.overlaps(other)
    }

    private func isInside(_ inner: ClosedRange<UInt64>?, _ outer: ClosedRange<UInt64>?) -> Bool {
        guard let inner else { return true }
        guard let outer else { return false }
        return outer.lowerBound <= inner.lowerBound && inner.upperBound <= outer.upperBound
    }
}
