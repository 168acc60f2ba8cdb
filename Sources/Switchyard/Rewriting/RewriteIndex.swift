/// Finds the rules that can match a URL without trying each.
///
/// Every match of a rule contains its required literal, so it contains each run of bytes in it. One run of eight bytes
/// a rule, the one that the fewest rules share, is a key of a hash table; a URL is read once, and each of its runs is
/// looked up. Literals of four to seven bytes have keys of four. Case is folded; the rule itself decides in the end.
struct RewriteIndex: Sendable {
    /// The rules without a usable literal, which are tried for every URL, in order.
    private var always: [Int] = []
    private var long = Keys()
    private var short = Keys()

    init() {}

    /// - Parameter literals: The required literal of each rule, in order.
    init(_ literals: [[UInt8]]) {
        var uses: [UInt64: Int] = [:]
        let runs = literals.map(RewriteIndex.runs)
        for list in runs {
            for run in Set(list) { uses[run, default: 0] += 1 }
        }
        for (rule, list) in runs.enumerated() {
            // Of runs that are used alike the last: a literal's end tells more than its 'https://'.
            guard let run = list.reversed().min(by: { uses[$0, default: 0] < uses[$1, default: 0] }) else {
                always.append(rule)
                continue
            }
            if literals[rule].count >= 8 { long.add(run, rule) } else { short.add(run, rule) }
        }
        long.prepare()
        short.prepare()
    }

    /// The runs of eight bytes of a literal, or of four where it is shorter.
    private static func runs(_ literal: [UInt8]) -> [UInt64] {
        guard literal.count >= 4 else { return [] }
        let length = literal.count >= 8 ? 8 : 4
        var word: UInt64 = 0
        var runs: [UInt64] = []
        for (index, byte) in literal.enumerated() {
            word = word >> 8 | UInt64(byte.asciiLowercased) << 56
            if index + 1 >= length { runs.append(length == 8 ? word : word >> 32) }
        }
        return runs
    }

    /// The rules that can match, in order, each once.
    func candidates(in url: Bytes) -> [Int] {
        var found: [Int] = []
        var word: UInt64 = 0
        var index = 0
        while index < url.count {
            word = word >> 8 | UInt64(url[index].asciiLowercased) << 56
            index += 1
            if index >= 8, !long.isEmpty { long.find(word, &found) }
            if index >= 4, !short.isEmpty { short.find(word >> 32, &found) }
        }
        guard !found.isEmpty else { return always }
        found += always
        found.sort()
        var last = -1
        return found.filter { rule in
            defer { last = rule }
            return rule != last
        }
    }

    /// A hash table with open addressing from runs to the rules that have them.
    private struct Keys: Sendable {
        private var rules: [UInt64: [Int]] = [:]
        private var slots: [(key: UInt64, list: Int)] = []
        private var lists: [[Int]] = []
        private var shift: UInt64 = 0

        var isEmpty: Bool { lists.isEmpty }

        mutating func add(_ run: UInt64, _ rule: Int) { rules[run, default: []].append(rule) }

        mutating func prepare() {
            var bits: UInt64 = 3
            while rules.count << 2 > 1 << bits { bits += 1 }
            shift = 64 - bits
            slots = Array(repeating: (0, -1), count: 1 << bits)
            for (key, list) in rules {
                var slot = self.slot(key)
                while slots[slot].list >= 0 { slot = (slot + 1) & (slots.count - 1) }
                slots[slot] = (key, lists.count)
                lists.append(list)
            }
            rules = [:]
        }

        @inline(__always)
        private func slot(_ key: UInt64) -> Int { Int((key &* 0x9E37_79B9_7F4A_7C15) >> shift) }

        @inline(__always)
        func find(_ key: UInt64, _ found: inout [Int]) {
            var slot = self.slot(key)
            // A quarter of the slots at most is taken, so an empty one ends the search.
            while slots[slot].list >= 0 {
                if slots[slot].key == key { found += lists[slots[slot].list] }
                slot = (slot + 1) & (slots.count - 1)
            }
        }
    }
}
