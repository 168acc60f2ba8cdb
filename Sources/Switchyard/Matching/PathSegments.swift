/// Cuts a path at its raw slashes.
struct SegmentCursor {
    private let path: Bytes
    private let isStrict: Bool
    private var position: Int
    private var isAtEnd = false

    /// - Parameters:
    ///   - position: Where the next segment starts; nil for the path's start, where one slash is passed over.
    ///   - isStrict: Whether empty segments count.
    init(_ path: Bytes, from position: Int? = nil, isStrict: Bool) {
        self.path = path
        self.isStrict = isStrict
        self.position = position ?? (path.count > 0 && path[0] == UInt8(ascii: "/") ? 1 : 0)
    }

    /// The next segment's start and end; nil behind the last.
    @inline(__always)
    mutating func next() -> (start: Int, end: Int)? {
        if isAtEnd { return nil }
        if !isStrict {
            while position < path.count, path[position] == UInt8(ascii: "/") { position += 1 }
            if position >= path.count { return nil }
        }
        let start = position
        let end = path.first(UInt8(ascii: "/"), from: start)
        position = end &+ 1
        isAtEnd = end == path.count
        return (start, end)
    }
}

/// The segments of a path by number. The first ones are remembered while the path is walked; those behind are found
/// again by reading on from the last one remembered.
struct PathSegments {
    let path: Bytes
    let isStrict: Bool
    private let starts: UnsafeMutableBufferPointer<UInt64>

    static var remembered: Int { _RouteMatching.remembered }

    /// - Parameter storage: Room for `remembered` numbers.
    init(_ path: Bytes, isStrict: Bool, storage: UnsafeMutableBufferPointer<UInt64>) {
        self.path = path
        self.isStrict = isStrict
        starts = storage
    }

    @inline(__always)
    func remember(_ start: Int, _ end: Int, at index: Int) {
        PathSegments.remember(start, end, at: index, in: starts)
    }

    /// - Parameter storage: Room for `remembered` numbers, or for none.
    @inline(__always)
    static func remember(_ start: Int, _ end: Int, at index: Int, in storage: UnsafeMutableBufferPointer<UInt64>) {
        if index < storage.count {
            storage[index] = UInt64(truncatingIfNeeded: start) << 32 | UInt64(truncatingIfNeeded: end)
        }
    }

    /// A cursor whose next segment is the one with a number; `count` segments have been remembered.
    func cursor(at index: Int, count: Int) -> SegmentCursor {
        let known = min(index, count - 1, PathSegments.remembered - 1)
        guard known >= 0 else { return SegmentCursor(path, isStrict: isStrict) }
        var cursor = SegmentCursor(path, from: Int(starts[known] >> 32), isStrict: isStrict)
        for _ in 0..<max(0, index - known) where cursor.next() == nil { break }
        return cursor
    }

    /// The segment with a number; nil behind the last.
    func segment(_ index: Int, count: Int) -> Bytes? {
        if index < PathSegments.remembered { return rememberedSegment(index, count: count) }
        guard index < count else { return nil }
        var cursor = cursor(at: index, count: count)
        return cursor.next().map { path.slice($0.start, $0.end) }
    }

    /// The same for one of the first segments.
    @inline(__always)
    func rememberedSegment(_ index: Int, count: Int) -> Bytes? {
        guard index >= 0, index < min(count, PathSegments.remembered) else { return nil }
        // Written by `remember`, so a segment of the path.
        let (start, end) = (Int(starts[index] >> 32), Int(starts[index] & 0xffff_ffff))
        assert(start <= end && end <= path.count, "segment outside the path")
        return Bytes(path.base + start, count: end &- start)
    }
}
