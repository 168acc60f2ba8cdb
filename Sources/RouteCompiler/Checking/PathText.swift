import RouteManifest

/// A path with its names and types known: of a pattern, of a prefix, or of a prefix and a pattern together.
struct PathText {
    /// The pieces count the path's own parameters.
    var segments: [CheckedPattern.Segment] = []
    var parameters: [CheckedParameter] = []
    /// How many segments each optional tail adds, from the outside in.
    var tailLengths: [Int] = []
    var hasTrailingSlash = false
    /// As a person reads it; empty for a prefix that adds nothing.
    var text = ""

    /// The path of a member of a group with this prefix.
    func appending(_ path: PathText) -> PathText {
        var joined = path
        joined.parameters = parameters + path.parameters
        joined.segments =
            segments
            + path.segments.map { segment in
                CheckedPattern.Segment(
                    pieces: segment.pieces.map { piece in
                        guard case .parameter(let index) = piece else { return piece }
                        return .parameter(index + parameters.count)
                    })
            }
        // `/` inside a group is the prefix itself.
        let isPrefixItself = path.text == "/" || path.text.hasPrefix("/[")
        joined.text = text + path.text.dropFirst(isPrefixItself && !text.isEmpty ? 1 : 0)
        return joined
    }

    /// How many segments a URL may have, shortest first.
    var lengths: [Int] {
        var lengths = [segments.count - tailLengths.reduce(0, +)]
        for added in tailLengths { lengths.append((lengths.last ?? 0) + added) }
        return lengths
    }
}
