import Testing

@testable import SwitchyardFoundation

/// The times between fetches, without waiting for them.
struct FetchPacingTests {
    @Test("evenly while all goes well, then doubling to a bound, partly random")
    func delays() {
        var random = SeededGenerator(seed: 1)
        var pacing = FetchPacing(interval: 900, firstRetry: 5, longestRetry: 3_600)
        for _ in 0..<100 { #expect((810...990).contains(pacing.delay(succeeded: true, using: &random))) }
        var longest = 5.0
        for _ in 0..<200 {
            #expect((longest / 2...longest).contains(pacing.delay(succeeded: false, using: &random)))
            longest = min(longest * 2, 3_600)
        }
        #expect((810...990).contains(pacing.delay(succeeded: true, using: &random)))
        #expect((2.5...5).contains(pacing.delay(succeeded: false, using: &random)))
    }

    @Test("times that are none", arguments: [-1, 0, .nan, .infinity, -.infinity, 1e300])
    func bounds(_ seconds: Double) {
        var random = SeededGenerator(seed: 2)
        var pacing = FetchPacing(interval: seconds, firstRetry: seconds, longestRetry: seconds)
        for succeeded in [true, false, false] {
            #expect((0...40_000_000).contains(pacing.delay(succeeded: succeeded, using: &random)))
        }
    }
}
