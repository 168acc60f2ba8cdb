extension Dictionary {
    /// Adds a value for a new key; for a known key changes nothing and returns the value that is there.
    mutating func insertIfAbsent(_ value: Value, forKey key: Key) -> Value? {
        if let present = self[key] { return present }
        self[key] = value
        return nil
    }
}
