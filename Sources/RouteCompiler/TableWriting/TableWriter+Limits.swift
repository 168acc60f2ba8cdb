import LinearRegex
import RouteManifest
import Switchyard

extension CheckedManifest {
    /// Reports what does not fit a table.
    func fitsTable(_ diagnostics: inout Diagnostics) -> Bool {
        let before = diagnostics.all.count
        if origins.count > TableLimits.origins, let last = origins.last {
            diagnostics.error(
                "\(origins.count) origins, but a manifest may have \(TableLimits.origins); "
                    + "give one origin several addresses", at: last.place)
        }
        for route in routes where route.parameters.count > TableLimits.parameters {
            diagnostics.error(
                "'\(route.id)' has \(route.parameters.count) parameters, but a route may have "
                    + "\(TableLimits.parameters)", at: route.place)
        }
        for pattern in patterns { check(pattern, &diagnostics) }
        checkExpressions(&diagnostics)
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

    /// Regular expressions need their automata at run time.
    private func checkExpressions(_ diagnostics: inout Diagnostics) {
        var sizes: [LanguageKey: Int?] = [:]
        var total = 0
        var failuresLeft = 3
        for route in routes {
            for parameter in route.parameters {
                guard case .expression = parameter.type, sizes[parameter.type.languageKey] == nil else { continue }
                let size = automatonSize(of: parameter.type)
                sizes[parameter.type.languageKey] = .some(size)
                total += size ?? 0
                if size == nil {
                    diagnostics.error(
                        "the regular expression of '\(parameter.name)' takes more than \(TableLimits.automatonStates) "
                            + "states; use smaller counts or fewer alternatives", at: parameter.place)
                    failuresLeft -= 1
                    if failuresLeft == 0 { return }
                } else if total > TableLimits.expressionStates {
                    diagnostics.error(
                        "the regular expressions up to '\(parameter.name)' take more than "
                            + "\(TableLimits.expressionStates) states together; use smaller counts or fewer "
                            + "alternatives", at: parameter.place)
                    return
                }
            }
        }
    }

    /// How many states an expression's automaton has; nil where that is too many.
    private func automatonSize(of type: ValueType) -> Int? {
        var steps = 4_000_000
        let automaton = ByteAutomaton.build(
            [type.languageWithEmpty], stateLimit: TableLimits.automatonStates - 1, budget: &steps)
        guard let automaton, automaton.classCount <= TableLimits.byteClasses else { return nil }
        return automaton.stateCount
    }
}
