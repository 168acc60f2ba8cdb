import Foundation

/// Something that is timed: a loop over many URLs.
struct Measurement {
    /// The table's number of routes, or what else the URLs are of.
    var table: String
    var name: String
    /// How many lookups one round is.
    var count: Int
    /// Does them, and returns a number that depends on all of them.
    var round: () -> Int
    /// Nanoseconds a lookup, one a round.
    private(set) var times: [Double] = []

    init(_ table: String, _ name: String, count: Int, round: @escaping () -> Int) {
        self.table = table
        self.name = name
        self.count = count
        self.round = round
    }

    var minimum: Double { times.min() ?? 0 }
    var median: Double { times.sorted()[times.count / 2] }

    /// Times each measurement once a round, so that what disturbs the machine for a while disturbs all alike.
    static func run(_ measurements: inout [Measurement], rounds: Int) {
        for _ in 0..<rounds {
            for index in measurements.indices {
                let start = DispatchTime.now().uptimeNanoseconds
                keep(measurements[index].round())
                let end = DispatchTime.now().uptimeNanoseconds
                measurements[index].times.append(Double(end - start) / Double(measurements[index].count))
            }
        }
    }

    /// Uses a result, so that the compiler cannot leave out what makes it.
    @inline(never)
    static func keep(_ result: Int) {
        if result == .min { print(result) }
    }
}

extension Array where Element == String {
    /// As many texts, drawn at random, so that branch predictors cannot learn the sequence.
    func drawn(_ count: Int, seed: UInt64 = 7) -> [String] {
        var random = SplitMix64(state: seed)
        return (0..<count).map { _ in self[random.below(self.count)] }
    }

    /// As many texts, in their order again and again.
    func cycled(_ count: Int) -> [String] { (0..<count).map { self[$0 % self.count] } }
}
