/// The steps in their order, once for callers that wait and once for those that do not.
extension Opening {
    /// Opens `route`, following redirects.
    mutating func run<Wanted>(
        _ result: WantedResult<Wanted>, staysOn isBound: Bool = false, on caller: isolated (any Actor)?
    ) async throws -> Wanted {
        do {
            while let route {
                if let next = try replacement(of: route) {
                    try redirect(to: next, at: replacementURL(of: route))
                    continue
                }
                let entry = try entry(of: route)
                tell(.shouldOpen(route, context))
                if hasGuards(entry), let next = try await ask(guards(of: entry), about: route, on: caller) {
                    try redirect(to: next)
                    continue
                }
                let handler = try choose(entry)
                if isBound, !handler.runs(on: caller) { throw RouteError(.wrongIsolation) }
                tell(.willOpen(route, context))
                let output = try await handler.open(route, context, result, on: caller)
                expose(route)
                tell(.didOpen(route, context))
                return output
            }
            throw RouteError(.noMatch)
        } catch {
            throw failure(error)
        }
    }

    /// Opens `route` without waiting, following redirects.
    mutating func runSync<Wanted>(_ result: WantedResult<Wanted>, on caller: (any Actor)?) throws -> Wanted {
        context.isSync = true
        do {
            while let route {
                if let next = try replacement(of: route) {
                    try redirect(to: next, at: replacementURL(of: route))
                    continue
                }
                let entry = try entry(of: route)
                tell(.shouldOpen(route, context))
                if hasGuards(entry), let next = try askSync(guards(of: entry), about: route, on: caller) {
                    try redirect(to: next)
                    continue
                }
                let handler = try choose(entry)
                try handler.checkSync(on: caller)
                tell(.willOpen(route, context))
                let output = try handler.openSync(route, context, result, on: caller)
                expose(route)
                tell(.didOpen(route, context))
                return output
            }
            throw RouteError(.noMatch)
        } catch {
            throw failure(error)
        }
    }

    /// Tells of an error, which is given the URL where it is one of ours without.
    private func failure(_ error: any Error) -> any Error {
        let error = RouteError.named(error, url: context.url)
        tell(.failed(error, route: route, context))
        return error
    }

    private func ask(
        _ guards: [(name: String, body: RouterState<Table>.Guard?)], about route: Table,
        on caller: isolated (any Actor)?
    ) async throws -> Table? {
        for (name, body) in guards {
            let result = try await body?.call(route, context, on: caller) ?? .refuse
            if let next = try judge(result, of: name) { return next }
        }
        return nil
    }

    private func askSync(
        _ guards: [(name: String, body: RouterState<Table>.Guard?)], about route: Table, on caller: (any Actor)?
    ) throws -> Table? {
        for (name, body) in guards {
            let result = try body?.callSync(route, context, on: caller) ?? .refuse
            if let next = try judge(result, of: name) { return next }
        }
        return nil
    }
}
