/// One message to the author of a manifest.
package struct Diagnostic: Sendable, Hashable {
    package enum Severity: String, Sendable, Hashable {
        case error, warning, note
    }

    package struct Note: Sendable, Hashable {
        package var place: Place
        package var message: String

        package init(_ message: String, at place: Place) {
            self.message = message
            self.place = place
        }
    }

    package var severity: Severity
    package var place: Place
    package var message: String
    package var notes: [Note]

    package init(_ severity: Severity = .error, _ message: String, at place: Place, notes: [Note] = []) {
        self.severity = severity
        self.message = message
        self.place = place
        self.notes = notes
    }

    /// The lines a compiler prints: `path:line:column: error: message`, then the notes.
    package var lines: [String] {
        [line(severity, place, message)] + notes.map { line(.note, $0.place, $0.message) }
    }

    private func line(_ severity: Severity, _ place: Place, _ message: String) -> String {
        "\(place.file):\(place.line):\(place.column): \(severity.rawValue): \(message)"
    }
}

/// What a stage of the compiler found wrong, in the order in which it was found.
package struct Diagnostics: Sendable {
    package private(set) var all: [Diagnostic] = []

    package init() {}

    package var hasErrors: Bool { all.contains { $0.severity == .error } }

    package mutating func append(_ diagnostic: Diagnostic) { all.append(diagnostic) }

    package mutating func error(_ message: String, at place: Place, notes: [Diagnostic.Note] = []) {
        all.append(Diagnostic(.error, message, at: place, notes: notes))
    }

    package mutating func warning(_ message: String, at place: Place, notes: [Diagnostic.Note] = []) {
        all.append(Diagnostic(.warning, message, at: place, notes: notes))
    }

    /// By file, line and column; equal places keep their order.
    package var sorted: [Diagnostic] {
        all.enumerated()
            .sorted { a, b in
                let (p, q) = (a.element.place, b.element.place)
                return (p.file, p.line, p.column, a.offset) < (q.file, q.line, q.column, b.offset)
            }
            .map(\.element)
    }
}
