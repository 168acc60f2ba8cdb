/// What must hold on any machine: ratios of times measured in one run. Each leaves room for a noisy machine above what
/// was measured when it was set.
enum Thresholds {
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    private struct Limit {
        var measured: (table: String, name: String)
        var reference: (table: String, name: String)
        var ratio: Double
    }

    private static let limits = [
        limit("GitHub", "identify", 2.8, "FNV-1a"),
        limit("GitHub", "match", 7.2, "FNV-1a"),
        limit("GitHub", "identify, misses", 3.4, "FNV-1a"),
        limit("GitHub", "path", 9, "FNV-1a"),
        limit("Shop", "identify", 12, "FNV-1a"),
        limit("Shop", "match", 19, "FNV-1a"),
        limit("Shop", "url", 10, "FNV-1a"),
        limit("130", "identify", 3.1, "FNV-1a"),
        limit("130", "match", 4.4, "FNV-1a"),
        limit("1000", "identify", 2.6, "FNV-1a"),
        limit("1000", "match", 3.8, "FNV-1a"),
        limit("3700", "identify", 2.4, "FNV-1a"),
        limit("3700", "match", 3.6, "FNV-1a"),
        Limit(measured: ("3700", "identify"), reference: ("130", "identify"), ratio: 2.2),
        Limit(measured: ("GitHub", "identify"), reference: ("GitHub", "list of NSRegularExpression"), ratio: 0.004),
    ]

    private static func limit(_ table: String, _ name: String, _ ratio: Double, _ reference: String) -> Limit {
        Limit(measured: (table, name), reference: (table, reference), ratio: ratio)
    }

    /// - Throws: `Failure` with every limit that is passed.
    static func check(_ report: Report) throws {
        let failures = limits.compactMap { limit -> String? in
            let (table, name) = limit.measured
            guard let time = report.minimum(table, name),
                let reference = report.minimum(limit.reference.table, limit.reference.name)
            else { return "'\(name)' of table '\(table)' was not measured" }
            guard time > limit.ratio * reference else { return nil }
            return "'\(name)' of table '\(table)' took \((time / reference * 100).rounded() / 100) times "
                + "'\(limit.reference.name)' of table '\(limit.reference.table)', more than \(limit.ratio)"
        }
        if !failures.isEmpty { throw Failure(description: failures.joined(separator: "\n")) }
    }
}
