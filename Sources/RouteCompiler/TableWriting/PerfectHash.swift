import Switchyard

/// The perfect hash of a table's transitions by literals.
///
/// A literal's slot is its text's place exclusive or the number of the state it leads from. Texts get places of their
/// own as in "hash, displace and compress" (Belazzougui, Botelho and Dietzfelbinger, 2009): those that share a bucket
/// share a displacement. So the literals of one state never meet, and what is left is to number the states such that
/// those of different states do not: first-fit decreasing, as rows are displaced in Tarjan and Yao, "Storing a sparse
/// table" (1979). A walk then waits for no more than one slot a segment.
package struct PerfectHash: Sendable {
    /// A transition by a literal.
    package struct Key: Sendable {
        /// The index of the state it leads from.
        package var state: Int
        package var literal: String

        package init(state: Int, literal: String) {
            self.state = state
            self.literal = literal
        }
    }

    package private(set) var seed = 0
    /// The exponent of the number of buckets.
    package private(set) var bucketBits = 0
    /// For each bucket its displacement.
    package private(set) var displacements: [Int] = []
    /// For each slot the index of its key.
    package private(set) var slots: [Int?] = []
    /// For each state its number; none is 0.
    package private(set) var numbers: [Int] = []
    private let foldsCase: Bool

    private static let displacementLimit = 1 << 14
    private static let seedsPerSize = 4
    private static let bucketBitsLimit = 20

    /// - Parameter keys: No two alike.
    /// - Returns: Nil where there is none of a reasonable size.
    package init?(_ keys: [Key], stateCount: Int, foldsCase: Bool) {
        self.foldsCase = foldsCase
        // A quarter more slots than keys, or more.
        while keys.count + keys.count / 4 > slotCount { bucketBits += 1 }
        let texts = keys.map { ExactText($0.literal) }.uniqued()
        let indices = Dictionary(uniqueKeysWithValues: zip(texts, texts.indices))
        let textsOfKeys = keys.map { indices[ExactText($0.literal)] ?? 0 }
        while bucketBits <= PerfectHash.bucketBitsLimit {
            if let places = places(of: texts, frequencies(textsOfKeys, texts.count)),
                number(keys, textsOfKeys.map { places[$0] }, stateCount)
            {
                return
            }
            seed += 1
            if seed % PerfectHash.seedsPerSize == 0 { bucketBits += 1 }
        }
        return nil
    }

    private var slotCount: Int { TableLayout.slotsPerBucket << bucketBits }
    private var slotMask: UInt64 { UInt64(slotCount) - 1 }

    private func frequencies(_ texts: [Int], _ count: Int) -> [Int] {
        texts.reduce(into: Array(repeating: 0, count: count)) { $0[$1] += 1 }
    }

    // MARK: The places of texts

    /// A place for each text. Frequent texts come first and lie close together, so that states with the same ones fill
    /// the table like tiles.
    ///
    /// - Returns: Nil where no displacement fits a bucket.
    private mutating func places(of texts: [ExactText], _ frequencies: [Int]) -> [UInt64]? {
        let hashes = texts.map { hash($0.text) }
        var buckets = [[Int]](repeating: [], count: 1 << bucketBits)
        for (text, hash) in hashes.enumerated() {
            buckets[SegmentHash.bucket(hash, mask: 1 << UInt64(bucketBits) - 1)].append(text)
        }
        displacements = [Int](repeating: 0, count: buckets.count)
        var places = [UInt64](repeating: 0, count: texts.count)
        var isTaken = [Bool](repeating: false, count: slotCount)
        let weights = buckets.map { (count: $0.count, frequency: $0.reduce(0) { $0 + frequencies[$1] }) }
        let order = buckets.indices.filter { !buckets[$0].isEmpty }
            .sorted { (weights[$0].count, weights[$0].frequency, $1) > (weights[$1].count, weights[$1].frequency, $0) }
        for bucket in order {
            let bucketHashes = buckets[bucket].map { hashes[$0] }
            guard let displacement = displacement(for: bucketHashes, isTaken) else { return nil }
            displacements[bucket] = displacement
            for (text, hash) in zip(buckets[bucket], bucketHashes) {
                places[text] = SegmentHash.place(hash, displacement: PerfectHash.stored(displacement))
                isTaken[Int(places[text] & slotMask)] = true
            }
        }
        return places
    }

    /// The displacement under which the first of a bucket's texts has the lowest place while all have places of their
    /// own.
    private func displacement(for hashes: [UInt64], _ isTaken: [Bool]) -> Int? {
        // Exclusive or with its own hash turns a place into a displacement.
        let own = PerfectHash.number(stored: SegmentHash.place(hashes[0], displacement: 0))
        return (0..<PerfectHash.displacementLimit).lazy.map { $0 ^ own }.first { displacement in
            let stored = PerfectHash.stored(displacement)
            var taken: [Int] = []
            for hash in hashes {
                let slot = Int(SegmentHash.place(hash, displacement: stored) & slotMask)
                if isTaken[slot] || taken.contains(slot) { return false }
                taken.append(slot)
            }
            return true
        }
    }

    private static func stored(_ displacement: Int) -> UInt16 { UInt16(TableLayout.stored(displacement)) }

    /// The displacement that is stored as the bits of a place.
    private static func number(stored place: UInt64) -> Int { Int(place & 0x7f | (place >> 1) & 0x3f80) }

    private func hash(_ literal: String) -> UInt64 {
        let multiplier = SegmentHash.multiplier(seed: TableLayout.stored(seed))
        return Bytes.with(literal) { text in
            SegmentKey(text).map { SegmentHash.text($0, multiplier: multiplier) }
                ?? SegmentHash.text(text, multiplier: multiplier, foldsCase: foldsCase)
        }
    }

    // MARK: The numbers of states

    /// Numbers the states, those with most literals first.
    ///
    /// - Returns: False where a state finds no number under which the slots of its literals are free.
    private mutating func number(_ keys: [Key], _ places: [UInt64], _ stateCount: Int) -> Bool {
        slots = [Int?](repeating: nil, count: slotCount)
        numbers = [Int](repeating: 0, count: stateCount)
        var rows = [[Int]](repeating: [], count: stateCount)
        for (index, key) in keys.enumerated() { rows[key.state].append(index) }
        // Above a number lie flags where it names a state.
        var free = Array(1..<min(max(slotCount, 2 * stateCount) + 1, TableLayout.StateFlag.hasLiterals))
        for state in rows.indices.sorted(by: { (rows[$0].count, $1) > (rows[$1].count, $0) }) {
            let row = rows[state]
            let index = free.firstIndex { number in
                row.allSatisfy { slots[SegmentHash.slot(places[$0], state: number, mask: slotMask)] == nil }
            }
            guard let index else { return false }
            let number = free.remove(at: index)
            numbers[state] = number
            for key in row { slots[SegmentHash.slot(places[key], state: number, mask: slotMask)] = key }
        }
        return true
    }
}

extension SegmentHash {
    /// The slot of a place in the state with a number.
    fileprivate static func slot(_ place: UInt64, state: Int, mask: UInt64) -> Int {
        slot(place, state: TableLayout.stored(state), mask: mask)
    }
}

extension Bytes {
    /// Calls a closure with the UTF-8 of a text.
    static func with<Result>(_ text: String, _ body: (Bytes) -> Result) -> Result {
        var bytes = Array(text.utf8)
        let count = bytes.count
        // An empty array has no address.
        bytes.append(0)
        return bytes.withUnsafeBufferPointer { buffer in
            var nothing: UInt8 = 0
            return withUnsafePointer(to: &nothing) { body(Bytes(buffer.baseAddress ?? $0, count: count)) }
        }
    }
}
