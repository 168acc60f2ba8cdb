/// The perfect hash of a table: where a literal segment leads from a state.
///
/// Invariant: `buckets` points at `bucketMask + 1` buckets, and `slots` at `slotMask + 1` slots. The slots end in the
/// table.
struct LiteralHash {
    private let buckets: UnsafeRawPointer
    private let slots: UnsafeRawPointer
    private let bucketMask: UInt64
    private let slotMask: UInt64
    private let multiplier: UInt64
    /// What follows the slots.
    let end: UnsafeRawPointer

    /// - Returns: Nil where header, buckets and slots do not lie in the table.
    @inline(__always)
    init?(_ table: TableReader) {
        guard let header = table.record(at: 0, size: TableLayout.Header.size) else { return nil }
        // At most 31 each, whatever the table says.
        let bucketCount = 1 &<< Int(header.stored(TableLayout.Header.bucketBits) & 31)
        let slotCount = bucketCount &* TableLayout.slotsPerBucket
        let size = bucketCount &* 2 &+ slotCount &* TableLayout.Slot.size
        guard TableLayout.Header.size &+ size <= table.bytes.count else { return nil }
        buckets = header.base + TableLayout.Header.size
        slots = buckets + bucketCount &* 2
        bucketMask = UInt64(truncatingIfNeeded: bucketCount &- 1)
        slotMask = UInt64(truncatingIfNeeded: slotCount &- 1)
        end = slots + slotCount &* TableLayout.Slot.size
        multiplier = SegmentHash.multiplier(seed: header.stored(TableLayout.Header.hashSeed))
    }

    /// The slot that a literal has where it leads from a state at all.
    ///
    /// - Parameter hash: Of its text.
    @inline(__always)
    private func slot(_ hash: UInt64, _ state: UInt32) -> TableRecord {
        let bucket = SegmentHash.bucket(hash, mask: bucketMask)
        let displacement = UInt16(littleEndian: (buckets + bucket &* 2).loadUnaligned(as: UInt16.self))
        let place = SegmentHash.place(hash, displacement: displacement)
        let slot = SegmentHash.slot(place, state: state, mask: slotMask)
        return TableRecord(base: slots + slot &* TableLayout.Slot.size)
    }

    /// The state, as it is stored, that a text with a key leads to.
    ///
    /// - Parameter state: As it is stored; it has literals.
    @inline(__always)
    func target(from state: UInt32, _ key: SegmentKey) -> UInt32? {
        let slot = slot(SegmentHash.text(key, multiplier: multiplier), state)
        let differences =
            (key.first ^ slot.word(TableLayout.Slot.first)) | (key.last ^ slot.word(TableLayout.Slot.last))
            | UInt64(state ^ slot.stored(TableLayout.Slot.source))
        return differences == 0 ? slot.stored(TableLayout.Slot.target) : nil
    }

    /// The same for any text.
    func target(from state: UInt32, _ text: Bytes, _ table: TableReader, foldsCase: Bool) -> UInt32? {
        if let key = SegmentKey(text) { return target(from: state, foldsCase ? key.lowercased : key) }
        let slot = slot(SegmentHash.text(text, multiplier: multiplier, foldsCase: foldsCase), state)
        guard slot.stored(TableLayout.Slot.source) == TableLayout.withoutLiterals(state) else {
            return nil
        }
        let start = slot.number(TableLayout.Slot.literal)
        let literal = table.bytes.slice(start, start &+ slot.number(TableLayout.Slot.literal + 4))
        guard foldsCase ? OriginMatcher.equal(text, literal) : text.equals(literal) else { return nil }
        return slot.stored(TableLayout.Slot.target)
    }
}
