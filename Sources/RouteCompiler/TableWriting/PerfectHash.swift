import Switchyard

/// The perfect hash of a table's (state, literal) pairs: "hash, displace and compress" (Belazzougui, Botelho and
/// Dietzfelbinger, 2009). The largest buckets choose their displacement first, while most slots are free.
package struct PerfectHash: Sendable {
    /// A transition by a literal.
    package struct Key: Sendable {
        /// The state's offset in the table.
        package var state: Int
        package var literal: String

        package init(state: Int, literal: String) {
            self.state = state
            self.literal = literal
        }
    }

    package private(set) var seed = 0
    /// For each bucket its displacement.
    package private(set) var displacements: [Int] = []
    /// For each slot the index of its key.
    package private(set) var slots: [Int?] = []

    private static let keysPerBucket = 3
    private static let displacementLimit = 1 << 14
    private static let seedLimit = 1 << 20

    /// - Parameter keys: No two alike.
    /// - Returns: Nil where no seed fits, which for different keys does not happen in practice.
    package init?(_ keys: [Key], foldsCase: Bool) {
        guard !keys.isEmpty else { return }
        while seed < PerfectHash.seedLimit {
            // A few slots more with every seed that failed.
            let slotCount = keys.count + keys.count / 4 + 1 + seed
            if place(keys, slotCount: slotCount, foldsCase: foldsCase) { return }
            seed += 1
        }
        return nil
    }

    private mutating func place(_ keys: [Key], slotCount: Int, foldsCase: Bool) -> Bool {
        let bucketCount = keys.count / PerfectHash.keysPerBucket + 1
        var buckets = [[(key: Int, hash: UInt64)]](repeating: [], count: bucketCount)
        for (index, key) in keys.enumerated() {
            let hash = PerfectHash.hash(key, seed: seed, foldsCase: foldsCase)
            buckets[SegmentHash.bucket(hash, count: bucketCount)].append((index, hash))
        }
        displacements = [Int](repeating: 0, count: bucketCount)
        slots = [Int?](repeating: nil, count: slotCount)
        let order = buckets.indices.sorted { (buckets[$0].count, $1) > (buckets[$1].count, $0) }
        for bucket in order where !buckets[bucket].isEmpty {
            guard let displacement = displacement(for: buckets[bucket]) else { return false }
            displacements[bucket] = displacement
            for (key, hash) in buckets[bucket] {
                slots[SegmentHash.slot(hash, displacement: displacement, count: slotCount)] = key
            }
        }
        return true
    }

    /// The smallest displacement under which a bucket's keys have free slots of their own.
    private func displacement(for bucket: [(key: Int, hash: UInt64)]) -> Int? {
        var taken: [Int] = []
        displacements: for displacement in 0..<PerfectHash.displacementLimit {
            taken.removeAll(keepingCapacity: true)
            for (_, hash) in bucket {
                let slot = SegmentHash.slot(hash, displacement: displacement, count: slots.count)
                if slots[slot] != nil || taken.contains(slot) { continue displacements }
                taken.append(slot)
            }
            return displacement
        }
        return nil
    }

    private static func hash(_ key: Key, seed: Int, foldsCase: Bool) -> UInt64 {
        Bytes.with(key.literal) { text in
            let segment = SegmentKey(text)
            return SegmentHash.hash(text, segment, state: key.state, seed: seed, foldsCase: foldsCase)
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
