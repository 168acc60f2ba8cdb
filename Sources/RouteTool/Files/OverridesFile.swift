import Foundation
import RouteManifest
import Switchyard

/// An overrides document named on the command line.
struct OverridesFile {
    let path: String

    /// Checks the document against the manifests; of several the one that it fits best counts, since a document is for
    /// one table.
    ///
    /// - Parameter unknown: Whether it may name what the manifest does not have; what it then names is a warning.
    /// - Returns: What it says, and the index of the manifest it is for; nil with errors.
    func check(
        against tables: [DynamicTable], unknown: UnknownOverrides, _ diagnostics: inout Diagnostics
    ) -> (content: OverridesContent, table: Int)? {
        let json: [UInt8]
        do throws(ReadError) {
            json = try read()
        } catch {
            diagnostics.error(error.message, at: Place(file: path, line: 1, column: 1))
            return nil
        }
        let results = tables.map { table in
            Result { () throws(OverridesError) in try table.overrides(json: json, unknown: unknown) }
        }
        let best = results.enumerated().min { $0.element.rank < $1.element.rank }
        switch best?.element {
        case .success(let content)?:
            for problem in content.skipped { diagnostics.warning("\(problem)", at: place(of: problem)) }
            return (content, best?.offset ?? 0)
        case .failure(let error)?:
            for problem in error.problems {
                diagnostics.error(problem.place.isEmpty ? problem.message : "\(problem)", at: place(of: problem))
            }
            return nil
        case nil: return nil
        }
    }

    private func place(of problem: OverridesError.Problem) -> Place {
        Place(file: path, line: problem.line ?? 1, column: problem.column ?? 1)
    }

    private func read() throws(ReadError) -> [UInt8] {
        if let data = FileManager.default.contents(atPath: path) { return [UInt8](data) }
        let exists = FileManager.default.fileExists(atPath: path)
        throw ReadError(message: exists ? "this is no file that can be read" : "there is no such file")
    }
}

extension Result<OverridesContent, OverridesError> {
    /// Errors count more than what is unknown.
    fileprivate var rank: Int {
        switch self {
        case .success(let content): return content.skipped.count
        case .failure(let error): return JSONReader.maximumSize + error.problems.count
        }
    }
}
