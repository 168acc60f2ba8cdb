/// The words that mean something at the start of a line; a route of such a name needs backticks.
enum Keywords {
    static let clauses = ["variants", "with", "on", "over", "deprecated"]

    static let declarations = [
        "routes", "namespace", "access", "import", "option", "origin", "enum", "type", "guard", "group", "include",
        "alias", "rewrite",
    ]
}
