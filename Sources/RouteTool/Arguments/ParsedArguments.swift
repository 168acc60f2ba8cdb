import RouteManifest

/// The arguments of a verb, sorted by its `Usage`.
struct ParsedArguments {
    private(set) var operands: [String] = []
    private(set) var asksForHelp = false
    private var values: [String: [String]] = [:]

    /// The values of an option in the order in which they were given.
    func all(_ option: String) -> [String] { values[option] ?? [] }

    /// The value of an option that is given once at most.
    func one(_ option: String) -> String? { values[option]?.first }

    func has(_ flag: String) -> Bool { values[flag] != nil }

    /// Reads `--name value`, `--name=value` and operands in any order; behind `--` everything is an operand, and `-`
    /// always is.
    init(_ arguments: [String], for usage: Usage) throws(UsageError) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                operands += rest
                break
            } else if argument == "-h" || argument == "--help" {
                asksForHelp = true
                return
            } else if argument.hasPrefix("-"), argument != "-" {
                try readOption(argument, &rest, usage)
            } else {
                operands.append(argument)
            }
        }
        try checkCounts(usage)
    }

    private mutating func readOption(
        _ argument: String, _ rest: inout ArraySlice<String>, _ usage: Usage
    ) throws(UsageError) {
        let name = String(argument.prefix { $0 != "=" })
        guard let option = usage.options.first(where: { "--" + $0.name == name }) else {
            let names = usage.options.map { "--" + $0.name } + ["--help"]
            throw UsageError("unknown option '\(name)'" + suggestion(for: name, in: names))
        }
        var value = name.count < argument.count ? String(argument.dropFirst(name.count + 1)) : nil
        if let placeholder = option.value {
            if value == nil, let next = rest.first, !next.hasPrefix("--") { value = rest.popFirst() }
            guard let value, !value.isEmpty else {
                throw UsageError("'\(name)' needs a value: '\(name) \(placeholder)'")
            }
            values[option.name, default: []].append(value)
        } else {
            if value != nil { throw UsageError("'\(name)' takes no value") }
            values[option.name] = []
        }
    }

    private func checkCounts(_ usage: Usage) throws(UsageError) {
        for option in usage.options {
            if option.isRequired, values[option.name] == nil { throw UsageError("'\(option.text)' is missing") }
            if !option.isRepeatable, all(option.name).count > 1 {
                throw UsageError("'--\(option.name)' is given more than once")
            }
        }
        if operands.isEmpty { throw UsageError("no \(usage.operand.name) is given") }
        if !usage.operand.isRepeatable, operands.count > 1 {
            throw UsageError("unexpected argument '\(operands[1])'; '\(usage.verb)' takes one \(usage.operand.name)")
        }
    }
}

/// Arguments that make no sense, in words for the user.
struct UsageError: Error {
    let message: String

    init(_ message: String) { self.message = message }
}
