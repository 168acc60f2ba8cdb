public import Foundation
public import Switchyard

#if canImport(FoundationNetworking)
    internal import FoundationNetworking
#endif

/// Fetches an overrides document again and again from a server.
///
/// ```swift
/// let source = OverridesHTTPSource(url, store: OverridesFileStore(file, for: Routes.self))
/// for await outcome in source.outcomes {
///     switch outcome {
///     case .stored(let overrides), .updated(let overrides): router.apply(overrides)
///     case .unchanged: break
///     case .failed(let error): log("\(error)")
///     }
/// }
/// ```
///
/// The stored document comes first, without waiting for the network, then what the server has. A document is checked
/// before it is stored; the app decides whether and when to apply it. Nothing that a server does changes what is in
/// force: time and size are bounded, and another server is not followed to.
public final class OverridesHTTPSource<Table: RouteTable>: @unchecked Sendable {
    /// How to fetch. Times are in seconds.
    public struct Options: Sendable {
        /// Sent with each request, beside `Accept` and `If-None-Match`.
        public var headers: [String: String] = [:]
        /// The time between two fetches, give or take a tenth.
        public var interval: Double = 900
        /// The longest time that one fetch may take.
        public var timeout: Double = 15
        /// Bytes that a document may have; never more than 1 MiB.
        public var sizeLimit = 1 << 20
        /// The time before the first retry after a failure. It doubles with each further failure; half of it is random.
        public var firstRetry: Double = 5
        /// What the time before a retry grows to.
        public var longestRetry: Double = 3_600
        /// Whether a document may replace one of a newer revision.
        public var allowsOlder = false

        public init() {}
    }

    /// What came of looking for a document.
    public enum Outcome: Sendable {
        /// The document that an earlier run stored.
        case stored(Overrides<Table>)
        /// A document that is new, checked and stored.
        case updated(Overrides<Table>)
        /// The server has what is here already.
        case unchanged
        /// An `OverridesSourceError`, `OverridesError`, `OverridesStoreError`, or what `verify` throws.
        case failed(any Error)
    }

    private let url: URL
    private let store: OverridesFileStore<Table>?
    private let options: Options
    private let verify: (@Sendable (Data) throws -> Void)?
    private let gate = PauseGate()
    private let pacing: FetchPacing
    private let lock = NSLock()
    private var last: Last?
    private var hasLoaded = false
    private var fault: (any Error)?

    /// The last document that was found right.
    private struct Last {
        var document: StoredDocument
        var overrides: Overrides<Table>
    }

    /// - Parameters:
    ///   - url: Where the document is.
    ///   - table: The table that it is checked against.
    ///   - store: Where accepted documents are kept; nil to begin each start without.
    ///   - options: Times, sizes, headers.
    ///   - verify: Sees the bytes that came before anything else does, and throws to refuse them. Give it to the store
    ///     as well, so that what lies on the disk is verified when it is read.
    public init(
        _ url: URL, for table: Table.Type = Table.self, store: OverridesFileStore<Table>? = nil,
        options: Options = Options(), verify: (@Sendable (Data) throws -> Void)? = nil
    ) {
        self.url = url
        self.store = store
        self.options = options
        pacing = FetchPacing(
            interval: options.interval, firstRetry: options.firstRetry, longestRetry: options.longestRetry)
        self.verify = verify
    }

    /// The stored document, then what each fetch brings, for as long as somebody asks. Each loop over it fetches by
    /// itself. It ends when its task is cancelled.
    public var outcomes: OverridesOutcomes<Table> {
        OverridesOutcomes(source: self, gate: gate, pacing: pacing)
    }

    /// Starts no further fetch in any loop over `outcomes` until `resume()`: for an app that goes to the background.
    public func pause() { gate.close() }

    /// Goes on after `pause()`; a fetch that is due starts at once.
    public func resume() { gate.open() }

    /// Fetches once, now. It also works while paused.
    ///
    /// - Returns: Never `stored`.
    public func fetch() async -> Outcome {
        load()
        let last = locked { self.last }
        do {
            let transfer = DocumentTransfer(
                request(entityTag: last?.document.entityTag),
                sizeLimit: max(0, min(options.sizeLimit, JSONReader.maximumSize)), timeout: max(0, options.timeout))
            switch try await transfer.run() {
            case .notModified: return .unchanged
            case .document(let json, _) where json == last?.document.json: return .unchanged
            case .document(let json, let entityTag): return .updated(try accept(json, entityTag, last))
            }
        } catch {
            return .failed(error)
        }
    }

    private func request(entityTag: String?) -> URLRequest {
        var request = URLRequest(url: url)
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        for (name, value) in options.headers { request.setValue(value, forHTTPHeaderField: name) }
        if let entityTag { request.setValue(entityTag, forHTTPHeaderField: "If-None-Match") }
        return request
    }

    /// Checks a document and keeps it.
    private func accept(_ json: Data, _ entityTag: String?, _ last: Last?) throws -> Overrides<Table> {
        try verify?(json)
        let overrides: Overrides<Table>
        if let store {
            overrides = try store.save(json, entityTag: entityTag, allowsOlder: options.allowsOlder)
        } else {
            overrides = try Overrides(json: json, for: Table.self)
            if !options.allowsOlder, let last { try overrides.refuseOlder(than: last.overrides) }
        }
        let document = StoredDocument(json: json, entityTag: entityTag)
        locked { self.last = Last(document: document, overrides: overrides) }
        return overrides
    }

    /// The last document that is known to be right; at first what the store has.
    ///
    /// - Returns: Nil where there is none. What is wrong with the store is said once.
    func stored() -> Outcome? {
        load()
        return locked {
            defer { fault = nil }
            return last.map { .stored($0.overrides) } ?? fault.map { .failed($0) }
        }
    }

    /// Reads the store the first time it is called.
    private func load() {
        let isFirst = locked {
            defer { hasLoaded = true }
            return !hasLoaded
        }
        guard isFirst, let store else { return }
        do {
            guard let record = try store.record() else { return }
            try verify?(record.document.json)
            locked { last = last ?? Last(document: record.document, overrides: record.overrides) }
        } catch {
            locked { fault = error }
        }
    }

    private func locked<Value>(_ body: () -> Value) -> Value {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }
}
