/// Bytes that grow: on the stack at first, on the heap when they outgrow it.
///
/// Invariant: `base` points at `capacity` bytes of which the first `count` are written; `isOnHeap` says whether they
/// are the buffer's own to free.
struct OutputBuffer {
    private var base: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    private var isOnHeap = false
    private(set) var count = 0

    /// How many bytes a path may have before the heap is needed.
    static let stackCapacity = 512

    /// - Parameter storage: Outlives the buffer.
    init(_ storage: UnsafeMutableBufferPointer<UInt8>) {
        if let start = storage.baseAddress {
            base = start
            capacity = storage.count
        } else {
            capacity = OutputBuffer.stackCapacity
            base = .allocate(capacity: capacity)
            isOnHeap = true
        }
    }

    /// Frees what is on the heap; the buffer is not used after.
    func deallocate() {
        if isOnHeap { base.deallocate() }
    }

    /// What has been written; valid until the next change.
    var bytes: Bytes { Bytes(UnsafePointer(base), count: count) }

    subscript(index: Int) -> UInt8 { bytes[index] }

    @inline(__always)
    mutating func append(_ byte: UInt8) {
        if count == capacity { grow(by: 1) }
        base[count] = byte
        count += 1
    }

    mutating func append(_ text: Bytes) {
        if capacity - count < text.count { grow(by: text.count) }
        (base + count).update(from: text.base, count: text.count)
        count += text.count
    }

    mutating func append(_ text: StaticString) {
        append(Bytes(text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Puts a text before the byte at an index.
    mutating func insert(_ text: StaticString, at index: Int) {
        append(text)
        let size = text.utf8CodeUnitCount
        var position = count - 1
        while position >= index + size {
            base[position] = base[position - size]
            position -= 1
        }
        (base + index).update(from: text.utf8Start, count: size)
    }

    /// Drops the bytes behind an index.
    mutating func truncate(to count: Int) { self.count = min(self.count, count) }

    private mutating func grow(by size: Int) {
        let larger = max(capacity * 2, count + size)
        let storage = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
        storage.update(from: base, count: count)
        if isOnHeap { base.deallocate() }
        base = storage
        capacity = larger
        isOnHeap = true
    }
}
