import Foundation

/// The folder that generated files go to.
struct OutputFolder {
    let path: String

    /// Writes a file unless it holds the text already, so that nothing is built anew for nothing. Readers see the old
    /// text or the new one, never a part.
    func write(_ text: String, to name: String) throws(OutputError) {
        let file = path + "/" + name
        let data = Data(text.utf8)
        if FileManager.default.contents(atPath: file) == data { return }
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            try data.write(to: URL(fileURLWithPath: file), options: .atomic)
        } catch {
            throw OutputError(message: "cannot write '\(file)': \(error.localizedDescription)")
        }
    }
}

/// A file could not be written.
struct OutputError: Error {
    let message: String
}
