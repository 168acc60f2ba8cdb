/// What the later stages know of a manifest's patterns: their languages, the automata that read paths, and who beats
/// whom.
struct PatternAnalysis {
    let manifest: CheckedManifest
    let pool: LanguagePool
    let space: AddressSpace
    let shapes: [PatternShape]
    let automata: PathAutomata
    let relations: PatternRelations

    init(_ manifest: CheckedManifest, pool: LanguagePool = LanguagePool()) {
        self.manifest = manifest
        self.pool = pool
        let space = AddressSpace([manifest])
        let shapes = manifest.patterns.map { PatternShape($0, of: manifest, pool, space) }
        automata = PathAutomata(shapes, pool: pool)
        relations = PatternRelations(manifest, shapes, pool: pool)
        self.space = space
        self.shapes = shapes
    }
}
