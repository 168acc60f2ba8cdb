import LinearRegex

extension Rewriter {
    /// The rules that a manifest declares, compiled when they are first asked for, once for each table; nil where it
    /// declares none.
    package static func manifest(_ data: StaticString) -> Rewriter? {
        let table = TableReader(data)
        guard table.number(at: TableLayout.Header.rewriteCount) > 0, data.hasPointerRepresentation else { return nil }
        return ManifestRewrites.shared.rewriter(at: UnsafeRawPointer(data.utf8Start), table)
    }

    /// The rules of a table. One that does not compile is left out: the build refuses such a rule.
    package init(_ table: TableReader) {
        self.init()
        let records = table.number(at: TableLayout.Header.rewrites)
        let count = table.count(
            table.number(at: TableLayout.Header.rewriteCount), of: TableLayout.Rewrite.size, at: records)
        for index in 0..<count {
            let record = records &+ index &* TableLayout.Rewrite.size
            try? add(
                RewriteRule(
                    match: table.string(at: record &+ TableLayout.Rewrite.match),
                    to: table.string(at: record &+ TableLayout.Rewrite.template)))
        }
    }
}

extension DynamicTable {
    /// The rules that the manifest declares.
    package var rewriter: Rewriter { withTable { Rewriter($0) } }

    /// What lists of rules make of a URL.
    package func rewrite(_ url: String, _ rewriters: [Rewriter], limit: Int = 8_192) -> RewriteOutcome {
        withTable { RewriteChain.rewrite(url, rewriters, table: $0, limit: limit) }
    }
}

/// The rewriters of the tables in use. A table's text lies at one address for as long as the program runs.
private final class ManifestRewrites: @unchecked Sendable {
    static let shared = ManifestRewrites()

    private let lock = PlatformLock()
    private var rewriters: [UnsafeRawPointer: Rewriter] = [:]

    func rewriter(at address: UnsafeRawPointer, _ table: TableReader) -> Rewriter {
        lock.withLock {
            if let rewriter = rewriters[address] { return rewriter }
            let rewriter = Rewriter(table)
            rewriters[address] = rewriter
            return rewriter
        }
    }
}
