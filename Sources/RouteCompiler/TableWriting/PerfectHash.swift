import Switchyard

/// The perfect hash of a table's (state, literal) pairs: "hash, displace and compress" (Belazzougui, Botelho and
/// Dietzfelbinger, 2009). The largest buckets choose their displacement first, while most slots are free.
package struct PerfectHash: Sendable {
    /// A transition by a literal.
    package struct Key: Sendable {
        /// The state's offset behind the first state's.
        package var state: Int
        package var literal: String

        package init(state: Int, literal: String) {
            self.state = state
            self.literal = literal
        }
    }

    package private(set) var seed = 0
    /// The exponents of the numbers of buckets and slots.
    package private(set) var bucketBits = 1
    package private(set) var slotBits = 1
    /// For each bucket its displacement.
    package private(set) var displacements: [Int] = []
    /// For each slot the index of its key.
    package private(set) var slots: [Int?] = []
    private let foldsCase: Bool

    private static let keysPerBucket = 2
    private static let displacementLimit = 1 << 14
    private static let seedsPerSize = 40
    private static let seedLimit = 1 << 12

    /// Where the states begin: behind header, buckets and slots.
    package var base: Int {
        TableLayout.Header.size + 2 << bucketBits + TableLayout.Slot.size << slotBits
    }

    /// - Parameter keys: No two alike.
    /// - Returns: Nil where no seed fits, which for different keys does not happen in practice.
    package init?(_ keys: [Key], foldsCase: Bool) {
        self.foldsCase = foldsCase
        while keys.count > PerfectHash.keysPerBucket << bucketBits { bucketBits += 1 }
        // A quarter more slots than keys, or more.
        while keys.count + keys.count / 4 > 1 << slotBits { slotBits += 1 }
        while seed < PerfectHash.seedLimit {
            if place(keys) { return }
            seed += 1
            if seed % PerfectHash.seedsPerSize == 0 { slotBits += 1 }
        }
        return nil
    }

    /// What a table holds of a literal.
    func key(of literal: String) -> SegmentKey {
        Bytes.with(literal) { SegmentKey($0) }
    }

    private mutating func place(_ keys: [Key]) -> Bool {
        var buckets = [[(key: Int, hash: UInt64)]](repeating: [], count: 1 << bucketBits)
        for (index, key) in keys.enumerated() {
            let hash = hash(key)
            buckets[SegmentHash.bucket(hash, shift: UInt64(64 - bucketBits))].append((index, hash))
        }
        displacements = [Int](repeating: 0, count: buckets.count)
        slots = [Int?](repeating: nil, count: 1 << slotBits)
        let order = buckets.indices.sorted { (buckets[$0].count, $1) > (buckets[$1].count, $0) }
        for bucket in order where !buckets[bucket].isEmpty {
            guard let displacement = displacement(for: buckets[bucket]) else { return false }
            displacements[bucket] = displacement
            for (key, hash) in buckets[bucket] { slots[slot(hash, displacement)] = key }
        }
        return true
    }

    /// The smallest displacement under which a bucket's keys have free slots of their own.
    private func displacement(for bucket: [(key: Int, hash: UInt64)]) -> Int? {
        var taken: [Int] = []
        // No displacement parts two keys that meet under one.
        for (_, hash) in bucket {
            if taken.contains(slot(hash, 0)) { return nil }
            taken.append(slot(hash, 0))
        }
        return (0..<PerfectHash.displacementLimit).first { displacement in
            bucket.allSatisfy { slots[slot($0.hash, displacement)] == nil }
        }
    }

    private func slot(_ hash: UInt64, _ displacement: Int) -> Int {
        let stored = UInt16(displacement & 0x7f | (displacement & 0x3f80) << 1)
        return SegmentHash.slot(hash, displacement: stored, mask: 1 << UInt64(slotBits) - 1)
    }

    private func hash(_ key: Key) -> UInt64 {
        Bytes.with(key.literal) { text in
            let text = SegmentHash.text(
                SegmentKey(text), text, seed: TableLayout.stored(seed), foldsCase: foldsCase)
            return SegmentHash.hash(text, state: TableLayout.stored(base + key.state))
        }
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
