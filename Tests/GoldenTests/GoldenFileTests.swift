import Foundation
import Testing

/// The emitted Swift equals what was recorded, the compiled table in it too.
///
/// With `SWITCHYARD_RECORD_GOLDENS=1` in the environment the tests write the files anew, and fail: read the difference
/// before you commit it.
@Suite struct GoldenFileTests {
    @Test(arguments: GoldenFiles.names)
    func emitsWhatWasRecorded(_ name: String) throws {
        let text = try GoldenFiles.compile(name)
        if ProcessInfo.processInfo.environment["SWITCHYARD_RECORD_GOLDENS"] == "1" {
            try Data(text.utf8).write(to: GoldenFiles.url(name))
            Issue.record("recorded \(name).routes.swift")
            return
        }
        let recorded = String(decoding: try Data(contentsOf: GoldenFiles.url(name)), as: UTF8.self)
        let (lines, wanted) = (text.components(separatedBy: "\n"), recorded.components(separatedBy: "\n"))
        let difference = zip(lines, wanted).enumerated().first { $1.0 != $1.1 }
        if let (index, (line, golden)) = difference {
            Issue.record("\(name).routes.swift:\(index + 1): emitted\n\(line)\nrecorded\n\(golden)")
        }
        #expect(lines.count == wanted.count)
    }

    @Test func everyRecordedFileHasItsManifest() {
        #expect(!GoldenFiles.names.isEmpty)
        #expect(GoldenFiles.recorded == GoldenFiles.names)
    }
}
