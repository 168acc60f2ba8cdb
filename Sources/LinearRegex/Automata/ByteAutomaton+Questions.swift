extension ByteAutomaton {
    /// Whether no text belongs to any language.
    package var isEmpty: Bool {
        accepts.allSatisfy(\.isEmpty)
    }

    /// Whether every text of language `inner` is one of language `outer`.
    package func isSubset(_ inner: Int, of outer: Int) -> Bool {
        !accepts.contains { $0.contains(inner) && !$0.contains(outer) }
    }

    /// Whether no text belongs to both languages.
    package func isDisjoint(_ first: Int, _ second: Int) -> Bool {
        !accepts.contains { $0.contains(first) && $0.contains(second) }
    }

    /// Whether the two languages hold the same texts.
    package func isEqual(_ first: Int, _ second: Int) -> Bool {
        isSubset(first, of: second) && isSubset(second, of: first)
    }

    /// A shortest text whose languages satisfy `condition`, and among those the most readable; `nil` if there is
    /// none, or if only texts of no language do. Control characters are taken only where there is no way around.
    ///
    /// Every text of every language must be UTF-8.
    package func shortestWitness(where condition: ([Int]) -> Bool) -> String? {
        let isGoal = accepts.map { !$0.isEmpty && condition($0) }
        let edges = readableEdges
        let plain = shortestPath(isGoal: isGoal, edges: edges.filter { !ByteReadability.isControl($0.byte) })
        return (plain ?? shortestPath(isGoal: isGoal, edges: edges)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// A shortest text of any language.
    package var shortestText: String? {
        shortestWitness { _ in true }
    }

    /// The most readable byte of each class, the most readable first.
    private var readableEdges: [(byte: UInt8, byteClass: Int)] {
        var edges: [(byte: UInt8, byteClass: Int)] = []
        var isTaken = [Bool](repeating: false, count: classCount)
        for byte in ByteReadability.order where !isTaken[Int(classes[Int(byte)])] {
            isTaken[Int(classes[Int(byte)])] = true
            edges.append((byte, Int(classes[Int(byte)])))
        }
        return edges
    }

    /// Breadth first: the first path found is a shortest one, and the first of those in the order of `edges`.
    private func shortestPath(isGoal: [Bool], edges: [(byte: UInt8, byteClass: Int)]) -> [UInt8]? {
        var cameFrom = [Int](repeating: -1, count: stateCount)
        var byteRead = [UInt8](repeating: 0, count: stateCount)
        var queue = [start]
        cameFrom[start] = start
        var index = 0
        while index < queue.count {
            let state = queue[index]
            index += 1
            if isGoal[state] {
                var path: [UInt8] = []
                var current = state
                while current != start {
                    path.append(byteRead[current])
                    current = cameFrom[current]
                }
                return path.reversed()
            }
            for edge in edges {
                let target = Int(transitions[state * classCount + edge.byteClass])
                guard target >= 0, cameFrom[target] < 0 else { continue }
                cameFrom[target] = state
                byteRead[target] = edge.byte
                queue.append(target)
            }
        }
        return nil
    }
}

/// Which bytes a person would rather read in an example.
package enum ByteReadability {
    /// All bytes, the most readable first. Beyond ASCII: Latin letters before other scripts, and C1 controls last.
    package static let order: [UInt8] = {
        let text = "abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-_.~!$'()*+,;=:@&"
        let first = Array(text.utf8) + [0xC3] + Array(0xA0...0xBF)
        let printable = (0x21...0x7E).filter { !first.contains($0) } + [0x20]
        let beyond = (0xC4...0xF4).map { UInt8($0) } + Array(0x80...0x9F) + [0xC2]
        let listed = first + printable + beyond
        return listed + (UInt8.min...UInt8.max).filter { !listed.contains($0) }
    }()

    static func isControl(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == 0x7F
    }
}
