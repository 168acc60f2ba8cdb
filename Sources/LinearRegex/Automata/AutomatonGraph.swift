/// A deterministic automaton that need not be minimal: states as they were found, the start first.
struct AutomatonGraph {
    let classes: [UInt8]
    let classCount: Int
    let transitions: [Int32]
    let accepts: [[Int]]

    /// The least automaton of the same languages.
    func minimized() -> ByteAutomaton {
        let keys = acceptKeys()
        let isLive = statesThatCanAccept(keys)
        guard isLive[0] else {
            return ByteAutomaton(
                classes: [UInt8](repeating: 0, count: 256), classCount: 1, stateCount: 1, start: 0, transitions: [-1],
                accepts: [[]])
        }
        var minimization = Minimization(isLive: isLive, keys: keys, transitions: transitions, classCount: classCount)
        let blocks = minimization.run()
        return numbered(blocks: blocks, blockCount: minimization.blockCount, isLive: isLive)
    }

    /// A number for each state's set of languages, equal for equal sets; 0 for none.
    private func acceptKeys() -> [Int32] {
        var numbers: [[Int]: Int32] = [[]: 0]
        return accepts.map { languages in
            if languages.isEmpty { return 0 }
            if let number = numbers[languages] { return number }
            let number = Int32(numbers.count)
            numbers[languages] = number
            return number
        }
    }

    private func statesThatCanAccept(_ keys: [Int32]) -> [Bool] {
        let incoming = IncomingEdges(transitions, classCount: classCount)
        var isLive = keys.map { $0 != 0 }
        var pending = isLive.indices.filter { isLive[$0] }
        while let state = pending.popLast() {
            for edge in incoming.edges(into: state) {
                let source = edge / classCount
                if !isLive[source] {
                    isLive[source] = true
                    pending.append(source)
                }
            }
        }
        return isLive
    }

    /// Keeps one live state of each block, numbers them breadth first, and merges classes that have become alike.
    private func numbered(blocks: [Int32], blockCount: Int, isLive: [Bool]) -> ByteAutomaton {
        var order: [Int] = [0]
        var numbers = [Int32](repeating: -1, count: blockCount)
        numbers[Int(blocks[0])] = 0
        var rows: [Int32] = []
        var index = 0
        while index < order.count {
            let row = order[index] * classCount
            for byteClass in 0..<classCount {
                let target = Int(transitions[row + byteClass])
                guard target >= 0, isLive[target] else {
                    rows.append(-1)
                    continue
                }
                let block = Int(blocks[target])
                if numbers[block] < 0 {
                    numbers[block] = Int32(order.count)
                    order.append(target)
                }
                rows.append(numbers[block])
            }
            index += 1
        }
        return merged(rows, accepts: order.map { accepts[$0] })
    }

    private func merged(_ rows: [Int32], accepts: [[Int]]) -> ByteAutomaton {
        var columns: [[Int32]: Int] = [:]
        var labels: [Int] = []
        for byteClass in 0..<classCount {
            let column = accepts.indices.map { rows[$0 * classCount + byteClass] }
            let label = columns[column] ?? columns.count
            columns[column] = label
            labels.append(label)
        }
        let bytes = ByteClasses(merging: classes) { labels[$0] }
        let kept = bytes.representatives.map { Int(classes[Int($0)]) }
        var transitions: [Int32] = []
        transitions.reserveCapacity(accepts.count * kept.count)
        for state in accepts.indices {
            for byteClass in kept { transitions.append(rows[state * classCount + byteClass]) }
        }
        return ByteAutomaton(
            classes: bytes.classes, classCount: kept.count, stateCount: accepts.count, start: 0,
            transitions: transitions, accepts: accepts)
    }
}

/// The edges of a transition table, by the state they lead to. An edge is an index of the table.
struct IncomingEdges {
    private var offsets: [Int]
    private var sorted: [Int]

    init(_ transitions: [Int32], classCount: Int) {
        let stateCount = transitions.count / classCount
        var counts = [Int](repeating: 0, count: stateCount + 1)
        for target in transitions where target >= 0 { counts[Int(target) + 1] += 1 }
        for state in 0..<stateCount { counts[state + 1] += counts[state] }
        offsets = counts
        sorted = [Int](repeating: 0, count: counts[stateCount])
        for (edge, target) in transitions.enumerated() where target >= 0 {
            sorted[counts[Int(target)]] = edge
            counts[Int(target)] += 1
        }
    }

    func edges(into state: Int) -> ArraySlice<Int> {
        sorted[offsets[state]..<offsets[state + 1]]
    }
}
