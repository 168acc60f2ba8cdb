/// What a rewrite makes of a URL: text with references to groups and to parts of the URL that came in.
///
/// `$1`, `${name}` and `$path` stand as they are, `$$1` percent-encoded, `$#1` percent-decoded; `\$` is a dollar.
package struct RewriteTemplate: Hashable, Sendable {
    package enum Piece: Hashable, Sendable {
        case text(String)
        case reference(Source, Form)
    }

    package enum Source: Hashable, Sendable {
        /// A group of the expression; 0 is the whole match.
        case group(Int)
        case variable(Variable)
    }

    /// A part of the URL that came in.
    package enum Variable: String, Hashable, Sendable, CaseIterable {
        case url, scheme, host, port, path, query, fragment
    }

    package enum Form: Hashable, Sendable {
        case plain, encoded, decoded
    }

    /// A `$` that stands for nothing.
    package struct Fault: Error, Equatable, Sendable {
        package var message: String
        /// The `$`'s place, in bytes.
        package var offset: Int
        /// The name that nothing has, and the names that there are.
        package var unknown: (name: String, known: [String])?

        package static func == (one: Fault, other: Fault) -> Bool {
            one.message == other.message && one.offset == other.offset
        }
    }

    package private(set) var pieces: [Piece] = []

    /// Reads a template.
    ///
    /// - Parameters:
    ///   - groupCount: How many groups the expression has.
    ///   - groupNumbers: The groups with a name, for `${name}`.
    ///   - words: Further groups that `$name` stands for.
    ///   - faults: Is given every fault; their places stay empty.
    package init(
        _ text: String, groupCount: Int, groupNumbers: [String: Int], words: [String: Int] = [:],
        faults: inout [Fault]
    ) {
        var reader = TemplateReader(
            text: Array(text.utf8), groupCount: groupCount, groupNumbers: groupNumbers, words: words)
        pieces = reader.read(&faults)
    }
}

/// Reads a template from its first byte to its last.
private struct TemplateReader {
    let text: [UInt8]
    let groupCount: Int
    let groupNumbers: [String: Int]
    let words: [String: Int]
    private var position = 0

    init(text: [UInt8], groupCount: Int, groupNumbers: [String: Int], words: [String: Int]) {
        self.text = text
        self.groupCount = groupCount
        self.groupNumbers = groupNumbers
        self.words = words
    }

    mutating func read(_ faults: inout [RewriteTemplate.Fault]) -> [RewriteTemplate.Piece] {
        var pieces: [RewriteTemplate.Piece] = []
        var plain: [UInt8] = []
        while position < text.count {
            if text[position] == UInt8(ascii: "\\"), byte(1) == UInt8(ascii: "$") {
                plain.append(UInt8(ascii: "$"))
                position += 2
            } else if text[position] == UInt8(ascii: "$") {
                let start = position
                do throws(RewriteTemplate.Fault) {
                    let reference = try readReference()
                    if !plain.isEmpty { pieces.append(.text(String(decoding: plain, as: UTF8.self))) }
                    plain = []
                    pieces.append(reference)
                } catch {
                    faults.append(error)
                    position = max(position, start + 1)
                }
            } else {
                plain.append(text[position])
                position += 1
            }
        }
        if !plain.isEmpty { pieces.append(.text(String(decoding: plain, as: UTF8.self))) }
        return pieces
    }

    private func byte(_ distance: Int) -> UInt8? {
        position + distance < text.count ? text[position + distance] : nil
    }

    private mutating func readReference() throws(RewriteTemplate.Fault) -> RewriteTemplate.Piece {
        let start = position
        position += 1
        var form = RewriteTemplate.Form.plain
        if let mark = byte(0), mark == UInt8(ascii: "$") || mark == UInt8(ascii: "#") {
            form = mark == UInt8(ascii: "$") ? .encoded : .decoded
            position += 1
        }
        func fault(_ message: String) -> RewriteTemplate.Fault {
            RewriteTemplate.Fault(message: message, offset: start)
        }
        switch byte(0) {
        case UInt8(ascii: "{")?:
            guard let end = text[position...].firstIndex(of: UInt8(ascii: "}")) else {
                position = text.count
                throw fault("this '${' is not closed; add '}'")
            }
            let name = String(decoding: text[(position + 1)..<end], as: UTF8.self)
            position = end + 1
            return .reference(.group(try group(name, fault)), form)
        case let digit? where digit.isASCIIDigit: return .reference(.group(try number(fault)), form)
        case let letter? where letter.isASCIILetter || letter == UInt8(ascii: "_"):
            let end = text[position...].firstIndex { !$0.isASCIILetter && !$0.isASCIIDigit && $0 != UInt8(ascii: "_") }
            let word = String(decoding: text[position..<(end ?? text.count)], as: UTF8.self)
            position = end ?? text.count
            if let number = words[word] { return .reference(.group(number), form) }
            if let variable = RewriteTemplate.Variable(rawValue: word) { return .reference(.variable(variable), form) }
            if groupNumbers[word] != nil { throw fault("a named group is written in braces: '${\(word)}'") }
            var unknown = fault("unknown variable '$\(word)'")
            unknown.unknown = (word, words.keys.sorted() + RewriteTemplate.Variable.allCases.map(\.rawValue))
            throw unknown
        default: throw fault("a '$' stands before a group or a variable; write '\\$' for a dollar")
        }
    }

    /// The group in braces.
    private func group(
        _ name: String, _ fault: (String) -> RewriteTemplate.Fault
    ) throws(RewriteTemplate.Fault) -> Int {
        if let number = groupNumbers[name] ?? words[name] { return number }
        guard !name.isEmpty, name.utf8.allSatisfy(\.isASCIIDigit) else {
            if RewriteTemplate.Variable(rawValue: name) != nil {
                throw fault("there is no group named '\(name)'; the URL's part is written '$\(name)'")
            }
            var unknown = fault("there is no group named '\(name)'")
            unknown.unknown = (name, groupNumbers.keys.sorted() + words.keys.sorted())
            throw unknown
        }
        guard let number = Int(name), number <= groupCount else {
            throw fault("there is no group \(name); the expression has \(groupCount) of them")
        }
        return number
    }

    /// The longest number of a group that there is; digits behind it are text.
    private mutating func number(_ fault: (String) -> RewriteTemplate.Fault) throws(RewriteTemplate.Fault) -> Int {
        var number = 0
        var isFirst = true
        while let digit = byte(0), digit.isASCIIDigit {
            let longer = number * 10 + Int(digit - 48)
            if longer > groupCount {
                if isFirst {
                    position += 1
                    throw fault("there is no group \(longer); the expression has \(groupCount) of them")
                }
                break
            }
            // `$0` is the whole match; digits behind it are text.
            number = longer
            position += 1
            isFirst = false
            if number == 0 { break }
        }
        return number
    }
}
