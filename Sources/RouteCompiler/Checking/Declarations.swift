import RouteManifest

/// What the statements outside groups declare, those of included files among them.
struct Declarations {
    enum DeclaredType {
        case enumeration(CheckedEnum)
        case own(swiftType: String)
    }

    var access = AccessLevel.internal
    var options = RouteOptions()
    var imports: [String] = []
    var origins: [CheckedOrigin] = []
    var enums: [CheckedEnum] = []
    var guards: [String] = []

    var types: [String: DeclaredType] = [:]
    /// Where each enum and type is declared.
    var typePlaces: [String: Place] = [:]
    var originIndices: [String: Int] = [:]
    var guardPlaces: [String: Place] = [:]
}

extension ManifestChecker {
    mutating func collectDeclarations() {
        checkAccess()
        checkOptions()
        checkOrigins()
        for file in [manifest] + parts {
            for module in file.imports where !declarations.imports.contains(module.value) {
                declarations.imports.append(module.value)
            }
            for declared in file.guards { collect(guard: declared) }
            for declared in file.enums { collect(declared) }
            for declared in file.types where isNewType(declared.name, kind: "type") {
                declarations.types[declared.name.value] = .own(swiftType: declared.target.value)
            }
        }
    }

    private mutating func checkAccess() {
        guard let access = manifest.access else { return }
        if let level = AccessLevel(rawValue: access.value) {
            declarations.access = level
        } else {
            let hint = didYouMean(access.value, in: ["internal", "package", "public"])
            diagnostics.error(
                "unknown access '\(access.value)'; it is 'internal', 'package' or 'public'\(hint)", at: access.place)
        }
    }

    private mutating func collect(guard name: Located<String>) {
        if let earlier = declarations.guardPlaces[name.value] {
            reportSecond("the guard '\(name.value)'", at: name.place, earlier: earlier)
        } else {
            declarations.guardPlaces[name.value] = name.place
            declarations.guards.append(name.value)
        }
    }

    private mutating func collect(_ declared: EnumSyntax) {
        guard isNewType(declared.name, kind: "enum") else { return }
        var cases: [CheckedEnum.Case] = []
        var names: [String: Place] = [:]
        var rawValues: [[UInt8]: Place] = [:]
        for item in declared.cases {
            let text = item.rawValue ?? item.name
            warnUnlessNormalized(text)
            checkCaseName(item.name)
            if let earlier = names.insertIfAbsent(item.name.place, forKey: item.name.value) {
                reportSecond("the case '\(item.name.value)'", at: item.name.place, earlier: earlier)
            } else if let earlier = rawValues.insertIfAbsent(text.place, forKey: Array(text.value.utf8)) {
                diagnostics.error(
                    "the text '\(text.value)' stands for two cases of '\(declared.name.value)'", at: text.place,
                    notes: [Diagnostic.Note("the first is here", at: earlier)])
            } else {
                cases.append(CheckedEnum.Case(name: item.name.value, rawValue: text.value))
            }
        }
        let checked = CheckedEnum(
            name: declared.name.value, documentation: declared.documentation, cases: cases, place: declared.name.place)
        declarations.enums.append(checked)
        declarations.types[checked.name] = .enumeration(checked)
    }

    /// False, with a word about it, where the name of a type is taken.
    private mutating func isNewType(_ name: Located<String>, kind: String) -> Bool {
        if let earlier = declarations.typePlaces[name.value] {
            reportSecond("the type '\(name.value)'", at: name.place, earlier: earlier)
            return false
        }
        if Self.builtInTypes[name.value] != nil {
            diagnostics.error(
                "the \(kind) '\(name.value)' has the name of a built-in type; choose another name", at: name.place)
        } else {
            checkTypeName(name.value, of: "the \(kind) '\(name.value)'", at: name.place)
        }
        declarations.typePlaces[name.value] = name.place
        return true
    }

    mutating func reportSecond(_ what: String, at place: Place, earlier: Place) {
        diagnostics.error(
            "\(what) is declared twice", at: place, notes: [Diagnostic.Note("the first is here", at: earlier)])
    }
}
