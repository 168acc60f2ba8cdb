import RouteManifest

/// What a group hands to its members.
struct Scope {
    /// The names of the groups, from the outside in.
    var groups: [String] = []
    var prefix = PathText()
    var guards: [String] = []
    /// Nil where no group says `on`.
    var origins: [Int]?
    /// False where the prefix or the origins of a group are not certain, which is reported already.
    var isSound = true

    /// The dotted name of a member.
    func id(_ name: String) -> String { (groups + [name]).joined(separator: ".") }
}

/// A route before the names in it are looked up.
struct RouteDraft {
    var scope: Scope
    var route: CheckedRoute
    var pattern: CheckedPattern
    /// What `over` says.
    var over: [Located<String>]
    /// The types that `->` and `with` name, as written.
    var swiftTypes: [Located<String>]
    /// False where it is not certain which URLs the route takes, or which it takes from others.
    var isSound: Bool
}

/// An alias before its target is looked up.
struct AliasDraft {
    var scope: Scope
    var syntax: AliasSyntax
    /// The path, prefix and all.
    var path: PathText
    /// The draft it leads to and its pattern, once both are known to be right.
    var checked: (route: Int, pattern: CheckedPattern)?
}

/// A namespace whose routes are drafts.
struct NamespaceDraft {
    enum Member {
        case route(Int)
        case group(NamespaceDraft)
    }

    var name: String
    var typeName: String
    var documentation: [String]
    var place: Place
    var members: [Member] = []
}
