import Foundation
import Testing

@testable import RouteTool

@Suite("generate")
struct GenerateTests {
    let tool: ToolRun

    init() throws { tool = try ToolRun() }

    @Test("One Swift file for each manifest, named for its path in the target")
    func names() throws {
        try tool.write("routes 1\nhome /\n", to: "App/Main.routes")
        try tool.write("routes 1\nnamespace Deep\nhome /\n", to: "App/Some Folder/Deep.routes")
        let manifests = ["@/App/Main.routes", "@/App/Some Folder/Deep.routes"]
        #expect(tool.run(["generate"] + manifests + ["--root", "@/App", "--output", "@/Out/Deep"]) == .success)
        #expect(tool.diagnostics == "")
        #expect(tool.output == "")
        #expect(tool.files(in: "Out/Deep") == ["Main.routes.swift", "Some Folder_Deep.routes.swift"])
        #expect(try tool.read("Out/Deep/Main.routes.swift").contains("enum Routes"))
        #expect(try tool.read("Out/Deep/Some Folder_Deep.routes.swift").contains("enum Deep"))
    }

    @Test("Without a root the name is the manifest's own")
    func namesWithoutRoot() throws {
        try tool.write("routes 1\nhome /\n", to: "App/Main.routes")
        #expect(tool("generate", "@/App/Main.routes", "--output", "@/Out") == .success)
        #expect(tool.files(in: "Out") == ["Main.routes.swift"])
    }

    @Test("A file is written only when its content changed")
    func unchanged() throws {
        try tool.write("routes 1\nhome /\n", to: "Main.routes")
        let old = Date(timeIntervalSince1970: 1_000_000_000)
        func generate() throws -> Date? {
            #expect(tool("generate", "@/Main.routes", "--output", "@/Out") == .success)
            let attributes = try FileManager.default.attributesOfItem(atPath: tool.path("Out/Main.routes.swift"))
            return attributes[.modificationDate] as? Date
        }
        _ = try generate()
        try FileManager.default.setAttributes(
            [.modificationDate: old], ofItemAtPath: tool.path("Out/Main.routes.swift"))
        try tool.write("routes 1\nhome   /    // the start\n", to: "Main.routes")
        #expect(try generate() == old)
        try tool.write("routes 1\nstart /\n", to: "Main.routes")
        #expect(try generate() != old)
    }

    @Test("An error anywhere: nothing is written, and what is there stays")
    func errors() throws {
        try tool.write("routes 1\nhome /\n", to: "Good.routes")
        try tool.write("routes 1\nnamespace Bad\nhome /{id: Itn}\n", to: "Bad.routes")
        try tool.write("old", to: "Out/Good.routes.swift")
        let status = tool("generate", "@/Good.routes", "@/Bad.routes", "--output", "@/Out")
        #expect(status == .findings)
        #expect(tool.output == "")
        #expect(tool.diagnostics.hasPrefix("@/Bad.routes:3:12: error: unknown type 'Itn'; did you mean 'Int'?\n"))
        #expect(tool.files(in: "Out") == ["Good.routes.swift"])
        #expect(try tool.read("Out/Good.routes.swift") == "old")
    }

    @Test("A part becomes a file with a comment, and its faults are told by those that include it")
    func parts() throws {
        try tool.write("routes 1 part\nhelp /{id: Itn}\n", to: "help.routes")
        #expect(tool("generate", "@/help.routes", "--output", "@/Out") == .success)
        #expect(tool.diagnostics == "")
        #expect(try tool.read("Out/help.routes.swift").hasPrefix("// help.routes is a part"))

        try tool.write("routes 1\ninclude \"help.routes\" at /help as help\n", to: "Main.routes")
        #expect(tool("generate", "@/Main.routes", "--output", "@/Out") == .findings)
        #expect(tool.diagnostics.hasPrefix("@/help.routes:2:12: error: unknown type 'Itn'"))
    }

    @Test("What is included must lie in the root")
    func includes() throws {
        try tool.write("routes 1 part\nhelp /help\n", to: "help.routes")
        try tool.write("routes 1\ninclude \"../help.routes\" as help\n", to: "App/Main.routes")
        #expect(tool("generate", "@/App/Main.routes", "--root", "@", "--output", "@/Out") == .success)
        #expect(tool.files(in: "Out") == ["App_Main.routes.swift"])
        for root in [["--root", "@/App"], []] {
            let status = tool.run(["generate", "@/App/Main.routes", "--output", "@/Other"] + root)
            #expect(status == .findings)
            let message = "error: '../help.routes' lies outside the target"
            #expect(tool.diagnostics.hasPrefix("@/App/Main.routes:2:10: \(message)"))
            #expect(!tool.exists("Other"))
        }
    }

    @Test("A namespace that another manifest of the target has is reported once, at the later")
    func namespaces() throws {
        try tool.write("routes 1\nhome /\n", to: "A.routes")
        try tool.write("routes 1\nnamespace Routes\nhome /\n", to: "B.routes")
        try tool.write("routes 1 part\nhome /\n", to: "Part.routes")
        let fault = "@/B.routes:2:11: error: two manifests of this target claim the namespace 'Routes'"
        #expect(tool("generate", "@/A.routes", "@/B.routes", "@/Part.routes", "--output", "@/Out") == .findings)
        #expect(tool.diagnostics.hasPrefix(fault))
        #expect(tool.diagnostics.hasSuffix("@/A.routes:1:1: note: 'Routes' is claimed here\n"))
        #expect(tool("generate", "@/A.routes", "--beside", "@/B.routes", "--output", "@/Out") == .success)
        #expect(tool("generate", "@/B.routes", "--beside", "@/A.routes", "--output", "@/Out") == .findings)
        #expect(tool.diagnostics.hasPrefix(fault))
    }

    @Test("Two manifests that would be written to one file are refused")
    func outputNames() throws {
        try tool.write("routes 1\nhome /\n", to: "a/b.routes")
        try tool.write("routes 1\nnamespace Other\nhome /\n", to: "a_b.routes")
        #expect(tool("generate", "@/a/b.routes", "@/a_b.routes", "--root", "@", "--output", "@/Out") == .findings)
        #expect(
            tool.diagnostics == "@/a_b.routes:1:1: error: '@/a/b.routes' would be written to 'a_b.routes.swift', too; "
                + "rename one of them, or give '--root'\n")
        #expect(!tool.exists("Out"))
    }

    @Test("What cannot be written is told")
    func unwritable() throws {
        try tool.write("routes 1\nhome /\n", to: "Main.routes")
        try tool.write("a file", to: "Out")
        #expect(tool("generate", "@/Main.routes", "--output", "@/Out") == .findings)
        #expect(tool.diagnostics.hasPrefix("switchyard generate: error: cannot write '@/Out/Main.routes.swift': "))
    }
}
