import RouteManifest
import Switchyard

/// The patterns of several manifests side by side, with the same numbers for the same languages and addresses.
struct SharedPatterns {
    /// One of the manifests.
    struct Member {
        let manifest: CheckedManifest
        let table: DynamicTable
        /// Its patterns' numbers in `shapes`.
        let patterns: Range<Int>
        /// For each of its patterns those of its own that beat it, as numbers in `shapes`.
        fileprivate let winners: [[Int]]

        func route(_ pattern: Int) -> CheckedRoute { manifest.routes[checked(pattern).route] }

        func place(_ pattern: Int) -> Place { isAlias(pattern) ? checked(pattern).place : route(pattern).place }

        func isAlias(_ pattern: Int) -> Bool { checked(pattern).isAlias }

        /// The patterns that beat a pattern.
        func winners(over pattern: Int) -> [Int] { winners[pattern - patterns.lowerBound] }

        private func checked(_ pattern: Int) -> CheckedPattern { manifest.patterns[pattern - patterns.lowerBound] }
    }

    let members: [Member]
    let shapes: [PatternShape]
    let space: AddressSpace
    let pool = LanguagePool()

    /// - Parameter manifests: Sound ones.
    init(_ manifests: [CheckedManifest]) {
        space = AddressSpace(manifests)
        // A manifest that passes over empty segments sees the paths of the others without them.
        let isLenient = manifests.contains { !$0.options.strictSlashes }
        var shapes: [PatternShape] = []
        var members: [Member] = []
        for (number, manifest) in manifests.enumerated() {
            let start = shapes.count
            for pattern in manifest.patterns {
                var shape = PatternShape(pattern, of: manifest, pool, space, member: number)
                if isLenient { shape.dropEmptySegments(pool) }
                shapes.append(shape)
            }
            let analysis = PatternAnalysis(manifest, pool: pool)
            var writer = TableWriter(analysis)
            _ = writer.write()
            members.append(
                Member(
                    manifest: manifest, table: DynamicTable(writer.buffer.bytes), patterns: start..<shapes.count,
                    winners: analysis.relations.winners.map { $0.map { $0 + start } }))
        }
        self.shapes = shapes
        self.members = members
    }

    /// The pairs of a pattern of one manifest and a pattern of another that one path may fit.
    func pairs(_ one: Int, _ other: Int) -> MeetingPairs {
        MeetingPairs(members[one].patterns, with: members[other].patterns, shapes, pool: pool)
    }

    /// A found URL as a person writes it, and the same with a slash at the end of its path, which is what a strict
    /// manifest may ask for.
    func texts(_ witness: WitnessURL) -> [String] {
        var slashed = witness
        slashed.segments.append("")
        return [witness.text(space), slashed.text(space)]
    }
}

extension PatternShape {
    fileprivate mutating func dropEmptySegments(_ pool: LanguagePool) {
        let isEmpty = segments.map { pool.literal($0)?.text.isEmpty ?? false }
        guard isEmpty.contains(true) else { return }
        lengths = lengths.map { length in length - isEmpty.prefix(length).count { $0 } }
        segments = zip(segments, isEmpty).filter { !$1 }.map(\.0)
    }
}
