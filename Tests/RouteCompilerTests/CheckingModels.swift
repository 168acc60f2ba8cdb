import RouteCompiler
import Testing

/// Every construct of the language has one text and the whole of what later stages read; see `checkingOutline`.
struct CheckingModels {
    @Test(arguments: [declarations, types, paths, clauses, blocks].flatMap(CheckingCase.table))
    func model(_ accepted: CheckingCase) {
        let (manifest, output) = check(accepted.input, files: accepted.files)
        #expect(output == "")
        #expect(checkingOutline(manifest) == accepted.output)
    }

    /// The patterns stand in the order of the routes, whatever was left out.
    @Test func numbersAreDense() {
        let (manifest, output) = check(
            """
            routes 1
            a /a
            group g /g {
                b /b/{x: Itn}
                c /c over a, b
                d /d
            }
            alias /x -> b
            alias /y -> g.d
            e /e over g.b
            f /f
            """)
        #expect(
            output == """
                Shop.routes:4:14: error: unknown type 'Itn'; did you mean 'Int'?
                Shop.routes:8:13: error: unknown route 'b'
                """)
        #expect(
            checkingOutline(manifest) == """
                internal Routes
                0 a a A a /'a' [1] "/a"
                g G 1..<3
                  1 g.c c C gC /'g'/'c' [2] "/g/c" | over 0
                  2 g.d d D gD /'g'/'d' [2] "/g/d"
                3 e e E e /'e' [1] "/e"
                4 f f F f /'f' [1] "/f"
                alias /'y' [1] "/y" -> g.d
                """)
        #expect(manifest.routes.map(\.number) == Array(0..<5))
        #expect(manifest.patterns.map(\.route) == [0, 1, 2, 3, 4, 2])
    }

    /// A route whose clause could not be read takes other URLs than written, so no duplicate is seen in it.
    @Test func damagedRoutesAreLeftOut() {
        let (manifest, output) = check("routes 1\na /x ?mode = map\nb /x @admin\nc /x/{id: Itn} @adult")
        #expect(
            output == """
                Shop.routes:2:14: error: expected a fixed value in quotes, found 'map'
                Shop.routes:3:7: error: unknown guard 'admin'; declare it with 'guard admin'
                Shop.routes:4:11: error: unknown type 'Itn'; did you mean 'Int'?
                Shop.routes:4:17: error: unknown guard 'adult'; declare it with 'guard adult'
                """)
        #expect(manifest.routes.map(\.id) == ["b"])
    }
}
