/// What the later stages know of a manifest's patterns: their languages, the automata that read paths, and who beats
/// whom.
struct PatternAnalysis {
    let manifest: CheckedManifest
    let pool: LanguagePool
    let shapes: [PatternShape]
    let automata: PathAutomata
    let relations: PatternRelations

    init(_ manifest: CheckedManifest) {
        self.manifest = manifest
        let pool = LanguagePool(foldsCase: manifest.options.caseInsensitive)
        let shapes = manifest.patterns.map { PatternShape($0, manifest.routes[$0.route], pool: pool) }
        let automata = PathAutomata(shapes, pool: pool)
        relations = PatternRelations(manifest, shapes, groups: automata.groups, pool: pool)
        self.pool = pool
        self.shapes = shapes
        self.automata = automata
    }
}
