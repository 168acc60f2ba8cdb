import LinearRegex
import Switchyard

extension TableWriter {
    mutating func writePatterns() {
        let patterns = buffer.allocate(manifest.patterns.count * TableLayout.Pattern.size)
        buffer.put(manifest.patterns.count, at: TableLayout.Header.patternCount)
        buffer.put(patterns, at: TableLayout.Header.patterns)
        for (index, pattern) in manifest.patterns.enumerated() {
            write(pattern, number: index, at: patterns + index * TableLayout.Pattern.size)
        }
    }

    private mutating func write(_ pattern: CheckedPattern, number: Int, at record: Int) {
        let route = manifest.routes[pattern.route]
        let segments = buffer.allocate(pattern.segments.count * TableLayout.Segment.size)
        let bindings = buffer.allocate(
            route.parameters.filter { $0.source == .path }.count * TableLayout.Binding.size)
        bindingOffsets.append(bindings)
        buffer.put(pattern.route, at: record + TableLayout.Pattern.route)
        buffer.put(pattern.segments.count, at: record + TableLayout.Pattern.segmentCount)
        buffer.put(segments, at: record + TableLayout.Pattern.segments)
        buffer.put(bindings, at: record + TableLayout.Pattern.bindings)
        for (index, segment) in pattern.segments.enumerated() {
            write(segment, language: shapes[number].segments[index], at: segments + index * TableLayout.Segment.size)
            writeBindings(segment, index, language: shapes[number].segments[index], route, at: bindings)
        }
    }

    private mutating func write(_ segment: CheckedPattern.Segment, language number: Int, at record: Int) {
        let parameters = segment.parameters
        guard let first = parameters.min() else {
            switch pool.languages[number].kind {
            case .literal(let literal), .foldedLiteral(let literal):
                buffer.put(literal.text, at: record + TableLayout.Segment.literal)
            case .choice, .any, .typed: break
            }
            return
        }
        buffer.put(first + 1, at: record + TableLayout.Segment.parameter)
        buffer.put(parameters.count, at: record + TableLayout.Segment.parameterCount)
        if segment.pieces.count > 1 {
            buffer.put(writeLanguage(number), at: record + TableLayout.Segment.automaton)
        }
    }

    /// The automaton of a segment's texts, once for each language.
    private mutating func writeLanguage(_ number: Int) -> Int {
        if let known = writtenLanguages[number] { return known }
        let language = pool.languages[number]
        let exact = pool.automaton(number).map { write($0) } ?? 0
        let offset = exact != 0 ? exact : write(language.coarse)
        writtenLanguages[number] = offset
        return offset
    }

    /// Says where each parameter of a segment lies in its text.
    private mutating func writeBindings(
        _ segment: CheckedPattern.Segment, _ segmentIndex: Int, language: Int, _ route: CheckedRoute, at bindings: Int
    ) {
        let positions = segment.pieces.indices.filter {
            if case .parameter = segment.pieces[$0] { return true } else { return false }
        }
        var previousSplit = 0
        var previousEnd = 0
        for position in positions {
            guard case .parameter(let index) = segment.pieces[position] else { continue }
            let record = bindings + index * TableLayout.Binding.size
            buffer.put(
                segmentIndex * 2 + (segment.pieces.count > 1 ? 1 : 0), at: record + TableLayout.Binding.segment)
            buffer.put(previousSplit, at: record + TableLayout.Binding.startSplit)
            buffer.put(
                literalLength(segment.pieces[previousEnd..<position]), at: record + TableLayout.Binding.startOffset)
            if position == positions.last {
                buffer.put(
                    literalLength(segment.pieces[(position + 1)...]), at: record + TableLayout.Binding.endOffset)
            } else {
                previousSplit = writeSplit(segment, language, after: position, route)
                previousEnd = position + 1
                buffer.put(previousSplit, at: record + TableLayout.Binding.endSplit)
            }
        }
    }

    private func literalLength(_ pieces: ArraySlice<CheckedPattern.Piece>) -> Int {
        pieces.reduce(0) {
            if case .literal(let text) = $1 { return $0 + text.utf8.count } else { return $0 }
        }
    }

    private mutating func writeSplit(
        _ segment: CheckedPattern.Segment, _ number: Int, after position: Int, _ route: CheckedRoute
    ) -> Int {
        if let written = writtenSplits[[number, position]] { return written }
        func language(_ pieces: ArraySlice<CheckedPattern.Piece>) -> SegmentLanguage {
            let pieces = pieces.map { piece -> SegmentLanguage.Piece in
                switch piece {
                case .literal(let text): return .literal(text)
                case .parameter(let index): return .value(route.parameters[index].type)
                }
            }
            return SegmentLanguage(pieces, foldsCase: manifest.options.caseInsensitive)
        }
        let front = language(segment.pieces[...position])
        let back = language(segment.pieces[(position + 1)...])
        let exactFront = write(front.exact)
        let exactBack = write(back.exact.reversed)
        let frontOffset = exactFront != 0 ? exactFront : write(front.coarse)
        let backOffset = exactBack != 0 ? exactBack : write(back.coarse.reversed)
        let split = buffer.allocate(TableLayout.Split.size)
        buffer.put(frontOffset, at: split + TableLayout.Split.front)
        buffer.put(backOffset, at: split + TableLayout.Split.back)
        writtenSplits[[number, position]] = split
        return split
    }
}
