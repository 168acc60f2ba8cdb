import LinearRegex

/// Writes what a router does to a log: the system's on Apple's platforms, standard error elsewhere.
///
/// ```swift
/// let log = LogObserver()          // writes nothing yet
/// router.observe(log)
/// log.level = .openings
/// ```
///
/// URLs may tell of people: in the system log the text is marked private.
public final class LogObserver: @unchecked Sendable {
    /// How much is written; each level has what the one before has.
    public enum Level: Int, Sendable, Comparable, CaseIterable {
        case off
        /// What failed, and why.
        case failures
        /// Routes that were opened, rewritten URLs and exposures.
        case openings
        /// Every event.
        case everything

        public static func < (first: Level, second: Level) -> Bool { first.rawValue < second.rawValue }
    }

    private let lock = PlatformLock()
    private var current: Level
    private let write: @Sendable (String, _ isFailure: Bool) -> Void

    /// - Parameters:
    ///   - level: How much is written at first.
    ///   - write: Takes one line, without its end, and whether it tells of a failure.
    public init(
        _ level: Level = .off, write: @escaping @Sendable (String, _ isFailure: Bool) -> Void = SystemLog.write
    ) {
        current = level
        self.write = write
    }

    /// How much is written from now on.
    public var level: Level {
        get { lock.withLock { current } }
        set { lock.withLock { current = newValue } }
    }

    func note<Table>(_ event: RouteEvent<Table>) {
        let level = level
        if event.level <= level { write(event.line, event.level == .failures) }
    }
}

extension Router {
    /// Writes what the router does to a log.
    @discardableResult
    public func observe(_ log: LogObserver) -> RouteObservation { observe { log.note($0) } }
}

extension RouteEvent {
    fileprivate var level: LogObserver.Level {
        switch self {
        case .failed: return .failures
        case .rewritten, .exposed, .didOpen: return .openings
        case .shouldOpen, .willOpen: return .everything
        }
    }

    fileprivate var line: String {
        switch self {
        case .rewritten(let from, let to): return "rewrote \(from) to \(to)"
        case .shouldOpen(let route, let context): return "asked for " + text(route, context)
        case .willOpen(let route, let context): return "opens " + text(route, context)
        case .exposed(let exposure):
            return "shows \(exposure.unit) the variant \(exposure.variant) of \(exposure.route.rawValue) in the "
                + "experiment \(exposure.experiment)"
        case .didOpen(let route, let context): return "opened " + text(route, context)
        case .failed(let error, let route, let context):
            return "failed to open \(route.map { text($0, context) } ?? context.url ?? ""): \(error)"
        }
    }

    private func text(_ route: Table, _ context: RouteContext) -> String {
        let variant = context.variant.map { " as \($0)" } ?? ""
        return "\(route.id.rawValue) \(route.path)\(variant)" + (context.url.map { " for \($0)" } ?? "")
    }
}
