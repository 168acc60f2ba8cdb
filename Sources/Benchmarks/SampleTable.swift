import RouteCompiler
import RouteManifest
import Switchyard

/// A table compiled when the benchmark starts, with a URL for each of its routes.
struct SampleTable {
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    let table: DynamicTable
    let byteCount: Int
    let urls: [String]
    /// For each route whether its parameters are `Int`s; the others are `String`s.
    let areIntegers: [[Bool]]

    init(_ sample: RandomRoutes) throws {
        try self.init(
            manifest: sample.manifest, urls: sample.routes.map(\.url), areIntegers: sample.routes.map(\.areIntegers))
    }

    init(manifest: String, urls: [String], areIntegers: [[Bool]]) throws {
        var diagnostics = Diagnostics()
        let syntax = parseManifest(Array(manifest.utf8), file: "Sample.routes", diagnostics: &diagnostics)
        let checked = checkManifest(syntax, sources: .none, diagnostics: &diagnostics)
        guard !diagnostics.hasErrors, let compiled = CompiledTable(checked, &diagnostics) else {
            throw Failure(description: diagnostics.all.first?.lines.joined(separator: "\n") ?? "no table")
        }
        table = compiled.dynamic
        byteCount = compiled.bytes.count
        self.urls = urls
        self.areIntegers = areIntegers
    }
}

extension SampleTable {
    /// 256 routes of eight segments, each a literal or a parameter: as many states as routes can make.
    static func hostile() throws -> SampleTable {
        let patterns = (0..<256).map { number in
            (0..<8).map { number >> $0 & 1 == 0 ? "/a" : "/{p\($0)}" }.joined()
        }
        let lines = patterns.enumerated().map { "r\($0) \($1)" }
        return try SampleTable(
            manifest: "routes 1\ngroup x /x {\n" + lines[..<128].joined(separator: "\n") + "\n}\ngroup y /x {\n"
                + lines[128...].joined(separator: "\n") + "\n}\n",
            urls: (0..<256).map { number in "/x" + (0..<8).map { number >> $0 & 1 == 0 ? "/a" : "/b" }.joined() },
            areIntegers: [])
    }
}
