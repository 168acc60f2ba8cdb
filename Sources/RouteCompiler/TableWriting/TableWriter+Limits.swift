import LinearRegex
import RouteManifest
import Switchyard

extension TableWriter {
    /// Reports what does not fit a table.
    func fits(_ diagnostics: inout Diagnostics) -> Bool {
        let before = diagnostics.all.count
        if manifest.origins.count > TableLimits.origins, let last = manifest.origins.last {
            diagnostics.error(
                "\(manifest.origins.count) origins, but a manifest may have \(TableLimits.origins); "
                    + "give one origin several addresses", at: last.place)
        }
        for route in manifest.routes where route.parameters.count > TableLimits.parameters {
            diagnostics.error(
                "'\(route.id)' has \(route.parameters.count) parameters, but a route may have "
                    + "\(TableLimits.parameters)", at: route.place)
        }
        for pattern in manifest.patterns { check(pattern, &diagnostics) }
        for route in manifest.routes {
            for parameter in route.parameters { check(parameter, &diagnostics) }
        }
        return diagnostics.all.count == before
    }

    private func check(_ pattern: CheckedPattern, _ diagnostics: inout Diagnostics) {
        for segment in pattern.segments {
            for case .literal(let text) in segment.pieces where text.utf8.count > TableLimits.literal {
                diagnostics.error(
                    "a literal of \(text.utf8.count) bytes, but one may have \(TableLimits.literal); shorten it",
                    at: pattern.place)
            }
        }
    }

    /// A regular expression needs its automaton at run time.
    private func check(_ parameter: CheckedParameter, _ diagnostics: inout Diagnostics) {
        guard case .expression = parameter.type else { return }
        let automaton = ByteAutomaton.build(
            parameter.type.languageWithEmpty, stateLimit: TableLimits.automatonStates - 1)
        if let automaton, automaton.classCount <= TableLimits.byteClasses { return }
        diagnostics.error(
            "the regular expression of '\(parameter.name)' takes more than \(TableLimits.automatonStates) states; "
                + "use smaller counts or fewer alternatives", at: parameter.place)
    }
}
