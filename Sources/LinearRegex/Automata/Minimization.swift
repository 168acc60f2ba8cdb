/// Finds which states of a partial deterministic automaton accept the same texts.
///
/// After Antti Valmari, "Fast brief practical DFA minimization", Information Processing Letters 112 (2012): both the
/// states and the transitions are partitioned, and each split of one refines the other; O(m log m) for m transitions.
struct Minimization {
    private let classCount: Int
    private let transitions: [Int32]
    private var incoming: IncomingEdges
    private var states: Partition
    private var edges: Partition

    /// `keys` are what the states start out being told apart by. States that are not live end in a block of
    /// their own kind and edges to or from them are left out.
    init(isLive: [Bool], keys: [Int32], transitions: [Int32], classCount: Int) {
        self.classCount = classCount
        var kept = transitions
        for edge in kept.indices where kept[edge] >= 0 {
            if !isLive[Int(kept[edge])] || !isLive[edge / classCount] { kept[edge] = -1 }
        }
        self.transitions = kept
        incoming = IncomingEdges(kept, classCount: classCount)
        states = Partition(isLive.indices.map { isLive[$0] ? Int(keys[$0]) + 1 : 0 })
        edges = Partition(kept.indices.map { kept[$0] < 0 ? classCount : $0 % classCount })
    }

    var blockCount: Int { states.count }

    /// The block of each state; states in one block accept the same texts.
    mutating func run() -> [Int32] {
        var nextBlock = 1
        var nextCord = 0
        while nextCord < edges.count {
            if transitions[edges.firstElement(of: nextCord)] >= 0 {
                for edge in edges.elements(of: nextCord) { states.mark(edge / classCount) }
                states.splitMarked()
            }
            nextCord += 1
            while nextBlock < states.count {
                for state in states.elements(of: nextBlock) {
                    for edge in incoming.edges(into: state) { edges.mark(edge) }
                }
                edges.splitMarked()
                nextBlock += 1
            }
        }
        return states.blocks
    }
}

/// A partition of 0..<n that can be refined by marking elements.
private struct Partition {
    /// The elements, block by block, the marked ones of each block first.
    private var elements: [Int]
    private var locations: [Int]
    private(set) var blocks: [Int32]
    private var firsts: [Int] = []
    private var pasts: [Int] = []
    private var markedCounts: [Int] = []
    private var touched: [Int] = []

    /// Starts with a block for each value that occurs among `keys`.
    init(_ keys: [Int]) {
        let largest = keys.max() ?? 0
        var ends = [Int](repeating: 0, count: largest + 2)
        for key in keys { ends[key + 1] += 1 }
        for key in 0...largest { ends[key + 1] += ends[key] }
        elements = [Int](repeating: 0, count: keys.count)
        locations = elements
        blocks = [Int32](repeating: 0, count: keys.count)
        for key in 0...largest where ends[key] < ends[key + 1] {
            firsts.append(ends[key])
            pasts.append(ends[key + 1])
            markedCounts.append(0)
        }
        for (element, key) in keys.enumerated() {
            elements[ends[key]] = element
            locations[element] = ends[key]
            ends[key] += 1
        }
        for block in firsts.indices {
            for index in firsts[block]..<pasts[block] { blocks[elements[index]] = Int32(block) }
        }
    }

    var count: Int { firsts.count }

    func firstElement(of block: Int) -> Int { elements[firsts[block]] }

    func elements(of block: Int) -> ArraySlice<Int> { elements[firsts[block]..<pasts[block]] }

    mutating func mark(_ element: Int) {
        let block = Int(blocks[element])
        let location = locations[element]
        let target = firsts[block] + markedCounts[block]
        guard location >= target else { return }
        if markedCounts[block] == 0 { touched.append(block) }
        let other = elements[target]
        elements[location] = other
        locations[other] = location
        elements[target] = element
        locations[element] = target
        markedCounts[block] += 1
    }

    /// Makes the smaller part of each block that is marked in part a block of its own.
    mutating func splitMarked() {
        while let block = touched.popLast() {
            let middle = firsts[block] + markedCounts[block]
            markedCounts[block] = 0
            guard middle < pasts[block] else { continue }
            if middle - firsts[block] <= pasts[block] - middle {
                firsts.append(firsts[block])
                pasts.append(middle)
                firsts[block] = middle
            } else {
                firsts.append(middle)
                pasts.append(pasts[block])
                pasts[block] = middle
            }
            markedCounts.append(0)
            let new = firsts.count - 1
            for index in firsts[new]..<pasts[new] { blocks[elements[index]] = Int32(new) }
        }
    }
}
