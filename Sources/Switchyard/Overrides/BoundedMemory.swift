/// A dictionary that holds a number of entries at most and forgets the oldest one for a new one.
package struct BoundedMemory<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private let capacity: Int
    private var values: [Key: Value] = [:]
    /// The keys by age from `oldest` on, around the end; nil where a key was taken out.
    private var keys: [Key?] = []
    private var oldest = 0

    /// - Parameter capacity: Made 1 where it is less.
    package init(capacity: Int) { self.capacity = max(1, capacity) }

    package var count: Int { values.count }

    package subscript(key: Key) -> Value? { values[key] }

    /// The entries from the oldest to the newest.
    package var entries: [(key: Key, value: Value)] {
        (keys[oldest...] + keys[..<oldest]).compactMap { key in
            key.flatMap { key in values[key].map { (key, $0) } }
        }
    }

    /// Adds an entry; one with the key that is there already keeps its age.
    package mutating func insert(_ value: Value, for key: Key) {
        if values.updateValue(value, forKey: key) != nil { return }
        if keys.count < capacity {
            keys.append(key)
            return
        }
        if let forgotten = keys[oldest] { values[forgotten] = nil }
        keys[oldest] = key
        oldest = (oldest + 1) % capacity
    }

    package mutating func remove(_ key: Key) {
        guard values.removeValue(forKey: key) != nil, let index = keys.lastIndex(of: key) else { return }
        if keys.count < capacity {
            keys.remove(at: index)
        } else {
            keys[index] = nil
            // The next entry takes the place that the newest one has left.
            if (index + 1) % capacity == oldest { oldest = index }
        }
    }
}
