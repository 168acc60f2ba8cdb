import Foundation
import GitHubRoutes
import ShopRoutes
import Switchyard

/// What looking a URL up costs, beside what it cannot cost less than and what other ways cost.
enum MatchBenchmark {
    private static let count = 1 << 16

    /// - Parameter arguments: `--json` prints one JSON object, `--check` compares with `Thresholds`, and a number is
    ///   that of the rounds.
    static func run(_ arguments: [String]) throws {
        let first = FirstLookup.measure()
        let rounds = arguments.compactMap { Int($0) }.first ?? 25
        var report = Report(rounds: rounds, firstLookup: first)
        var measurements = gitHub() + shop()
        try measurements.append(contentsOf: expressions())
        for size in [130, 1_000, 3_700] {
            let sample = try SampleTable(RandomRoutes(count: size))
            report.bytesPerRoute["\(size)"] = sample.byteCount / size
            measurements += random(sample, "\(size)")
        }
        measurements += try worstCases()
        Measurement.run(&measurements, rounds: rounds)
        report.measurements = measurements
        print(arguments.contains("--json") ? report.json : report.text)
        if arguments.contains("--check") { try Thresholds.check(report) }
    }

    // MARK: The paths of the GitHub API, by generated code

    private static func gitHub() -> [Measurement] {
        let urls = GitHub.allPatterns.map(\.sampleURL)
        let routes = urls.compactMap { GitHub.match($0) }
        precondition(routes.count == urls.count, "every URL has a route")
        let random = urls.drawn(count)
        let misses = random.map { $0 + "/nowhere/at/all" }
        let cycled = urls.cycled(count)
        let dictionary = Dictionary(uniqueKeysWithValues: zip(urls, urls.indices))
        func loop(_ name: String, _ urls: [String], _ body: @escaping ([String]) -> Int) -> Measurement {
            Measurement("GitHub", name, count: urls.count) { body(urls) }
        }
        return [
            loop("FNV-1a", random) { sum($0) { Yardsticks.fnv1a($0) } },
            loop("identify", random) { sum($0) { GitHub.identify($0) == nil ? 0 : 1 } },
            loop("match", random) { sum($0) { if case .some = GitHub.match($0) { 1 } else { 0 } } },
            loop("identify, misses", misses) { sum($0) { GitHub.identify($0) == nil ? 0 : 1 } },
            loop("identify, repeated order", cycled) { sum($0) { GitHub.identify($0) == nil ? 0 : 1 } },
            loop("match, repeated order", cycled) { sum($0) { if case .some = GitHub.match($0) { 1 } else { 0 } } },
            loop("FNV-1a, repeated order", cycled) { sum($0) { Yardsticks.fnv1a($0) } },
            loop("dictionary of whole paths", random) { sum($0) { dictionary[$0] ?? 0 } },
            Measurement("GitHub", "path", count: routes.count * 50) {
                (0..<50).reduce(0) { sum, _ in routes.reduce(sum) { $0 &+ $1.path.utf8.count } }
            },
        ]
    }

    // MARK: Whole URLs with a query, by generated code

    private static func shop() -> [Measurement] {
        let urls = (0..<64).flatMap { number in
            ["https://shop.example.com", "shop:/"].map { "\($0)/items/\(number &* 7_919 % 10_000)?ref=mail" }
        }
        let routes = urls.compactMap { Routes.match($0) }
        precondition(routes.count == urls.count, "every URL has a route")
        let random = urls.drawn(count)
        func loop(_ name: String, _ body: @escaping ([String]) -> Int) -> Measurement {
            Measurement("Shop", name, count: random.count) { body(random) }
        }
        return [
            loop("FNV-1a") { sum($0) { Yardsticks.fnv1a($0) } },
            loop("identify") { sum($0) { Routes.identify($0) == nil ? 0 : 1 } },
            loop("match") { sum($0) { if case .some = Routes.match($0) { 1 } else { 0 } } },
            Measurement("Shop", "url", count: routes.count * 50) {
                (0..<50).reduce(0) { sum, _ in routes.reduce(sum) { $0 &+ $1.url(.web).utf8.count } }
            },
        ]
    }

    /// Adds up what a closure makes of texts. `reduce` and `for` retain each text, which takes as long as many a lookup.
    @inline(__always)
    private static func sum(_ urls: [String], _ body: (String) -> Int) -> Int {
        urls.withUnsafeBufferPointer { urls in
            var sum = 0
            for index in urls.indices { sum &+= body(urls[index]) }
            return sum
        }
    }

    private static func expressions() throws -> [Measurement] {
        let patterns = GitHub.allPatterns
        let list = try Yardsticks.ExpressionList(patterns.map(\.pattern))
        let urls = patterns.map(\.sampleURL).drawn(500)
        return [
            Measurement("GitHub", "list of NSRegularExpression", count: urls.count) {
                urls.reduce(0) { $0 &+ list.index(of: $1) }
            }
        ]
    }

    // MARK: Random tables, without generated code

    private static func random(_ sample: SampleTable, _ name: String) -> [Measurement] {
        let table = sample.table
        let random = sample.urls.drawn(count)
        let misses = random.map { $0 + "/nowhere" }
        let cycled = sample.urls.cycled(count)
        let dictionary = Dictionary(uniqueKeysWithValues: zip(sample.urls, sample.urls.indices))
        func loop(_ title: String, _ urls: [String], _ body: @escaping ([String]) -> Int) -> Measurement {
            Measurement(name, title, count: urls.count) { body(urls) }
        }
        return [
            loop("FNV-1a", random) { sum($0) { Yardsticks.fnv1a($0) } },
            loop("identify", random) { sum($0) { table.identify($0) ?? -1 } },
            loop("match", random) { sum($0) { values(sample, $0) } },
            loop("identify, misses", misses) { sum($0) { table.identify($0) ?? -1 } },
            loop("identify, repeated order", cycled) { sum($0) { table.identify($0) ?? -1 } },
            loop("FNV-1a, repeated order", cycled) { sum($0) { Yardsticks.fnv1a($0) } },
            loop("dictionary of whole paths", random) { sum($0) { dictionary[$0] ?? -1 } },
        ]
    }

    /// Reads all values of a URL, as generated code does.
    private static func values(_ sample: SampleTable, _ url: String) -> Int {
        var sum = 0
        _ = sample.table.match(url) { (route, values) throws(RouteMismatch) in
            for isInteger in sample.areIntegers[route] {
                if isInteger {
                    sum &+= try values.required() as Int
                } else {
                    let text: String = try values.required()
                    sum &+= text.utf8.count
                }
            }
        }
        return sum
    }

    // MARK: Worst cases

    private static func worstCases() throws -> [Measurement] {
        let large = try SampleTable(RandomRoutes(count: 3_700))
        let hostile = try SampleTable.hostile()
        let tails = try SampleTable(
            manifest: """
                routes 1
                origin app every:
                origin web https://every.example https://*.every.example
                text  /text/{text}
                files /files/{file...}
                item  /items/{id: Int}  ?ref: String? &page: Int = 1
                """, urls: [], areIntegers: [])
        func loop(_ name: String, _ table: SampleTable, _ urls: [String], repeating: Int = 1_000) -> Measurement {
            let urls = urls.cycled(repeating)
            return Measurement("worst", name, count: urls.count) {
                sum(urls) { table.table.identify($0) ?? -1 }
            }
        }
        return [
            loop("8 KB in one segment", tails, ["/text/" + String(repeating: "a", count: 8_000)]),
            loop("8 KB in 4,000 segments", tails, ["/files/" + String(repeating: "a/", count: 4_000)]),
            loop("8 KB of escapes", tails, ["/text/" + String(repeating: "%41", count: 2_600)]),
            loop("8 KB of dot segments", tails, ["/text/" + String(repeating: "a/../", count: 1_600) + "b"]),
            loop("8 KB of query", tails, ["/items/7?" + String(repeating: "a=b&", count: 2_000)]),
            loop("200 segments", tails, ["/files/" + String(repeating: "segment/", count: 200)]),
            loop("200 segments that no route takes", large, [String(repeating: "/segment", count: 200)]),
            loop("wildcard host", tails, ["https://a.b.c.d.e.f.every.example/items/7?ref=a&page=2"]),
            loop("custom scheme", tails, ["every://items/7"]),
            loop("states of every subset", hostile, hostile.urls),
        ]
    }
}
