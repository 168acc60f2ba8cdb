/// Makes a program deterministic: each state is the set of nodes that a text can lead to.
struct SubsetConstruction {
    private let program: ByteProgram
    private let stateLimit: Int
    private let bytes: ByteClasses
    /// The classes that make up each byte set of the program.
    private let classesOfSet: [[Int]]
    /// What is left of the steps that an automaton may cost.
    private(set) var budget: Int

    /// The members of all states, one after the other; state `s` begins at `offsets[s]`.
    private var members: [Int32] = []
    private var offsets: [Int] = [0]
    private var hashes: [UInt64] = []
    /// An open hash table from a set of nodes to its state, plus one.
    private var table = [Int32](repeating: 0, count: 256)

    /// The set being collected, and the round in which each node was last put into it.
    private var collected: [Int32] = []
    private var seen: [Int32]
    private var round: Int32 = 0
    private var pending: [Int32] = []

    init(_ program: ByteProgram, stateLimit: Int, budget: Int) {
        self.program = program
        self.stateLimit = stateLimit
        self.budget = budget
        bytes = ByteClasses(separating: program.sets)
        let representatives = bytes.representatives
        classesOfSet = program.sets.map { set in
            representatives.indices.filter { set.contains(representatives[$0]) }
        }
        seen = [Int32](repeating: 0, count: program.kinds.count)
    }

    /// The automaton, not yet minimal; `nil` past the limits.
    mutating func run() -> AutomatonGraph? {
        beginSet()
        collect(program.start)
        guard internSet() != nil else { return nil }

        let classCount = bytes.count
        var transitions: [Int32] = []
        var accepts: [[Int]] = []
        var targets = [[Int32]](repeating: [], count: classCount)
        var state = 0
        while state < hashes.count {
            var accepted: [Int] = []
            for index in offsets[state]..<offsets[state + 1] {
                let node = Int(members[index])
                if program.kinds[node] == .accept {
                    accepted.append(Int(program.first[node]))
                } else {
                    let next = program.first[node]
                    for byteClass in classesOfSet[Int(program.second[node])] where targets[byteClass].last != next {
                        targets[byteClass].append(next)
                        budget -= 1
                    }
                }
            }
            accepts.append(accepted.sorted())
            for byteClass in 0..<classCount {
                if targets[byteClass].isEmpty {
                    transitions.append(-1)
                    continue
                }
                beginSet()
                for node in targets[byteClass] { collect(node) }
                targets[byteClass].removeAll(keepingCapacity: true)
                guard let next = internSet() else { return nil }
                transitions.append(next)
            }
            budget -= classCount
            guard budget > 0 else { return nil }
            state += 1
        }
        return AutomatonGraph(
            classes: bytes.classes, classCount: classCount, transitions: transitions, accepts: accepts)
    }

    private mutating func beginSet() {
        collected.removeAll(keepingCapacity: true)
        round += 1
    }

    /// Puts every node that reads or accepts and that `node` leads to without reading into the set.
    private mutating func collect(_ node: Int32) {
        pending.append(node)
        while let node = pending.popLast() {
            let index = Int(node)
            if seen[index] == round { continue }
            seen[index] = round
            budget -= 1
            switch program.kinds[index] {
            case .bytes, .accept:
                collected.append(node)
            case .split:
                pending.append(program.second[index])
                pending.append(program.first[index])
            case .dead:
                break
            }
        }
    }

    /// The state of the set, a new one if there is none yet; -1 for no nodes, `nil` past the limit.
    ///
    /// The hash does not depend on the order of the nodes. A stored set of the same size is the same set if each of
    /// its nodes was seen in this round.
    private mutating func internSet() -> Int32? {
        if collected.isEmpty && !hashes.isEmpty { return -1 }
        var hash: UInt64 = 0
        for node in collected { hash &+= SubsetConstruction.mix(UInt64(node) + 1) }
        var slot = Int(truncatingIfNeeded: hash >> 32) & (table.count - 1)
        while table[slot] != 0 {
            let state = Int(table[slot]) - 1
            if hashes[state] == hash, isCollected(state) { return Int32(state) }
            slot = (slot + 1) & (table.count - 1)
        }
        guard hashes.count < stateLimit else { return nil }
        members.append(contentsOf: collected)
        budget -= collected.count
        offsets.append(members.count)
        hashes.append(hash)
        table[slot] = Int32(hashes.count)
        if hashes.count * 2 > table.count { growTable() }
        return Int32(hashes.count - 1)
    }

    private func isCollected(_ state: Int) -> Bool {
        guard offsets[state + 1] - offsets[state] == collected.count else { return false }
        for index in offsets[state]..<offsets[state + 1] where seen[Int(members[index])] != round { return false }
        return true
    }

    private mutating func growTable() {
        table = [Int32](repeating: 0, count: table.count * 2)
        for (state, hash) in hashes.enumerated() {
            var slot = Int(truncatingIfNeeded: hash >> 32) & (table.count - 1)
            while table[slot] != 0 { slot = (slot + 1) & (table.count - 1) }
            table[slot] = Int32(state + 1)
        }
    }

    /// The finalizer of SplitMix64, by Sebastiano Vigna.
    private static func mix(_ value: UInt64) -> UInt64 {
        var mixed = value &* 0x9E37_79B9_7F4A_7C15
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
