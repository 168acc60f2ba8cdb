import Foundation
import GoldenRoutes
import Switchyard
import Testing

@testable import SwitchyardFoundation

/// The file of the last document: whole whenever it is read, and never older than it was.
struct FileStoreTests {
    let folder = TemporaryFolder()

    private var file: URL { folder.file("overrides") }
    private var store: OverridesFileStore<NewApp> { OverridesFileStore(file) }

    private func document(_ revision: String?, disabled: Bool = true) -> Data {
        let revision = revision.map { "\"revision\": \"\($0)\", " } ?? ""
        return Data("{\"version\": 1, \(revision)\"routes\": {\"legacy\": {\"disabled\": \(disabled)}}}".utf8)
    }

    private func isOlder(_ body: () throws -> Void) -> Bool {
        do {
            try body()
            return false
        } catch {
            guard case .older? = error as? OverridesStoreError else {
                Issue.record("\(error)")
                return false
            }
            return true
        }
    }

    @Test("what was saved is loaded")
    func saveAndLoad() throws {
        #expect(try store.load() == nil)
        #expect(try store.save(document("1")).revision == "1")
        #expect(try store.load()?.revision == "1")
        #expect(try store.load()?.content.routes[NewApp.Legacy._route]?.isDisabled == true)
        try store.save(document("2", disabled: false))
        #expect(try store.load()?.content.routes[NewApp.Legacy._route]?.isDisabled == false)
        #expect(folder.names == ["overrides"])
        try store.remove()
        try store.remove()
        #expect(try store.load() == nil)
    }

    @Test("folders that are missing are made")
    func folders() throws {
        let store = OverridesFileStore(folder.file("a/b c/ü/overrides"), for: NewApp.self)
        try store.save(document("1"))
        #expect(try store.load()?.revision == "1")
    }

    @Test("an older revision never replaces a newer one unless asked")
    func older() throws {
        try store.save(document("2026-11-30.10"))
        #expect(isOlder { try store.save(document("2026-11-30.9")) })
        #expect(isOlder { try store.save(document(nil)) })
        #expect(try store.load()?.revision == "2026-11-30.10")
        try store.save(document("2026-11-30.10", disabled: false))
        #expect(try store.load()?.content.routes[NewApp.Legacy._route]?.isDisabled == false)
        try store.save(document("2026-11-30.9"), allowsOlder: true)
        #expect(try store.load()?.revision == "2026-11-30.9")
        #expect(folder.names == ["overrides"])
    }

    @Test("a document that is wrong is not saved")
    func wrong() throws {
        try store.save(document("1"))
        #expect(throws: OverridesError.self) { try store.save(Data("{\"version\": 2}".utf8)) }
        #expect(try store.load()?.revision == "1")
    }

    @Test("any damage is noticed: a byte changed, a byte less, a byte more")
    func damage() throws {
        _ = try store.save(document("1"), entityTag: "\"a\"", allowsOlder: false)
        let whole = try Data(contentsOf: file)
        func isDamaged(_ data: Data) throws -> Bool {
            try data.write(to: file)
            do {
                _ = try store.load()
                return false
            } catch {
                guard case .damaged? = error as? OverridesStoreError else { throw error }
                return true
            }
        }
        #expect(try !isDamaged(whole))
        for index in whole.indices {
            for bit in [0x01, 0x20, 0x80] as [UInt8] {
                var data = whole
                data[index] ^= bit
                #expect(try isDamaged(data), "bit \(bit) of byte \(index)")
            }
            #expect(try isDamaged(whole[..<index]), "\(index) bytes")
        }
        #expect(try isDamaged(whole + [0x20]))
        #expect(try isDamaged(Data(repeating: 0, count: whole.count)))
        // A damaged document has no say.
        try store.save(document("0"))
        #expect(try store.load()?.revision == "0")
    }

    @Test("a file that is no document's", arguments: ["", "\n", "{\"version\": 1}", "switchyard overrides 2\n1 a\n\n"])
    func foreign(_ text: String) throws {
        try Data(text.utf8).write(to: file)
        #expect(throws: OverridesStoreError.self) { try store.load() }
        try store.save(document("1"))
        #expect(try store.load()?.revision == "1")
    }

    @Test("a file that is too large is not read, and a folder is none")
    func unreadable() throws {
        try Data(count: 2 << 20).write(to: file)
        #expect(throws: OverridesStoreError.self) { try store.load() }
        let inFolder = OverridesFileStore(folder.url, for: NewApp.self)
        #expect(throws: OverridesStoreError.self) { try inFolder.load() }
        #expect(throws: OverridesStoreError.self) { try inFolder.save(document("1")) }
        let inFile = OverridesFileStore(file.appendingPathComponent("x"), for: NewApp.self)
        #expect(throws: (any Error).self) { try inFile.save(document("1")) }
    }

    @Test("what is read is checked again: against the table of another build, and by 'verify'")
    func checkedAgain() throws {
        try store.save(
            Data(#"{"version": 1, "routes": {"alert": {"redirect": "/items/1"}, "promo": {"disabled": true}}}"#.utf8))
        let old = try OverridesFileStore(file, for: OldApp.self).load()
        #expect(old?.skipped.map(\.place) == ["routes.promo"])
        struct Refusal: Error {}
        let strict = OverridesFileStore(file, for: NewApp.self) { _ in throw Refusal() }
        #expect(throws: Refusal.self) { try strict.load() }
        #expect(throws: Refusal.self) { try strict.save(document("1")) }
        #expect(try store.load()?.revision == nil)
    }

    @Test("writers at the same time take turns, and the newest document stays")
    func concurrent() async throws {
        let store = store
        await withTaskGroup(of: Void.self) { group in
            for task in 0..<4 {
                group.addTask {
                    for number in 0..<25 {
                        let document = Data("{\"version\": 1, \"revision\": \"\(number * 4 + task)\"}".utf8)
                        do {
                            try store.save(document)
                        } catch OverridesStoreError.older {
                        } catch {
                            Issue.record("\(error)")
                        }
                        #expect(throws: Never.self) { try store.load() }
                    }
                }
            }
        }
        #expect(try store.load()?.revision == "99")
        #expect(folder.names == ["overrides"])
    }

    /// A process saves one revision after the other and prints each; it is killed at a random moment. What was printed
    /// is there, and what is there is whole.
    @Test("200 writers killed", .timeLimit(.minutes(1)))
    func killed() throws {
        let store = OverridesFileStore(file, for: Clauses.self)
        var random = SeededGenerator(seed: 11)
        var newest = -1
        var cutShort = 0
        for _ in 0..<200 {
            let printed = try Self.revisionsOfWriter(
                file, first: newest + 1, killedAfter: UInt32(random.below(20_000)))
            let revision = try #require(try store.load()?.revision)
            let loaded = try #require(Int(revision))
            #expect(loaded >= (printed.last ?? newest))
            #expect(loaded <= (printed.last ?? newest) + 1)
            newest = loaded
            // A kill in the middle of a write leaves what was being written behind.
            if folder.names.contains("overrides.new") { cutShort += 1 }
        }
        #expect(newest >= 200)
        #expect(cutShort > 20, "\(cutShort)")
        #expect(folder.names.allSatisfy { ["overrides", "overrides.new"].contains($0) })
        try store.save(Data("{\"version\": 1, \"revision\": \"\(newest + 1)\"}".utf8))
        #expect(folder.names == ["overrides"])
    }

    /// - Parameter killedAfter: Microseconds after the first save.
    /// - Returns: What the writer has printed.
    private static func revisionsOfWriter(_ file: URL, first: Int, killedAfter: UInt32) throws -> [Int] {
        let process = Process()
        let output = Pipe()
        process.executableURL = writer
        process.arguments = [file.path, String(first)]
        process.standardOutput = output
        try process.run()
        var text = output.fileHandleForReading.readData(ofLength: 1)
        usleep(killedAfter)
        kill(process.processIdentifier, SIGKILL)
        text += output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: text, as: UTF8.self).split(separator: "\n").compactMap { Int($0) }
    }

    /// Built beside the tests.
    private static var writer: URL {
        #if canImport(Darwin)
            let tests = Bundle(for: TemporaryFolder.self).bundleURL
        #else
            let tests = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
        #endif
        return tests.deletingLastPathComponent().appendingPathComponent("StoreWriter")
    }
}

/// Assignments in a file.
struct FileAssignmentStoreTests {
    let folder = TemporaryFolder()

    @Test("they are there again in the next process")
    func again() throws {
        let file = folder.file("a/assignments")
        let store = FileAssignmentStore(file) { Issue.record("\($0)") }
        #expect(store.variant(for: "u", in: "e") == nil)
        store.assign("compact", to: "u", in: "e")
        store.assign("日本語", to: "ü\n\"", in: "e")
        store.assign("control", to: "u", in: "f")
        store.assign("mini", to: "u", in: "e")
        store.flush()
        let again = FileAssignmentStore(file) { Issue.record("\($0)") }
        #expect(again.variant(for: "u", in: "e") == "mini")
        #expect(again.variant(for: "u", in: "f") == "control")
        #expect(again.variant(for: "ü\n\"", in: "e") == "日本語")
    }

    @Test("the oldest goes first")
    func capacity() {
        let file = folder.file("assignments")
        let store = FileAssignmentStore(file, capacity: 10)
        for number in 0..<25 { store.assign("a", to: "\(number)", in: "e") }
        store.flush()
        let again = FileAssignmentStore(file, capacity: 10)
        #expect((0..<25).filter { again.variant(for: "\($0)", in: "e") != nil } == Array(15..<25))
    }

    @Test("a damaged file is reported and begun anew", arguments: ["", "{", "[[1]]", "{\"a\": 1}", "\u{0}"])
    func damage(_ text: String) throws {
        let file = folder.file("assignments")
        try Data(text.utf8).write(to: file)
        let reports = MemoryAssignmentStore()
        let store = FileAssignmentStore(file) { reports.assign("\($0)", to: "report", in: "") }
        #expect(
            reports.variant(for: "report", in: "")?.hasSuffix(
                "it is no list of assignments; the next one stored replaces it") == true)
        store.assign("a", to: "u", in: "e")
        store.flush()
        #expect(FileAssignmentStore(file).variant(for: "u", in: "e") == "a")
    }

    @Test("a file that cannot be written is reported")
    func unwritable() {
        let reports = MemoryAssignmentStore()
        let store = FileAssignmentStore(folder.url) { reports.assign("\($0)", to: "report", in: "") }
        store.assign("a", to: "u", in: "e")
        store.flush()
        #expect(reports.variant(for: "report", in: "")?.hasPrefix("cannot ") == true)
        #expect(store.variant(for: "u", in: "e") == "a")
    }
}
