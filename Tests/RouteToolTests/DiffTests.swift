import Foundation
import Testing

@testable import RouteTool

@Suite("diff and shared addresses")
struct DiffTests {
    private static let old = """
        routes 1
        origin web https://shop.example.com
        detail /items/{id: Int}
        list /items
        search /search ?q: String
        old /old/{x}

        """

    @Test("Lost, moved and changed routes are told with a URL each, and the exit status is 1")
    func findings() throws {
        let tool = try ToolRun()
        try tool.write(DiffTests.old, to: "Old.routes")
        try tool.write(
            """
            routes 1
            origin web https://shop.example.com
            detail /items/{id: UUID}
            list /items
            special /search ?q: String

            """, to: "New.routes")
        #expect(tool("diff", "@/Old.routes", "@/New.routes") == .findings)
        #expect(tool.lines.contains("Old.routes:6:1: error: 'old': \"/old/a\" no longer matches any route"))
        #expect(tool.lines.contains("Old.routes:5:1: error: 'search': \"/search?q=a\" now reaches 'special'"))
        #expect(
            tool.lines.contains("Old.routes:3:1: error: 'detail': 'id' was Int and is now UUID, as in \"/items/7\""))
        #expect(tool.diagnostics.isEmpty)
    }

    @Test("A manifest that only adds routes is no finding")
    func additions() throws {
        let tool = try ToolRun()
        try tool.write(DiffTests.old, to: "Old.routes")
        try tool.write(DiffTests.old + "more /more\n", to: "New.routes")
        #expect(tool("diff", "@/Old.routes", "@/Old.routes", "@/New.routes") == .success)
        #expect(tool.output.isEmpty)
    }

    @Test("One manifest is wrong usage")
    func usage() throws {
        let tool = try ToolRun()
        try tool.write(DiffTests.old, to: "Old.routes")
        #expect(tool("diff", "@/Old.routes") == .usage)
    }

    @Test("Each old manifest is compared with the last one; results go to standard output, in the order of lines")
    func several() throws {
        let tool = try ToolRun()
        try tool.write("routes 1\na /a\nb /b/{x: Int}\n", to: "1.routes")
        try tool.write("routes 1\na /a\nc /c\n", to: "2.routes")
        try tool.write("routes 1\nb /b/{x}\nd /c\n", to: "3.routes")
        #expect(tool("diff", "@/1.routes", "@/2.routes", "@/3.routes") == .findings)
        #expect(
            tool.output.replacingOccurrences(of: tool.folder.path, with: "@") == """
                @/1.routes:2:1: error: 'a': "/a" no longer matches any route
                @/1.routes:3:1: error: 'b': 'x' was Int and is now String, as in "/b/7"
                @/2.routes:2:1: error: 'a': "/a" no longer matches any route
                @/2.routes:3:1: error: 'c': "/c" now reaches 'd'
                @/3.routes:3:1: note: 'd' is declared here

                """)
        #expect(tool.diagnostics.isEmpty)
    }

    @Test("A manifest with faults, or none, is a finding; nothing is compared")
    func faults() throws {
        let tool = try ToolRun()
        try tool.write(DiffTests.old, to: "Old.routes")
        try tool.write("routes 1\na /{x: Itn}\n", to: "New.routes")
        #expect(tool("diff", "@/Old.routes", "@/New.routes") == .findings)
        #expect(tool.output.isEmpty)
        #expect(tool.diagnostics == "@/New.routes:2:8: error: unknown type 'Itn'; did you mean 'Int'?\n")
        #expect(tool("diff", "@/Old.routes", "@/None.routes") == .findings)
        #expect(tool.diagnostics == "@/None.routes:1:1: error: there is no such file\n")
        try tool.write("routes 1 part\na /a\n", to: "Part.routes")
        #expect(tool("diff", "@/Part.routes", "@/Old.routes") == .findings)
        #expect(
            tool.diagnostics == "@/Part.routes:1:1: error: this is a part; give the manifest that includes it\n")
    }

    @Test("Two manifests that take one address are told of it")
    func sharedAddresses() throws {
        let tool = try ToolRun()
        try tool.write("routes 1\nnamespace A\norigin app shop:\nthing /items/{id: Int}\n", to: "A.routes")
        try tool.write("routes 1\nnamespace B\norigin app shop:\nother /items/{name}\n", to: "B.routes")
        try tool.write("routes 1\nnamespace C\norigin app mall:\nother /items/{name}\n", to: "C.routes")
        #expect(tool("check", "@/A.routes", "@/B.routes") == .findings)
        #expect(tool.diagnostics.contains("@/A.routes:4:1: warning: 'A.thing' and 'B.other' both take "))
        #expect(tool("check", "@/A.routes", "@/C.routes") == .success)
    }
}

extension ToolRun {
    /// The lines of the output, without the folder.
    fileprivate var lines: [String] {
        output.split(separator: "\n").map { $0.replacingOccurrences(of: folder.path + "/", with: "") }
    }
}
