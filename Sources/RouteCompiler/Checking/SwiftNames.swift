import RouteManifest

extension ManifestChecker {
    mutating func checkNamespaceName(_ name: Located<String>) {
        let value = name.value
        if ReservedNames.members.contains(value) || ReservedNames.namespaceTypes.contains(value) {
            diagnostics.error("a namespace cannot be named '\(value)'; choose another name", at: name.place)
        } else if Self.builtInTypes[value] != nil {
            diagnostics.error(
                "the namespace '\(value)' has the name of a built-in type; choose another", at: name.place)
        } else if isModule(value) {
            diagnostics.error(
                "the namespace '\(value)' would hide the module '\(value)'; choose another name", at: name.place)
        }
    }

    /// Reports the name of a type that the generated file cannot declare.
    ///
    /// - Parameter subject: what would have the name, for the message.
    mutating func checkTypeName(_ name: String, of subject: String, at place: Place) {
        let fault: String
        if ReservedNames.members.contains(name) {
            fault = "has a name that Swift keeps for itself"
        } else if ReservedNames.namespaceTypes.contains(name) {
            fault = "has a name that the generated namespace needs"
        } else if name == manifest.namespace?.value ?? "Routes" {
            fault = "has the name of the namespace"
        } else if isModule(name) {
            fault = "would hide the module '\(name)'"
        } else {
            return
        }
        diagnostics.error("\(subject) \(fault); choose another name", at: place)
    }

    private func isModule(_ name: String) -> Bool {
        ReservedNames.modules.contains(name) || declarations.imports.contains(name)
    }

    /// A case of an enum, a choice, a variant or an origin.
    mutating func checkCaseName(_ name: Located<String>) {
        guard ReservedNames.members.contains(name.value) else { return }
        diagnostics.error("'\(name.value)' is a name that Swift keeps for itself; choose another", at: name.place)
    }

    /// A parameter, or a value of `with`.
    mutating func checkParameterName(_ name: Located<String>) {
        guard ReservedNames.parameters.contains(name.value) else { return }
        diagnostics.error(
            "a parameter cannot be named '\(name.value)', for every route has a member of that name", at: name.place)
    }

    /// A route or group, which becomes a case and a type of its namespace.
    mutating func checkMemberName(_ name: Located<String>, kind: String) {
        let typeName = upperCamelCase(name.value)
        if ReservedNames.cases.contains(name.value) {
            diagnostics.error("a \(kind) cannot be named '\(name.value)', for Swift needs the name", at: name.place)
        } else if typeName == name.value {
            diagnostics.error(
                "'\(name.value)' has no upper-case form, so that the \(kind) and its type would share a name; "
                    + "begin it with a lower-case letter", at: name.place)
        } else {
            checkTypeName(typeName, of: "the type '\(typeName)' of the \(kind) '\(name.value)'", at: name.place)
        }
    }
}
