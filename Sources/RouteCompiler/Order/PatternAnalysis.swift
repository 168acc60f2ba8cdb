import RouteManifest

/// What the later stages know of a manifest's patterns: their languages, and who beats whom.
struct PatternAnalysis {
    let manifest: CheckedManifest
    let pool: LanguagePool
    let space: AddressSpace
    let shapes: [PatternShape]
    let relations: PatternRelations

    init(_ manifest: CheckedManifest, pool: LanguagePool = LanguagePool()) {
        self.manifest = manifest
        self.pool = pool
        let space = AddressSpace([manifest])
        let shapes = manifest.patterns.map { PatternShape($0, of: manifest, pool, space) }
        relations = PatternRelations(manifest, shapes, pool: pool)
        self.space = space
        self.shapes = shapes
    }

    /// What is to be said where there are too many patterns to compare.
    var excess: Diagnostic? {
        guard let (first, second) = relations.excess else { return nil }
        let place = manifest.place(ofPattern: first)
        let (one, other) = (manifest.name(ofPattern: first), manifest.name(ofPattern: second))
        guard first != second else {
            return Diagnostic(
                .error,
                "too many routes fit the same paths as \(one) to compare them all; give them different literal segments",
                at: place)
        }
        return Diagnostic(
            .error,
            "too many routes fit the same paths to compare them all, \(one) and \(other) among them; give them "
                + "different literal segments", at: place,
            notes: [Diagnostic.Note("\(other) is declared here", at: manifest.place(ofPattern: second))])
    }
}

extension CheckedManifest {
    /// `'detail'`, or `the alias '/i/{id: Int}'`.
    func name(ofPattern number: Int) -> String {
        let pattern = patterns[number]
        return pattern.isAlias ? "the alias '\(pattern.text)'" : "'\(routes[pattern.route].id)'"
    }

    func place(ofPattern number: Int) -> Place {
        let pattern = patterns[number]
        return pattern.isAlias ? pattern.place : routes[pattern.route].place
    }
}
