/// The perfect hash of a table: where a literal segment leads from a state.
///
/// Invariant: `buckets` points at as many buckets as `64 - bucketShift` bits can number, and `slots` at `slotMask + 1`
/// slots.
struct LiteralHash {
    private let buckets: UnsafeRawPointer
    private let slots: UnsafeRawPointer
    private let bucketShift: UInt64
    private let slotMask: UInt64
    private let seed: UInt32

    /// - Returns: Nil where header, buckets and slots do not lie in the table.
    @inline(__always)
    init?(_ table: TableReader) {
        guard let header = table.record(at: 0, size: TableLayout.Header.size) else { return nil }
        // At most 31 each, whatever the table says.
        let bucketBits = Int(header.stored(TableLayout.Header.bucketBits) & 31)
        let slotBits = Int(header.stored(TableLayout.Header.slotBits) & 31)
        let bucketSize = 2 &<< bucketBits
        let end = TableLayout.Header.size &+ bucketSize &+ (TableLayout.Slot.size &<< slotBits)
        guard bucketBits > 0, end <= table.bytes.count else { return nil }
        buckets = header.base + TableLayout.Header.size
        slots = buckets + bucketSize
        bucketShift = UInt64(truncatingIfNeeded: 64 &- bucketBits)
        slotMask = (1 &<< UInt64(truncatingIfNeeded: slotBits)) &- 1
        seed = header.stored(TableLayout.Header.hashSeed)
    }

    /// The slot that a literal has where it leads from a state at all.
    @inline(__always)
    private func slot(_ hash: UInt64) -> TableRecord {
        let bucket = SegmentHash.bucket(hash, shift: bucketShift)
        let displacement = UInt16(littleEndian: (buckets + bucket &* 2).loadUnaligned(as: UInt16.self))
        let slot = SegmentHash.slot(hash, displacement: displacement, mask: slotMask)
        return TableRecord(base: slots + slot &* TableLayout.Slot.size)
    }

    /// The state, as it is stored, that an ASCII text of up to sixteen bytes leads to; 0 for none.
    @inline(__always)
    func target(from state: UInt32, key: SegmentKey) -> UInt32 {
        assert(key.count <= SegmentKey.size && (key.first | key.last) & UInt64.tops == 0, "the key settles no text")
        let slot = slot(SegmentHash.hash(SegmentHash.short(key, seed: seed), state: state))
        let differences =
            (key.first ^ slot.word(TableLayout.Slot.first)) | (key.last ^ slot.word(TableLayout.Slot.last))
            | UInt64(state ^ slot.stored(TableLayout.Slot.source))
            | UInt64(UInt32(truncatingIfNeeded: key.count) ^ slot.stored(TableLayout.Slot.length))
        return differences == 0 ? slot.stored(TableLayout.Slot.target) : 0
    }

    /// The same for any text.
    func target(from state: UInt32, _ text: Bytes, _ table: TableReader, foldsCase: Bool) -> UInt32 {
        var key = SegmentKey(text)
        if foldsCase { key = key.lowercased }
        let slot = slot(
            SegmentHash.hash(SegmentHash.text(key, text, seed: seed, foldsCase: foldsCase), state: state))
        let stored = key.stored
        guard slot.stored(TableLayout.Slot.source) == state, slot.word(TableLayout.Slot.first) == stored.first,
            slot.word(TableLayout.Slot.last) == stored.last
        else { return 0 }
        let literal = table.bytes.slice(
            slot.number(TableLayout.Slot.literal),
            slot.number(TableLayout.Slot.literal) &+ slot.number(TableLayout.Slot.length))
        guard foldsCase ? OriginMatcher.equal(text, literal) : text.equals(literal) else { return 0 }
        return slot.stored(TableLayout.Slot.target)
    }
}
