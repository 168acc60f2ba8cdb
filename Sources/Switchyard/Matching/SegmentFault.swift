extension RouteValues {
    /// Finds what is to blame where a segment's text does not fit the pattern's segment.
    ///
    /// - Parameters:
    ///   - parameters: The indices of the segment's parameters.
    ///   - segment: The text that stands there.
    /// - Returns: The first parameter whose part of the text is none of its values, with that part; nil where it is the
    ///   literal text around the parameters that differs.
    func fault(of parameters: Range<Int>, in segment: RouteText) -> (parameter: Int, text: String)? {
        let text = Array(segment.string.utf8)
        // The table has the literal text of canonical patterns only.
        let number = (pattern &- table.pattern(0)) / TableLayout.Pattern.size
        guard number < table.routeCount, let last = parameters.last else {
            return (parameters.lowerBound, segment.string)
        }
        let prefix = literal(before: parameters.lowerBound)
        let suffix = literal(after: last)
        guard text.count >= prefix.count + suffix.count, text.starts(with: prefix),
            text.suffix(suffix.count).elementsEqual(suffix)
        else { return nil }
        let end = text.count - suffix.count
        var start = prefix.count
        for index in parameters.dropLast() {
            let literal = literal(before: index + 1)
            let accepted = cuts(behind: index, in: text)
            let places = (start...end).filter { text[$0..<end].starts(with: literal) }
            guard let cut = places.last(where: { accepted[$0] }) else {
                if places.isEmpty, accepted[end] { return (index + 1, "") }
                return (index, String(decoding: text[start..<(places.first ?? end)], as: UTF8.self))
            }
            start = cut + literal.count
        }
        let rest = Array(text[start..<end])
        let fits = rest.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress, !rest.isEmpty else { return false }
            return accepts(RouteText(Bytes(base, count: buffer.count), isEscaped: false), last)
        }
        return fits ? nil : (last, String(decoding: rest, as: UTF8.self))
    }

    /// For each index of a segment's text whether all of the segment up to a parameter may end there.
    private func cuts(behind parameter: Int, in text: [UInt8]) -> [Bool] {
        let split = table.number(at: binding(of: parameter) &+ TableLayout.Binding.endSplit)
        let automaton = TableAutomaton(table, at: table.number(at: split &+ TableLayout.Split.front))
        var state = TableAutomaton.start
        var cuts = [automaton.verdict(state) != 0]
        for byte in text {
            state = automaton.next(state, byte)
            cuts.append(automaton.verdict(state) != 0)
        }
        return cuts
    }

    /// The literal text between a parameter and what stands before it in its segment.
    private func literal(before index: Int) -> [UInt8] {
        let text = table.text(at: table.parameter(index, ofRoute: route) &+ TableLayout.Parameter.before)
        var start = text.count
        while start > 0, text[start - 1] != UInt8(ascii: "/") { start -= 1 }
        return decoded(text.slice(start, text.count))
    }

    /// The literal text between a parameter and the end of its segment.
    private func literal(after index: Int) -> [UInt8] {
        let after = table.text(at: table.parameter(index, ofRoute: route) &+ TableLayout.Parameter.after)
        let next = table.text(at: table.parameter(index + 1, ofRoute: route) &+ TableLayout.Parameter.before)
        let isLast = index + 1 >= table.number(at: route &+ TableLayout.Route.pathParameterCount)
        let text = after.count > 0 || isLast ? after : next
        return decoded(text.slice(0, text.index(of: UInt8(ascii: "/")) ?? text.count))
    }

    private func decoded(_ text: Bytes) -> [UInt8] { Array(RouteText(scanning: text).string.utf8) }
}
