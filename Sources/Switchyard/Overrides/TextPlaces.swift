/// Finds the lines and columns of bytes in a text, asked for in the order of the text.
struct TextPlaces {
    private let bytes: [UInt8]
    private var position = 0
    private var line = 1
    private var lineStart = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// - Parameter offset: No less than the one before.
    /// - Returns: Line and column, in bytes, counted from 1.
    mutating func place(of offset: Int) -> (line: Int, column: Int) {
        while position < min(offset, bytes.count) {
            if bytes[position] == 0x0A {
                line += 1
                lineStart = position + 1
            }
            position += 1
        }
        return (line, max(0, offset - lineStart) + 1)
    }
}
