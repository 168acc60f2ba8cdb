import RouteManifest

/// More cases than this in one enum and the Swift compiler gives up on a `switch`.
private let mostCases = 200

extension ManifestChecker {
    /// Goes through all routes, aliases and rewrites of the manifest.
    mutating func walkRoot(_ items: [ItemSyntax], namespace: Located<String>) -> NamespaceDraft {
        var root = NamespaceDraft(
            name: "", typeName: namespace.value, documentation: manifest.namespaceDocumentation, place: namespace.place)
        var members = MemberNames()
        for (name, place) in declarations.typePlaces {
            members.types[name] = (subject: "the type '\(name)'", place: place)
        }
        walk(items, into: &root, scope: Scope(), names: &members)
        return root
    }

    private mutating func walk(
        _ items: [ItemSyntax], into namespace: inout NamespaceDraft, scope: Scope, names: inout MemberNames
    ) {
        for item in items {
            switch item {
            case .route(let route):
                declare(route.name, kind: "route", as: .route(routes.count), scope: scope, names: &names)
                namespace.members.append(.route(routes.count))
                routes.append(checkRoute(route, scope: scope))
                checkMemberCount(namespace, at: route.name.place)
            case .group(let group):
                let isNamed = !group.name.value.isEmpty
                if isNamed { declare(group.name, kind: "group", as: .group, scope: scope, names: &names) }
                namespace.members.append(.group(walkGroup(group, scope: scope)))
                checkMemberCount(namespace, at: group.name.place)
            case .alias(let alias):
                collect(alias, scope: scope)
            case .rewrite(let rewrite):
                checkRewrite(rewrite)
            case .include:
                // An expanded manifest has none.
                break
            }
        }
    }

    private mutating func walkGroup(_ group: GroupSyntax, scope: Scope) -> NamespaceDraft {
        var draft = NamespaceDraft(
            name: group.name.value, typeName: upperCamelCase(group.name.value), documentation: group.documentation,
            place: group.name.place)
        var inner = scope
        inner.groups.append(group.name.value)
        if group.isDamaged { inner.isSound = false }
        for name in group.guards {
            if let known = lookUpGuard(name), !inner.guards.contains(known) { inner.guards.append(known) }
        }
        let origins = lookUpOrigins(group.on, within: scope.origins)
        inner.origins = origins.indices
        if !origins.isSound { inner.isSound = false }
        if let prefix = group.prefix {
            if let path = checkPath(prefix, isPrefix: true) {
                checkDistinct(path.parameters, from: scope.prefix.parameters)
                inner.prefix = scope.prefix.appending(path)
            } else {
                inner.isSound = false
            }
        }
        var names = MemberNames()
        walk(group.items, into: &draft, scope: inner, names: &names)
        return draft
    }

    private mutating func checkMemberCount(_ namespace: NamespaceDraft, at place: Place) {
        guard namespace.members.count == mostCases + 1 else { return }
        diagnostics.error(
            "this is more than \(mostCases) cases directly in '\(namespace.typeName)', too many for the Swift compiler "
                + "to check a 'switch'; put some of them in groups", at: place)
    }

    // MARK: Names

    /// The names that are taken in a namespace.
    struct MemberNames {
        var members: [String: Place] = [:]
        var types: [String: (subject: String, place: Place)] = [:]
    }

    private mutating func declare(
        _ name: Located<String>, kind: String, as declared: DeclaredName, scope: Scope, names: inout MemberNames
    ) {
        let id = scope.id(name.value)
        if let earlier = names.members[name.value] {
            reportSecond("'\(id)'", at: name.place, earlier: earlier)
            return
        }
        names.members[name.value] = name.place
        self.names[id] = declared
        checkMemberName(name, kind: kind)
        let typeName = upperCamelCase(name.value)
        let subject = "the \(kind) '\(name.value)'"
        if let other = names.types[typeName] {
            reportSameName("Swift type '\(typeName)'", (subject, name.place), other)
        } else {
            names.types[typeName] = (subject, name.place)
        }
    }

    /// Reports two things that become one name: at the later, with a note at the earlier.
    mutating func reportSameName(
        _ name: String, _ first: (subject: String, place: Place), _ second: (subject: String, place: Place)
    ) {
        var (earlier, later) = (second, first)
        if later.place.isBefore(earlier.place) { (earlier, later) = (later, earlier) }
        diagnostics.error(
            "\(later.subject) and \(earlier.subject) both become the \(name)", at: later.place,
            notes: [Diagnostic.Note("\(earlier.subject) is declared here", at: earlier.place)])
    }

    /// The cases of the generated `ID` are the dotted names with their dots taken out.
    mutating func checkIDNames() {
        var taken: [String: (subject: String, place: Place)] = [:]
        var ids: Set<String> = []
        for draft in routes where ids.insert(draft.route.id).inserted {
            let name = draft.route.idCaseName
            let subject = (subject: "the route '\(draft.route.id)'", place: draft.route.place)
            if name == "allCases" {
                diagnostics.error(
                    "\(subject.subject) would become the case 'allCases' of 'ID', which Swift needs", at: subject.place)
            } else if let other = taken.insertIfAbsent(subject, forKey: name) {
                reportSameName("case '\(name)' of 'ID'", subject, other)
            }
        }
    }
}
