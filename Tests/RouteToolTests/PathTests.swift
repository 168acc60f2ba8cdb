import Testing

@testable import RouteTool

@Suite("Paths")
struct PathTests {
    @Test(
        "Paths are put in order by their text",
        arguments: [
            ("a/./b//c/../d", "a/b/d"), ("./a", "a"), (".", ""), ("", ""), ("..", ".."), ("../../a/..", "../.."),
            ("a/../..", ".."), ("/", "/"), ("/../a", "/a"), ("/a/../../b/", "/b"), ("a b/c", "a b/c"),
        ])
    func normalization(path: String, expected: String) {
        #expect(normalizedPath(path) == expected)
    }

    @Test(
        "A manifest, its root and the name of its file",
        arguments: [
            ("App/Main.routes", nil, "App/Main.routes", "", "Main.routes.swift"),
            ("../App/Main.routes", nil, "../App/Main.routes", "../App", "Main.routes.swift"),
            ("/App/Main.routes", nil, "/App/Main.routes", "/App", "Main.routes.swift"),
            ("/Main.routes", nil, "/Main.routes", "/", "Main.routes.swift"),
            ("App/Deep/Main.routes", "App", "App/Deep/Main.routes", "App", "Deep_Main.routes.swift"),
            ("App/Deep/Main.routes", ".", "App/Deep/Main.routes", "", "App_Deep_Main.routes.swift"),
            ("./App/Main.routes", "./App/", "./App/Main.routes", "App", "Main.routes.swift"),
            ("/App/a b/Main.routes", "/App/", "/App/a b/Main.routes", "/App", "a b_Main.routes.swift"),
            ("/App/Main.routes", "/", "/App/Main.routes", "/", "App_Main.routes.swift"),
            ("/Else/Main.routes", "/App", "/Else/Main.routes", "/App", "Main.routes.swift"),
            ("/Apple/Main.routes", "/App", "/Apple/Main.routes", "/App", "Main.routes.swift"),
        ] as [(String, String?, String, String, String)])
    func manifestFiles(path: String, root: String?, expectedPath: String, expectedRoot: String, name: String) {
        let file = ManifestFile(path, root: root)
        #expect(file.path == expectedPath)
        #expect(file.root == expectedRoot)
        #expect(file.outputName == name)
    }

    @Test("A relative and an absolute path become two absolute ones")
    func mixed() {
        let file = ManifestFile("App/Main.routes", root: "/")
        #expect(file.path == absolutePath("App/Main.routes"))
        #expect(file.path.hasPrefix("/"))
        #expect(file.root == "/")
        #expect(ManifestFile("/App/Main.routes", root: "App").root == absolutePath("App"))
    }
}
