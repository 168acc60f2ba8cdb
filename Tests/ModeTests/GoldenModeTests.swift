import Foundation
import Testing

/// The golden files compile without a warning in every mode.
@Suite(.serialized) struct GoldenModeTests {
    @Test(arguments: LanguageMode.all)
    func compiles(in mode: LanguageMode) throws {
        let goldens = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Golden").path
        let files = try FileManager.default.contentsOfDirectory(atPath: goldens).filter { $0.hasSuffix(".swift") }
        #expect(files.count > 1)
        let compiler = try Compiler()
        #expect(try compiler.compile("GoldenRoutes", files.sorted().map { "\(goldens)/\($0)" }, in: mode) == "")
        try compiler.removeFolder()
    }
}
