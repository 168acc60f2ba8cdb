import RouteManifest
import Switchyard

extension ManifestChecker {
    /// The path of a pattern; nil, with a word about it, where its URLs are not certain.
    ///
    /// - Parameter isPrefix: true for a group or include, which has neither optional part nor catch-all.
    mutating func checkPath(_ pattern: PatternSyntax, isPrefix: Bool) -> PathText? {
        var path = PathText()
        var isSound = true
        for segment in pattern.segments {
            isSound = checkSegment(segment, isOptional: false, into: &path) && isSound
        }
        for tail in pattern.optionalTails {
            let (first, count) = (path.segments.count, path.parameters.count)
            for segment in tail { isSound = checkSegment(segment, isOptional: true, into: &path) && isSound }
            if isSound, path.parameters.count != count + 1 {
                diagnostics.error(
                    "an optional part holds exactly one parameter; this one has \(path.parameters.count - count)",
                    at: tail.first?.place ?? pattern.place)
                isSound = false
            }
            path.tailLengths.append(path.segments.count - first)
        }
        path.hasTrailingSlash = pattern.hasTrailingSlash
        path.text = isPrefix && pattern.source == "/" ? "" : pattern.source
        isSound = checkShape(pattern, isPrefix: isPrefix) && isSound
        return isSound ? path : nil
    }

    // MARK: Segments

    private mutating func checkSegment(
        _ segment: SegmentSyntax, isOptional: Bool, into path: inout PathText
    ) -> Bool {
        var pieces: [CheckedPattern.Piece] = []
        var isSound = true
        for piece in segment.pieces {
            switch piece {
            case .literal(let literal):
                guard let text = checkLiteral(literal, isAlone: segment.pieces.count == 1) else {
                    isSound = false
                    continue
                }
                pieces.append(.literal(text))
            case .parameter(let syntax):
                guard let parameter = checkPathParameter(syntax, isOptional: isOptional) else {
                    isSound = false
                    continue
                }
                if syntax.isCatchAll, segment.pieces.count > 1 {
                    diagnostics.error(
                        "a catch-all is a whole segment; remove what stands beside it", at: syntax.name.place)
                    isSound = false
                }
                pieces.append(.parameter(path.parameters.count))
                path.parameters.append(parameter)
            }
        }
        if segment.pieces.isEmpty, !declarations.options.strictSlashes {
            diagnostics.error(
                "an empty segment is never seen under 'option slashes lenient'; remove a slash", at: segment.place)
            isSound = false
        }
        path.segments.append(CheckedPattern.Segment(pieces: pieces))
        return isSound
    }

    private mutating func checkLiteral(_ literal: Located<String>, isAlone: Bool) -> String? {
        guard let text = LiteralText.decode(literal.value) else {
            diagnostics.error("'\(literal.value)' could never be sent: its escapes are not UTF-8", at: literal.place)
            return nil
        }
        if text.utf8.contains(0) {
            diagnostics.error("'\(literal.value)' could never be sent: a segment holds no NUL", at: literal.place)
            return nil
        }
        if isAlone, text == "." || text == ".." {
            diagnostics.error(
                "a segment '\(literal.value)' could never be sent: URLs resolve it away", at: literal.place)
            return nil
        }
        warnUnlessNormalized(Located(text, at: literal.place))
        if isAlone { warnOfForeignParameter(literal) }
        return text
    }

    /// `:id` and `*` are parameters in other routers, and plain text here.
    private mutating func warnOfForeignParameter(_ literal: Located<String>) {
        if literal.value.hasPrefix(":"), literal.value.utf8.dropFirst().first?.isASCIILetter ?? false {
            diagnostics.warning(
                "'\(literal.value)' is plain text; a parameter is written '{\(literal.value.dropFirst())}'",
                at: literal.place)
        } else if literal.value == "*" || literal.value == "**" {
            diagnostics.warning(
                "'\(literal.value)' is plain text; a catch-all is written '{name...}'", at: literal.place)
        }
    }

    private mutating func checkPathParameter(_ syntax: ParameterSyntax, isOptional: Bool) -> CheckedParameter? {
        checkParameterName(syntax.name)
        var type: ValueType? = .string(length: nil)
        if let written = syntax.type {
            type = checkType(written, of: syntax.name, isPath: true)
            if written.isRepeated {
                diagnostics.error(
                    "a path takes several values in a catch-all: '{\(syntax.name.value): T...}'", at: written.place)
                return nil
            }
            if written.isOptional, !isOptional {
                diagnostics.error(
                    "an optional path parameter stands in brackets at the end: '[/{\(syntax.name.value): T}]'",
                    at: written.place)
                return nil
            }
        }
        guard let type else { return nil }
        let presence: CheckedParameter.Presence =
            syntax.isCatchAll ? (isOptional ? .optionalCatchAll : .catchAll) : (isOptional ? .optional : .required)
        return CheckedParameter(
            name: syntax.name.value, source: .path, presence: presence, type: type, place: syntax.name.place)
    }

    // MARK: The whole

    /// What the parts of a pattern may not be together.
    private mutating func checkShape(_ pattern: PatternSyntax, isPrefix: Bool) -> Bool {
        let segments = pattern.segments + pattern.optionalTails.joined()
        for (index, segment) in segments.enumerated() {
            for case .parameter(let parameter) in segment.pieces where parameter.isCatchAll {
                guard !isPrefix, index == segments.count - 1, !isTrailingSlashSent(pattern) else {
                    let owner = isPrefix ? "a prefix has no catch-all" : "a catch-all is the last segment of a pattern"
                    diagnostics.error("\(owner)", at: parameter.name.place)
                    return false
                }
            }
        }
        if isPrefix, let tail = pattern.optionalTails.first {
            diagnostics.error("a prefix has no optional part", at: tail.first?.place ?? pattern.place)
            return false
        }
        if isPrefix, pattern.hasTrailingSlash {
            var place = pattern.place
            place.column += pattern.source.utf8.count - 1
            diagnostics.error("a prefix does not end in '/'; remove it", at: place)
            return false
        }
        return true
    }

    private func isTrailingSlashSent(_ pattern: PatternSyntax) -> Bool {
        pattern.hasTrailingSlash && declarations.options.strictSlashes
    }
}
