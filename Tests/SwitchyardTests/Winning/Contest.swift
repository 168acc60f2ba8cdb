import Switchyard
import Testing

/// Routes that meet, and which of them has to take each URL whatever the order in the file.
struct Contest: Sendable, CustomTestStringConvertible {
    let name: String
    /// What comes before the routes.
    let header: String
    let lines: [String]
    let readings: [Reading]

    /// - Parameter overs: For routes that overlap with neither inside the other, `over` clauses by route.
    init(
        _ name: String, header: String = "", _ lines: String, _ readings: String, overs: [String: String] = [:]
    ) {
        self.name = name
        self.header = header
        self.lines = lines.split(separator: "\n").map { line in
            let over = line.split(separator: " ").first.flatMap { overs[String($0)] }
            return line + (over.map { "  over \($0)" } ?? "")
        }
        self.readings = Reading.rows(readings)
    }

    var testDescription: String { name }

    /// The routes as they stand, from the last to the first, and in a few more orders.
    var orders: [[String]] {
        var random = SeededGenerator(seed: 1)
        return [lines, lines.reversed()] + (0..<2).map { _ in lines.shuffled(using: &random) }
    }

    func check() {
        for order in orders {
            let bytes = tableBytes(([header] + order).joined(separator: "\n"))
            if bytes.isEmpty { return }
            let table = DynamicTable(bytes)
            for reading in readings {
                let result = table.reading(reading.url)
                #expect(result == reading.result, "\(reading.url) in the order \(order)")
            }
        }
    }
}
