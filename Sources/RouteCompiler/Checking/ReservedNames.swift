/// Names that the generated file cannot declare, or that would hide something it needs.
enum ReservedNames {
    /// A route or group makes a case and a static function of its name.
    static let cases: Set<String> = ["none", "some", "init", "self", "allPatterns"]

    /// What every route has beside its parameters.
    static let parameters: Set<String> = ["path", "url", "description", "hashValue", "self", "init"]

    /// Names that Swift itself keeps for every type.
    static let members: Set<String> = ["Type", "Protocol", "Self", "Any"]

    /// What every namespace declares for itself.
    static let namespaceTypes: Set<String> = ["ID", "Origin", "Root"]

    /// What the struct of a route declares for itself.
    static let routeTypes: Set<String> = ["Table", "Output", "Variant"]

    /// The modules that a generated file may import without being asked.
    static let modules: Set<String> = ["Swift", "Switchyard", "SwitchyardFoundation", "Foundation"]
}
