import Testing

/// What must not compile, and what the compiler says of it.
@Suite(.serialized) struct RouterRefusalTests {
    private struct Misuse: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let code: String
        /// What the compiler's messages have to have.
        let messages: [String]

        init(_ name: String, _ code: String, _ messages: String...) {
            testDescription = name
            self.code = code
            self.messages = messages
        }
    }

    private static let misuses = [
        Misuse(
            "a handler of the wrong output type",
            "func use(_ router: Router<Links>) { router.on(Links.Count.self) { count, _ in \"\\(count.by)\" } }",
            "String", "Int"),
        Misuse(
            "a handler for a route of another table",
            "func use(_ router: Router<Links>) { router.on(Others.Home.self) { _, _ in } }",
            "'Links' and '_Others.Home.Table' (aka 'Others') be equivalent"),
        Misuse(
            "a route of another table",
            "func use(_ router: Router<Links>) async throws { try await router.open(Others.Home()) }",
            "'Links' and '_Others.Home.Table' (aka 'Others') be equivalent"),
        Misuse(
            "a missing method",
            """
            struct Handlers: OthersHandlers {
                func home(_ route: Others.Home, _ context: RouteContext) {}
            }
            """,
            "does not conform to protocol 'OthersHandlers'", "'detail'"),
        Misuse(
            "a result of the wrong type",
            "func use(_ router: Router<Links>) async throws -> String { try await router.open(Links.Count(by: 1)) }",
            "Int", "String"),
        Misuse(
            "a variant of another route",
            "func use(_ router: Router<Links>) { router.on(Links.Paint.self, variant: .blue) { _, _ in \"\" } }",
            "has no member 'blue'"),
        Misuse(
            "a handler that shares what is not Sendable",
            """
            final class Counter { var count = 0 }
            func use(_ router: Router<Links>, _ counter: Counter) {
                router.on(Links.Count.self) { count, _ in
                    counter.count += count.by
                    return counter.count
                }
            }
            """,
            "non-Sendable type 'Counter'"),
        Misuse(
            "a variable that is written from anywhere",
            """
            func use(_ router: Router<Links>) {
                var count = 0
                router.on(Links.Home.self) { _, _ in count += 1 }
                count += 1
            }
            """,
            "mutation of captured var 'count' in concurrently-executing code"),
        Misuse(
            "a context value that is not Sendable",
            """
            final class User {}
            func use(_ router: Router<Links>, _ user: User) async throws {
                try await router.open(.home, context: [user])
            }
            """,
            "'User' does not conform to the 'Sendable' protocol"),
    ]

    @Test(arguments: misuses)
    private func isRefused(_ misuse: Misuse) throws {
        let compiler = try Compiler()
        let files = [
            try compiler.write(try emitRoutes(RouterSamples.manifest), to: "Links.swift"),
            try compiler.write(
                try emitRoutes("routes 1\nnamespace Others\nhome /\ndetail /items/{id: Int}"), to: "Others.swift"),
            try compiler.write("import Switchyard\n\n\(misuse.code)\n", to: "Use.swift"),
        ]
        let output = try compiler.compile("Use", files, in: .swift6)
        #expect(output.contains("Use.swift"))
        for message in misuse.messages { #expect(output.contains(message)) }
        try compiler.removeFolder()
    }

    @Test func withValuesAreSendable() throws {
        let compiler = try Compiler()
        let files = [
            try compiler.write(
                try emitRoutes("routes 1\nnamespace Links\ndetail /items/{id: Int} with image: Image?"),
                to: "Links.swift"),
            try compiler.write("final class Image {}\n", to: "Image.swift"),
        ]
        let output = try compiler.compile("Use", files, in: .swift6)
        #expect(output.contains("of 'Sendable'-conforming struct 'Detail' contains non-Sendable type 'Image'"))
        try compiler.removeFolder()
    }
}
