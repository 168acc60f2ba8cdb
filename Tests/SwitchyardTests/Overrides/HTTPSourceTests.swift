import Foundation
import Switchyard
import Testing

@testable import SwitchyardFoundation

/// The HTTP source against a server that does what servers do.
@Suite(.serialized, .timeLimit(.minutes(1)))
struct HTTPSourceTests {
    let server: LoopbackServer
    let folder = TemporaryFolder()

    init() throws { server = try LoopbackServer() }

    typealias Source = OverridesHTTPSource<NewApp>

    static let first = #"{"version": 1, "revision": "1", "routes": {"legacy": {"disabled": true}}}"#
    static let second = #"{"version": 1, "revision": "2", "routes": {"promo": {"disabled": true}}}"#

    private func options(_ change: (inout Source.Options) -> Void = { _ in }) -> Source.Options {
        var options = Source.Options()
        options.timeout = 5
        options.interval = 0.05
        options.firstRetry = 0.05
        options.longestRetry = 0.2
        change(&options)
        return options
    }

    private func source(
        _ path: String, store: OverridesFileStore<NewApp>? = nil, options: Source.Options? = nil,
        verify: (@Sendable (Data) throws -> Void)? = nil
    ) -> Source {
        Source(server.url(path), store: store, options: options ?? self.options(), verify: verify)
    }

    private var store: OverridesFileStore<NewApp> { OverridesFileStore(folder.file("overrides")) }

    // MARK: Answers

    @Test("200, then 304 by the ETag")
    func notModified() async throws {
        try server.serve(Self.first, tag: "a")
        let source = source("/document", options: options { $0.headers = ["X-Key": "secret"] })
        #expect(await source.fetch().notation == "updated 1")
        #expect(await source.fetch().notation == "unchanged")
        try server.serve(Self.second, tag: "b")
        #expect(await source.fetch().notation == "updated 2")
        #expect(await source.fetch().notation == "unchanged")
        #expect(
            try server.log() == [
                "/document - secret", #"/document "a" secret"#, #"/document "a" secret"#, #"/document "b" secret"#,
            ])
    }

    @Test("without an ETag the bytes tell that nothing has changed")
    func noTag() async throws {
        try server.serve(Self.first)
        let source = source("/document")
        #expect(await source.fetch().notation == "updated 1")
        #expect(await source.fetch().notation == "unchanged")
        try server.serve(Self.second)
        #expect(await source.fetch().notation == "updated 2")
    }

    static let answers: [(path: String, result: String)] = [
        ("/plain", "updated 1"), ("/problem", "updated 1"), ("/moved", "updated 1"),
        ("/missing", "the server answers with status 404, but 200 or 304 was expected"),
        ("/status/500", "the server answers with status 500, but 200 or 304 was expected"),
        ("/status/204", "the server answers with status 204, but 200 or 304 was expected"),
        ("/status/304", "the server answers with status 304, but 200 or 304 was expected"),
        ("/html", "the server answers with 'text/html; charset=utf-8', but 'application/json' was expected"),
        ("/half", "line 1, column 33: this is no JSON: this text does not end"),
        ("/announced", "the document has more than 1048576 bytes"),
        ("/endless", "the document has more than 1048576 bytes"),
        ("/chunks", "the document has more than 1048576 bytes"),
        (
            "/round",
            "the server sends to '@/round', which is another server or one redirect too many; ask for the document where it is"
        ),
        (
            "/otherport",
            "the server sends to 'http://127.0.0.1:1/document', which is another server or one redirect too many; ask for the document where it is"
        ),
        (
            "/secure",
            "the server sends to '@S/document', which is another server or one redirect too many; ask for the document where it is"
        ),
        (
            "/elsewhere",
            "the server sends to '@L/document', which is another server or one redirect too many; ask for the document where it is"
        ),
    ]

    @Test("answers of every kind", arguments: answers)
    func answer(_ row: (path: String, result: String)) async throws {
        try server.serve(Self.first)
        let result = await source(row.path, store: store).fetch().notation
            .replacingOccurrences(of: "https://127.0.0.1:\(server.port)", with: "@S")
            .replacingOccurrences(of: "http://127.0.0.1:\(server.port)", with: "@")
            .replacingOccurrences(of: "http://localhost:\(server.port)", with: "@L")
        #expect(result == row.result)
        #expect(try store.load()?.revision == (row.result == "updated 1" ? "1" : nil))
    }

    @Test(
        "answers that are broken",
        arguments: ["/broken", "/nothing", "/noise", "/nowhere", "/unzipped", "/unchunked", "/negative"])
    func broken(_ path: String) async throws {
        try server.serve(Self.first)
        let outcome = await source(path, store: store).fetch()
        guard case .failed(let error) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        #expect(error is OverridesSourceError, "\(error)")
        #expect(try store.load() == nil)
    }

    @Test(
        "a server that is slow or never ends is waited for no longer than the time-out",
        arguments: ["/silent", "/drip"])
    func slow(_ path: String) async throws {
        let source = source(path, options: options { $0.timeout = 0.4 })
        #expect(await source.fetch().notation == "the document was not there within 0.4 seconds")
    }

    @Test("a server that is gone")
    func gone() async throws {
        try server.serve(Self.first)
        let source = source("/document")
        #expect(await source.fetch().notation == "updated 1")
        server.stop()
        let outcome = await source.fetch()
        #expect(outcome.notation.hasPrefix("the server cannot be reached: "), "\(outcome)")
    }

    @Test("a fetch that is cancelled ends")
    func cancelled() async throws {
        let source = source("/silent", options: options { $0.timeout = 30 })
        let task = Task { await source.fetch() }
        try await Task.sleep(nanoseconds: 100_000_000)
        task.cancel()
        guard case .failed(let error) = await task.value else {
            Issue.record("not cancelled")
            return
        }
        #expect(error is CancellationError)
    }

    // MARK: Documents

    @Test("a document that is wrong is not stored, and what was there stays")
    func wrongDocument() async throws {
        try server.serve(Self.first, tag: "a")
        let source = source("/document", store: store)
        #expect(await source.fetch().notation == "updated 1")
        try server.serve(#"{"version": 1, "revision": "3", "routes": {"legacy": {"disabled": 1}}}"#, tag: "b")
        #expect(await source.fetch().notation == "routes.legacy.disabled: must be true or false, but is 1")
        #expect(try store.load()?.revision == "1")
        // It is asked for as before.
        #expect(try server.log().last == #"/document "a" -"#)
    }

    @Test("an older revision is not taken unless asked")
    func older() async throws {
        for store in [store, nil] {
            try server.serve(Self.second)
            let source = source("/document", store: store)
            #expect(await source.fetch().notation == "updated 2")
            try server.serve(Self.first)
            #expect(
                await source.fetch().notation
                    == "revision '1' is older than '2' and was not taken; publish it under a newer revision, or allow older ones"
            )
            let bold = self.source("/document", store: store, options: options { $0.allowsOlder = true })
            #expect(await bold.fetch().notation == "updated 1")
        }
    }

    struct BadSignature: Error, CustomStringConvertible { let description = "the signature is wrong" }

    @Test("'verify' sees the bytes first")
    func verify() async throws {
        try server.serve("no JSON at all")
        let seen = MemoryAssignmentStore()
        let source = source("/document", store: store) { data in
            seen.assign(String(decoding: data, as: UTF8.self), to: "bytes", in: "")
            throw BadSignature()
        }
        #expect(await source.fetch().notation == "the signature is wrong")
        #expect(seen.variant(for: "bytes", in: "") == "no JSON at all")
        #expect(try store.load() == nil)
    }

    // MARK: One after the other

    @Test("the stored document comes first, without the network; its ETag is sent")
    func startUp() async throws {
        try server.serve(Self.first, tag: "a")
        #expect(await source("/document", store: store).fetch().notation == "updated 1")
        var outcomes = source("/document", store: store).outcomes.makeAsyncIterator()
        #expect(await outcomes.next()?.notation == "stored 1")
        #expect(try server.log().count == 1)
        #expect(await outcomes.next()?.notation == "unchanged")
        #expect(try server.log().last == #"/document "a" -"#)
        try server.serve(Self.second, tag: "b")
        #expect(await outcomes.next()?.notation == "updated 2")
        // A second loop begins with what is newest.
        let source = source("/document", store: store)
        #expect(await source.fetch().notation == "unchanged")
        var later = source.outcomes.makeAsyncIterator()
        #expect(await later.next()?.notation == "stored 2")
    }

    @Test("the stored document comes although the server does not answer")
    func startUpOffline() async throws {
        try store.save(Data(Self.first.utf8))
        var outcomes = source("/silent", store: store, options: options { $0.timeout = 0.2 }).outcomes
            .makeAsyncIterator()
        #expect(await outcomes.next()?.notation == "stored 1")
        #expect(await outcomes.next()?.notation == "the document was not there within 0.2 seconds")
    }

    @Test("a damaged store is reported, and does not keep a new document away")
    func damagedStore() async throws {
        try server.serve(Self.first, tag: "a")
        let file = folder.file("overrides")
        try Data("switchyard overrides 1\nrubbish".utf8).write(to: file)
        var outcomes = source("/document", store: store).outcomes.makeAsyncIterator()
        #expect(
            await outcomes.next()?.notation.hasSuffix(
                "is damaged and ignored: its checksum is wrong; the next one stored replaces it") == true)
        #expect(await outcomes.next()?.notation == "updated 1")
        #expect(try store.load()?.revision == "1")
    }

    @Test("failures are tried again, and the loop ends with its task")
    func retries() async throws {
        try server.serve(Self.first)
        let source = source("/missing")
        let task = Task {
            var count = 0
            for await outcome in source.outcomes {
                #expect(!outcome.notation.hasPrefix("updated"))
                count += 1
                if count == 4 { break }
            }
            return count
        }
        #expect(await task.value == 4)
        let healthy = self.source("/document")
        let endless = Task { for await _ in healthy.outcomes {} }
        try await Task.sleep(nanoseconds: 100_000_000)
        endless.cancel()
        await endless.value
    }

    @Test("no fetch while paused")
    func pause() async throws {
        try server.serve(Self.first)
        let source = source("/document")
        source.pause()
        let task = Task { () -> String? in
            var outcomes = source.outcomes.makeAsyncIterator()
            return await outcomes.next()?.notation
        }
        try await Task.sleep(nanoseconds: 200_000_000)
        #expect(try server.log().isEmpty)
        source.resume()
        #expect(await task.value == "updated 1")
        // A paused loop ends, too.
        source.pause()
        let waiting = Task { for await _ in source.outcomes {} }
        try await Task.sleep(nanoseconds: 50_000_000)
        waiting.cancel()
        await waiting.value
        #expect(try server.log().count == 1)
    }
}

extension OverridesHTTPSource.Outcome {
    /// `updated 2`, or what went wrong.
    fileprivate var notation: String {
        switch self {
        case .stored(let overrides): return "stored \(overrides.revision ?? "-")"
        case .updated(let overrides): return "updated \(overrides.revision ?? "-")"
        case .unchanged: return "unchanged"
        case .failed(let error): return "\(error)"
        }
    }
}
