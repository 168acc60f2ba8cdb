/// A document's revision, for telling which of two is newer.
///
/// Runs of digits compare as numbers and everything else byte by byte, so `2026-11-30.10` follows `2026-11-30.9`. A
/// document without revision is older than any that has one.
package struct OverridesRevision: Comparable, Sendable {
    private let text: [UInt8]?

    package init(_ revision: String?) { text = revision.map { Array($0.utf8) } }

    package static func < (first: Self, second: Self) -> Bool {
        guard let second = second.text else { return false }
        guard let first = first.text else { return true }
        return order(first, second) < 0
    }

    package static func == (first: Self, second: Self) -> Bool { !(first < second) && !(second < first) }

    /// Below zero where the first comes before the second.
    private static func order(_ first: [UInt8], _ second: [UInt8]) -> Int {
        var (a, b) = (first[...], second[...])
        while let byteA = a.first, let byteB = b.first {
            if byteA.isASCIIDigit, byteB.isASCIIDigit {
                let (numberA, numberB) = (number(&a), number(&b))
                if numberA.count != numberB.count { return numberA.count - numberB.count }
                if let order = firstDifference(numberA, numberB) { return order }
            } else {
                if byteA != byteB { return Int(byteA) - Int(byteB) }
                a.removeFirst()
                b.removeFirst()
            }
        }
        return a.count - b.count
    }

    /// Takes the digits off the front.
    ///
    /// - Returns: Them without leading zeros.
    private static func number(_ text: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let digits = text.prefix { $0.isASCIIDigit }
        text = text.dropFirst(digits.count)
        return digits.drop { $0 == UInt8(ascii: "0") }
    }

    private static func firstDifference(_ a: ArraySlice<UInt8>, _ b: ArraySlice<UInt8>) -> Int? {
        zip(a, b).first { $0 != $1 }.map { Int($0) - Int($1) }
    }
}
