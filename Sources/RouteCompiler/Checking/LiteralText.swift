import Switchyard

/// The text that a literal in a pattern stands for.
enum LiteralText {
    /// Decodes the escapes once, as a URL's are. Broken escapes stay.
    ///
    /// - Returns: nil where the bytes are no UTF-8.
    static func decode(_ source: String) -> String? {
        guard source.utf8.contains(UInt8(ascii: "%")) else { return source }
        let bytes = Array(source.utf8).withUnsafeBufferPointer { buffer -> [UInt8] in
            guard let base = buffer.baseAddress else { return [] }
            var decoder = PercentDecoder(Bytes(base, count: buffer.count))
            var bytes: [UInt8] = []
            while let byte = decoder.next() { bytes.append(byte) }
            return bytes
        }
        // Decoding replaces what is no UTF-8.
        let text = String(decoding: bytes, as: UTF8.self)
        return text.utf8.elementsEqual(bytes) ? text : nil
    }
}
