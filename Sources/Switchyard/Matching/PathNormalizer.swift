/// Writes a path without its dot segments (RFC 3986, section 5.2.4), plain or escaped.
///
/// The segments are read from the last to the first, so that each `..` is known before the segment it takes away; a
/// `..` with nothing left to take away is dropped, which is why no path climbs above the root.
struct PathNormalizer {
    private let base: UnsafeMutablePointer<UInt8>
    /// Where the result begins so far.
    private var start: Int
    /// How many segments to come are taken away.
    private var skipped = 0

    /// How many bytes the result may take.
    static func capacity(for parts: URLParts) -> Int { parts.path.count + (parts.firstSegment?.count ?? 0) + 2 }

    /// - Parameter buffer: At least `capacity(for:)` bytes; the result lies at its end.
    static func normalize(_ parts: URLParts, into buffer: UnsafeMutableBufferPointer<UInt8>) -> Bytes? {
        guard let base = buffer.baseAddress else { return nil }
        var normalizer = PathNormalizer(base: base, start: buffer.count)
        let path = parts.path
        let first = path.count > 0 && path[0] == UInt8(ascii: "/") ? 1 : 0
        var end = path.count
        var index = path.count
        // A host alone has no path, not an empty last segment.
        let hasPath = parts.firstSegment == nil || path.count > 0
        while hasPath, index >= first {
            if index == first || path[index - 1] == UInt8(ascii: "/") {
                normalizer.visit(path.slice(index, end), isLast: end == path.count)
                end = index - 1
            }
            index -= 1
        }
        if let host = parts.firstSegment { normalizer.visit(host, isLast: !hasPath) }
        return Bytes(UnsafePointer(base + normalizer.start), count: buffer.count - normalizer.start)
    }

    private init(base: UnsafeMutablePointer<UInt8>, start: Int) {
        self.base = base
        self.start = start
    }

    private mutating func visit(_ segment: Bytes, isLast: Bool) {
        let text = RouteText(scanning: segment)
        if isDots(text, count: 1) || isDots(text, count: 2) {
            if isDots(text, count: 2) { skipped += 1 }
            if isLast { prepend(segment.slice(0, 0)) }
        } else if skipped > 0 {
            skipped -= 1
        } else {
            prepend(segment)
        }
    }

    private mutating func prepend(_ segment: Bytes) {
        start -= segment.count + 1
        base[start] = UInt8(ascii: "/")
        for index in 0..<segment.count { base[start + 1 + index] = segment[index] }
    }

    private func isDots(_ text: RouteText, count: Int) -> Bool {
        var decoder = text.decoder
        for _ in 0..<count where decoder.next() != UInt8(ascii: ".") { return false }
        return decoder.next() == nil
    }
}
