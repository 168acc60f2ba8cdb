import LinearRegex

/// The index of a list of rules, built when it is first needed and shared by the list's copies.
final class LazyRewriteIndex: @unchecked Sendable {
    private let lock = PlatformLock()
    private var index: RewriteIndex?

    /// - Parameter rules: The list, always the same.
    func index(of rules: [CompiledRewrite]) -> RewriteIndex {
        lock.withLock {
            if let index = index { return index }
            let new = RewriteIndex(rules.map(\.regex.requiredLiteral))
            index = new
            return new
        }
    }
}
