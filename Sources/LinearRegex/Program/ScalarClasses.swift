/// A partition of the Unicode scalars into classes whose members a program need not tell apart.
struct ScalarClasses: Sendable {
    let count: Int
    private let classesOfASCII: [UInt16]
    /// Intervals of scalars of one class: where each begins, ascending, and its class.
    private let starts: [UInt32]
    private let classes: [UInt16]

    /// The coarsest partition that tells apart the members of each of `sets` from all other scalars.
    init(separating sets: [ScalarSet]) {
        var bounds: Set<UInt32> = [0]
        for range in sets.flatMap(\.ranges) {
            bounds.insert(range.lowerBound)
            if range.upperBound < 0x10FFFF { bounds.insert(range.upperBound + 1) }
        }
        let starts = bounds.sorted()
        var labels = [Int](repeating: 0, count: starts.count)
        var labelCount = 1
        for set in sets {
            // The part of each class that lies in the set becomes a class of its own.
            var inside: [Int: Int] = [:]
            ScalarClasses.forEachInterval(of: set, in: starts) { index in
                if inside[labels[index]] == nil {
                    inside[labels[index]] = labelCount
                    labelCount += 1
                }
                labels[index] = inside[labels[index]] ?? 0
            }
        }
        var numbers: [Int: UInt16] = [:]
        let classes = labels.map { label in
            let number = numbers[label] ?? UInt16(numbers.count)
            numbers[label] = number
            return number
        }
        count = numbers.count
        self.starts = starts
        self.classes = classes
        classesOfASCII = (0..<128).map { classes[ScalarClasses.interval(of: $0, in: starts)] }
    }

    @inline(__always)
    func classOf(_ value: UInt32) -> Int {
        if value < 128 { return Int(classesOfASCII[Int(value)]) }
        return Int(classes[ScalarClasses.interval(of: value, in: starts)])
    }

    /// The classes that make up a set, ascending; the set must be one of those separated.
    func classes(of set: ScalarSet) -> [Int] {
        var members: Set<Int> = []
        ScalarClasses.forEachInterval(of: set, in: starts) { members.insert(Int(classes[$0])) }
        return members.sorted()
    }

    private static func forEachInterval(of set: ScalarSet, in starts: [UInt32], _ body: (Int) -> Void) {
        for range in set.ranges {
            var index = interval(of: range.lowerBound, in: starts)
            while index < starts.count, starts[index] <= range.upperBound {
                body(index)
                index += 1
            }
        }
    }

    /// The last interval that begins at or before `value`.
    private static func interval(of value: UInt32, in starts: [UInt32]) -> Int {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= value { low = middle } else { high = middle }
        }
        return low
    }
}
