extension RegexParser {
    /// Reads `*`, `+`, `?` or a count, and makes it repeat the item before it.
    mutating func readQuantifier() throws(RegexError) {
        let column = position
        let (minimum, maximum) = try readCounts()
        let spelling = string(from: column)
        guard canRepeat, let item = current.items.last else {
            let escaped = "\\" + spelling.prefix(1)
            throw failure("nothing to repeat before '\(spelling)'; write '\(escaped)' for the character", at: column)
        }
        if let next = peek(), next == "+" {
            throw failure("possessive '\(spelling)+' is not supported; leave out the '+'", at: column)
        }
        let isGreedy = !skip("?")
        if let next = peek(), "*+?{".unicodeScalars.contains(next) {
            throw failure("'\(next)' repeats a repetition; put '(?:…)' around the inner one", at: position)
        }
        let syntax = RegexSyntax.repetition(item, minimum: minimum, maximum: maximum, isGreedy: isGreedy)
        guard syntax.programSize <= RegexLimits.programSize else {
            throw failure("the expression repeated by '\(spelling)' is too large; lower its counts", at: column)
        }
        current.items[current.items.count - 1] = syntax
    }

    private mutating func readCounts() throws(RegexError) -> (minimum: Int, maximum: Int?) {
        if skip("*") { return (0, nil) }
        if skip("+") { return (1, nil) }
        if skip("?") { return (0, 1) }
        let column = position
        position += 1
        let minimum = try readCount()
        var maximum = minimum
        var isOpen = false
        if skip(",") {
            maximum = try readCount()
            isOpen = maximum == nil
        }
        guard let minimum, skip("}") else {
            throw failure("a count is '{2}', '{2,}' or '{2,3}'; write '\\{' for the character", at: column)
        }
        if isOpen { return (minimum, nil) }
        if let maximum, minimum > maximum {
            throw failure("the counts of '\(string(from: column))' are the wrong way round", at: column)
        }
        return (minimum, maximum)
    }

    /// Reads digits; `nil` where there are none.
    private mutating func readCount() throws(RegexError) -> Int? {
        let column = position
        var value: Int?
        while let digit = peek(), digit.isDecimalDigit {
            value = min((value ?? 0) * 10 + Int(digit.value - 48), RegexLimits.count + 1)
            position += 1
        }
        if let value, value > RegexLimits.count {
            throw failure("count \(string(from: column)) is over \(RegexLimits.count)", at: column)
        }
        return value
    }

    private func string(from column: Int) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: pattern[column..<position])
        return String(text)
    }
}
