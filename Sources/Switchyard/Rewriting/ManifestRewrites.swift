internal import LinearRegex

/// The rewrites of compiled tables, each compiled when it is first asked for and once a table.
package enum ManifestRewrites {
    private static let cache = Cache()

    /// The rewrites of the table in a literal, which is there as long as the program.
    package static func rewriter(of data: StaticString) -> Rewriter {
        let table = TableReader(data)
        guard table.number(at: TableLayout.Header.rewriteCount) > 0 else { return Rewriter() }
        return cache.rewriter(of: table)
    }

    /// A table's rewrites, compiled anew. A rule of a damaged table that is none is left out.
    package static func read(_ table: TableReader) -> Rewriter {
        let start = table.number(at: TableLayout.Header.rewrites)
        let count = table.count(
            table.number(at: TableLayout.Header.rewriteCount), of: TableLayout.Rewrite.size, at: start)
        let rules = (0..<count).map { number -> RewriteRule in
            let record = start + number * TableLayout.Rewrite.size
            return RewriteRule(
                match: table.string(at: record + TableLayout.Rewrite.match),
                to: table.string(at: record + TableLayout.Rewrite.template))
        }
        if let rewriter = try? Rewriter(rules) { return rewriter }
        return (try? Rewriter(rules.filter { (try? Rewriter([$0])) != nil })) ?? Rewriter()
    }

    private final class Cache: @unchecked Sendable {
        private let lock = PlatformLock()
        /// By the address of the table.
        private var rewriters: [UnsafePointer<UInt8>: Rewriter] = [:]

        func rewriter(of table: TableReader) -> Rewriter {
            lock.withLock {
                if let known = rewriters[table.bytes.base] { return known }
                let new = ManifestRewrites.read(table)
                rewriters[table.bytes.base] = new
                return new
            }
        }
    }
}
