extension RewriteTemplate {
    /// What a template is made of.
    enum Piece {
        case text(String)
        /// Text of the URL that came in, as it stands or decoded: it may hold anything.
        case inserted
        /// Text of the URL that came in, escaped: what stands for itself in every part of a URL.
        case escaped
    }

    /// - Parameters:
    ///   - template: One without faults.
    ///   - groupCount: How many groups the expression has.
    static func pieces(of template: String, groupCount: Int) -> [Piece] {
        let bytes = Array(template.utf8)
        var pieces: [Piece] = []
        var text: [UInt8] = []
        var position = 0
        func flush() {
            if !text.isEmpty { pieces.append(.text(String(decoding: text, as: UTF8.self))) }
            text = []
        }
        while position < bytes.count {
            if bytes[position] == UInt8(ascii: "\\"), position + 1 < bytes.count, bytes[position + 1] == dollar {
                text.append(dollar)
                position += 2
            } else if bytes[position] == dollar {
                let reference = Reference(bytes, at: position)
                flush()
                pieces.append(bytes[position + 1] == dollar ? .escaped : .inserted)
                if reference.kind == .number {
                    // The longest number that exists is the group's; what follows is text.
                    text += reference.text.utf8.dropFirst(digits(of: reference.text, groupCount: groupCount))
                }
                position = reference.end
            } else {
                text.append(bytes[position])
                position += 1
            }
        }
        flush()
        return pieces
    }

    private static func digits(of number: String, groupCount: Int) -> Int {
        (1...number.utf8.count).last { count in Int(number.prefix(count)).map { $0 <= groupCount } ?? false } ?? 1
    }
}
