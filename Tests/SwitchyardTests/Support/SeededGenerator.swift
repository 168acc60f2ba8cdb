/// SplitMix64 by Sebastiano Vigna: the same numbers on every machine.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number below `bound`.
    mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

    /// True once in `count` times.
    mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }

    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

    /// A number of any size, and often one at the edge of its type.
    mutating func number<Number: FixedWidthInteger>(_ type: Number.Type = Number.self) -> Number {
        switch below(4) {
        case 0: return pick([.min, .max, 0, 1])
        case 1: return Number(truncatingIfNeeded: below(200) - 100)
        default: return Number(truncatingIfNeeded: next()) >> Number(below(Number.bitWidth))
        }
    }
}
