import LinearRegex

/// Looks for a text of an automaton that a person would write: a shortest one of readable characters.
///
/// Texts that are not wanted form a tree of prefixes. Along its branches the search keeps count of the texts it may
/// still run into; off the tree it goes the shortest way to a goal.
struct ReadableText {
    /// A text to stay away from.
    struct Excluded {
        var bytes: [UInt8]
        /// Whether its ASCII letters, here in lower case, count in either case.
        var foldsCase: Bool
    }

    /// A prefix of texts that are not wanted.
    private struct Node {
        var state: Int
        var prefix: [UInt8]
        /// Indices of the texts that begin with it.
        var texts: [Int]
    }

    private let automaton: ByteAutomaton
    private let excluded: [Excluded]
    /// The bytes in the order in which they are tried.
    private let bytes: [UInt8]
    /// For each state how many bytes a goal is away; nil where there is none.
    private let distances: [Int?]

    /// - Parameters:
    ///   - condition: What the languages of the text are.
    ///   - excluded: What the text is not.
    /// - Returns: Nil where there is none. Control characters are taken only where there is no way around.
    static func find(
        in automaton: ByteAutomaton, excluding excluded: [Excluded] = [], where condition: ([Int]) -> Bool
    ) -> String? {
        // Letters from behind those of the first text left out, so that `/news/7/y` stands beside `/news/7/x`.
        let order = ReadableText.order(behind: excluded.first?.bytes.first)
        for bytes in [order.filter { $0 >= 0x20 && $0 != 0x7f }, order] {
            let search = ReadableText(automaton, excluded, bytes, condition)
            if let text = search.run() { return String(decoding: text, as: UTF8.self) }
        }
        return nil
    }

    private init(
        _ automaton: ByteAutomaton, _ excluded: [Excluded], _ bytes: [UInt8], _ condition: ([Int]) -> Bool
    ) {
        self.automaton = automaton
        self.excluded = excluded
        self.bytes = bytes
        let goals = automaton.accepts.map { !$0.isEmpty && condition($0) }
        distances = automaton.distances(to: goals, by: Set(bytes.map { automaton.classes[Int($0)] }))
    }

    /// Letters, then digits, of which 7 comes first and 0 last: `/items/7` rather than `/items/0`.
    static func order(behind letter: UInt8?) -> [UInt8] {
        let start = letter.flatMap { letters.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
        return letters[start...] + letters[..<start] + others
    }

    private static let letters = Array(UInt8(ascii: "a")...UInt8(ascii: "z"))
    private static let others: [UInt8] = {
        let digits = Array("7123456890".utf8)
        return digits + ByteReadability.order.filter { !digits.contains($0) && !letters.contains($0) }
    }()

    private func run() -> [UInt8]? {
        guard distances[automaton.start] != nil else { return nil }
        if excluded.isEmpty { return completed([], automaton.start) }
        var level = [Node(state: automaton.start, prefix: [], texts: Array(excluded.indices))]
        var best: (length: Int, prefix: [UInt8], state: Int)?
        while let depth = level.first?.prefix.count, depth < best?.length ?? .max {
            var next: [Node] = []
            var seen: Set<[Int]> = []
            for node in level {
                if distances[node.state] == 0, !node.texts.contains(where: { excluded[$0].bytes.count == depth }) {
                    return node.prefix
                }
                let branches = self.branches(of: node)
                for byte in bytes {
                    guard let state = automaton.step(node.state, byte), let distance = distances[state] else {
                        continue
                    }
                    if let texts = branches[byte] {
                        guard seen.insert([state] + texts).inserted else { continue }
                        next.append(Node(state: state, prefix: node.prefix + [byte], texts: texts))
                    } else if depth + 1 + distance < best?.length ?? .max {
                        best = (depth + 1 + distance, node.prefix + [byte], state)
                    }
                }
            }
            level = next
        }
        return best.map { completed($0.prefix, $0.state) }
    }

    /// The texts that go on behind a prefix, by their next byte.
    private func branches(of node: Node) -> [UInt8: [Int]] {
        var branches: [UInt8: [Int]] = [:]
        for index in node.texts {
            let text = excluded[index]
            guard node.prefix.count < text.bytes.count else { continue }
            let byte = text.bytes[node.prefix.count]
            branches[byte, default: []].append(index)
            if text.foldsCase, byte &- 97 < 26 { branches[byte & ~0x20, default: []].append(index) }
        }
        return branches
    }

    /// A prefix with the shortest way from a state to a goal behind it.
    private func completed(_ prefix: [UInt8], _ state: Int) -> [UInt8] {
        var text = prefix
        var state = state
        while let distance = distances[state], distance > 0 {
            for byte in bytes {
                guard let next = automaton.step(state, byte), distances[next] == distance - 1 else { continue }
                text.append(byte)
                state = next
                break
            }
        }
        return text
    }
}

extension ByteAutomaton {
    /// For each state the number of bytes to the nearest goal (breadth-first search from the goals backwards).
    ///
    /// - Parameter byteClasses: The classes whose bytes may be read.
    fileprivate func distances(to goals: [Bool], by byteClasses: Set<UInt8>) -> [Int?] {
        var sources = [[Int]](repeating: [], count: stateCount)
        for state in 0..<stateCount {
            for byteClass in byteClasses {
                let target = transitions[state * classCount + Int(byteClass)]
                if target >= 0 { sources[Int(target)].append(state) }
            }
        }
        var distances = goals.map { $0 ? Optional(0) : nil }
        var queue = goals.indices.filter { goals[$0] }
        var next = 0
        while next < queue.count {
            let state = queue[next]
            next += 1
            for source in sources[state] where distances[source] == nil {
                distances[source] = (distances[state] ?? 0) + 1
                queue.append(source)
            }
        }
        return distances
    }
}
