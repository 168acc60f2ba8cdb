extension OverridesCheck {
    /// Checks what the document says of one route. A route that this build does not have is checked all the same, so
    /// that every version refuses the same documents.
    mutating func checkRoute(_ name: String, _ field: DocumentCheck.Field) {
        let number = number(ofRoute: name)
        if number == nil {
            check.skip(field.place, "this build has no route '\(name)'", at: field.keyOffset)
        }
        guard let fields = check.fields(field, known: Keys.route) else { return }
        var override = OverridesContent.RouteOverride()
        let isDisabled = check.bool(fields["disabled"])
        override.isDisabled = isDisabled ?? false
        if let instead = fields["instead"], fields["disabled"] == nil {
            check.refuse(
                instead.place, "'instead' is for a disabled route; add '\"disabled\": true'", at: instead.keyOffset)
        }
        if let redirect = fields["redirect"], override.isDisabled {
            check.refuse(
                redirect.place, "a disabled route is not redirected; name the address as 'instead'",
                at: redirect.keyOffset)
        }
        let isKnown = number != nil
        override.instead = target(fields["instead"], isRouteKnown: isKnown)
        override.redirect = target(fields["redirect"], isRouteKnown: isKnown)
        let variants = number.map { variantNames(ofRoute: $0) }
        override.forced = forced(fields["force"], name, variants)
        if let experiment = fields["experiment"] {
            override.experiment = self.experiment(experiment, route: name, variants)
        }
        guard let number else { return }
        content.routes[number] = override
        targetFields[number] = fields[override.isDisabled ? "instead" : "redirect"]
    }

    private func number(ofRoute name: String) -> Int? {
        _RouteMatching.withBytes(of: name) { table.route(named: $0) }
    }

    private func variantNames(ofRoute number: Int) -> [String] {
        table.strings(at: table.number(at: table.route(number) &+ TableLayout.Route.variants))
    }

    // MARK: Targets

    /// An address that the table takes.
    private mutating func target(
        _ field: DocumentCheck.Field?, isRouteKnown: Bool
    ) -> OverridesContent.Target? {
        guard let field, let url = check.string(field) else { return nil }
        switch match(url) {
        case .success(let route): return OverridesContent.Target(url: url, route: route)
        case .failure(let error):
            if let message = Self.fault(of: error) {
                check.refuse(field.place, message, at: field.value.offset)
            } else if isRouteKnown {
                check.skip(field.place, Self.unknownTarget(error), at: field.value.offset)
            }
            return nil
        }
    }

    /// What is wrong with an address whatever the build; nil where another build may take it.
    static func fault(of error: RouteError) -> String? {
        switch error.reason {
        case .foreignOrigin: return "must be an address of this app's own, but \(RouteError(error.reason))"
        case .malformed, .tooLong, .invalidEncoding: return "must be an address, but \(RouteError(error.reason))"
        default: return nil
        }
    }

    static func unknownTarget(_ error: RouteError) -> String {
        "this build does not take this address: \(RouteError(error.reason, nearest: error.nearest))"
    }

    // MARK: Variants

    private mutating func forced(
        _ field: DocumentCheck.Field?, _ route: String, _ variants: [String]?
    ) -> Int? {
        guard let field, let name = check.string(field), let variants else { return nil }
        if let index = variants.index(ofText: name) { return index }
        check.skip(field.place, unknownVariant(name, route), at: field.value.offset)
        return nil
    }

    func unknownVariant(_ name: String, _ route: String) -> String {
        "this build's route '\(route)' has no variant '\(name)'"
    }
}

extension [String] {
    /// The index of a text, compared byte by byte.
    func index(ofText text: String) -> Int? { firstIndex { $0.utf8.elementsEqual(text.utf8) } }
}
