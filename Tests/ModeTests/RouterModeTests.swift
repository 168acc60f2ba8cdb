import Testing

/// An app with a router, built and run in every mode of the compiler.
@Suite(.serialized) struct RouterModeTests {
    @Test(arguments: LanguageMode.all)
    func runs(in mode: LanguageMode) throws {
        let compiler = try Compiler()
        let files = [
            try compiler.write(try emitRoutes(RouterSamples.manifest), to: "Links.swift"),
            try compiler.write(RouterSamples.app, to: "App.swift"),
        ]
        #expect(try compiler.build("App", files, in: mode) == "")
        #expect(try compiler.runProgram("App") == "exit status 0\nthe app is well\n")
        try compiler.removeFolder()
    }
}
