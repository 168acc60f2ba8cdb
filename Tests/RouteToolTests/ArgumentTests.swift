import Testing

@testable import RouteTool

@Suite("Arguments")
struct ArgumentTests {
    @Test(
        "Wrong usage says what is wrong on standard error and exits 64",
        arguments: [
            (["chekc", "a.routes"], "switchyard: error: unknown verb 'chekc'; did you mean 'check'?"),
            (["--verbose"], "switchyard: error: unknown option '--verbose'"),
            (["--hlep"], "switchyard: error: unknown option '--hlep'; did you mean '--help'?"),
            (["check"], "switchyard check: error: no FILE is given"),
            (["check", "--root"], "switchyard check: error: '--root' needs a value: '--root DIR'"),
            (["check", "--root="], "switchyard check: error: '--root' needs a value: '--root DIR'"),
            (["check", "--root", "--", "a"], "switchyard check: error: '--root' needs a value: '--root DIR'"),
            (["check", "--root", "a", "--root=b", "c"], "switchyard check: error: '--root' is given more than once"),
            (["check", "--rot", "a"], "switchyard check: error: unknown option '--rot'; did you mean '--root'?"),
            (["check", "-x", "a"], "switchyard check: error: unknown option '-x'"),
            (["list", "--jsno", "a"], "switchyard list: error: unknown option '--jsno'; did you mean '--json'?"),
            (["list", "--json=1", "a"], "switchyard list: error: '--json' takes no value"),
            (["generate", "a.routes"], "switchyard generate: error: '--output DIR' is missing"),
            (
                ["generate", "--ouput", "d", "a"],
                "switchyard generate: error: unknown option '--ouput'; did you mean '--output'?"
            ),
            (["explain", "/items"], "switchyard explain: error: '--manifest FILE' is missing"),
            (["explain", "--manifest", "a.routes"], "switchyard explain: error: no URL is given"),
        ])
    func wrongUsage(arguments: [String], message: String) throws {
        let (status, output, diagnostics) = run(arguments)
        let command = message.prefix { $0 != ":" }
        #expect(status == .usage)
        #expect(status.rawValue == 64)
        #expect(diagnostics == "\(message)\nSee '\(command) --help'.\n")
        #expect(output == "")
    }

    @Test("Without arguments the overview goes to standard error")
    func noArguments() {
        let (status, output, diagnostics) = run([])
        #expect(status == .usage)
        #expect(output == "")
        #expect(diagnostics.hasPrefix("usage: switchyard VERB ARGUMENT…\n"))
    }

    @Test("The overview names every verb", arguments: ["--help", "-h"])
    func overview(flag: String) {
        let (status, output, diagnostics) = run([flag])
        #expect(status == .success)
        #expect(diagnostics == "")
        for verb in ["generate", "check", "list", "explain"] { #expect(output.contains("\n  \(verb) ")) }
    }

    @Test(
        "Every verb has a page that shows its arguments",
        arguments: [
            ("generate", "usage: switchyard generate FILE… --output DIR [--root DIR] [--beside FILE]…"),
            ("check", "usage: switchyard check FILE… [--root DIR] [--overrides JSON]…"),
            ("list", "usage: switchyard list FILE… [--root DIR] [--json]"),
            (
                "explain",
                "usage: switchyard explain URL… --manifest FILE… [--root DIR] [--overrides JSON] [--unit ID] [--json]"
            ),
        ])
    func help(verb: String, usage: String) {
        for arguments in [[verb, "--help"], [verb, "-h"], [verb, "a", "--help", "--nonsense"]] {
            let (status, output, diagnostics) = run(arguments)
            #expect(status == .success)
            #expect(diagnostics == "")
            #expect(output.hasPrefix(usage + "\n"))
            #expect(output.contains("\n  -h, --help "))
            #expect(output.split(separator: "\n").allSatisfy { $0.count <= 120 })
        }
    }

    @Test("Options may stand anywhere; behind '--' nothing is an option; '-' never is")
    func parsing() throws {
        let arguments = try ParsedArguments(
            ["a", "--root=x=y", "-", "--json", "--", "--json", "-h", "--"], for: List.usage)
        #expect(arguments.operands == ["a", "-", "--json", "-h", "--"])
        #expect(arguments.one("root") == "x=y")
        #expect(arguments.has("json"))
        #expect(!arguments.asksForHelp)

        let repeated = try ParsedArguments(
            ["--manifest", "a", "/u", "--manifest", "-", "--manifest=b"], for: Explain.usage)
        #expect(repeated.all("manifest") == ["a", "-", "b"])
        #expect(!repeated.has("json"))
    }

    private func run(_ arguments: [String]) -> (status: Tool.Status, output: String, diagnostics: String) {
        var output = ""
        var diagnostics = ""
        let console = Console(write: { output += $0 }, report: { diagnostics += $0 })
        let status = Tool(console: console).run(arguments)
        return (status, output, diagnostics)
    }
}
