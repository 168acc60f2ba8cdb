import RouteCompiler
import RouteManifest
import Testing

/// Addresses that two of several manifests take.
struct SharedAddressesTests {
    private func messages(_ manifests: String...) -> String {
        let checked = manifests.enumerated().map { number, text in
            check("routes 1\nnamespace \("ABC".map(String.init)[number])\n\(text)", file: "\(number).routes").manifest
        }
        return sharedAddresses(of: checked).flatMap(\.lines).joined(separator: "\n")
    }

    @Test func oneManifestSharesNothing() {
        #expect(messages("a /a") == "")
    }

    @Test func differentAddresses() {
        #expect(messages("a /a/{x: Int}", "b /a/{x: UUID}\nc /c", "d /d") == "")
        #expect(messages("origin app shop:\na /a", "origin app mall:\nb /a") == "")
        #expect(
            messages("origin web https://x.example\na /a", "origin web https://*.x.example https://y.example\nb /a")
                == "")
    }

    @Test func eachPairOfRoutes() {
        #expect(
            messages("item /items/{id: Int}\nnote /n/{x}", "any /{file...}", "new /items/7\nlist /n/{x}/{y}") == """
                0.routes:3:1: warning: 'A.item' and 'B.any' both take "/items/7"
                1.routes:3:1: note: 'B.any' is declared here
                0.routes:4:1: warning: 'A.note' and 'B.any' both take "/n/a"
                1.routes:3:1: note: 'B.any' is declared here
                0.routes:3:1: warning: 'A.item' and 'C.new' both take "/items/7"
                2.routes:3:1: note: 'C.new' is declared here
                1.routes:3:1: warning: 'B.any' and 'C.new' both take "/items/7"
                2.routes:3:1: note: 'C.new' is declared here
                1.routes:3:1: warning: 'B.any' and 'C.list' both take "/n/a/a"
                2.routes:4:1: note: 'C.list' is declared here
                """)
    }

    @Test func originsAndPaths() {
        #expect(
            messages("origin app shop:\na /a", "b /a") == """
                0.routes:4:1: warning: 'A.a' and 'B.b' both take "/a"
                1.routes:3:1: note: 'B.b' is declared here
                """)
        #expect(
            messages("origin a https://a.x.example\na /{x}", "origin b https://*.x.example https://x.example\nb /b")
                == """
                0.routes:4:1: warning: 'A.a' and 'B.b' both take "https://a.x.example/b"
                1.routes:4:1: note: 'B.b' is declared here
                """)
    }

    @Test func whatABetterRouteTakesIsTheBetterOnes() {
        #expect(
            messages("a /x/{y}\nb /x/new", "c /x/new\nd /x/{z: Int}") == """
                0.routes:3:1: warning: 'A.a' and 'B.d' both take "/x/7"
                1.routes:4:1: note: 'B.d' is declared here
                0.routes:4:1: warning: 'A.b' and 'B.c' both take "/x/new"
                1.routes:3:1: note: 'B.c' is declared here
                """)
    }

    @Test func strictBesideLenient() {
        #expect(
            messages("option slashes strict\na /a/", "b /a") == """
                0.routes:4:1: warning: 'A.a' and 'B.b' both take "/a/"
                1.routes:3:1: note: 'B.b' is declared here
                """)
    }
}
