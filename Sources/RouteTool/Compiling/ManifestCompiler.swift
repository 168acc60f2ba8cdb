import RouteCompiler
import RouteManifest

/// A manifest without errors.
struct CompiledManifest {
    let file: ManifestFile
    /// What the manifest declares; nil for a part, which is compiled with the manifests that include it.
    let checked: CheckedManifest?
    /// The table that the runtime reads; empty for a part.
    let table: String
}

/// Compiles manifests and collects what is wrong with them.
struct ManifestCompiler {
    private(set) var manifests: [CompiledManifest] = []
    var diagnostics = Diagnostics()
    private var syntax: [ManifestSyntax] = []

    /// - Parameter examinesParts: Whether faults of a part are reported for itself, too, and not only for the manifests
    ///   that include it.
    init(_ files: [ManifestFile], examinesParts: Bool = true) {
        for file in files { compile(file, examinesParts: examinesParts) }
    }

    private mutating func compile(_ file: ManifestFile, examinesParts: Bool) {
        var found = Diagnostics()
        defer { for diagnostic in found.all { diagnostics.append(diagnostic) } }
        guard let syntax = parse(file, diagnostics: &found) else { return }
        self.syntax.append(syntax)
        if syntax.isPart {
            if !examinesParts { found = Diagnostics() }
            if !found.hasErrors { manifests.append(CompiledManifest(file: file, checked: nil, table: "")) }
            return
        }
        let checked = checkManifest(syntax, sources: file.sources, diagnostics: &found)
        // Where there are errors the routes that are certain are proven all the same, so that one run tells all.
        guard let table = CompiledTable(checked, &found), !found.hasErrors else { return }
        manifests.append(CompiledManifest(file: file, checked: checked, table: table.text))
    }

    /// Reports every manifest whose namespace another one of the same target has already.
    ///
    /// - Parameter others: Further manifests of the target. What is to be said at their places is said where they are
    ///   compiled themselves.
    mutating func checkNamespaces(beside others: [ManifestFile] = []) {
        var found = Diagnostics()
        let others = others.compactMap { parse($0, diagnostics: &found) }
        let own = Set(syntax.map(\.file))
        found = Diagnostics()
        RouteCompiler.checkNamespaces(
            of: (syntax + others).sorted { $0.file < $1.file }, diagnostics: &found)
        for diagnostic in found.all where own.contains(diagnostic.place.file) { diagnostics.append(diagnostic) }
    }

    /// Every message once, though several manifests may include the file that it is about.
    func report(to console: Console) {
        var seen: Set<Diagnostic> = []
        console.report(diagnostics.sorted.filter { seen.insert($0).inserted })
    }
}

/// Reads a file; nil where that fails, which is reported.
private func parse(_ file: ManifestFile, diagnostics: inout Diagnostics) -> ManifestSyntax? {
    switch file.read() {
    case .success(let bytes):
        return parseManifest(bytes, file: file.path, diagnostics: &diagnostics)
    case .failure(let fault):
        diagnostics.error(fault.message, at: Place(file: file.path, line: 1, column: 1))
        return nil
    }
}
