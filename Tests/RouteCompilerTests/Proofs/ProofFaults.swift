import RouteCompiler
import RouteManifest
import Testing

/// Every fault that the proofs find has one input and its exact output.
struct ProofFaults {
    @Test(
        arguments: [overlaps, duplicates, reach, order, segments, rewrites].flatMap(CheckingCase.table))
    func fault(_ fault: CheckingCase) {
        #expect(compile(fault.input) == fault.output)
    }
}

/// The lines that the faults of a manifest make, those of its proofs among them.
func compile(_ text: String, file: String = "Shop.routes") -> String {
    var diagnostics = Diagnostics()
    let syntax = parseManifest(Array(text.utf8), file: file, diagnostics: &diagnostics)
    let manifest = checkManifest(syntax, diagnostics: &diagnostics)
    _ = CompiledTable(manifest, &diagnostics)
    return diagnostics.sorted.flatMap(\.lines).joined(separator: "\n")
}
