import LinearRegex

/// Finds the rules of a list that can match a text, without trying each.
///
/// Most expressions have a literal that every match contains, a host or a piece of a path. Of each literal the index
/// keeps the run of at most four bytes that the fewest other rules have; one pass over a text looks each of its runs up,
/// and where one is known the whole literal is compared. (The idea is that of Wu and Manber, "A fast algorithm for
/// multi-pattern searching", 1994.)
struct RewriteIndex: Sendable {
    private static let longestRun = 4

    private let count: Int
    /// The rules without a literal, which always may match, as bits.
    private let always: [UInt64]
    /// One for each length of run in use.
    private let tables: [RunTable]

    /// - Parameter literals: What every match of each rule contains; empty where nothing is known.
    init(_ literals: [RegexLiteral]) {
        count = literals.count
        var always = [UInt64](repeating: 0, count: (literals.count + 63) / 64)
        var owners: [Run: Int] = [:]
        let runs = literals.map { Set(RewriteIndex.runs(of: $0).map(\.run)) }
        for run in runs.joined() { owners[run, default: 0] += 1 }
        var entries: [[RunTable.Entry]] = Array(repeating: [], count: RewriteIndex.longestRun + 1)
        for (rule, literal) in literals.enumerated() {
            let rarest = RewriteIndex.runs(of: literal).min { owners[$0.run] ?? 0 < owners[$1.run] ?? 0 }
            if let (run, offset) = rarest {
                entries[run.length].append(
                    RunTable.Entry(run: run.value, rule: rule, literal: literal, offset: offset))
            } else {
                always[rule >> 6] |= 1 << UInt64(rule & 63)
            }
        }
        self.always = always
        tables = entries.indices.filter { !entries[$0].isEmpty }.map { RunTable(entries[$0], length: $0) }
    }

    private struct Run: Hashable {
        let value: UInt32
        let length: Int
    }

    /// The runs of a literal in lower case, and where each begins.
    private static func runs(of literal: RegexLiteral) -> [(run: Run, offset: Int)] {
        let length = min(literal.bytes.count, longestRun)
        guard length > 0 else { return [] }
        return (0...(literal.bytes.count - length)).map { offset in
            let value = literal.bytes[offset..<(offset + length)].reduce(UInt32(0)) {
                $0 << 8 | UInt32($1.asciiLowercased)
            }
            return (Run(value: value, length: length), offset)
        }
    }

    /// The numbers of the rules from `first` on that may match a text, in order.
    func candidates(in text: Bytes, from first: Int) -> Candidates {
        var found = always
        for table in tables { table.find(in: text, &found) }
        return Candidates(words: found, position: first, count: count)
    }

    /// The numbers of the bits that are set, in order.
    struct Candidates: Sequence, IteratorProtocol {
        fileprivate let words: [UInt64]
        fileprivate var position: Int
        fileprivate let count: Int

        mutating func next() -> Int? {
            while position < count {
                let rest = words[position >> 6] >> UInt64(position & 63)
                if rest != 0 {
                    let number = position + rest.trailingZeroBitCount
                    position = number + 1
                    return number
                }
                position = (position | 63) + 1
            }
            return nil
        }
    }
}

/// The rules whose literal has a run of one length, by that run.
private struct RunTable: Sendable {
    struct Entry: Sendable {
        let run: UInt32
        let rule: Int
        let literal: RegexLiteral
        /// Where the run begins in the literal.
        let offset: Int
    }

    private let length: Int
    /// Sorted by the hash of the run.
    private let entries: [Entry]
    /// The first entry of each hash, and one more for the end.
    private let starts: [Int32]
    private let shift: UInt32

    init(_ entries: [Entry], length: Int) {
        self.length = length
        // Eight slots an entry, so that most runs of a text meet an empty one.
        var bits = 3
        while bits < 24, 1 << bits < entries.count * 8 { bits += 1 }
        let shift = UInt32(32 - bits)
        self.shift = shift
        let sorted = entries.map { (slot: RunTable.slot(of: $0.run, shift), entry: $0) }.sorted { $0.slot < $1.slot }
        self.entries = sorted.map(\.entry)
        var starts = [Int32](repeating: 0, count: 1 << bits + 1)
        for (slot, _) in sorted { starts[slot + 1] += 1 }
        for slot in 1..<starts.count { starts[slot] += starts[slot - 1] }
        self.starts = starts
    }

    /// Fibonacci hashing (Knuth, volume 3, section 6.4).
    @inline(__always)
    private static func slot(of run: UInt32, _ shift: UInt32) -> Int { Int((run &* 0x9e37_79b1) >> shift) }

    /// Sets the bit of every rule whose literal is in a text.
    func find(in text: Bytes, _ found: inout [UInt64]) {
        guard text.count >= length else { return }
        let mask = UInt32.max >> UInt32(32 - 8 * length)
        starts.withUnsafeBufferPointer { starts in
            var run: UInt32 = 0
            var index = 0
            while index < text.count {
                run = (run << 8 | UInt32(text[index].asciiLowercased)) & mask
                index += 1
                let slot = RunTable.slot(of: run, shift)
                let (first, end) = (starts[slot], starts[slot + 1])
                if first != end, index >= length {
                    compare(Int(first)..<Int(end), run, text, at: index - length, &found)
                }
            }
        }
    }

    private func compare(_ range: Range<Int>, _ run: UInt32, _ text: Bytes, at position: Int, _ found: inout [UInt64]) {
        for number in range where entries[number].run == run {
            let rule = entries[number].rule
            let bit = 1 << UInt64(rule & 63) as UInt64
            if found[rule >> 6] & bit == 0, entries[number].stands(in: text, runAt: position) {
                found[rule >> 6] |= bit
            }
        }
    }
}

extension RunTable.Entry {
    /// Whether the whole literal stands around a run.
    fileprivate func stands(in text: Bytes, runAt position: Int) -> Bool {
        let start = position - offset
        guard start >= 0, start + literal.bytes.count <= text.count else { return false }
        return literal.bytes.withUnsafeBufferPointer { bytes in
            for index in 0..<bytes.count {
                let byte = text[start + index]
                guard (literal.ignoresASCIICase ? byte.asciiLowercased : byte) == bytes[index] else { return false }
            }
            return true
        }
    }
}
