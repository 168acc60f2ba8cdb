import RouteCompiler
import Switchyard

/// The document that URLs are explained under, and for whom.
struct ExplainedOverrides {
    let content: OverridesContent
    let unit: String?
    private let rewriters: [Rewriter]

    init(_ content: OverridesContent, _ table: DynamicTable, unit: String?) {
        self.content = content
        self.unit = unit
        rewriters = table.rewriters(under: content)
    }

    /// What the rules make of a URL; nil where none takes it.
    ///
    /// - Throws: `rewriteLoop` or `tooLong`.
    func rewritten(_ url: String) throws(RouteError) -> String? {
        switch RewriteRun(url, through: rewriters, limit: 8_192).outcome {
        case .unchanged: return nil
        case .rewritten(let result): return result
        case .loop: throw RouteError(.rewriteLoop, url: url)
        case .tooLong: throw RouteError(.tooLong, url: url)
        }
    }
}

extension ExplainedTable {
    /// The route that is opened for a URL, with what the document in force has done.
    ///
    /// - Throws: Why there is none; `disabled` where the document has closed it.
    func match(_ url: String, namespace: String?) throws(RouteError) -> Explanation.Match {
        let rewritten = try overrides?.rewritten(url)
        var match = try table.match(rewritten ?? url)
        var redirects: [Explanation.Redirect] = []
        while let override = overrides?.content.routes[match.number] {
            guard let target = override.target else {
                if override.isDisabled {
                    throw RouteError(.disabled, url: url, nearest: manifest.routes[match.number].patternText)
                }
                break
            }
            redirects.append(
                Explanation.Redirect(route: manifest.routes[match.number], isDisabled: override.isDisabled))
            match = try table.match(target.url)
        }
        let route = manifest.routes[match.number]
        return Explanation.Match(
            match: match, route: route, namespace: namespace, rewritten: rewritten, redirects: redirects,
            variant: variant(of: route))
    }

    /// The variant of a route; nil where there is no document, or the route has no variants.
    private func variant(of route: CheckedRoute) -> (name: String, reason: String)? {
        guard let overrides else { return nil }
        let override = overrides.content.routes[route.number]
        let assignment = VariantAssignment(
            count: route.variants.count, forced: nil, override: override, unit: overrides.unit, kept: nil)
        guard let index = assignment.variant else { return nil }
        return (route.variants[index], reason(assignment, override?.experiment, overrides.unit))
    }

    private func reason(_ assignment: VariantAssignment, _ experiment: Experiment?, _ unit: String?) -> String {
        switch assignment.reason {
        case .forcedHere, .forcedByDocument: return "forced by the document"
        case .experiment: return "experiment '\(experiment?.key ?? "")'"
        case .first:
            guard let experiment else { return "the first" }
            guard let unit else { return "the first; experiment '\(experiment.key)' needs a '--unit'" }
            return "the first; '\(unit)' takes no part in experiment '\(experiment.key)'"
        }
    }
}
