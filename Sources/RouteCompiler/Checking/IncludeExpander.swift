import RouteManifest

/// How deep groups and includes may nest in each other.
private let deepestNamespace = 32
/// How many includes a manifest may lead to, each counted as often as it is reached.
private let mostIncludes = 1_000

/// Replaces every include by a group that holds what the file declares.
struct IncludeExpander {
    let sources: ManifestSources
    var diagnostics: Diagnostics
    /// Every included file once, in the order in which it was reached.
    private(set) var parts: [ManifestSyntax] = []
    /// The names of includes that brought nothing, which is reported already.
    private(set) var unread: Set<String> = []

    private var loaded: [String: ManifestSyntax] = [:]
    private var includeCount = 0

    init(sources: ManifestSources, diagnostics: Diagnostics) {
        self.sources = sources
        self.diagnostics = diagnostics
    }

    /// The items of a manifest with its includes replaced.
    mutating func expand(_ manifest: ManifestSyntax) -> [ItemSyntax] {
        expand(manifest.items, chain: [manifest.file], depth: 0)
    }

    /// - Parameter chain: the files being read, from the manifest to the one that holds the items.
    private mutating func expand(_ items: [ItemSyntax], chain: [String], depth: Int) -> [ItemSyntax] {
        var expanded: [ItemSyntax] = []
        for item in items {
            switch item {
            case .group(var group):
                guard hasRoom(at: depth, group.name) else { continue }
                group.items = expand(group.items, chain: chain, depth: depth + 1)
                expanded.append(.group(group))
            case .include(let include):
                guard hasRoom(at: depth, include.name) else { continue }
                expanded.append(.group(expand(include, chain: chain, depth: depth + 1)))
            case .route, .alias, .rewrite:
                expanded.append(item)
            }
        }
        return expanded
    }

    private mutating func hasRoom(at depth: Int, _ name: Located<String>) -> Bool {
        if depth < deepestNamespace { return true }
        diagnostics.error("groups and includes nest at most \(deepestNamespace) deep", at: name.place)
        unread.insert(name.value)
        return false
    }

    private mutating func expand(_ include: IncludeSyntax, chain: [String], depth: Int) -> GroupSyntax {
        var group = GroupSyntax(
            name: include.name, documentation: include.documentation, prefix: include.prefix, guards: include.guards,
            on: include.on, items: [])
        includeCount += 1
        guard includeCount <= mostIncludes else {
            if includeCount == mostIncludes + 1 {
                diagnostics.error("this is more than \(mostIncludes) includes", at: include.path.place)
            }
            unread.insert(include.name.value)
            return group
        }
        guard let (part, isFirst) = load(include, chain: chain) else {
            unread.insert(include.name.value)
            return group
        }
        group.items = expand(part.items, chain: chain + [part.file], depth: depth)
        if !isFirst { group.items = withoutRewrites(group.items) }
        return group
    }

    /// A file that is included twice brings its rewrites once.
    private func withoutRewrites(_ items: [ItemSyntax]) -> [ItemSyntax] {
        items.filter { item in
            if case .rewrite = item { return false }
            return true
        }
    }

    /// The file that an include names, and whether it is read for the first time.
    private mutating func load(_ include: IncludeSyntax, chain: [String]) -> (part: ManifestSyntax, isFirst: Bool)? {
        let place = include.path.place
        guard case .file(let file) = IncludePath(include.path.value, from: chain.last ?? "", root: sources.root) else {
            diagnostics.error(
                "'\(include.path.value)' lies outside the target; include a file among the target's sources", at: place)
            return nil
        }
        guard file.hasSuffix(".routes") else {
            diagnostics.error("the name of an included file ends in '.routes'", at: place)
            return nil
        }
        if let index = chain.firstIndex(of: file) {
            let loop = (chain[index...] + [file]).map { "'\(name(of: $0))'" }.joined(separator: " includes ")
            diagnostics.error("this include never ends: \(loop)", at: place)
            return nil
        }
        if let part = loaded[file] { return (part, false) }
        guard let bytes = sources.read(file) else {
            diagnostics.error("the file '\(file)' is missing or cannot be read", at: place)
            return nil
        }
        let part = parseManifest(bytes, file: file, isIncluded: true, diagnostics: &diagnostics)
        if part.hasVersion, !part.isPart {
            diagnostics.error(
                "'\(include.path.value)' is a manifest of its own; a file to include begins 'routes 1 part'", at: place)
        }
        loaded[file] = part
        parts.append(part)
        return (part, true)
    }

    private func name(of file: String) -> Substring { file.split(separator: "/").last ?? "" }
}
