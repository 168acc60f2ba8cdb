import RouteManifest

extension ManifestChecker {
    /// The names of the options and the two values of each, the default first.
    private static let options = [
        ("slashes", ["lenient", "strict"]), ("case", ["sensitive", "insensitive"]), ("plus", ["literal", "space"]),
        ("query", ["lenient", "strict"]), ("handlers", ["main", "free"]),
    ]

    mutating func checkOptions() {
        var places: [String: Place] = [:]
        for option in manifest.options {
            let (name, value) = (option.name, option.value)
            guard let (_, values) = Self.options.first(where: { $0.0 == name.value }) else {
                let names = Self.options.map(\.0)
                let hint = didYouMean(name.value, in: names)
                let fallback = "; the options are " + names.map { "'\($0)'" }.joined(separator: ", ")
                diagnostics.error("unknown option '\(name.value)'\(hint.isEmpty ? fallback : hint)", at: name.place)
                continue
            }
            if let earlier = places.insertIfAbsent(name.place, forKey: name.value) {
                diagnostics.error(
                    "the option '\(name.value)' is set twice", at: name.place,
                    notes: [Diagnostic.Note("the first is here", at: earlier)])
            } else if values.contains(value.value) {
                set(name.value, value.value != values[0])
            } else {
                let hint = didYouMean(value.value, in: values)
                diagnostics.error(
                    "the option '\(name.value)' is '\(values[0])' or '\(values[1])', not '\(value.value)'\(hint)",
                    at: value.place)
            }
        }
    }

    private mutating func set(_ option: String, _ value: Bool) {
        switch option {
        case "slashes": declarations.options.strictSlashes = value
        case "case": declarations.options.caseInsensitive = value
        case "plus": declarations.options.plusIsSpace = value
        case "query": declarations.options.strictQuery = value
        default: declarations.options.freeHandlers = value
        }
    }
}
