import LinearRegex
import RouteManifest
import Switchyard

extension SoundnessProof {
    /// Reports rewrites whose template leads to no route, whatever the URL that comes in.
    mutating func checkRewrites() {
        for rewrite in manifest.rewrites {
            guard let regex = try? LinearRegex(rewrite.match) else { continue }
            var faults: [RewriteTemplate.Fault] = []
            let pieces = RewriteTemplate(rewrite.template, of: regex, faults: &faults).pieces
            guard faults.isEmpty, let target = RewriteTarget(pieces) else { continue }
            if let fault = RewriteReach(target, manifest, shapes, space, pool).fault {
                report(fault, rewrite, pieces, target)
            }
        }
    }

    private mutating func report(
        _ fault: RewriteReach.Fault, _ rewrite: CheckedRewrite, _ pieces: [RewriteTemplate.Piece],
        _ target: RewriteTarget
    ) {
        let example = pieces.map { piece in
            if case .text(let text) = piece { return text } else { return "a" }
        }.joined()
        let reason: String
        do {
            _ = try table.match(example, limit: .max)
            return
        } catch {
            // Otherwise the error has nothing to add to the message.
            let isSpecific = error.reason != .noMatch
            let nearest = error.nearest.map { "; the nearest route is '\($0)'" } ?? hint(target)
            reason = isSpecific ? "; \(RouteError(error.reason, nearest: error.nearest))" : nearest
        }
        var message = "no route takes what this rewrites to, such as \"\(example)\""
        switch fault {
        case .foreign: message += "; its address is none of the manifest's origins"
        case .unreachable: message += reason
        }
        diagnostics.error(message, at: rewrite.templatePlace)
    }

    /// `; did you mean 'items'?` where no route begins like the target but one begins nearly so.
    private func hint(_ target: RewriteTarget) -> String {
        guard let first = target.segments.first, !first.contains(nil) else { return "" }
        let literals = shapes.compactMap { $0.segments.first.flatMap(pool.literal)?.text }
        return suggestion(for: String(decoding: first.compactMap { $0 }, as: UTF8.self), in: literals.uniqued())
    }
}

/// Decides whether a rewrite can reach a route. What takes too many states to decide counts as yes.
struct RewriteReach {
    enum Fault { case foreign, unreachable }

    /// Why no route takes any of the target's URLs; nil where one may.
    private(set) var fault: Fault?

    private let target: RewriteTarget
    private let manifest: CheckedManifest
    private let pool: LanguagePool

    init(
        _ target: RewriteTarget, _ manifest: CheckedManifest, _ shapes: [PatternShape], _ space: AddressSpace,
        _ pool: LanguagePool
    ) {
        self.target = target
        self.manifest = manifest
        self.pool = pool
        guard let addresses = addresses(space) else {
            fault = .foreign
            return
        }
        let paths = self.paths.map { $0.map(TargetSegment.init) }
        let isReached = shapes.contains { shape in
            (addresses.isEmpty || !addresses.isDisjoint(with: shape.addresses))
                && paths.contains { takes(shape, $0) } && meetsConditions(shape)
        }
        if !isReached { fault = .unreachable }
    }

    /// The kinds of address that the target may have; empty where nothing is known of it, nil where it is foreign.
    private func addresses(_ space: AddressSpace) -> Set<Int>? {
        guard !manifest.origins.isEmpty else { return [] }
        let all = manifest.origins.flatMap(\.addresses)
        let kinds: Set<Int>
        switch target.authority {
        case .any: return []
        case .web(let scheme, nil): kinds = Set(space.kinds.indices.filter { space.kinds[$0].scheme == scheme })
        case .web(_, let address?):
            let origins = manifest.origins.filter { $0.covers(address) }
            kinds = Set(
                space.kinds.indices.filter { kind in
                    manifest.origins.filter { $0.covers(space.kinds[kind]) }.map(\.name) == origins.map(\.name)
                })
            if origins.isEmpty { return nil }
        case .custom(let scheme):
            guard all.contains(where: { $0.scheme == scheme }) else { return nil }
            kinds = Set(space.kinds.indices.filter { space.kinds[$0].scheme == scheme })
        }
        return kinds.isEmpty ? nil : kinds
    }

    /// The segments that the target's path may have, with and without those that hold nothing but inserted text, which
    /// may be empty.
    private var paths: [[RewriteTarget.Symbols]] {
        var paths: [[RewriteTarget.Symbols]] = [[]]
        for (index, segment) in target.segments.enumerated() {
            let isLast = target.isPathOpen && index == target.segments.count - 1
            let text = String(decoding: segment.compactMap { $0 }, as: UTF8.self)
            let isKnown = !segment.contains(nil) && !isLast
            if isKnown, text.isEmpty, !manifest.options.strictSlashes { continue }
            if isKnown, text == "." { continue }
            if isKnown, text == ".." {
                for path in paths.indices { _ = paths[path].popLast() }
                continue
            }
            let mayVanish = !isLast && text.isEmpty && !manifest.options.strictSlashes && paths.count < 64
            paths = paths.map { $0 + [segment] } + (mayVanish ? paths : [])
        }
        return paths
    }

    /// A segment and what is known of its texts.
    private final class TargetSegment {
        let symbols: RewriteTarget.Symbols
        var automata: [Bool: ByteAutomaton] = [:]

        init(_ symbols: RewriteTarget.Symbols) { self.symbols = symbols }
    }

    private func takes(_ shape: PatternShape, _ path: [TargetSegment]) -> Bool {
        let known = target.isPathOpen ? path.count - 1 : path.count
        let longest = max(path.count, shape.segments.count)
        return (known...max(known, longest)).contains { length in
            guard shape.takes(length: length), target.isPathOpen || length == known else { return false }
            let hasOpen = target.isPathOpen && path.last.map { !$0.symbols.isEmpty } ?? false
            if hasOpen, length == known { return false }
            return (0..<min(length, path.count)).allSatisfy { index in
                meets(path[index], shape.language(at: index), isOpen: index >= known)
            }
        }
    }

    private func meets(_ segment: TargetSegment, _ language: Int, isOpen: Bool) -> Bool {
        if isOpen, segment.symbols.isEmpty { return true }
        if segment.automata[isOpen] == nil {
            segment.automata[isOpen] = pool.build(
                [RewriteTarget.language(of: segment.symbols, isOpen: isOpen)], stateLimit: LanguagePool.stateLimit)
        }
        return segment.automata[isOpen].map { meets($0, language) } ?? true
    }

    private func meets(_ automaton: ByteAutomaton, _ language: Int) -> Bool {
        switch pool.languages[language].kind {
        case .literal(let text): return automaton.accepts(text.text)
        case .foldedLiteral(let text): return !automaton.accepts(anyCaseOf: text.text).some.isEmpty
        case .choice(let texts): return texts.contains { automaton.accepts($0.text) }
        case .any, .typed:
            guard let other = pool.automaton(language),
                let both = pool.product(automaton, other, accepting: { $0.isEmpty || $1.isEmpty ? [] : [0] })
            else { return true }
            return !both.isEmpty
        }
    }

    private func meetsConditions(_ shape: PatternShape) -> Bool {
        shape.conditions.allSatisfy { condition in
            guard let index = target.query.firstIndex(where: { $0.key == condition.key }) else {
                return target.isQueryOpen
            }
            let isOpen = target.isLastValueOpen && index == target.query.count - 1
            let expression = target.query[index].value.map {
                RewriteTarget.language(of: $0, isOpen: isOpen, plusIsSpace: manifest.options.plusIsSpace)
            }
            guard
                let automaton = pool.build(
                    [expression ?? .literal(SegmentLanguage.bareKey)], stateLimit: LanguagePool.stateLimit)
            else { return true }
            return meets(automaton, condition.language)
        }
    }
}
