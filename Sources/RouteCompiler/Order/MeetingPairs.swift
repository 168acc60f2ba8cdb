/// Finds the pairs of patterns that one path may fit without comparing all with all.
///
/// The patterns form a tree by the languages of their segments. Two trees, or one with itself, are walked side by
/// side along branches whose languages meet, so that the cost follows the number of pairs that share the beginning of
/// a path.
struct MeetingPairs {
    private struct Node {
        var literals = Literals()
        /// Those whose letters count in either case.
        var foldedLiterals = Literals()
        var others: [(language: Int, node: Int)] = []
        /// The nodes of catch-alls that begin here, which lead to themselves.
        var loops: [(language: Int, node: Int)] = []
        /// The patterns that a path which ends here fits.
        var patterns: [Int] = []
    }

    private struct Literals {
        private(set) var branches: [(text: ExactText, language: Int, node: Int)] = []
        private var indices: [ExactText: Int] = [:]

        func node(_ text: ExactText) -> Int? { indices[text].map { branches[$0].node } }

        mutating func add(_ text: ExactText, _ language: Int, _ node: Int) {
            indices[text] = branches.count
            branches.append((text, language, node))
        }
    }

    /// The pairs in order, the smaller number in front.
    private(set) var pairs: [(first: Int, second: Int)] = []
    /// Where there are more than can be compared: two patterns in the middle of them.
    private(set) var excess: (first: Int, second: Int)?

    /// What comparing all pairs may cost, in segments.
    private static let costLimit = 1_000_000
    private static let stepLimit = 3_000_000

    private let shapes: [PatternShape]
    private let pool: LanguagePool
    private var nodes: [Node] = []
    private var known: Set<Int> = []
    private var visited: Set<Int> = []
    private var pending: [(Int, Int)] = []
    private var steps = 0
    private var cost = 0

    /// All pairs among some patterns.
    init(_ patterns: some Sequence<Int>, _ shapes: [PatternShape], pool: LanguagePool) {
        self.shapes = shapes
        self.pool = pool
        let root = tree(patterns)
        walk(root, root)
    }

    /// The pairs of a pattern of the one kind with a pattern of the other.
    init(
        _ patterns: some Sequence<Int>, with others: some Sequence<Int>, _ shapes: [PatternShape], pool: LanguagePool
    ) {
        self.shapes = shapes
        self.pool = pool
        let root = tree(patterns)
        walk(root, tree(others))
    }

    // MARK: The tree

    private mutating func tree(_ patterns: some Sequence<Int>) -> Int {
        let root = newNode()
        for pattern in patterns {
            let shape = shapes[pattern]
            var node = root
            for depth in 0...shape.segments.count {
                let isCatchAll = shape.endsInCatchAll && depth == shape.segments.count - 1
                if shape.lengths.contains(depth) { nodes[node].patterns.append(pattern) }
                if depth == shape.segments.count { break }
                if isCatchAll {
                    let loop = self.loop(shape.segments[depth], from: node)
                    nodes[loop].patterns.append(pattern)
                    break
                }
                node = child(shape.segments[depth], of: node)
            }
        }
        return root
    }

    private mutating func newNode() -> Int {
        nodes.append(Node())
        return nodes.count - 1
    }

    private mutating func child(_ language: Int, of node: Int) -> Int {
        switch pool.languages[language].kind {
        case .literal(let text):
            if let child = nodes[node].literals.node(text) { return child }
            let child = newNode()
            nodes[node].literals.add(text, language, child)
            return child
        case .foldedLiteral(let text):
            if let child = nodes[node].foldedLiterals.node(text) { return child }
            let child = newNode()
            nodes[node].foldedLiterals.add(text, language, child)
            return child
        default:
            if let child = nodes[node].others.first(where: { $0.language == language })?.node { return child }
            let child = newNode()
            nodes[node].others.append((language, child))
            return child
        }
    }

    private mutating func loop(_ language: Int, from node: Int) -> Int {
        if let loop = nodes[node].loops.first(where: { $0.language == language })?.node { return loop }
        let loop = newNode()
        nodes[node].loops.append((language, loop))
        nodes[loop].loops.append((language, loop))
        return loop
    }

    // MARK: The walk

    private mutating func walk(_ first: Int, _ second: Int) {
        visit(first, second)
        while let (one, other) = pending.popLast(), excess == nil {
            pair(one, other)
            pairLiterals(one, other)
            pairOthers(one, other)
            if one != other { pairOthers(other, one) }
        }
        pairs.sort { ($0.first, $0.second) < ($1.first, $1.second) }
    }

    private mutating func visit(_ first: Int, _ second: Int) {
        let (one, other) = (min(first, second), max(first, second))
        if visited.insert(one * nodes.count + other).inserted { pending.append((one, other)) }
    }

    private mutating func pair(_ one: Int, _ other: Int) {
        for first in nodes[one].patterns {
            for second in nodes[other].patterns where first != second && (one != other || first < second) {
                let (first, second) = (min(first, second), max(first, second))
                guard known.insert(first * shapes.count + second).inserted else { continue }
                pairs.append((first, second))
                cost += min(shapes[first].segments.count, shapes[second].segments.count) + 4
                if cost > MeetingPairs.costLimit {
                    excess = (first, second)
                    return
                }
            }
        }
    }

    private mutating func pairLiterals(_ one: Int, _ other: Int) {
        pair(nodes[one].literals, nodes[other].literals)
        pair(nodes[one].foldedLiterals, nodes[other].foldedLiterals)
        for (folding, exact) in [(one, other), (other, one)] {
            let literals = nodes[folding].foldedLiterals
            for branch in nodes[exact].literals.branches where !literals.branches.isEmpty {
                if let match = literals.node(branch.text.lowercased) { visit(branch.node, match) }
            }
        }
    }

    private mutating func pair(_ one: Literals, _ other: Literals) {
        let (few, many) = one.branches.count <= other.branches.count ? (one, other) : (other, one)
        for branch in few.branches {
            if let match = many.node(branch.text) { visit(branch.node, match) }
        }
    }

    /// Follows the branches of a node that are no literals beside all of another's.
    private mutating func pairOthers(_ one: Int, _ other: Int) {
        let edges = nodes[one].others + nodes[one].loops
        guard !edges.isEmpty else { return }
        let literals = nodes[other].literals.branches
        let others =
            nodes[other].others + nodes[other].loops
            + nodes[other].foldedLiterals.branches.map { ($0.language, $0.node) }
        for edge in edges {
            for literal in literals where mayAccept(edge.language, literal.text) { visit(edge.node, literal.node) }
            for next in others where mayMeet(edge.language, next.language) {
                visit(edge.node, next.node)
            }
            steps += literals.count + others.count
            if steps > MeetingPairs.stepLimit {
                excess = (firstPattern(below: one), firstPattern(below: other))
                return
            }
        }
    }

    private func mayMeet(_ language: Int, _ other: Int) -> Bool {
        language == other || pool.relation(language, other)?.meets ?? true
    }

    private func mayAccept(_ language: Int, _ text: ExactText) -> Bool {
        !text.text.isEmpty && pool.accepts(language, text) ?? true
    }

    private func firstPattern(below node: Int) -> Int {
        var node = node
        while nodes[node].patterns.isEmpty {
            let next =
                nodes[node].others.first?.node ?? nodes[node].loops.first?.node
                ?? nodes[node].literals.branches.first?.node ?? nodes[node].foldedLiterals.branches.first?.node
            guard let next else { return 0 }
            node = next
        }
        return nodes[node].patterns[0]
    }
}
