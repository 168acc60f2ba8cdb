import Foundation
import Testing

@testable import RouteTool

@Suite("list")
struct ListTests {
    let tool: ToolRun

    init() throws {
        tool = try ToolRun()
        try tool.write(
            """
            routes 1
            namespace Store
            origin web https://shop.example.com
            guard signedIn
            home /
            detail /items/{id: Int(1...9)} ?ref: String? &page: Int = 1 &tag: [String] &"utm-source" as source: String?
                #section: String? -> ItemScreen
                variants control, compact
            map /search ?mode = "map" &q: String
            group account /account @signedIn {
                orders /orders -> async [Order]
                old /old deprecated "use orders"
            }
            include "help.routes" at /help as help
            """, to: "Shop.routes")
        try tool.write("routes 1 part\nfiles /{file...}\n", to: "help.routes")
    }

    @Test("A table with a row for each route")
    func table() {
        #expect(tool("list", "@/Shop.routes", "@/help.routes") == .success)
        let path = tool.folder.path
        #expect(tool.diagnostics == "")
        let rows = tool.output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
        let parameters =
            #"?ref: String? &page: Int = 1 &tag: [String] &"utm-source" as source: String? #section: String?"#
        let expected: [String] = [
            "home / \(path)/Shop.routes:5:1",
            "detail /items/{id: Int(1...9)} \(parameters) -> ItemScreen variants control, compact "
                + "\(path)/Shop.routes:6:1",
            "map /search ?mode = \"map\" &q: String \(path)/Shop.routes:9:1",
            "account.orders /account/orders -> async [Order] @signedIn \(path)/Shop.routes:11:5",
            "account.old /account/old @signedIn \(path)/Shop.routes:12:5",
            "help.files /help/{file...} \(path)/help.routes:2:1",
        ]
        #expect(rows == expected)
        // The names of the files begin in one column.
        let starts = tool.output.split(separator: "\n").compactMap {
            $0.range(of: path)?.lowerBound.utf16Offset(in: $0)
        }
        #expect(starts.count == 6)
        #expect(Set(starts).count == 1)
    }

    @Test("An object a line")
    func json() {
        #expect(tool("list", "--json", "@/Shop.routes") == .success)
        let path = tool.folder.path
        let lines = tool.output.split(separator: "\n").map(String.init)
        #expect(lines.count == 6)
        let home = #"{"namespace":"Store","name":"home","pattern":"/","parameters":[],"output":"Void","#
        #expect(lines[0] == home + #""file":"\#(path)/Shop.routes","line":5,"column":1}"#)
        let detail = [
            #"{"namespace":"Store","name":"detail","pattern":"/items/{id: Int(1...9)}","parameters":["#,
            #"{"name":"id","type":"Int(1...9)","in":"path","presence":"required"},"#,
            #"{"name":"ref","type":"String","in":"query","key":"ref","presence":"optional"},"#,
            #"{"name":"page","type":"Int","in":"query","key":"page","presence":"defaulted","default":"1"},"#,
            #"{"name":"tag","type":"String","in":"query","key":"tag","presence":"repeated"},"#,
            #"{"name":"source","type":"String","in":"query","key":"utm-source","presence":"optional"},"#,
            #"{"name":"section","type":"String","in":"fragment","presence":"optional"}],"#,
            #""output":"ItemScreen","variants":["control","compact"],"#,
        ]
        #expect(lines[1].hasPrefix(detail.joined()))
        #expect(lines[2].contains(#""query":{"mode":"map"},"#))
        #expect(lines[3].contains(#""output":"[Order]","async":true,"guards":["signedIn"],"#))
        #expect(lines[4].contains(#""deprecated":"use orders","#))
        #expect(lines[5].contains(#""name":"file","type":"String","in":"path","presence":"catchAll""#))
    }

    @Test("A manifest with errors is not listed, the others are")
    func errors() throws {
        try tool.write("routes 1\nbad /{a: Itn}\n", to: "Bad.routes")
        #expect(tool("list", "@/Bad.routes", "@/Shop.routes") == .findings)
        #expect(tool.diagnostics.hasPrefix("@/Bad.routes:2:10: error: unknown type 'Itn'"))
        #expect(tool.output.hasPrefix("home "))
    }
}
