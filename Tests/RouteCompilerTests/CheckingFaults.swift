import RouteCompiler
import Testing

/// Every fault of names and types has one input and its exact output.
struct CheckingFaults {
    @Test(
        arguments: [types, names, swiftNames, paths, queries, origins, references, rewrites, includes, noise]
            .flatMap(CheckingCase.table))
    func fault(_ fault: CheckingCase) {
        #expect(check(fault.input, files: fault.files).output == fault.output)
    }
}
