import Foundation
import Switchyard
import SwitchyardFoundation
import Testing

/// A table of documents, right and wrong, each with the exact result or message.
struct DocumentTests {
    @Test("a document of nothing", arguments: DocumentRows.empty)
    func emptyResult(_ row: DocumentRow) { expect(row) }

    @Test("closed and redirected routes", arguments: DocumentRows.routes)
    func routesResult(_ row: DocumentRow) { expect(row) }

    @Test("variants", arguments: DocumentRows.variants)
    func variantsResult(_ row: DocumentRow) { expect(row) }

    @Test("what another build knows", arguments: DocumentRows.unknown)
    func unknownResult(_ row: DocumentRow) { expect(row) }

    @Test("wrong as a whole", arguments: DocumentRows.wrong)
    func wrongResult(_ row: DocumentRow) { expect(row) }

    @Test("wrong routes", arguments: DocumentRows.wrongRoutes)
    func wrongRoutesResult(_ row: DocumentRow) { expect(row) }

    @Test("rewrites", arguments: DocumentRows.rewrites)
    func rewritesResult(_ row: DocumentRow) { expect(row) }

    @Test("a regular expression that is wrong, at its column")
    func wrongExpression() {
        for pattern in ["a(b", "a{2,1}", "(?=a)", "(a)\\\\1", String(repeating: "(a{1000}){1000}", count: 4)] {
            let error = #expect(throws: OverridesError.self) {
                try Overrides(
                    json: Data(#"{"version": 1, "rewrites": [{"match": "\#(pattern)", "to": "/"}]}"#.utf8),
                    for: NewApp.self)
            }
            #expect(error?.problems.count == 1)
            #expect(error?.problems.first?.place == "rewrites[0].match")
            #expect(error?.problems.first?.message.contains(", at column ") == true, "\(pattern)")
        }
    }

    @Test("rules that are too large together are refused")
    func largeRules() {
        let rules = (800...1_000).map { #"{"match": "\\w{1,\#($0)}_", "to": "/"}"# }.joined(separator: ",")
        let document = #"{"version": 1, "rewrites": [\#(rules)]}"#
        let error = #expect(throws: OverridesError.self) {
            try Overrides(json: Data(document.utf8), for: NewApp.self)
        }
        #expect(error?.description.hasPrefix("rewrites: the expressions are too large together") ?? false)
    }

    @Test("of a long key only the beginning is told, and kept for what stands in it")
    func longKeys() {
        let members = (0..<5_000).map { "\"a\($0)\": 0" }.joined(separator: ",")
        let key = String(repeating: "r", count: 100_000)
        let document = "{\"version\": 1, \"routes\": {\"\(key)\": {\(members)}}}"
        let error = #expect(throws: OverridesError.self) {
            try Overrides(json: Data(document.utf8), for: NewApp.self)
        }
        #expect((error?.problems.map(\.place.utf8.count).max() ?? .max) < 100)
    }

    @Test("1,000 rules are taken")
    func thousandRules() throws {
        let document = #"{"version": 1, "rewrites": [\#(DocumentRows.manyRules(1_000))]}"#
        let overrides = try Overrides(json: Data(document.utf8), for: NewApp.self)
        #expect(overrides.content.rewriter.rules.count == 1_000)
    }

    @Test("wrong experiments", arguments: DocumentRows.wrongExperiments)
    func wrongExperimentsResult(_ row: DocumentRow) { expect(row) }

    @Test("all problems at once, with lines and columns, and unknown ones where they are refused")
    func allAtOnce() throws {
        let document = """
            {
              "version": 1,
              "revisions": "x",
              "routes": {
                "detail": { "experiment": { "weights": { "control": 0.5, "compact": 0.3 }, "coverage": 2 } },
                "wishlist": { "disabled": true },
                "legacy": { "disabled": "no", "instead": "/nowhere/at/all" }
              }
            }
            """
        func problems(_ unknown: UnknownOverrides) -> [OverridesError.Problem] {
            let error = #expect(throws: OverridesError.self) {
                try Overrides(json: Data(document.utf8), for: NewApp.self, unknown: unknown)
            }
            return error?.problems ?? []
        }
        func places(_ problems: [OverridesError.Problem]) -> [String] {
            problems.map { "\($0.line ?? 0):\($0.column ?? 0) \($0.place)" }
        }
        #expect(
            places(problems(.skip)) == [
                "3:3 revisions", "5:44 routes.detail.experiment.weights", "5:92 routes.detail.experiment.coverage",
                "7:29 routes.legacy.disabled",
            ])
        #expect(
            places(problems(.refuse)) == [
                "3:3 revisions", "5:44 routes.detail.experiment.weights", "5:92 routes.detail.experiment.coverage",
                "6:5 routes.wishlist", "7:29 routes.legacy.disabled", "7:46 routes.legacy.instead",
            ])
    }

    @Test("the tool's check finds the same", arguments: DocumentRows.all)
    func tool(_ row: DocumentRow) throws {
        // Only the generated table can read values of a type of the author's.
        guard !row.document.contains("/even/") else { return }
        let table = NewApp._data.withUTF8Buffer { DynamicTable(Array($0)) }
        let result = Result { () throws(OverridesError) in
            try table.overrides(json: Array(row.document.utf8), unknown: .skip)
        }
        #expect(result.notation == row.result)
    }

    private func expect(_ row: DocumentRow) {
        let result = Result { () throws(OverridesError) in
            try Overrides(json: Data(row.document.utf8), for: NewApp.self).content
        }
        #expect(result.notation == row.result)
    }
}
