import RouteManifest
import Switchyard

/// Checks URLs with the real matcher before they are shown: with a table for each pattern alone.
struct WitnessCheck {
    private let manifest: CheckedManifest
    private let pool: LanguagePool
    private var tables: [Int: DynamicTable] = [:]

    init(_ manifest: CheckedManifest, pool: LanguagePool) {
        self.manifest = manifest
        self.pool = pool
    }

    /// Whether a pattern takes a URL. A type of the author's takes every text.
    mutating func takes(_ pattern: Int, _ url: String) -> Bool {
        (try? table(of: pattern).match(url, limit: .max)) != nil
    }

    private mutating func table(of pattern: Int) -> DynamicTable {
        if let table = tables[pattern] { return table }
        var single = manifest
        var checked = manifest.patterns[pattern]
        var route = manifest.routes[checked.route]
        route.number = 0
        route.over = []
        checked.route = 0
        checked.isAlias = false
        single.routes = [route]
        single.patterns = [checked]
        var writer = TableWriter(PatternAnalysis(single, pool: pool))
        _ = writer.write()
        let table = DynamicTable(writer.buffer.bytes)
        tables[pattern] = table
        return table
    }
}
