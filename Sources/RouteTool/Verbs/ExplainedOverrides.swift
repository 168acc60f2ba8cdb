import RouteCompiler
import Switchyard

/// The document that URLs are explained under, and for whom.
struct ExplainedOverrides {
    let content: OverridesContent
    let unit: String?

    init(_ content: OverridesContent, unit: String?) {
        self.content = content
        self.unit = unit
    }
}

extension ExplainedTable {
    /// How a URL is read, with what the document in force does.
    func explain(_ url: String, namespace: String?) -> Explanation {
        var rewritten: String?
        do throws(RouteError) {
            rewritten = try rewrite(url)
            let match = try match(rewritten ?? url, namespace: namespace)
            return Explanation(url: url, rewritten: rewritten, answer: .success(match))
        } catch {
            return Explanation(url: url, rewritten: rewritten, answer: .failure(error))
        }
    }

    /// What the rules make of a URL: the document's, then the manifest's; nil where none takes it.
    ///
    /// - Throws: `rewriteLoop` or `tooLong`.
    private func rewrite(_ url: String) throws(RouteError) -> String? {
        switch table.rewrite(url, [overrides?.content.rewriter ?? Rewriter(), rewriter]).result {
        case .unchanged: return nil
        case .rewritten(let result): return result
        case .loop: throw RouteError(.rewriteLoop, url: url)
        case .tooLong: throw RouteError(.tooLong, url: url)
        }
    }

    /// The route that is opened for a URL.
    ///
    /// - Throws: Why there is none; `disabled` where the document has closed it.
    private func match(_ url: String, namespace: String?) throws(RouteError) -> Explanation.Match {
        var match = try table.match(url)
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
            match: match, route: route, namespace: namespace, redirects: redirects,
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
