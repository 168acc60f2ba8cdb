import RouteManifest

extension ManifestChecker {
    /// A type with its bounds; nil, with a word about it, where they do not fit.
    mutating func checkBounds(_ bounds: BoundsSyntax, of type: ValueType, isPath: Bool) -> ValueType? {
        switch type {
        case .integer(let type, _):
            switch type.allValues {
            case .signed(let all):
                guard let range = checkRange(bounds, within: all, of: "'\(type.rawValue)'") else { return nil }
                return .integer(type, bounds: .signed(range))
            case .unsigned(let all):
                guard let range = checkRange(bounds, within: all, of: "'\(type.rawValue)'") else { return nil }
                return .integer(type, bounds: .unsigned(range))
            }
        case .string:
            guard let length = checkRange(bounds, within: 0...Int.max, of: "a length") else { return nil }
            if isPath, length.upperBound == 0 {
                diagnostics.error("an empty range: a text in a path has at least one character", at: bounds.place)
                return nil
            }
            return .string(length: length)
        default:
            diagnostics.error("'\(type)' takes no range; integer types and 'String' do", at: bounds.place)
            return nil
        }
    }

    private mutating func checkRange<Number: FixedWidthInteger>(
        _ bounds: BoundsSyntax, within all: ClosedRange<Number>, of what: String
    ) -> ClosedRange<Number>? {
        var ends: [Number] = []
        for (text, fallback) in [(bounds.lower, all.lowerBound), (bounds.upper, all.upperBound)] {
            guard let text else {
                ends.append(fallback)
                continue
            }
            guard let number = Number(text.value), all.contains(number) else {
                let fault = text.value.hasPrefix("-") ? "small" : "large"
                diagnostics.error(
                    "\(text.value) is too \(fault); \(what) goes from \(all.lowerBound) to \(all.upperBound)",
                    at: text.place)
                return nil
            }
            ends.append(number)
        }
        let (lower, upper) = (ends[0], ends[1])
        guard bounds.isClosed ? lower <= upper : lower < upper else {
            let range = "\(bounds.lower?.value ?? "")\(bounds.isClosed ? "..." : "..<")\(bounds.upper?.value ?? "")"
            diagnostics.error("an empty range: no value lies in '\(range)'", at: bounds.place)
            return nil
        }
        return lower...(bounds.isClosed ? upper : upper - 1)
    }
}
