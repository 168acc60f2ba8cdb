import RouteManifest
import Testing

/// Every fault of syntax has one input and its exact output.
struct SyntaxFaults {
    @Test(arguments: DiagnosticCase.table(header))
    func firstStatement(_ fault: DiagnosticCase) {
        #expect(parse(fault.input).output == fault.output)
    }

    @Test(
        arguments: [declarations, names, patterns, parameters, clauses, queries, words, blocks]
            .flatMap(DiagnosticCase.table))
    func statement(_ fault: DiagnosticCase) {
        #expect(parse(fault.input).output == fault.output)
    }
}
