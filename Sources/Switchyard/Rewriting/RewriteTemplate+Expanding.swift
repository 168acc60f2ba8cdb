import LinearRegex

extension RewriteTemplate {
    /// The result for a URL.
    ///
    /// - Parameters:
    ///   - url: The text that the rule matched.
    ///   - match: Where it matched, and its groups.
    ///   - original: The URL that came in, for the variables.
    ///   - limit: How many bytes the result may have.
    /// - Returns: Nil where it would have more.
    func expand(_ url: Bytes, _ match: RegexMatch, original: Bytes, limit: Int) -> [UInt8]? {
        var result: [UInt8] = []
        let variables = pieces.contains(where: \.isVariable) ? TemplateVariables(original) : nil
        for piece in pieces {
            switch piece {
            case .text(let text): result += text.utf8
            case .reference(.group(let number), let form):
                guard number < match.groups.count, let range = match.groups[number] else { continue }
                form.append(url.slice(range.lowerBound, range.upperBound), to: &result)
            case .reference(.variable(let variable), let form):
                if let value = variables?[variable] { form.append(value, to: &result) }
            }
            if result.count > limit { return nil }
        }
        return result
    }
}

extension RewriteTemplate.Piece {
    fileprivate var isVariable: Bool {
        if case .reference(.variable, _) = self { return true } else { return false }
    }
}

extension RewriteTemplate.Form {
    /// Writes a text; what is written is never looked at again.
    fileprivate func append(_ text: Bytes, to result: inout [UInt8]) {
        switch self {
        case .plain: result += text.buffer
        case .encoded: text.appendEncoded(to: &result)
        case .decoded: text.appendDecoded(to: &result)
        }
    }
}

extension Bytes {
    /// Writes the bytes with everything outside `unreserved` escaped.
    fileprivate func appendEncoded(to result: inout [UInt8]) {
        for byte in buffer {
            if PercentEncoding.isUnreserved(byte) {
                result.append(byte)
            } else {
                result += [UInt8(ascii: "%"), PercentEncoding.digit(byte >> 4), PercentEncoding.digit(byte & 15)]
            }
        }
    }

    /// Writes the bytes with their escapes decoded. A broken escape, and one that is no part of a character in UTF-8,
    /// stays as it is.
    fileprivate func appendDecoded(to result: inout [UInt8]) {
        var position = 0
        while position < count {
            if let character = escapedCharacter(at: position) {
                result += character
                position += 3 * character.count
            } else {
                result.append(self[position])
                position += 1
            }
        }
    }

    /// The bytes of the character that escapes from a position on spell.
    private func escapedCharacter(at position: Int) -> [UInt8]? {
        var validator = UTF8Validator()
        var bytes: [UInt8] = []
        while let byte = PercentDecoder.escape(in: self, at: position + 3 * bytes.count), validator.accept(byte) {
            bytes.append(byte)
            if validator.isComplete { return bytes }
        }
        return nil
    }
}
