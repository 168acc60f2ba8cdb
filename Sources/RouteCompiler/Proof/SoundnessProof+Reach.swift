import LinearRegex
import RouteManifest

extension SoundnessProof {
    /// Reports types without a value that a URL can carry.
    mutating func checkValues() {
        for (number, pattern) in manifest.patterns.enumerated() {
            let route = manifest.routes[pattern.route]
            for (segment, language) in zip(pattern.segments, shapes[number].segments)
            where pool.isEmpty(language) == true {
                let parameter = segment.pieces.lazy.compactMap { piece -> Int? in
                    if case .parameter(let index) = piece { return index } else { return nil }
                }.first
                reportEmpty(parameter.map { route.parameters[$0] }, number)
            }
            for parameter in route.parameters where parameter.presence == .required {
                guard case .query = parameter.source else { continue }
                if pool.isEmpty(pool.queryValue(parameter.type)) == true { reportEmpty(parameter, number) }
            }
        }
    }

    private mutating func reportEmpty(_ parameter: CheckedParameter?, _ pattern: Int) {
        guard let parameter else { return }
        settled.insert(pattern)
        let isAlias = manifest.patterns[pattern].isAlias
        guard !isAlias, reportedPlaces.insert(parameter.place).inserted else { return }
        diagnostics.error(
            "no URL can carry a value of '\(parameter.name)'; its type '\(parameter.type)' leaves nothing",
            at: parameter.place)
    }

    /// Reports patterns whose URLs all go to others.
    mutating func checkReach() {
        for pattern in shapes.indices where !settled.contains(pattern) {
            let winners = relations.winners[pattern]
            guard !winners.isEmpty else { continue }
            switch search(inside: [pattern], outside: winners) {
            case .found: continue
            case .none: reportUnreachable(pattern, winners)
            case .tooLarge: reportUndecidedReach(pattern, winners)
            }
        }
    }

    private mutating func reportUnreachable(_ pattern: Int, _ winners: [Int]) {
        let cover = cover(of: [pattern], by: winners)
        let names = cover.map { $0.map { name($0) }.joined(separator: ", ") } ?? "one of \(winners.count) others"
        let hasAlias =
            !manifest.patterns[pattern].isAlias
            && shapes.indices.contains { $0 != pattern && shapes[$0].route == shapes[pattern].route }
        let subject = hasAlias ? "\(name(pattern)) by its own pattern" : name(pattern)
        diagnostics.error(
            "\(subject) can never be reached: every URL that it matches goes to \(names)", at: place(pattern),
            notes: (cover ?? Array(winners.prefix(1))).map { declaration($0) })
    }

    private mutating func reportUndecidedReach(_ pattern: Int, _ winners: [Int]) {
        undecidedLeft -= 1
        guard undecidedLeft >= 0 else { return }
        let others = winners.count == 1 ? " leaves" : " and \(winners.count - 1) more leave"
        diagnostics.error(
            "whether \(name(winners[0]))\(others) any URL to \(name(pattern)) takes too many steps to decide; "
                + "use smaller counts and lengths, or give them different literal segments",
            at: place(pattern), notes: [declaration(winners[0])])
    }
}
