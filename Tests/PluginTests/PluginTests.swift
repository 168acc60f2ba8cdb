import Foundation
import Testing

/// One package goes through these, so they take turns.
@Suite("Plugins", .serialized)
struct PluginTests {
    private let urls = ["/", "/items/42", "/items/x", "/help/start", "/pages/7", "/profile/me", "/between"]

    @Test("Several manifests, several targets, a part, a package between, a path with spaces")
    func firstBuild() throws {
        #expect(
            try ThrowawayPackage.names(of: urls) == [
                "home", "detail", "none", "help.topic", "page", "profile", "between",
            ])
        for name in ["Main.routes.swift", "help.routes.swift", "Deep_Second Table.routes.swift"] {
            let file = ThrowawayPackage.generated(name, target: "Links")
            #expect(FileManager.default.fileExists(atPath: file.path))
        }
    }

    @Test("A manifest is edited")
    func edit() throws {
        let edited = "routes 1\naccess public\nhome /\nitem /things/{id: Int}\n"
        #expect(
            try ThrowawayPackage.names(of: ["/things/1", "/items/1"], ["Sources/Links/Main.routes": edited])
                == ["item", "none"])
    }

    @Test("An included file is edited")
    func editPart() throws {
        let edited = "routes 1 part\narticle /articles/{name}\n"
        #expect(
            try ThrowawayPackage.names(of: ["/help/articles/a", "/help/a"], ["Sources/Links/help.routes": edited])
                == ["help.article", "none"])
    }

    @Test("A manifest is added, and taken away again")
    func addAndDelete() throws {
        let program = "import Links\n\nprint(Third.match(\"/third\")?.id.rawValue ?? \"none\")\n"
        let added = ["Sources/App/main.swift": program, "Sources/Links/Third.routes": third]
        #expect(try ThrowawayPackage.names(of: [], added) == ["entry"])

        try ThrowawayPackage.layOut(["Sources/App/main.swift": program])
        let built = try ThrowawayPackage.build()
        #expect(built.status != 0)
        #expect(built.output.contains("cannot find 'Third' in scope"))
    }

    @Test("A manifest is renamed")
    func rename() throws {
        let text = ThrowawayPackage.files["Sources/Links/Main.routes"]
        #expect(
            try ThrowawayPackage.names(
                of: ["/items/42", "/help/start"],
                ["Sources/Links/Main.routes": nil, "Sources/Links/Renamed.routes": text])
                == ["detail", "help.topic"])
    }

    @Test("An error names the place and leaves what was generated; mended, it builds")
    func error() throws {
        try ThrowawayPackage.layOut()
        #expect(try ThrowawayPackage.build().status == 0)
        let generated = ThrowawayPackage.generated("Main.routes.swift", target: "Links")
        let before = try String(contentsOf: generated, encoding: .utf8)

        try ThrowawayPackage.layOut(["Sources/Links/Main.routes": "routes 1\naccess public\nhome /{id: Itn}\n"])
        let built = try ThrowawayPackage.build()
        #expect(built.status != 0)
        let path = ThrowawayPackage.path("Sources/Links/Main.routes")
        #expect(built.output.contains("\n\(path):3:12: error: unknown type 'Itn'; did you mean 'Int'?\n"))
        #expect(try String(contentsOf: generated, encoding: .utf8) == before)

        #expect(try ThrowawayPackage.names(of: urls).prefix(2) == ["home", "detail"])
    }

    @Test("Two manifests of a target claim one namespace")
    func namespaces() throws {
        try ThrowawayPackage.layOut(["Sources/Links/Third.routes": "routes 1\nhome /\n"])
        let built = try ThrowawayPackage.build()
        #expect(built.status != 0)
        let path = ThrowawayPackage.path("Sources/Links/Third.routes")
        let message = "error: two manifests of this target claim the namespace 'Routes'"
        #expect(built.output.contains("\n\(path):1:1: \(message)"))
    }

    @Test("White space within lines changes: the tool runs, the target is not compiled")
    func whiteSpace() throws {
        try ThrowawayPackage.layOut()
        #expect(try ThrowawayPackage.build().status == 0)
        let text = try #require(ThrowawayPackage.files["Sources/Links/Main.routes"])
        try ThrowawayPackage.layOut([
            "Sources/Links/Main.routes": text.replacingOccurrences(of: "detail /", with: "detail     /")
        ])
        let built = try ThrowawayPackage.build()
        #expect(built.status == 0)
        #expect(built.output.contains("Compiling routes Main.routes"))
        #expect(!built.output.contains("Compiling Links"))
        #expect(!built.output.contains("Compiling App"))
    }

    @Test("The command plugin runs the tool over the package's manifests")
    func command() throws {
        try ThrowawayPackage.layOut()
        let checked = try ThrowawayPackage.routes("check")
        #expect(checked.status == 0, "\(checked.output)")

        let listed = try ThrowawayPackage.routes("list", "--target", "Links", "--json")
        #expect(listed.status == 0)
        #expect(listed.output.contains("\"name\":\"help.topic\",\"pattern\":\"/help/{name}\""))
        #expect(!listed.output.contains("\"name\":\"profile\""))

        let explained = try ThrowawayPackage.routes("explain", "--json", "/profile/me", "/nowhere/at/all")
        #expect(explained.status == 1)
        #expect(explained.output.contains("\"url\":\"/profile/me\",\"namespace\":\"Account\",\"route\":\"profile\""))
        #expect(explained.output.contains("\"url\":\"/nowhere/at/all\",\"error\":\"noMatch\""))
    }

    private let third = "routes 1\nnamespace Third\naccess public\nentry /third\n"
}
