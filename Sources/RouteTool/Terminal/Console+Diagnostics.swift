import RouteManifest

extension Console {
    /// Prints diagnostics as `path:line:column: error: message`, the form that Swift's and other build tools read.
    func report(_ diagnostics: [Diagnostic]) {
        for diagnostic in diagnostics {
            let lines = usesColor ? colored(diagnostic) : diagnostic.lines
            report(lines.map { $0 + "\n" }.joined())
        }
    }

    /// The place bold, the severity in the color that compilers give it.
    private func colored(_ diagnostic: Diagnostic) -> [String] {
        func line(_ severity: Diagnostic.Severity, _ place: Place, _ message: String) -> String {
            let color: Int
            switch severity {
            case .error: color = 31
            case .warning: color = 35
            case .note: color = 36
            }
            return "\u{1B}[1m\(place.file):\(place.line):\(place.column): "
                + "\u{1B}[\(color)m\(severity.rawValue):\u{1B}[0m \(message)"
        }
        return [line(diagnostic.severity, diagnostic.place, diagnostic.message)]
            + diagnostic.notes.map { line(.note, $0.place, $0.message) }
    }
}
