extension RegexParser {
    /// Reads a class: `[…]` or `[^…]`.
    mutating func readClass() throws(RegexError) {
        let column = position
        position += 1
        let isNegated = skip("^")
        let start = position
        var ranges: [ClosedRange<UInt32>] = []
        while let scalar = peek(), scalar != "]" {
            ranges += try readClassItem(isFirst: position == start)
        }
        guard peek() != nil else {
            throw failure("unclosed '['; add ']', or write '\\[' for the character", at: column)
        }
        guard position > start else {
            throw failure("empty class; write '\\]' for a bracket in it", at: column)
        }
        position += 1
        var set = ScalarSet(ranges)
        if flags.ignoresCase { set = set.foldingASCIICase }
        add(.scalar(isNegated ? set.inverted : set))
    }

    /// Reads a character, a range of characters, or a set such as `\d`.
    private mutating func readClassItem(isFirst: Bool) throws(RegexError) -> [ClosedRange<UInt32>] {
        let column = position
        let isPlainHyphen = peek() == "-"
        if isPlainHyphen, !isFirst, let next = peek(1), next != "]" {
            throw failure("'-' is no range here; write '\\-' for the character", at: column)
        }
        let first = try readClassMember()
        guard !isPlainHyphen, peek() == "-", let next = peek(1), next != "]" else {
            return first.ranges
        }
        position += 1
        let last = try readClassMember()
        guard let low = first.single, let high = last.single else {
            throw failure("a set cannot be an end of a range; write '\\-' for the character '-'", at: column)
        }
        guard low <= high else {
            throw failure("the range '\(low.forMessage)-\(high.forMessage)' is the wrong way round", at: column)
        }
        return [low.value...high.value]
    }

    private mutating func readClassMember() throws(RegexError) -> ScalarSet {
        let column = position
        guard let scalar = peek() else {
            throw failure("the class ends too soon; add ']'", at: column)
        }
        switch scalar {
        case "\\":
            switch try escape() {
            case .scalar(let scalar): return ScalarSet(scalar)
            case .set(let set): return set
            case .assertion(let assertion):
                throw failure("'\(assertion.spelling)' has no meaning in a class; leave it out", at: column)
            case .quotation:
                throw failure("'\\Q' has no meaning in a class; put '\\' before each character", at: column)
            }
        case "[":
            throw failure("a class cannot hold a class; write '\\[' for the character", at: column)
        case "&" where peek(1) == "&":
            throw failure("'&&' is not supported in a class; write '\\&' for the character", at: column)
        default:
            position += 1
            return ScalarSet(scalar)
        }
    }
}
