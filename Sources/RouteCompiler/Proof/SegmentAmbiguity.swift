import LinearRegex

/// Looks for a text that a segment of several parameters can cut in two ways.
///
/// Behind a parameter the text is cut where what comes before belongs to one language (`front`) and what follows to
/// another (`back`). The search reads a text once and keeps the states of both, first of `front` alone, behind the
/// first cut of `front` and a run of `back`, behind the second of two runs of `back`; breadth-first, so that the text
/// found is a shortest one.
struct SegmentAmbiguity {
    /// A text and the two places to cut it, in bytes.
    struct Witness {
        var text: String
        var cuts: (first: String, second: String)
    }

    enum Outcome {
        case none
        case found(Witness)
        case tooLarge
    }

    private struct Node: Hashable {
        /// How many cuts have been made.
        var cuts: Int
        var one: Int
        var other: Int
    }

    private static let nodeLimit = 60_000

    private let front: ByteAutomaton
    private let back: ByteAutomaton
    private let bytes: [UInt8]
    private var nodes: [Node] = []
    /// For each node the one it was reached from, and by which byte; none for a cut.
    private var cameFrom: [(node: Int, byte: UInt8?)] = []
    private var known: Set<Node> = []

    static func search(front: ByteExpression, back: ByteExpression, _ pool: LanguagePool) -> Outcome {
        let limit = LanguagePool.stateLimit
        guard let front = pool.build([front], stateLimit: limit), let back = pool.build([back], stateLimit: limit)
        else { return .tooLarge }
        var search = SegmentAmbiguity(front, back)
        return search.run()
    }

    private init(_ front: ByteAutomaton, _ back: ByteAutomaton) {
        self.front = front
        self.back = back
        // One byte for each pair of classes, the most readable.
        bytes = ByteReadability.order.uniqued(by: { [front.classes[Int($0)], back.classes[Int($0)]] })
    }

    private mutating func run() -> Outcome {
        add(Node(cuts: 0, one: front.start, other: 0), from: -1, byte: nil)
        var next = 0
        while next < nodes.count {
            if nodes.count > SegmentAmbiguity.nodeLimit { return .tooLarge }
            let node = nodes[next]
            if node.cuts == 2, !back.accepts[node.one].isEmpty, !back.accepts[node.other].isEmpty {
                return .found(witness(next))
            }
            for byte in bytes {
                guard let one = (node.cuts == 2 ? back : front).step(node.one, byte) else { continue }
                guard let other = node.cuts == 0 ? 0 : back.step(node.other, byte) else { continue }
                add(Node(cuts: node.cuts, one: one, other: other), from: next, byte: byte)
            }
            next += 1
        }
        return .none
    }

    /// Adds a node, and those that a cut leads to from it.
    private mutating func add(_ node: Node, from previous: Int, byte: UInt8?) {
        guard known.insert(node).inserted else { return }
        nodes.append(node)
        cameFrom.append((previous, byte))
        let number = nodes.count - 1
        guard node.cuts < 2, !front.accepts[node.one].isEmpty else { return }
        if node.cuts == 0 {
            add(Node(cuts: 1, one: node.one, other: back.start), from: number, byte: nil)
        } else if byte != nil {
            // The second cut lies behind a byte at least.
            add(Node(cuts: 2, one: back.start, other: node.other), from: number, byte: nil)
        }
    }

    private func witness(_ end: Int) -> Witness {
        var reversed: [UInt8] = []
        var cutsFromEnd: [Int] = []
        var number = end
        while number >= 0 {
            let (previous, byte) = cameFrom[number]
            if let byte {
                reversed.append(byte)
            } else if previous >= 0 {
                cutsFromEnd.append(reversed.count)
            }
            number = previous
        }
        let text = Array(reversed.reversed())
        func prefix(_ cut: Int) -> String { String(decoding: text[..<(text.count - cutsFromEnd[cut])], as: UTF8.self) }
        return Witness(text: String(decoding: text, as: UTF8.self), cuts: (prefix(1), prefix(0)))
    }
}

extension Array {
    /// The first element for each key.
    fileprivate func uniqued<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
        var seen: Set<Key> = []
        return filter { seen.insert(key($0)).inserted }
    }
}
