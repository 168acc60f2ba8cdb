package import RouteManifest

/// Looks up the names and types of a manifest, its includes among them, and reports every fault at its token.
///
/// - Parameters:
///   - manifest: one that does not begin `routes 1 part`.
///   - sources: where included files come from.
/// - Returns: The manifest with everything known. Where `diagnostics` holds an error afterwards, routes and aliases
///   whose URLs are not certain are left out, so that later stages can go on to look for faults among the rest.
package func checkManifest(
    _ manifest: ManifestSyntax, sources: ManifestSources = .none, diagnostics: inout Diagnostics
) -> CheckedManifest {
    var expander = IncludeExpander(sources: sources, diagnostics: diagnostics)
    let items = expander.expand(manifest)
    var checker = ManifestChecker(
        manifest, parts: expander.parts, unread: expander.unread, diagnostics: expander.diagnostics)
    let checked = checker.check(items)
    diagnostics = checker.diagnostics
    return checked
}

/// What the stages of the check share. Each stage is an extension in a file of its own.
struct ManifestChecker {
    let manifest: ManifestSyntax
    /// The included files.
    let parts: [ManifestSyntax]
    /// Names that a statement may declare which could not be read. Nobody calls them unknown.
    let unread: Set<String>
    var diagnostics: Diagnostics

    var declarations = Declarations()
    /// The routes in order of declaration, the sound and the others.
    var routes: [RouteDraft] = []
    var aliases: [AliasDraft] = []
    var rewrites: [CheckedRewrite] = []
    /// Where each expression of a rewrite first stands.
    var rewritePlaces: [[UInt8]: Place] = [:]
    /// What each dotted name stands for.
    var names: [String: DeclaredName] = [:]
    /// How many more "did you mean" are looked for; each goes through all names.
    private(set) var suggestionsLeft = 50

    init(_ manifest: ManifestSyntax, parts: [ManifestSyntax], unread: Set<String>, diagnostics: Diagnostics) {
        self.manifest = manifest
        self.parts = parts
        self.unread = parts.reduce(into: unread.union(manifest.wordsOfUnreadLines)) {
            $0.formUnion($1.wordsOfUnreadLines)
        }
        self.diagnostics = diagnostics
    }

    mutating func check(_ items: [ItemSyntax]) -> CheckedManifest {
        let namespace = manifest.namespace ?? Located("Routes", at: Place(file: manifest.file, line: 1, column: 1))
        collectDeclarations()
        checkNamespaceName(namespace)
        let root = walkRoot(items, namespace: namespace)
        checkIDNames()
        checkShadowedTypes()
        resolveOver()
        checkAliases()
        checkDuplicates()

        var checked = CheckedManifest(
            file: manifest.file, namespacePlace: namespace.place, root: number(root))
        checked.namespace = namespace.value
        checked.access = declarations.access
        checked.imports = declarations.imports
        checked.options = declarations.options
        checked.origins = declarations.origins
        checked.enums = declarations.enums
        checked.guards = declarations.guards
        checked.rewrites = rewrites
        checked.routes = numberedRoutes()
        checked.patterns = numberedPatterns()
        return checked
    }

    /// `; did you mean 'x'?`, or nothing.
    mutating func didYouMean(_ name: String, in candidates: [String]) -> String {
        guard suggestionsLeft > 0 else { return "" }
        suggestionsLeft -= 1
        return suggestion(for: name, in: candidates)
    }

    func isUnread(_ name: String) -> Bool {
        !unread.isEmpty && name.split(separator: ".").contains { unread.contains(String($0)) }
    }

    /// Text that stands in URLs should be in the form that URLs have.
    mutating func warnUnlessNormalized(_ text: Located<String>) {
        guard !NormalizationForm.isC(text.value) else { return }
        diagnostics.warning(
            "'\(text.value)' is not in Unicode normalization form C, in which nearly all URLs are; they will not match",
            at: text.place)
    }
}

/// What a dotted name stands for.
enum DeclaredName {
    /// An index into the drafts.
    case route(Int)
    case group
}
