import RouteManifest
import Switchyard

/// Proves that every URL of a table has a single best route and every route a URL, and reports where not.
struct SoundnessProof {
    let manifest: CheckedManifest
    let shapes: [PatternShape]
    let space: AddressSpace
    let relations: PatternRelations
    let pool: LanguagePool
    /// The whole table.
    let table: DynamicTable
    var atoms: LanguageAtoms
    var check: WitnessCheck
    var diagnostics = Diagnostics()
    /// Patterns about whose reach there is nothing more to say: they match no URL, or beat each other in a circle.
    var settled: Set<Int> = []
    /// Places where a fault has been reported that several patterns share, such as one in the prefix of a group.
    var reportedPlaces: Set<Place> = []
    /// How many more faults of each kind are told.
    var overlapsLeft = 100
    var undecidedLeft = 10

    init(_ analysis: PatternAnalysis, table: DynamicTable) {
        self.table = table
        manifest = analysis.manifest
        shapes = analysis.shapes
        space = analysis.space
        relations = analysis.relations
        pool = analysis.pool
        atoms = LanguageAtoms(pool: analysis.pool)
        check = WitnessCheck(analysis.manifest, pool: analysis.pool)
    }

    /// - Parameter checksRewrites: Whether all routes are there that a rewrite may lead to.
    mutating func run(checksRewrites: Bool) {
        checkSegments()
        checkValues()
        if checksRewrites { checkRewrites() }
        checkOrder()
        checkPairs()
        checkReach()
    }

    // MARK: Naming

    func name(_ pattern: Int) -> String { manifest.name(ofPattern: pattern) }

    func place(_ pattern: Int) -> Place { manifest.place(ofPattern: pattern) }

    func declaration(_ pattern: Int) -> Diagnostic.Note {
        Diagnostic.Note("\(name(pattern)) is declared here", at: place(pattern))
    }

    /// The two patterns with the one that is written first in front.
    func inFileOrder(_ first: Int, _ second: Int) -> (Int, Int) {
        place(second).isBefore(place(first)) ? (second, first) : (first, second)
    }

    // MARK: Searching

    /// A URL that some patterns take and others do not.
    mutating func search(
        inside: [Int], outside: [Int], ownTypes: UncoveredURL.OwnTypes = .takeWhatTheyMust
    ) -> UncoveredURL.Outcome {
        UncoveredURL.search(
            inside: inside.map { shapes[$0] }, outside: relations.widest(outside).map { shapes[$0] }, &atoms,
            ownTypes: ownTypes)
    }

    /// Winners that together take every URL of some patterns, none of them in vain; nil where those are too many to
    /// name.
    mutating func cover(of inside: [Int], by winners: [Int]) -> [Int]? {
        var cover: [Int] = []
        var rest = relations.widest(winners)
        // Take in the first winner of each URL that is not covered yet.
        while case .found(let witness) = search(inside: inside, outside: cover) {
            guard cover.count < SoundnessProof.coverLimit,
                let next = rest.first(where: { shapes[$0].takes(witness, pool: pool) })
            else { return nil }
            cover.append(next)
            rest.removeAll { $0 == next }
        }
        for winner in cover where cover.count > 1 {
            let others = cover.filter { $0 != winner }
            if case .none = search(inside: inside, outside: others) { cover = others }
        }
        return cover.sorted()
    }

    private static let coverLimit = 8
}

extension PatternShape {
    /// Whether the pattern takes a URL.
    fileprivate func takes(_ url: WitnessURL, pool: LanguagePool) -> Bool {
        guard takes(length: url.segments.count), url.address.map(addresses.contains) ?? true else { return false }
        return url.segments.indices.allSatisfy { pool.accepts(language(at: $0), ExactText(url.segments[$0])) ?? false }
            && conditions.allSatisfy { condition in
                url.query.contains {
                    ExactText($0.key) == condition.key
                        && pool.accepts(condition.language, ExactText($0.value)) ?? false
                }
            }
    }
}
