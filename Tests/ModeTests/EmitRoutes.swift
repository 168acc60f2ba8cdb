import RouteCompiler
import RouteManifest
import RouteOutput
import Testing

/// The Swift of a manifest without faults.
func emitRoutes(_ manifest: String) throws -> String {
    var diagnostics = Diagnostics()
    let syntax = parseManifest(Array(manifest.utf8), file: "Test.routes", diagnostics: &diagnostics)
    let checked = checkManifest(syntax, sources: .none, diagnostics: &diagnostics)
    let table = try #require(CompiledTable(checked, &diagnostics))
    #expect(diagnostics.all.flatMap(\.lines).isEmpty)
    return emitSwift(checked, tableText: table.text)
}
