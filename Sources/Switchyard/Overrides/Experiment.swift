/// An experiment on the variants of one route, with everything computed that an open needs.
package struct Experiment: Sendable, Hashable {
    /// The part of all units that an experiment may take, so that experiments which disturb each other share nobody.
    package struct Namespace: Sendable, Hashable {
        package var id: String
        package var from: Double
        package var to: Double

        package init(id: String, from: Double, to: Double) {
            self.id = id
            self.from = from
            self.to = to
        }

        /// Whether a unit belongs to the part: `from ≤ fraction < to`.
        package func contains(_ unit: String) -> Bool {
            let fraction = Bucketing.fraction(unit: unit, prefix: "__", seed: id, version: .v1)
            return from <= fraction && fraction < to
        }
    }

    package var key: String
    package var version: Bucketing.Version
    package var seed: String
    package var namespace: Namespace?
    /// The variants' names and their ranges, in the order in which the manifest declares them.
    package var variants: [String]
    package var ranges: [Range<Double>]
    /// False for a variant whose weight is 0: nobody is to see it.
    package var isOpen: [Bool]

    package init(
        key: String, version: Bucketing.Version, seed: String, namespace: Namespace?, variants: [String],
        weights: [Double], coverage: Double
    ) {
        self.key = key
        self.version = version
        self.seed = seed
        self.namespace = namespace
        self.variants = variants
        ranges = Bucketing.ranges(weights: weights, coverage: coverage)
        isOpen = weights.map { $0 > 0 }
    }

    /// The variant that a unit is assigned to: nil where it is outside the namespace or the coverage. Takes nothing
    /// from the heap.
    package func variant(for unit: String) -> Int? {
        if let namespace, !namespace.contains(unit) { return nil }
        return Bucketing.choice(of: Bucketing.fraction(unit: unit, seed: seed, version: version), among: ranges)
    }

    /// An assignment made earlier; nil where its variant is no longer to be shown.
    func variant(named name: String) -> Int? {
        variants.indices.first { variants[$0].utf8.elementsEqual(name.utf8) && isOpen[$0] }
    }
}
