public import Switchyard

/// What a source finds, one after the other: see `OverridesHTTPSource.outcomes`.
public struct OverridesOutcomes<Table: RouteTable>: AsyncSequence, Sendable {
    public typealias Element = OverridesHTTPSource<Table>.Outcome

    let source: OverridesHTTPSource<Table>
    let gate: PauseGate
    let pacing: FetchPacing

    public func makeAsyncIterator() -> Iterator { Iterator(source: source, gate: gate, pacing: pacing) }

    public struct Iterator: AsyncIteratorProtocol {
        let source: OverridesHTTPSource<Table>
        let gate: PauseGate
        var pacing: FetchPacing
        private var hasBegun = false
        private var delay = 0.0

        init(source: OverridesHTTPSource<Table>, gate: PauseGate, pacing: FetchPacing) {
            self.source = source
            self.gate = gate
            self.pacing = pacing
        }

        /// Waits until the next fetch is due, and fetches.
        ///
        /// - Returns: Nil where the task is cancelled.
        public mutating func next() async -> Element? {
            if Task.isCancelled { return nil }
            if !hasBegun {
                hasBegun = true
                if let stored = source.stored() { return stored }
            }
            if delay > 0 { try? await Task.sleep(nanoseconds: UInt64(delay * 1e9)) }
            await gate.pass()
            if Task.isCancelled { return nil }
            let outcome = await source.fetch()
            if Task.isCancelled { return nil }
            var generator = SystemRandomNumberGenerator()
            delay = pacing.delay(succeeded: outcome.isSuccess, using: &generator)
            return outcome
        }
    }
}

extension OverridesHTTPSource.Outcome {
    var isSuccess: Bool {
        if case .failed = self { return false }
        return true
    }
}
