extension OverridesCheck {
    /// - Parameter variants: The route's variants; nil for a route that this build does not have.
    /// - Returns: Nil where it is wrong, or this build does not have all of its variants.
    mutating func experiment(
        _ field: DocumentCheck.Field, route: String, _ variants: [String]?
    ) -> Experiment? {
        guard let fields = check.fields(field, known: Keys.experiment) else { return nil }
        let key = check.string(fields["key"]) ?? route
        let seed = check.string(fields["seed"], allowsEmpty: true) ?? key
        let version = check.number(fields["hashVersion"], among: Bucketing.Version.allCases.map(\.rawValue))
        let coverage = check.share(fields["coverage"]) ?? 1
        let namespace = namespace(fields["namespace"])
        let weights = weights(fields["weights"])
        guard let variants else { return nil }
        let unknown = (weights ?? []).filter { variants.index(ofText: $0.name) == nil }
        for weight in unknown {
            check.skip(weight.field.place, unknownVariant(weight.name, route), at: weight.field.keyOffset)
        }
        if variants.isEmpty, unknown.isEmpty {
            check.skip(field.place, "this build's route '\(route)' has no variants", at: field.keyOffset)
        }
        guard unknown.isEmpty, !variants.isEmpty else { return nil }
        return Experiment(
            key: key, version: version.flatMap(Bucketing.Version.init(rawValue:)) ?? .v1, seed: seed,
            namespace: namespace, variants: variants,
            weights: variants.map { variant in
                guard let weights else { return 1 / Double(variants.count) }
                return weights.first { $0.name.utf8.elementsEqual(variant.utf8) }?.share ?? 0
            },
            coverage: coverage)
    }

    private struct Weight {
        var name: String
        var share: Double
        var field: DocumentCheck.Field
    }

    /// - Returns: Nil where there are none.
    private mutating func weights(_ field: DocumentCheck.Field?) -> [Weight]? {
        guard let field, let members = check.members(field) else { return nil }
        var weights: [Weight] = []
        for (name, member) in members {
            guard let share = check.share(member) else { continue }
            weights.append(Weight(name: name, share: share, field: member))
        }
        let sum = weights.reduce(0) { $0 + $1.share }
        // Where a weight is wrong itself, the sum says nothing.
        if weights.count == members.count, !(0.99...1.01).contains(sum) {
            let text = DocumentValue.text(of: (sum * 1e6).rounded() / 1e6)
            check.refuse(
                field.place, "the weights must sum to 1 (give or take 0.01), but sum to \(text)", at: field.value.offset
            )
        }
        return weights
    }

    private mutating func namespace(_ field: DocumentCheck.Field?) -> Experiment.Namespace? {
        guard let field, let fields = check.fields(field, known: Keys.namespace) else { return nil }
        if fields["id"] == nil {
            check.refuse("\(field.place).id", "the namespace must have an 'id'", at: field.value.offset)
        }
        let id = check.string(fields["id"])
        let from = check.share(fields["from"]) ?? 0
        let to = check.share(fields["to"]) ?? 1
        if from > to, let place = fields["from"] {
            check.refuse(place.place, "must not be greater than 'to'", at: place.value.offset)
        }
        return id.map { Experiment.Namespace(id: $0, from: from, to: to) }
    }
}
