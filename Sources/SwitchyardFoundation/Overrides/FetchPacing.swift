/// How long to wait before the next fetch: evenly while all goes well, longer and longer while it does not.
///
/// Both times are partly random, so that many devices that began together do not go on together ("Exponential Backoff
/// And Jitter", Marc Brooker, 2015).
struct FetchPacing: Sendable {
    var interval: Double
    var firstRetry: Double
    var longestRetry: Double
    private var failures = 0

    init(interval: Double, firstRetry: Double, longestRetry: Double) {
        self.interval = interval
        self.firstRetry = firstRetry
        self.longestRetry = longestRetry
    }

    /// Takes note of how a fetch went.
    ///
    /// - Returns: The seconds until the next one.
    mutating func delay(succeeded: Bool, using generator: inout some RandomNumberGenerator) -> Double {
        guard !succeeded else {
            failures = 0
            return Self.bounded(interval) * Double.random(in: 0.9...1.1, using: &generator)
        }
        var retry = Self.bounded(firstRetry)
        // Doubling sixty times is more than any wait.
        for _ in 0..<min(failures, 60) { retry *= 2 }
        failures += 1
        return min(retry, Self.bounded(longestRetry)) * Double.random(in: 0.5...1, using: &generator)
    }

    /// From no time to a year; no number is no time.
    private static func bounded(_ seconds: Double) -> Double { seconds > 0 ? min(seconds, 31_536_000) : 0 }
}
