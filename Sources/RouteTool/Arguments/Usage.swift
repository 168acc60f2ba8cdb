/// How a verb is called: what its help shows and its arguments are read by.
struct Usage {
    let verb: String
    /// One sentence for the list of verbs.
    let summary: String
    /// What else there is to know, a paragraph each.
    var details: [String] = []
    let operand: Operand
    var options: [Option] = []
}

/// The arguments that are no options.
struct Operand {
    /// `FILE`
    let name: String
    let help: String
    let isRepeatable: Bool
}

/// `--output DIR`, or a flag such as `--json`.
struct Option {
    /// Without the dashes.
    let name: String
    /// `DIR`; nil for a flag.
    var value: String?
    let help: String
    var isRequired = false
    var isRepeatable = false

    /// `--output DIR`
    var text: String { value.map { "--\(name) \($0)" } ?? "--\(name)" }
}
