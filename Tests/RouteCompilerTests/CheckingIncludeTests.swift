import RouteCompiler
import RouteManifest
import Testing

/// Where included files are looked for.
struct CheckingIncludeTests {
    /// The including file, the root, the path, and the file that is read; nil where it lies outside.
    @Test(arguments: [
        ("Shop.routes", "", "help.routes", "help.routes"),
        ("Shop.routes", "", "a/./b//help.routes", "a/b/help.routes"),
        ("./Shop.routes", ".", "a/../help.routes", "help.routes"),
        ("a/b/Shop.routes", "", "../../help.routes", "help.routes"),
        ("a/b/Shop.routes", "a", "../help.routes", "a/help.routes"),
        ("a/b/Shop.routes", "a", "../../help.routes", nil),
        ("a/b/Shop.routes", "a/b", "../b/help.routes", "a/b/help.routes"),
        ("a/b/Shop.routes", "a/b", "../bc/help.routes", nil),
        ("/x/App/Shop.routes", "/x/App", "help.routes", "/x/App/help.routes"),
        ("/x/App/Shop.routes", "/x/App/", "../App/help.routes", "/x/App/help.routes"),
        ("/x/App/Shop.routes", "/x/App", "../help.routes", nil),
        ("/x/App/Shop.routes", "/x/App", "../../../../help.routes", nil),
        ("/x/App/Shop.routes", "/x/App", "/x/App/help.routes", nil),
        ("../x/Shop.routes", "../x", "help.routes", "../x/help.routes"),
        ("../x/Shop.routes", "../x", "../help.routes", nil),
        ("Shop.routes", "", "../help.routes", nil),
    ])
    func paths(_ file: String, _ root: String, _ path: String, _ expected: String?) {
        let files = expected.map { [$0: "routes 1 part\nx /x"] } ?? [:]
        let (manifest, output) = check("routes 1\ninclude \"\(path)\" as help", files: files, file: file, root: root)
        if expected == nil {
            let message = "'\(path)' lies outside the target; include a file among the target's sources"
            #expect(output == "\(file):2:10: error: \(message)")
        } else {
            #expect(output == "")
            #expect(manifest.routes.map(\.id) == ["help.x"])
        }
    }

    /// Places in an included file name that file.
    @Test func placesNameTheFile() {
        let files = ["sub/a.routes": "routes 1 part\nx /x/{id: Itn}", "sub/b.routes": "routes 1 part\ny /y @z"]
        #expect(
            check("routes 1\ninclude \"sub/a.routes\" as a\ninclude \"sub/b.routes\" as b", files: files).output == """
                sub/a.routes:2:11: error: unknown type 'Itn'; did you mean 'Int'?
                sub/b.routes:2:7: error: unknown guard 'z'; declare it with 'guard z'
                """)
    }
}

/// Several manifests of one target.
struct CheckingNamespaceTests {
    private func clashes(_ manifests: [(file: String, text: String)]) -> String {
        var diagnostics = Diagnostics()
        let syntax = manifests.map { parseManifest(Array($0.text.utf8), file: $0.file, diagnostics: &diagnostics) }
        checkNamespaces(of: syntax, diagnostics: &diagnostics)
        return diagnostics.sorted.flatMap(\.lines).joined(separator: "\n")
    }

    @Test func oneNamespaceForTwo() {
        #expect(
            clashes([("A.routes", "routes 1\nnamespace Shop"), ("B.routes", "routes 1\n\nnamespace Shop")]) == """
                B.routes:3:11: error: two manifests of this target claim the namespace 'Shop', 'A.routes' and \
                'B.routes'; give one of them another: 'namespace Name'
                A.routes:2:11: note: 'Shop' is claimed here
                """)
    }

    @Test(arguments: ["_Shop", "ShopHandlers"])
    func whatANamespaceBringsAlongIsClaimedToo(_ name: String) {
        for (first, second) in [("Shop", name), (name, "Shop")] {
            let message = clashes([
                ("A.routes", "routes 1\nnamespace \(first)"), ("B.routes", "routes 1\nnamespace \(second)"),
            ])
            #expect(message.contains("claim the namespace '\(name)', 'A.routes' and 'B.routes'"))
        }
    }

    @Test func theDefaultCountsToo() {
        #expect(
            clashes([("A.routes", "routes 1"), ("B.routes", "routes 1\nnamespace Routes")]) == """
                B.routes:2:11: error: two manifests of this target claim the namespace 'Routes', 'A.routes' and \
                'B.routes'; give one of them another: 'namespace Name'
                A.routes:1:1: note: 'Routes' is claimed here
                """)
    }

    @Test func partsClaimNone() {
        #expect(
            clashes([("A.routes", "routes 1"), ("B.routes", "routes 1 part"), ("C.routes", "routes 1 part")]) == "")
    }
}
