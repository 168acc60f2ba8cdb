import Testing

@testable import RouteTool

@Suite("check")
struct CheckTests {
    let tool: ToolRun

    init() throws { tool = try ToolRun() }

    @Test("A sound manifest says nothing")
    func sound() throws {
        try tool.write("routes 1\nhome /\n", to: "Main.routes")
        #expect(tool("check", "@/Main.routes") == .success)
        #expect(tool.output == "")
        #expect(tool.diagnostics == "")
    }

    @Test("Everything that is wrong, by file and line")
    func faults() throws {
        try tool.write("routes 1\nhome /{id: Itn}\nalso /{a: Bol}\n", to: "B.routes")
        try tool.write("routes 1\nhome /{id: Dobule}\n", to: "A.routes")
        #expect(tool("check", "@/B.routes", "@/A.routes") == .findings)
        let lines = tool.diagnostics.split(separator: "\n").map(String.init)
        #expect(
            lines == [
                "@/A.routes:2:12: error: unknown type 'Dobule'; did you mean 'Double'?",
                "@/B.routes:2:12: error: unknown type 'Itn'; did you mean 'Int'?",
                "@/B.routes:3:11: error: unknown type 'Bol'; did you mean 'Bool'?",
            ])
    }

    @Test("A fault of a part is told once, whoever includes it")
    func parts() throws {
        try tool.write("routes 1 part\nhelp /{\n", to: "help.routes")
        try tool.write("routes 1\nnamespace A\ninclude \"help.routes\" as help\n", to: "A.routes")
        try tool.write("routes 1\nnamespace B\ninclude \"help.routes\" as help\n", to: "B.routes")
        #expect(tool("check", "@/A.routes", "@/help.routes", "@/B.routes") == .findings)
        let faults = tool.diagnostics.split(separator: "\n").filter { $0.hasPrefix("@/help.routes:2:") }
        #expect(faults.count == 1)
        #expect(tool("check", "@/help.routes") == .findings)
    }

    @Test("Two manifests may have one namespace unless they are of one target")
    func namespaces() throws {
        try tool.write("routes 1\nhome /\n", to: "A.routes")
        try tool.write("routes 1\naway /away\n", to: "B.routes")
        #expect(tool("check", "@/A.routes", "@/B.routes") == .success)
        #expect(tool("check", "@/A.routes", "@/B.routes", "--root", "@") == .findings)
        #expect(tool.diagnostics.hasPrefix("@/B.routes:1:1: error: two manifests of this target claim"))
    }

    @Test(
        "A file that cannot be read is a finding",
        arguments: [("None.routes", "there is no such file"), ("Folder", "this is a folder, not a manifest")])
    func unreadable(name: String, message: String) throws {
        try tool.write("", to: "Folder/Main.routes")
        #expect(tool("check", "@/\(name)") == .findings)
        #expect(tool.diagnostics == "@/\(name):1:1: error: \(message)\n")
    }

    @Test("Colors, where a terminal is there")
    func colors() throws {
        try tool.write("routes 1\nhome /{id: Itn}\n", to: "A.routes")
        #expect(tool.run(["check", "@/A.routes"], usesColor: true) == .findings)
        #expect(
            tool.diagnostics == "\u{1B}[1m@/A.routes:2:12: \u{1B}[31merror:\u{1B}[0m "
                + "unknown type 'Itn'; did you mean 'Int'?\n")
    }
}
