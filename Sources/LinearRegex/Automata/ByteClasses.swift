/// A partition of the bytes into classes whose members an automaton need not tell apart.
///
/// Classes are numbered in the order of their smallest byte.
struct ByteClasses {
    private(set) var classes = [UInt8](repeating: 0, count: 256)
    private(set) var count = 1

    /// The coarsest partition that tells apart the members of each set from all other bytes.
    init(separating sets: [ByteSet]) {
        for set in sets where count < 256 { refine { set.contains($0) ? 1 : 0 } }
    }

    /// The coarsest partition finer than both.
    init(_ left: [UInt8], _ right: [UInt8]) {
        refine { Int(left[Int($0)]) }
        refine { Int(right[Int($0)]) }
    }

    /// The partition of `classes` with classes merged that `label` gives the same number.
    init(merging classes: [UInt8], label: (Int) -> Int) {
        refine { label(Int(classes[Int($0)])) }
    }

    /// Splits each class by a label below 256 of its bytes.
    private mutating func refine(_ label: (UInt8) -> Int) {
        var numbers = [Int](repeating: -1, count: count * 256)
        var next = 0
        for byte in UInt8.min...UInt8.max {
            let key = Int(classes[Int(byte)]) * 256 + label(byte)
            if numbers[key] < 0 {
                numbers[key] = next
                next += 1
            }
            classes[Int(byte)] = UInt8(numbers[key])
        }
        count = next
    }

    /// The smallest byte of each class.
    var representatives: [UInt8] {
        var bytes: [UInt8] = []
        for byte in UInt8.min...UInt8.max where Int(classes[Int(byte)]) == bytes.count { bytes.append(byte) }
        return bytes
    }
}
