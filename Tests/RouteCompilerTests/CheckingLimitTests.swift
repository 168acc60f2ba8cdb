import RouteCompiler
import RouteManifest
import Testing

/// What the check bounds.
struct CheckingLimitTests {
    @Test func casesOfANamespace() {
        let routes = (1...199).map { "r\($0) /\($0)\n" }.joined()
        let group = "group g /g {\n" + routes + "x /x\n}\n"
        #expect(check("routes 1\n" + routes + group).output == "")
        #expect(
            check("routes 1\nnamespace Shop\n" + routes + group + "last /last\nend /end").output == """
                Shop.routes:404:1: error: this is more than 200 cases directly in 'Shop', too many for the Swift \
                compiler to check a 'switch'; put some of them in groups
                """)
    }

    @Test func lengthOfAPath() {
        func manifest(_ count: Int) -> String {
            "routes 1\ngroup g /\(String(repeating: "x", count: 5_000)) {\n    a /\(String(repeating: "y", count: count))\n}"
        }
        // Two slashes and 5,000 bytes come before it.
        #expect(check(manifest(3_190)).output == "")
        #expect(
            check(manifest(3_191)).output == """
                Shop.routes:3:7: error: this path could never be sent: its text alone is longer than the 8192 bytes of \
                a URL
                """)
    }

    @Test func depthOfIncludes() {
        var files: [String: String] = [:]
        for number in 1...40 { files["f\(number).routes"] = "routes 1 part\ninclude \"f\(number + 1).routes\" as g" }
        #expect(
            check("routes 1\ninclude \"f1.routes\" as g", files: files).output
                == "f32.routes:2:25: error: groups and includes nest at most 32 deep")
    }

    /// Files that include the next one twice would bring a million copies of the last one.
    @Test func numberOfIncludes() {
        var files = ["f20.routes": "routes 1 part\na /a"]
        for number in 0..<20 {
            let next = "\"f\(number + 1).routes\""
            files["f\(number).routes"] = "routes 1 part\ninclude \(next) at /x as x\ninclude \(next) at /y as y"
        }
        let output = check("routes 1\ninclude \"f0.routes\" as f", files: files).output
        #expect(output.hasSuffix("error: this is more than 1000 includes"))
        #expect(!output.contains("\n"))
    }

    /// Hundreds of unknown names do not cost hundreds of searches through all names.
    @Test func suggestionsEnd() {
        let lines = (1...60).map { "r\($0) /\($0)/{x: Itn}" }
        let output = check("routes 1\n" + lines.joined(separator: "\n")).output.split(separator: "\n")
        #expect(output.count == 60)
        #expect(output.filter { $0.hasSuffix("did you mean 'Int'?") }.count == 50)
    }
}
