import LinearRegex

extension RegexMatch {
    /// What the match and each group took of `text`.
    func texts(in text: String) -> [String?] {
        let bytes = Array(text.utf8)
        return groups.map { $0.map { String(decoding: bytes[$0], as: UTF8.self) } }
    }
}

extension String {
    func withBytes<Value>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Value) rethrows -> Value {
        try Array(utf8).withUnsafeBufferPointer(body)
    }
}
