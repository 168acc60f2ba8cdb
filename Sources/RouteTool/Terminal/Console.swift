import Foundation

/// The streams that the tool reads and writes, so that tests can stand in for them.
package struct Console {
    /// Writes a result.
    var write: (String) -> Void
    /// Writes a diagnostic.
    var report: (String) -> Void
    /// The next line of the input without its line end; nil at the end.
    var readLine: () -> String?
    /// True where diagnostics go to a person who wants colors.
    var usesColor: Bool

    package init(
        write: @escaping (String) -> Void, report: @escaping (String) -> Void,
        readLine: @escaping () -> String? = { nil }, usesColor: Bool = false
    ) {
        self.write = write
        self.report = report
        self.readLine = readLine
        self.usesColor = usesColor
    }

    /// The streams of the process. Colors need a terminal and no `NO_COLOR` (https://no-color.org).
    package static func standard(environment: [String: String]) -> Console {
        let wantsColor = environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
        return Console(
            write: { print($0, terminator: "") },
            report: { FileHandle.standardError.write(Data($0.utf8)) },
            readLine: { Swift.readLine() },
            usesColor: wantsColor && isatty(STDERR_FILENO) == 1)
    }
}
