import RouteManifest

extension SoundnessProof {
    /// Reports segments of several parameters whose text can be cut in more than one way.
    mutating func checkSegments() {
        var sound: Set<Int> = []
        for (number, pattern) in manifest.patterns.enumerated() {
            for (segment, language) in zip(pattern.segments, shapes[number].segments)
            where segment.pieces.count > 1 && !sound.contains(language) && undecidedLeft > 0 {
                if isUnambiguous(segment, of: pattern) { sound.insert(language) }
            }
        }
    }

    private mutating func isUnambiguous(_ segment: CheckedPattern.Segment, of pattern: CheckedPattern) -> Bool {
        let route = manifest.routes[pattern.route]
        let positions = segment.pieces.indices.filter {
            if case .parameter = segment.pieces[$0] { return true } else { return false }
        }
        for position in positions.dropLast() {
            let front = language(segment.pieces[...position], route)
            let back = language(segment.pieces[(position + 1)...], route)
            let outcome = SegmentAmbiguity.search(front: front.exact, back: back.exact, pool)
            if case .none = outcome { continue }
            let place = place(segment, position, pattern, route)
            if reportedPlaces.insert(place).inserted { report(outcome, text(segment, route), route, at: place) }
            return false
        }
        return true
    }

    private mutating func report(
        _ outcome: SegmentAmbiguity.Outcome, _ segment: String, _ route: CheckedRoute, at place: Place
    ) {
        switch outcome {
        case .none: break
        case .found(let witness):
            diagnostics.error(
                "the segment '\(segment)' can be split in two ways: \"\(witness.text)\" behind "
                    + "\"\(witness.cuts.first)\" or behind \"\(witness.cuts.second)\"; put a literal between "
                    + "that no value holds, or narrow a type", at: place)
        case .tooLarge:
            undecidedLeft -= 1
            diagnostics.error(
                "whether the segment '\(segment)' of '\(route.id)' can be split in two ways takes too many states to "
                    + "decide; use smaller counts and lengths", at: place)
        }
    }

    private func language(_ pieces: ArraySlice<CheckedPattern.Piece>, _ route: CheckedRoute) -> SegmentLanguage {
        let pieces = pieces.map { piece -> SegmentLanguage.Piece in
            switch piece {
            case .literal(let text): return .literal(text)
            case .parameter(let index): return .value(route.parameters[index].type)
            }
        }
        return SegmentLanguage(pieces, foldsCase: manifest.options.caseInsensitive)
    }

    private func text(_ segment: CheckedPattern.Segment, _ route: CheckedRoute) -> String {
        segment.pieces.map { piece -> String in
            switch piece {
            case .literal(let text): return text
            case .parameter(let index):
                let parameter = route.parameters[index]
                if case .string(nil) = parameter.type { return "{\(parameter.name)}" }
                return "{\(parameter.name): \(parameter.type)}"
            }
        }.joined()
    }

    /// The parameter that the cut lies behind; an alias has none of its own.
    private func place(
        _ segment: CheckedPattern.Segment, _ position: Int, _ pattern: CheckedPattern, _ route: CheckedRoute
    ) -> Place {
        guard !pattern.isAlias, case .parameter(let index) = segment.pieces[position] else { return pattern.place }
        return route.parameters[index].place
    }
}
