/// Reads the numbers and texts of a compiled table in place.
///
/// Every offset read from a table is itself data, so each access is clamped to the table: a damaged table gives wrong
/// answers, never a read outside it.
package struct TableReader {
    package let bytes: Bytes

    package init(_ text: StaticString) {
        bytes =
            text.hasPointerRepresentation
            ? Bytes(text.utf8Start, count: text.utf8CodeUnitCount) : Bytes(TableReader.nothing.utf8Start, count: 0)
    }

    /// - Parameter bytes: The table's bytes, which must outlive the reader.
    package init(_ bytes: Bytes) { self.bytes = bytes }

    private static let nothing: StaticString = ""

    /// The 28-bit number at an offset; 0 outside the table.
    @inline(__always)
    package func number(at offset: Int) -> Int { TableLayout.number(stored: stored(at: offset)) }

    /// The same as it is stored.
    @inline(__always)
    func stored(at offset: Int) -> UInt32 {
        record(at: offset, size: TableLayout.numberSize)?.stored(0) ?? 0
    }

    /// The 14-bit number at an offset; 0 outside the table.
    @inline(__always)
    package func shortNumber(at offset: Int) -> Int {
        guard offset >= 0, offset &+ 2 <= bytes.count else { return 0 }
        let word = UInt16(littleEndian: UnsafeRawPointer(bytes.base + offset).loadUnaligned(as: UInt16.self))
        return Int((word & 0x7f) | ((word & 0x7f00) >> 1))
    }

    /// The low 64 bits of the 70-bit number in the ten bytes at an offset.
    package func longNumber(at offset: Int) -> UInt64 {
        var value: UInt64 = 0
        for index in 0..<10 { value |= UInt64(byte(at: offset &+ index) & 0x7f) << UInt64(7 * index) }
        return value
    }

    @inline(__always)
    package func byte(at offset: Int) -> UInt8 {
        offset >= 0 && offset < bytes.count ? bytes[offset] : 0
    }

    /// The text that the reference at an offset names.
    @inline(__always)
    package func text(at offset: Int) -> Bytes {
        let start = number(at: offset)
        return bytes.slice(start, start &+ number(at: offset &+ 4))
    }

    package func string(at offset: Int) -> String { text(at: offset).string }

    /// The texts of the list at an offset: a count, then references.
    package func strings(at offset: Int) -> [String] {
        guard offset > 0 else { return [] }
        return (0..<count(number(at: offset), of: TableLayout.textSize, at: offset &+ 4)).map {
            string(at: offset &+ 4 &+ $0 &* TableLayout.textSize)
        }
    }

    /// A count of records made no larger than what fits behind an offset.
    @inline(__always)
    package func count(_ count: Int, of size: Int, at offset: Int) -> Int {
        min(count, max(0, bytes.count &- offset) / size)
    }

    // The header's numbers.

    @inline(__always)
    package func has(_ flag: Int) -> Bool { number(at: TableLayout.Header.flags) & flag != 0 }

    package var routeCount: Int {
        count(number(at: TableLayout.Header.routeCount), of: TableLayout.Route.size, at: 0)
    }

    package func route(_ number: Int) -> Int {
        self.number(at: TableLayout.Header.routes) &+ number &* TableLayout.Route.size
    }

    package func pattern(_ number: Int) -> Int {
        self.number(at: TableLayout.Header.patterns) &+ number &* TableLayout.Pattern.size
    }

    package func parameter(_ index: Int, ofRoute route: Int) -> Int {
        number(at: route &+ TableLayout.Route.parameters) &+ index &* TableLayout.Parameter.size
    }

    package func parameterCount(ofRoute route: Int) -> Int {
        count(number(at: route &+ TableLayout.Route.parameterCount), of: TableLayout.Parameter.size, at: 0)
    }

    /// What the values of the parameter with a record are read as.
    package func kind(ofParameter record: Int) -> ValueKind {
        ValueKind(rawValue: number(at: record &+ TableLayout.Parameter.kind)) ?? .string
    }
}
