import RouteManifest
import Testing

/// Every construct of the language has one text and the whole tree it makes, places included; see `outline`.
struct SyntaxTrees {
    @Test(arguments: [lines, declarations, patterns, clauses, blocks].flatMap(DiagnosticCase.table))
    func tree(_ accepted: DiagnosticCase) {
        let (syntax, output) = parse(accepted.input)
        #expect(output == "")
        #expect(outline(syntax) == accepted.output)
    }

    /// The example of the language's own description.
    @Test func example() {
        let (syntax, output) = parse(ExampleManifest.shop)
        #expect(output == "")
        #expect(syntax.items.count == 16)
        #expect(syntax.options.count == 5)
        #expect(syntax.wordsOfUnreadLines.isEmpty)
    }
}
