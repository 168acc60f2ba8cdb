/// The bytes of a manifest, cut into lines and made safe to read.
///
/// Afterwards every line is valid UTF-8 without control characters (tabs aside): what was neither is reported, once a
/// line, and replaced.
struct SourceText {
    let file: String
    private(set) var bytes: [UInt8]
    /// The lines without their line ends.
    private(set) var lines: [Range<Int>] = []
    /// The lines that were damaged, counted from 1. Nothing more is said about them.
    private(set) var damagedLines: Set<Int> = []

    init(_ bytes: [UInt8], file: String, diagnostics: inout Diagnostics) {
        self.file = file
        self.bytes = bytes
        let hasByteOrderMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        var start = hasByteOrderMark ? 3 : 0
        var isPlain = true
        var position = start
        while position < bytes.count {
            let byte = bytes[position]
            if byte == .lineFeed {
                endLine(start..<position, isPlain: isPlain, diagnostics: &diagnostics)
                start = position + 1
                isPlain = true
            } else if byte >= 0x7F || (byte < .space && byte != .tab && byte != .carriageReturn) {
                isPlain = false
            } else if byte == .carriageReturn, position + 1 < bytes.count, bytes[position + 1] != .lineFeed {
                isPlain = false
            }
            position += 1
        }
        endLine(start..<position, isPlain: isPlain, diagnostics: &diagnostics)
    }

    private mutating func endLine(_ range: Range<Int>, isPlain: Bool, diagnostics: inout Diagnostics) {
        var range = range
        if let last = range.last, bytes[last] == .carriageReturn { range = range.dropLast() }
        lines.append(range)
        if !isPlain { repair(range, line: lines.count, diagnostics: &diagnostics) }
    }

    /// Replaces what is no text and reports the first such place.
    private mutating func repair(_ range: Range<Int>, line: Int, diagnostics: inout Diagnostics) {
        var position = range.lowerBound
        while position < range.upperBound {
            let length = scalarLength(at: position, end: range.upperBound)
            if length > 0 {
                position += length
                continue
            }
            if damagedLines.insert(line).inserted {
                let place = Place(file: file, line: line, column: position - range.lowerBound + 1)
                diagnostics.error(fault(of: bytes[position]), at: place)
            }
            bytes[position] = UInt8(ascii: "_")
            position += 1
        }
    }

    private func fault(of byte: UInt8) -> String {
        switch byte {
        case 0x80...: return "this line is not valid UTF-8; save the file as UTF-8"
        case .carriageReturn: return "a carriage return stands alone; end lines in LF or CR LF"
        default: return "a control character cannot stand in a manifest; remove it"
        }
    }

    /// How many bytes the well-formed scalar at `position` has; zero where there is none, or a control character.
    ///
    /// The table is that of the Unicode Standard, section 3.9, "Well-Formed UTF-8 Byte Sequences".
    private func scalarLength(at position: Int, end: Int) -> Int {
        let first = bytes[position]
        var second: ClosedRange<UInt8> = 0x80...0xBF
        let length: Int
        switch first {
        case .tab, .space..<0x7F: return 1
        case 0xC2...0xDF: length = 2
        case 0xE0...0xEF:
            length = 3
            if first == 0xE0 { second = 0xA0...0xBF }
            if first == 0xED { second = 0x80...0x9F }
        case 0xF0...0xF4:
            length = 4
            if first == 0xF0 { second = 0x90...0xBF }
            if first == 0xF4 { second = 0x80...0x8F }
        default: return 0
        }
        guard position + length <= end, second.contains(bytes[position + 1]) else { return 0 }
        for index in position + 1..<position + length where !(0x80...0xBF).contains(bytes[index]) { return 0 }
        return length
    }
}

extension UInt8 {
    static let tab = UInt8(ascii: "\t")
    static let lineFeed = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let space = UInt8(ascii: " ")
}
