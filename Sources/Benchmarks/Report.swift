import Foundation

/// What the benchmark found.
struct Report {
    var rounds: Int
    var firstLookup: FirstLookup
    var bytesPerRoute: [String: Int] = [:]
    var measurements: [Measurement] = []

    init(rounds: Int, firstLookup: FirstLookup) {
        self.rounds = rounds
        self.firstLookup = firstLookup
    }

    /// The least time of a measurement; nil for one that there is not.
    func minimum(_ table: String, _ name: String) -> Double? {
        measurements.first { $0.table == table && $0.name == name }?.minimum
    }

    /// The ratio to FNV-1a over the same URLs; nil where that was not measured.
    func ratio(_ measurement: Measurement) -> Double? {
        let order = measurement.name.hasSuffix("repeated order") ? "FNV-1a, repeated order" : "FNV-1a"
        return minimum(measurement.table, order).map { measurement.minimum / $0 }
    }

    var text: String {
        var lines = ["ns a lookup, least and median of \(rounds) rounds, and the least as a multiple of FNV-1a's"]
        for measurement in measurements {
            let ratio = self.ratio(measurement).map { String(format: "%7.2f", $0) } ?? ""
            lines.append(
                measurement.table.padding(toLength: 8, withPad: " ", startingAt: 0)
                    + measurement.name.padding(toLength: 34, withPad: " ", startingAt: 0)
                    + String(format: "%9.1f %9.1f", measurement.minimum, measurement.median) + ratio)
        }
        lines.append(String(format: "first lookup %.0f ns, second %.0f ns", firstLookup.first, firstLookup.second))
        for (table, bytes) in bytesPerRoute.sorted(by: { Int($0.key) ?? 0 < Int($1.key) ?? 0 }) {
            lines.append("table of \(table) routes: \(bytes) bytes a route")
        }
        return lines.joined(separator: "\n")
    }

    var json: String {
        let results = measurements.map { measurement -> [String: Any] in
            var result: [String: Any] = [
                "table": measurement.table, "name": measurement.name, "minimum": rounded(measurement.minimum),
                "median": rounded(measurement.median),
            ]
            result["toFNV1a"] = ratio(measurement).map(rounded)
            return result
        }
        let object: [String: Any] = [
            "unit": "ns", "rounds": rounds, "results": results, "tableBytesPerRoute": bytesPerRoute,
            "firstLookup": ["first": firstLookup.first, "second": firstLookup.second],
        ]
        let data = try? JSONSerialization.data(withJSONObject: object, options: [.prettyPrinted, .sortedKeys])
        return String(decoding: data ?? Data(), as: UTF8.self)
    }

    private func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }
}
